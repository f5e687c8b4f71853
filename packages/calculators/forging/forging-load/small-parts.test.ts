/** Tests that loads of small parts have enough digits, and that curves with the same name look the same. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import { defaultInputs } from '../../core/inputs/fields.ts';
import { valueText } from '../../core/texts/value-text.ts';
import calculator from './index.ts';
import texts from './texts/index.ts';

function resultOf(raw: object) {
  const result = evaluate(calculator, { ...defaultInputs(calculator), ...raw });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}
const keys = ['loadMN', 'workMJ', 'utilisationPercent'] as const;

describe('forging load', () => {
  it('C-02: load, work and utilisation of small parts are shown with a rounding error below 5 %', () => {
    for (const raw of [
      { diameterMm: 50, heightMm: 60, finalHeightMm: 40 },
      { diameterMm: 100, heightMm: 120, finalHeightMm: 70 },
      { diameterMm: 600, heightMm: 600, finalHeightMm: 300 },
    ]) {
      const { values } = resultOf(raw);
      for (const key of keys) {
        const output = calculator.outputs.find((each) => each.key === key);
        if (!output) throw new Error(key);
        const format = { calculator, texts: texts.en, language: 'en', unit: output.unit } as const;
        const shown = Number(valueText(format, output, values)?.replace(',', ''));
        const value = Number(values[key]);
        expect(Math.abs(shown / value - 1), `${key} ${value} as ${shown}`).toBeLessThan(0.05);
      }
    }
  });

  it('C-03: curves that share a name have the same colour and dash, different from other curves', () => {
    const { inputs, values } = resultOf({});
    const series =
      calculator.charts?.[0]?.draw(inputs, values).lines?.filter(({ role }) => role === 'series') ?? [];
    const together = series.filter(({ label }) => label === 'withFriction' || label !== 'ideal');
    expect(together.length).toBeGreaterThan(2);
    expect(new Set(together.map(({ look }) => look)).size).toBe(1);
    const [ideal] = series.filter(({ label }) => label === 'ideal');
    expect(together.map(({ look }) => look)).not.toContain(ideal?.look);
  });

  it('C-03: the shaded band spans the formulas with friction, and its label is at the middle formula', () => {
    const { inputs, values } = resultOf({});
    const { lines = [], regions = [] } = calculator.charts?.[0]?.draw(inputs, values) ?? {};
    const finalForce = (label: string): number => {
      const points = lines.find((line) => line.label === label)?.points ?? [];
      return points.at(-1)?.[1] ?? Number.NaN;
    };
    expect(finalForce('withFriction')).toBe(values['loadGrooverMN']);
    const atEnd = regions.flatMap(({ polygon }) => polygon).filter(([x]) => x === inputs.finalHeightMm);
    const forces = atEnd.map(([, y]) => y);
    expect(Math.min(...forces)).toBeCloseTo(Number(values['loadSiebelMN']), 6);
    expect(Math.max(...forces)).toBeCloseTo(Number(values['loadFrictionFactorMN']), 6);
  });
});
