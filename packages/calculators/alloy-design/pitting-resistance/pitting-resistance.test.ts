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
])(
  'V-03: for the contents %j the indices are out of range and their lines dashed exactly if the steel is not stainless',
  (raw, isBeyond) => {
    const result = evaluate(calculator, { ...defaultInputs(calculator), ...raw });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const headline = headlineOf(calculator, result);
    if (!headline) throw new Error('no headline');
    expect(result.warnings.some(({ code }) => code === 'not_stainless')).toBe(isBeyond);
    expect(isOutsideData(calculator, result, headline)).toBe(isBeyond);
    const { lines = [] } = calculator.charts?.[0]?.draw(result.inputs, result.values) ?? {};
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line.isBeyond === true).toBe(isBeyond);
  },
);
