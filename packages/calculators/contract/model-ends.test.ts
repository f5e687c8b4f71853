/** Tests that curves are dashed beyond the ranges of their models. */
import { describe, expect, it } from 'vitest';
import type { Calculator } from '../core/calculator.ts';
import type { ChartDrawing, Line } from '../core/chart.ts';
import { rangeAlong } from '../core/charts/model-ends.ts';
import { evaluate } from '../core/evaluate.ts';
import { defaultInputs, fieldsOf, type RawInputs } from '../core/inputs/fields.ts';
import { definitions } from '../definitions.ts';

const isCurve = ({ role }: Line): boolean => role === 'user' || role === 'series';

function drawingsOf(calculator: Calculator, raw: RawInputs): Readonly<Record<string, ChartDrawing>> {
  const result = evaluate(calculator, raw);
  if (!result.ok) return {};
  return Object.fromEntries(
    (calculator.charts ?? []).map(({ key, draw }) => [key, draw(result.inputs, result.values)]),
  );
}

/** Returns the x values that a drawing marks: points and vertical guides. */
function placesOf({ marks = [], lines = [] }: ChartDrawing): readonly number[] {
  const upright = lines.flatMap(({ role, points: [a, b] }) =>
    role === 'guide' && a && b && a[0] === b[0] ? [a[0]] : [],
  );
  return [...marks.map(({ at }) => at[0]), ...upright];
}
const marks = (drawing: ChartDrawing | undefined, value: number): boolean =>
  drawing !== undefined &&
  placesOf(drawing).some((each) => Math.abs(each - value) < 1e-9 * Math.max(1, value));

/** Returns the inputs for which a model or the calculator has a range, with the diagrams that have such an input as axis. */
function rangedAxes(calculator: Calculator) {
  const defaults = defaultInputs(calculator);
  const drawn = drawingsOf(calculator, defaults);
  return fieldsOf(calculator).flatMap(({ key, kind }) => {
    const models = (calculator.models ?? []).filter(({ output }) => rangeAlong(calculator, key, output));
    if ((kind !== 'number' && kind !== 'element') || models.length === 0) return [];
    const value = Number(defaults[key]);
    const moved = drawingsOf(calculator, { ...defaults, [key]: value * 1.05 });
    return Object.entries(drawn).flatMap(([chart, drawing]) =>
      marks(drawing, value) && marks(moved[chart], value * 1.05) ? [{ chart, key, drawing }] : [],
    );
  });
}

/** Diagrams of factors or indices over an element, whose curves define their own ends or are valid for any content. */
const ownEnds = ['ideal-critical-diameter factors', 'carbon-equivalent accommodation'];

describe.each(Object.values(definitions).map((each) => [each.id, each] as const))('%s', (id, calculator) => {
  it('C-03: the axis of an input with a range of validity is linked to this input', () => {
    for (const { chart, key, drawing } of rangedAxes(calculator))
      if (!ownEnds.includes(`${id} ${chart}`)) expect(drawing.x.input, chart).toBe(key);
  });

  it('C-03: curves of a diagram are dashed exactly where they are outside the range of their model', () => {
    const defaults = defaultInputs(calculator);
    for (const [chart, { x, lines = [] }] of Object.entries(drawingsOf(calculator, defaults))) {
      for (const line of lines) {
        if (!isCurve(line)) continue;
        const range =
          line.ends ?? (x.input === undefined ? null : rangeAlong(calculator, x.input, line.model));
        const { min = -Infinity, max = Infinity } = range ?? {};
        const tolerance = 1e-9 * Math.max(1, Math.abs(x.domain[1]));
        for (const [at] of line.points)
          if (line.isBeyond) expect(at <= min + tolerance || at >= max - tolerance, chart).toBe(true);
          else expect(at >= min - tolerance && at <= max + tolerance, chart).toBe(true);
      }
    }
  });

  it('C-03: the solid and dashed parts of a curve share one name', () => {
    for (const [chart, { lines = [] }] of Object.entries(drawingsOf(calculator, defaultInputs(calculator)))) {
      const curves: Line[][] = [];
      for (const line of lines) {
        if (line.continues) curves.at(-1)?.push(line);
        else curves.push([line]);
      }
      const parted = curves.filter((parts) => parts.length > 1);
      for (const parts of parted)
        expect(parts.filter(({ label }) => label !== undefined).length, chart).toBeLessThanOrEqual(1);
    }
  });
});

describe('curves outside the range of their models', () => {
  it('C-03: calculators whose models have a range along an axis draw the parts outside it dashed', () => {
    const dashed = Object.values(definitions).filter((calculator) =>
      Object.values(drawingsOf(calculator, defaultInputs(calculator))).some(({ lines = [] }) =>
        lines.some(({ isBeyond }) => isBeyond),
      ),
    );
    expect(dashed.length).toBeGreaterThanOrEqual(8);
  });
});
