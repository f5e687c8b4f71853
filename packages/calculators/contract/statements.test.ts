/** Compares numbers stated in sentences with the values in the code, in every language. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../core/evaluate.ts';
import { defaultInputs, type RawInputs } from '../core/inputs/fields.ts';
import { languages } from '../core/texts/language.ts';
import { findDefinition, findTexts } from '../definitions.ts';
import { diffusionDataBy } from '../formulas/diffusion/diffusion-coefficients.ts';
import type { CalculatorId } from '../registry.ts';

/** Returns the whole numbers that a sentence states. */
const numbersIn = (id: CalculatorId, code: string, language: (typeof languages)[number]): number[] =>
  (findTexts(id)?.[language].warnings?.[code]?.match(/(?<![\w/.])\d+(?![\w/.])/g) ?? []).map(Number);

function warnsOf(id: CalculatorId, code: string, inputs: RawInputs): boolean {
  const calculator = findDefinition(id);
  if (!calculator) throw new Error(id);
  const result = evaluate(calculator, { ...defaultInputs(calculator), ...inputs });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.warnings.some((each) => each.code === code);
}

describe.each(languages)('C-01 numbers stated in texts match the code (%s)', (language) => {
  it.each(['embrittlement_low', 'embrittlement_high'])(
    'the temperatures of the warning %s match the code',
    (code) => {
      const [from = 0, to = 0] = numbersIn('tempered-hardness', code, language)
        .filter((each) => each > 100)
        .slice(-2);
      const at = (temperatureC: number) => warnsOf('tempered-hardness', code, { temperatureC });
      expect([from - 1, from, to, to + 1].map(at)).toEqual([false, true, true, false]);
    },
  );

  it('the stated number of grains below which a count is uncertain matches the code', () => {
    const [least = 0] = numbersIn('grain-size', 'few_grains', language);
    const at = (count: number) =>
      warnsOf('grain-size', 'few_grains', { method: 'planimetric', fields: [{ count, cutCount: 0 }] });
    expect([least - 1, least].map(at)).toEqual([true, false]);
  });

  it('the stated ratio of hydrogen diffusion in ferrite and austenite matches the code', () => {
    const stated = findTexts('hydrogen-removal')?.[language].warnings?.['austenite_slow']?.match(/\d{4,}/g);
    const at = (author: 'kiuchi' | 'johnsonHill' | 'perng' | 'reiter', phase: 'ferrite' | 'austenite') =>
      diffusionDataBy(author, 'H', phase)?.at(300 + 273.15, 0) ?? Number.NaN;
    const ratios = (['kiuchi', 'johnsonHill'] as const).map((ferritic) =>
      (['perng', 'reiter'] as const).map((austenitic) =>
        Number((at(ferritic, 'ferrite') / at(austenitic, 'austenite')).toPrecision(1)),
      ),
    );
    expect(stated?.map(Number)).toEqual(ratios.map(([ratio]) => ratio));
    for (const [one, other] of ratios) expect(one).toBe(other);
  });
});
