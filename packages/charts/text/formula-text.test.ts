import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { defaultInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { definitions } from '@ferrite/calculators/definitions.ts';
import { describe, expect, it } from 'vitest';
import { formulaForSentence, formulaText } from './formula-text.ts';
import { plainSymbol, unknownCommands } from './symbol-text.ts';

const all = Object.values(definitions).map((each) => [each.id, each] as const);

describe('C-04 formulas as plain text', () => {
  it.each([
    ['\\frac{Q}{R\\,T}', 'Q/(R T)'],
    ['A_\\mathrm{c1}=739-22\\,\\mathrm{C}', 'A_c1=739-22 C'],
    ['\\sqrt{D\\,t}', '√(D t)'],
    // The root is written as people type it in a post.
    ['\\sqrt[3', '√([)3'],
    ['e^{-\\frac{a+b}{2}}', 'e^(-(a+b)/2)'],
    ['\\left(\\frac{t}{t_0}\\right)^{n}', '(t/(t_0))^n'],
    ['T(20+\\log t)', 'T(20+log t)'],
    ['20+\\log_{10}t\\ln(x)', '20+log_10t ln(x)'],
    ['T_{\\max}\\exp\\frac{a}{b}', 'T_max exp a/b'],
    ['\\dot{\\varepsilon}\\ge 0{,}1', 'ε̇≥0,1'],
  ])('%s is converted to %s', (tex, text) => {
    expect(formulaText(tex)).toBe(text);
  });

  it.each(all)('%s: no formula of the page contains TeX commands', (_id, calculator) => {
    const result = evaluate(calculator, defaultInputs(calculator));
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const lines = calculator.explain(result.inputs, result.values).map(({ formula }) => formula);
    for (const tex of [...lines, ...(calculator.models ?? []).map(({ formula }) => formula)]) {
      const text = formulaText(tex);
      expect(text, tex).not.toMatch(/[\\{}]|frac|mathrm|left|right|begin|sqrt|cdot/);
    }
  });
});

describe('R-06 formulas in sentences', () => {
  it.each([
    ['P = T(20+\\log t)', 'P = T(20 + log t)'],
    ['20+\\log_{10}t', '20 + log₁₀ t'],
    ['2\\log_{10}(t)', '2 log₁₀(t)'],
    ['T_{\\max}-20', 'Tₘₐₓ − 20'],
    ['-20\\pm 5', '-20 ± 5'],
    ['10^{-5}', '10⁻⁵'],
    ['(-a+b)', '(-a + b)'],
  ])('R-06 %s is converted to %s', (tex, text) => {
    expect(formulaForSentence(tex)).toBe(text);
  });
});

describe('C-03 symbols of quantities', () => {
  it.each(all)(
    '%s: every symbol of an axis, input or output is converted to text without TeX commands',
    (_id, calculator) => {
      const result = evaluate(calculator, defaultInputs(calculator));
      if (!result.ok) throw new Error(JSON.stringify(result.problems));
      const drawn = (calculator.charts ?? []).flatMap(({ draw }) => {
        const { x, y } = draw(result.inputs, result.values);
        return [x.symbol, y.symbol];
      });
      const named = [...calculator.inputs, ...calculator.outputs].map((each) =>
        'symbol' in each ? each.symbol : undefined,
      );
      for (const tex of [...drawn, ...named]) {
        if (typeof tex !== 'string') continue;
        expect(unknownCommands(tex), tex).toEqual([]);
        expect(plainSymbol(tex)).not.toBe('');
      }
    },
  );
});
