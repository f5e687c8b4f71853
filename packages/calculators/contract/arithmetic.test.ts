/** Tests that the formula shown on a page, evaluated with its inserted numbers, gives the shown result. */
import { describe, expect, it } from 'vitest';
import type { Calculator, FormulaLine } from '../core/calculator.ts';
import { evaluate } from '../core/evaluate.ts';
import { defaultInputs, fieldsOf, type RawInputs } from '../core/inputs/fields.ts';
import { memoize } from '../core/memoize.ts';
import { definitions } from '../definitions.ts';
import { amountOf, shownNumber } from './arithmetic.ts';

/** Returns the inputs to test: the defaults, the examples, every choice, and every number changed alone. */
function casesOf(calculator: Calculator): readonly RawInputs[] {
  const defaults = defaultInputs(calculator);
  const moved = fieldsOf(calculator).flatMap((field) => {
    if (field.kind === 'choice')
      return field.input.choices.map((choice): Record<string, unknown> => ({ [field.key]: choice }));
    if (field.kind === 'series') return [];
    const { min, max } = field.limits;
    return [1.1, 0.8, 0]
      .map((factor) => Math.round(Number(defaults[field.key]) * factor * 1e4) / 1e4)
      .concat(max)
      .map((value): Record<string, unknown> => ({ [field.key]: Math.min(max, Math.max(min, value)) }));
  });
  return [{}, ...moved]
    .map((each): RawInputs => ({ ...defaults, ...each }))
    .concat(calculator.examples.map(({ inputs }) => inputs));
}

const linesOf = memoize((calculator: Calculator): readonly FormulaLine[] =>
  casesOf(calculator).flatMap((raw) => {
    const result = evaluate(calculator, raw);
    return result.ok ? calculator.explain(result.inputs, result.values) : [];
  }),
);

/** Possible factors between the unit of the formula and the unit that is shown. */
const unitFactors = [1, 1e3, 1e6, 1e9, 1e-3, 1e-6, 1e-9, 100, 1e-2, 60, 3600, 1 / 60, 1 / 3600];

/** Returns the last step of the right-hand side without its unit: `723 − 10.7 × 0.875`; null if nothing can be evaluated. */
function workOf(inserted: string): string | null {
  const [, sides = ''] = /^(?:[^\d=]*= |= )(.*)$/.exec(inserted) ?? [];
  const work = (sides.split(' = ')[0] ?? '').replace(/ (mm|in)$/, '');
  return /[+×/^√(]|\d [−] ?\d/.test(work) && !/[,;:]/.test(sides) ? work : null;
}

/** Returns the expected outcome of a step: the next step if there is one, otherwise the result. */
function outcomeOf({ inserted = '', result = '' }: FormulaLine): string {
  const sides = inserted.replace(/^[^\d=]*= /, '').split(' = ');
  return sides[1] ?? result;
}

it('C-03: an undefined result is null, never 0 or NaN', () => {
  const shallow = { C: 0.2, Mn: 0.8, Si: 0.25, Cr: 0.5, distanceMm: 35 };
  const result = evaluate(definitions['jominy-hardenability'], shallow);
  if (!result.ok) throw new Error('It was refused.');
  expect(result.values['hardnessA255HRC']).toBeNull();
  const lines = definitions['jominy-hardenability'].explain(result.inputs, result.values);
  expect(lines.map((line) => line.result)).not.toContain('0.0 HRC');
  for (const calculator of Object.values(definitions))
    for (const line of linesOf(calculator)) expect(`${line.inserted} ${line.result}`).not.toContain('NaN');
});

describe.each(Object.values(definitions).map((each) => [each.id, each] as const))('%s', (_id, calculator) => {
  it('C-03: a formula line with inserted numbers evaluates to the shown result', () => {
    const wrong = linesOf(calculator).flatMap((line) => {
      const work = line.inserted === undefined ? null : workOf(line.inserted);
      const outcome = shownNumber(outcomeOf(line));
      if (work === null || outcome === null) return [];
      const amount = amountOf(work);
      const equation = `${line.inserted} = ${line.result}`;
      if (amount === null) return [`cannot be read: ${equation}`];
      const reaches = unitFactors.some(
        (factor) =>
          amount.least * factor <= outcome.value + outcome.half &&
          outcome.value - outcome.half <= amount.greatest * factor,
      );
      return reaches ? [] : [`${amount.value} instead: ${equation}`];
    });
    expect([...new Set(wrong)]).toEqual([]);
  });
});

it('C-03: nearly all calculators have formula lines with inserted numbers', () => {
  const count = Object.values(definitions)
    .flatMap(linesOf)
    .filter(({ inserted }) => inserted && workOf(inserted));
  expect(count.length).toBeGreaterThan(10_000);
});

describe('evaluation of inserted numbers', () => {
  it.each([
    ['0.16 + 1.45/6 − 3', -2.598333],
    ['5/9 × (1333 − 32)', 722.7778],
    ['802.6 × √6 × exp(−8571/1203.15)', 1.58424],
    ['2 × (1 − e^(−1.33 × 0.405))', 0.832947],
    ['0.75 + 0.25 tanh[20 (0.16 − 0.12)]', 0.916009],
    ['14 × 10⁻⁶ × 3²', 0.000126],
    ['⌊5954/377.6⌋', 15],
  ])('the evaluation of inserted numbers returns the value of %s', (text, value) => {
    expect(amountOf(text)?.value).toBeCloseTo(value, 3);
  });

  it.each(['T_s + 3', '1 +', '(1', '2 mm'])('rejects %s', (text) => {
    expect(amountOf(text)).toBeNull();
  });

  it('the evaluation of inserted numbers detects a coefficient that is wrong by 1 %', () => {
    const { least, greatest } = amountOf('0.16 + 1.5 × 1.45/6') ?? { least: 0, greatest: 0 };
    expect(greatest - least).toBeLessThan(0.01);
  });
});
