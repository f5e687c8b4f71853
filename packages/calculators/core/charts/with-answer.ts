import type { Calculator, InputValues, OutputValues, Warning } from '../calculator.ts';
import type { Answer, Axis, ChartDrawing } from '../chart.ts';
import { headlineOf } from '../models.ts';
import { unitSymbol } from '../quantity.ts';

type Result = {
  readonly inputs: InputValues;
  readonly values: OutputValues;
  readonly warnings: readonly Warning[];
};

/** Relative difference up to which a coordinate of the point equals the headline. */
const same = 1e-6;

/** Returns a diagram that names the axis on which the user's point has the value of the headline, so that both show the same digits. */
export function withAnswer(calculator: Calculator, result: Result, drawing: ChartDrawing): ChartDrawing {
  const headline = headlineOf(calculator, result);
  const value = result.values[headline?.key ?? ''];
  const at = drawing.marks?.find(({ role }) => role === 'user')?.at;
  if (!headline || drawing.answer || !at || typeof value !== 'number') return drawing;
  const isHeadline = (axis: Axis, own: number): boolean =>
    !axis.input &&
    (axis.unit ?? '') === unitSymbol(headline.unit) &&
    Math.abs(own - value) <= same * Math.abs(value);
  const on: Answer['at'] | null = isHeadline(drawing.y, at[1])
    ? 'y'
    : isHeadline(drawing.x, at[0])
      ? 'x'
      : null;
  return on ? { ...drawing, answer: { output: headline.key, at: on } } : drawing;
}
