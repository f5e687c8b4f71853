/** Control chart of individual values in the order of the table. */
import type { ChartDrawing, Label, Point } from '@ferrite/calculators/core/chart.ts';
import { unitSymbol } from '@ferrite/calculators/core/quantity.ts';
import { assessedValue, type GridColumn, type Row } from '../table/batch-table.ts';
import { nameOf, type RowPoint } from './points-drawing.ts';

export type ControlLimits = { readonly mean: number; readonly low: number; readonly high: number };

/** Distance of the control limits from the mean, in mean moving ranges: 3/d2, with d2 = 1.128 for two values (ISO 7870-2). */
const rangeFactor = 3 / 1.128;
/**
 * Number of successive values on one side of the mean that indicates a shift (Nelson, J. Quality Technol. 16 (1984)
 * 237, test 2).
 */
const longestRun = 9;

/** Returns the mean and the control limits of individual values (ISO 7870-2); null for fewer than two values. */
export function controlLimits(values: readonly number[]): ControlLimits | null {
  if (values.length < 2) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const ranges = values.slice(1).map((value, at) => Math.abs(value - (values[at] ?? value)));
  const distance = (rangeFactor * ranges.reduce((sum, range) => sum + range, 0)) / ranges.length;
  return { mean, low: mean - distance, high: mean + distance };
}

/**
 * Returns for each value whether it is a signal: outside the control limits, or the end of nine or more successive
 * values on one side of the mean.
 */
export function signalsOf(values: readonly number[], { mean, low, high }: ControlLimits): readonly boolean[] {
  let run = 0;
  let side = 0;
  return values.map((value) => {
    const here = Math.sign(value - mean);
    run = here !== 0 && here === side ? run + 1 : Math.abs(here);
    side = here;
    return value < low || value > high || run >= longestRun;
  });
}

export type ControlChart = {
  readonly drawing: ChartDrawing;
  /** Points of the chart; `isOutside` marks signals. */
  readonly points: readonly RowPoint[];
  readonly limits: ControlLimits;
};

const literal = (text: string): Label => ({ literal: text });

/**
 * Returns the control chart of a column over the row numbers; null for fewer than two numbers.
 * @param rowLabel label of the row axis
 */
export function controlChart(
  rows: readonly Row[],
  column: GridColumn,
  rowLabel: string,
): ControlChart | null {
  const places = rows.flatMap((row, at) => {
    const value = assessedValue(row, column);
    return typeof value === 'number' ? [{ row: at, x: row.number, y: value }] : [];
  });
  const values = places.map(({ y }) => y);
  const limits = controlLimits(values);
  if (!limits) return null;
  const signals = signalsOf(values, limits);
  const { mean, low, high } = limits;
  let [bottom, top] = [low, high];
  for (const value of values) [bottom, top] = [Math.min(bottom, value), Math.max(top, value)];
  const room = (top - bottom || Math.abs(top) || 1) * 0.06;
  const [first = 0, last = 1] = [places[0]?.x, places.at(-1)?.x];
  const symbol = column.unit === null ? '' : unitSymbol(column.unit);
  const across = (at: number): Point[] => [
    [first, at],
    [last, at],
  ];
  return {
    limits,
    points: places.map((place, at) => ({ ...place, isOutside: signals[at] ?? false })),
    drawing: {
      x: { label: literal(rowLabel), scale: 'linear', domain: [first, Math.max(last, first + 1)] },
      y: {
        label: literal(nameOf(column)),
        ...(symbol && { unit: symbol }),
        scale: 'linear',
        domain: [bottom - room, top + room],
      },
      lines: [
        { role: 'boundary', points: places.map(({ x, y }) => [x, y] as const) },
        { role: 'guide', points: across(mean) },
        { role: 'guide', points: across(low) },
        { role: 'guide', points: across(high) },
      ],
    },
  };
}
