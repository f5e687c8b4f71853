/** Tests that the axes of every diagram fit the drawing at the default inputs. */
import { describe, expect, it } from 'vitest';
import type { Axis, ChartDrawing, Point } from '../core/chart.ts';
import { evaluate } from '../core/evaluate.ts';
import { defaultInputs, fieldsOf } from '../core/inputs/fields.ts';
import { headlineOf, isOutsideData } from '../core/models.ts';
import { definitions } from '../definitions.ts';

const absoluteZeroC = -273.15;
/** Size of the plot in a window of 1440 × 900, pixels. */
const plot = [600, 500] as const;
/** Maximum turn in degrees at each of three successive vertices; a sharper corner is a single vertex. */
const maxTurn = 9;
/** Curves through the points of a printed table, drawn with straight segments. */
const tabulated = ['jominy-hardenability curve a255', 'hardness-converter rockwell HRB'];
/** Curves with a narrow peak in their model: heat of transformation, critical cooling rates. */
const peaked = ['furnace-heating-time difference surfaceLessCentre', 'ttt-cct-diagram structure pearlite'];

/** Returns the position of a value on an axis, 0 to 1 between its ends. */
function shareOf({ domain: [from, to], scale }: Axis, value: number): number {
  if (scale === 'linear') return (value - from) / (to - from);
  return Math.log(value / from) / Math.log(to / from);
}

function filled({ lines = [], marks = [], x, y }: ChartDrawing, at: 0 | 1): number {
  const points = [...lines.flatMap((each) => each.points), ...marks.map((each) => each.at)];
  const shares = points.map((point) => shareOf(at === 0 ? x : y, point[at])).filter(Number.isFinite);
  return Math.min(1, Math.max(...shares)) - Math.max(0, Math.min(...shares));
}

/** Returns the angles in degrees at the vertices of a line in pixels; NaN beside segments of less than 4 pixels. */
function turnsOf(drawing: ChartDrawing, points: readonly Point[]) {
  const placed = points.map(
    ([x, y]) => [shareOf(drawing.x, x) * plot[0], shareOf(drawing.y, y) * plot[1]] as const,
  );
  return placed.slice(1, -1).map(([x, y], at) => {
    const [before, after] = [placed[at], placed[at + 2]];
    if (!before || !after) return Number.NaN;
    const [ax, ay, bx, by] = [x - before[0], y - before[1], after[0] - x, after[1] - y];
    if (Math.min(Math.hypot(ax, ay), Math.hypot(bx, by)) < 4) return Number.NaN;
    return (Math.atan2(ax * by - ay * bx, ax * bx + ay * by) * 180) / Math.PI;
  });
}

const nameOf = (label: unknown): string =>
  typeof label === 'string' ? label : ((label as { literal?: string } | undefined)?.literal ?? '');

describe.each(Object.values(definitions).map((each) => [each.id, each] as const))('%s', (id, calculator) => {
  const defaults = defaultInputs(calculator);
  const drawingsAt = (raw: Readonly<Record<string, unknown>>) => {
    const result = evaluate(calculator, raw);
    if (!result.ok) return [];
    return (calculator.charts ?? []).map(
      ({ key, draw }) => [key, draw(result.inputs, result.values)] as const,
    );
  };

  it('C-03: with the default inputs, the curves, levels and marks of a diagram cover at least half of each axis', () => {
    for (const [key, drawing] of drawingsAt(defaults)) {
      if (drawing.isToScale) continue;
      for (const at of [0, 1] as const)
        expect(filled(drawing, at), `${key}, ${at === 0 ? 'x' : 'y'}`).toBeGreaterThanOrEqual(0.5);
    }
  });

  it('C-03: no temperature axis extends below absolute zero, for any selected option', () => {
    const choices = fieldsOf(calculator).flatMap((field) =>
      field.kind === 'choice'
        ? field.input.choices.map((choice) => ({ ...defaults, [field.key]: choice }))
        : [],
    );
    for (const raw of [defaults, ...choices])
      for (const [key, { x, y }] of drawingsAt(raw))
        for (const { unit, domain } of [x, y])
          if (unit === '°C') expect(Math.min(...domain), key).toBeGreaterThanOrEqual(absoluteZeroC);
  });

  it('C-03: curves have enough points to look smooth', () => {
    for (const [key, drawing] of drawingsAt(defaults)) {
      if (drawing.isToScale) continue;
      for (const { role, label, points } of drawing.lines ?? []) {
        const name = `${id} ${key} ${nameOf(label)}`;
        if (role === 'boundary' || [...tabulated, ...peaked].includes(name)) continue;
        const turns = turnsOf(drawing, points);
        const rough = turns.filter((turn, at) => {
          const row = [turn, turns[at + 1] ?? Number.NaN, turns[at + 2] ?? Number.NaN];
          return row.every((each) => each > maxTurn) || row.every((each) => each < -maxTurn);
        });
        expect(rough, name).toEqual([]);
      }
    }
  });

  it('C-02: with the default inputs, the main result is within the range of its model', () => {
    const result = evaluate(calculator, defaults);
    if (!result.ok) throw new Error(`${id}: the default inputs give no result`);
    const headline = headlineOf(calculator, result);
    expect(headline && isOutsideData(calculator, result, headline)).toBe(false);
  });
});
