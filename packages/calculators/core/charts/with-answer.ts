import type { Calculator, InputValues, OutputValues, Warning } from '../calculator.ts';
import type { Answer, Axis, ChartDrawing } from '../chart.ts';
import { headlineOf } from '../models.ts';
import { unitSymbol } from '../quantity.ts';

type Result = {
  readonly inputs: InputValues;
  readonly values: OutputValues;
  readonly warnings: readonly Warning[];
};

/** Relative difference up to which the point of a diagram stands at the headline. */
const same = 1e-6;

/** Returns a further diagram with the axis on which its hot point stands at the headline, so that both show the same digits. */
export function withAnswer(calculator: Calculator, result: Result, drawing: ChartDrawing): ChartDrawing {
  const headline = headlineOf(calculator, result);
  const value = result.values[headline?.key ?? ''];
  const at = drawing.marks?.find(({ role }) => role === 'user')?.at;
  if (!headline || drawing.answer || !at || typeof value !== 'number') return drawing;
  const stands = (axis: Axis, own: number): boolean =>
    !axis.input &&
    (axis.unit ?? '') === unitSymbol(headline.unit) &&
    Math.abs(own - value) <= same * Math.abs(value);
  const on: Answer['at'] | null = stands(drawing.y, at[1]) ? 'y' : stands(drawing.x, at[0]) ? 'x' : null;
  return on ? { ...drawing, answer: { output: headline.key, at: on } } : drawing;
}
