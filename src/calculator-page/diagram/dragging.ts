/** Maps dragging of the user's point to changes of inputs. */
import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import type { Point } from '@ferrite/calculators/core/chart.ts';
import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { type ContinuousField, continuousFields } from '@ferrite/calculators/core/inputs/fields.ts';

type Chart = NonNullable<Calculator['charts']>[number];
type Raw = Readonly<Record<string, unknown>>;

/** Input on each axis; undefined if there is none. */
export type Dragged = { readonly x?: ContinuousField | undefined; readonly y?: ContinuousField | undefined };

const close = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

function pointOf(calculator: Calculator, chart: Chart, raw: Raw): Point | undefined {
  const evaluated = evaluate(calculator, raw);
  if (!evaluated.ok) return undefined;
  return chart.draw(evaluated.inputs, evaluated.values).marks?.find(({ role }) => role === 'user')?.at;
}

/**
 * Finds the inputs on the axes: the point is at the value of the input and moves with it. @param raw inputs in their
 * own units
 */
export function draggedInputs(
  calculator: Calculator,
  chart: Chart,
  raw: Raw,
  choices: Readonly<Record<string, string>>,
): Dragged {
  const point = pointOf(calculator, chart, raw);
  if (!point) return {};
  const alongAxis = (axis: 0 | 1): ContinuousField | undefined =>
    continuousFields(calculator, choices).find(({ key, limits: { min, max } }) => {
      const value = raw[key];
      if (typeof value !== 'number' || !close(value, point[axis])) return false;
      const other =
        value +
        (max - value > value - min ? 1 : -1) * Math.min(Math.abs(value) * 0.01 + 1e-3, (max - min) / 50);
      const moved = pointOf(calculator, chart, { ...raw, [key]: other });
      return moved !== undefined && close(moved[axis], other);
    });
  return { x: alongAxis(0), y: alongAxis(1) };
}
