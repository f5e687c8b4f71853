import type { Axis, ChartDrawing } from '@ferrite/calculators/core/chart.ts';
import { unitSymbol } from '@ferrite/calculators/core/quantity.ts';
import {
  cellValue,
  type GridColumn,
  type Limit,
  type Limits,
  type Row,
  sideOutside,
} from '../table/batch-table.ts';
import { isRowOutside } from '../table/view.ts';

export type PointSet = {
  readonly inside: readonly (readonly [number, number])[];
  readonly outside: readonly (readonly [number, number])[];
};
type Pair = { readonly x: GridColumn; readonly y: GridColumn };

/** Returns the points of two columns: rows with both numbers, by whether any value of the row is outside its limits. */
export function pointsOf(
  rows: readonly Row[],
  { x, y }: Pair,
  columns: readonly GridColumn[],
  limits: Limits,
): PointSet {
  const limited = columns.filter(({ id }) => limits[id]);
  const inside: [number, number][] = [];
  const outside: [number, number][] = [];
  for (const row of rows) {
    const [at, height] = [cellValue(row, x), cellValue(row, y)];
    if (typeof at !== 'number' || typeof height !== 'number') continue;
    (isRowOutside(row, limited, limits) ? outside : inside).push([at, height]);
  }
  return { inside, outside };
}

/** Returns the label of a column without its unit. */
function nameOf({ label, unit }: GridColumn): string {
  const symbol = unit === null ? '' : unitSymbol(unit);
  return symbol !== '' && label.endsWith(` (${symbol})`) ? label.slice(0, -symbol.length - 3) : label;
}

function axisOf(column: GridColumn, values: Iterable<number>, limit: Limit | undefined): Axis {
  let [low, high] = [limit?.min ?? Number.POSITIVE_INFINITY, limit?.max ?? Number.NEGATIVE_INFINITY];
  if (limit?.max !== undefined) low = Math.min(low, limit.max);
  if (limit?.min !== undefined) high = Math.max(high, limit.min);
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (!Number.isFinite(low)) [low, high] = [0, 1];
  const room = (high - low || Math.abs(high) || 1) * 0.06;
  const domain: Axis['domain'] = [low >= 0 ? Math.max(0, low - room) : low - room, high + room];
  const symbol = column.unit === null ? '' : unitSymbol(column.unit);
  return { label: { literal: nameOf(column) }, ...(symbol && { unit: symbol }), scale: 'linear', domain };
}

/** Returns the axes with limits as dotted lines; the points are drawn on top. */
export function pointsDrawing({ x, y }: Pair, { inside, outside }: PointSet, limits: Limits): ChartDrawing {
  function* along(axis: 0 | 1) {
    for (const point of inside) yield point[axis];
    for (const point of outside) yield point[axis];
  }
  const xAxis = axisOf(x, along(0), limits[x.id]);
  const yAxis = axisOf(y, along(1), limits[y.id]);
  const bounds = (limit: Limit | undefined) => [limit?.min, limit?.max].filter((each) => each !== undefined);
  return {
    x: xAxis,
    y: yAxis,
    lines: [
      ...bounds(limits[x.id]).map((at) => ({
        role: 'guide' as const,
        points: [[at, yAxis.domain[0]] as const, [at, yAxis.domain[1]] as const],
      })),
      ...bounds(limits[y.id]).map((at) => ({
        role: 'guide' as const,
        points: [[xAxis.domain[0], at] as const, [xAxis.domain[1], at] as const],
      })),
    ],
  };
}

/** Returns whether a column has a value outside its limit. */
export const countOutside = (values: Float64Array, limit: Limit | undefined): number =>
  values.reduce((sum, value) => sum + Number(sideOutside(value, limit) !== null), 0);
