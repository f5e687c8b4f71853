import { expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import { defaultInputs } from '../../core/inputs/fields.ts';
import { headlineOf, isOutsideData } from '../../core/models.ts';
import calculator from './index.ts';

it.each([
  [{ Cr: 22 }, false],
  [{ Cr: 10.5, W: 0 }, false],
  [{ Cr: 10.4 }, true],
  [{ Cr: 0, W: 2 }, true],
  [{ Cr: 12, C: 1.3 }, true],
])(
  'V-03: for the contents %j the indices are out of range and their lines dashed exactly if the steel is not stainless',
  (raw, isBeyond) => {
    const result = evaluate(calculator, { ...defaultInputs(calculator), ...raw });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const headline = headlineOf(calculator, result);
    if (!headline) throw new Error('no headline');
    const reasons = ['not_stainless', 'too_much_carbon'];
    expect(result.warnings.some(({ code }) => reasons.includes(code))).toBe(isBeyond);
    expect(isOutsideData(calculator, result, headline)).toBe(isBeyond);
    const { lines = [] } = calculator.charts?.[0]?.draw(result.inputs, result.values) ?? {};
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line.isBeyond === true).toBe(isBeyond);
  },
);

it.each([
  { C: 0.9, Mn: 0.3, Cr: 4.1, Ni: 0, Mo: 5, W: 6.4, N: 0 },
  { C: 1.5, Mn: 0.3, Cr: 12, Ni: 0, Mo: 0.8, W: 0, N: 0 },
  { C: 0.45, Mn: 0.7, Cr: 0, Ni: 0, Mo: 0, W: 0, N: 0 },
  { C: 0.1, Mn: 25, Cr: 11, Ni: 0, Mo: 0, W: 0, N: 0 },
])(
  'V-03: the class of a steel that is not stainless, and a negative index, are withheld with the reason (%j)',
  (raw) => {
    const result = evaluate(calculator, { ...defaultInputs(calculator), ...raw });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const explained = result.warnings.flatMap(({ explains = [] }) => explains);
    const isStainless = raw.Cr >= 10.5 && raw.C <= 1.2;
    expect(result.values['resistanceClass'] !== null).toBe(isStainless);
    expect(explained.includes('resistanceClass')).toBe(!isStainless);
    for (const key of ['pren16', 'prew', 'pren30', 'prenManganese', 'marc']) {
      const value = result.values[key] ?? null;
      if (value === null) expect(explained, key).toContain(key);
      else expect(Number(value), key).toBeGreaterThanOrEqual(0);
    }
  },
);
