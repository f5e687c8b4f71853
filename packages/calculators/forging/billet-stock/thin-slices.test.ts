/** Tests that a cut length too short for a saw gives a warning. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import { defaultInputs } from '../../core/inputs/fields.ts';
import { valueText } from '../../core/texts/value-text.ts';
import calculator from './index.ts';
import texts from './texts/index.ts';

function resultOf(raw: object) {
  const result = evaluate(calculator, { ...defaultInputs(calculator), ...raw });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return { ...result, isThin: result.warnings.some(({ code }) => code === 'thinner_than_kerf') };
}

describe('billet stock', () => {
  it('V-03: a piece thinner than the saw kerf gives a warning, a thicker one does not', () => {
    expect(resultOf({ partMassKg: 0.05 }).isThin).toBe(true);
    expect(resultOf({ partMassKg: 50 }).isThin).toBe(false);
    expect(resultOf({ by: 'length', cutLengthMm: 2.9, kerfMm: 3 }).isThin).toBe(true);
    expect(resultOf({ by: 'length', cutLengthMm: 3, kerfMm: 3 }).isThin).toBe(false);
  });

  it('C-02: the drawing states the cut length with the same digits as the result', () => {
    for (const partMassKg of [0.05, 0.4, 5, 50]) {
      const { inputs, values } = resultOf({ partMassKg });
      const output = calculator.outputs.find(({ key }) => key === 'cutLengthMm');
      if (!output) throw new Error('no length');
      const shown = valueText({ calculator, texts: texts.en, language: 'en', unit: 'mm' }, output, values);
      const drawn = calculator.charts?.[0]
        ?.draw(inputs, values)
        .lines?.flatMap(({ role, label }) =>
          role === 'dimension' && typeof label === 'object' ? [label.literal] : [],
        );
      expect(drawn?.map((each) => Number.parseFloat(each))).toContain(Number(shown?.replace(',', '')));
    }
  });
});
