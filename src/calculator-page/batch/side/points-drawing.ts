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

/** Point of a row: `row` is its index in the table. */
export type RowPoint = {
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly isOutside: boolean;
};
export type Pair = { readonly x: GridColumn; readonly y: GridColumn };
type PlaceOf = (row: Row) => readonly [number, number] | null;

/** Returns the points of the rows that have a position. */
export function pointsOf(
  rows: readonly Row[],
  placeOf: PlaceOf,
  columns: readonly GridColumn[],
  limits: Limits,
): readonly RowPoint[] {
  const limited = columns.filter(({ id }) => limits[id]);
  const points: RowPoint[] = [];
  for (const [at, row] of rows.entries()) {
    const place = placeOf(row);
    if (place)
      points.push({ row: at, x: place[0], y: place[1], isOutside: isRowOutside(row, limited, limits) });
  }
  return points;
}

export const placeInColumns =
  ({ x, y }: Pair): PlaceOf =>
  (row) => {
    const [at, height] = [cellValue(row, x), cellValue(row, y)];
    return typeof at === 'number' && typeof height === 'number' ? [at, height] : null;
  };

/** Returns the label of a column without the unit. */
export function nameOf({ label, unit }: GridColumn): string {
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

/** Returns a drawing with axes and with limits as dotted lines; the points are drawn on top. */
export function pointsDrawing({ x, y }: Pair, points: readonly RowPoint[], limits: Limits): ChartDrawing {
  function* along(axis: 'x' | 'y') {
    for (const point of points) yield point[axis];
  }
  const xAxis = axisOf(x, along('x'), limits[x.id]);
  const yAxis = axisOf(y, along('y'), limits[y.id]);
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

export const countOutside = (values: Float64Array, limit: Limit | undefined): number =>
  values.reduce((sum, value) => sum + Number(sideOutside(value, limit) !== null), 0);
