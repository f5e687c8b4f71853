import type { Calculator, InputValues, Output, OutputValues, Warning } from '../calculator.ts';
import type { ChartDrawing } from '../chart.ts';
import { headlineOf } from '../models.ts';
import { unitSymbol } from '../quantity.ts';

type Result = {
  readonly inputs: InputValues;
  readonly values: OutputValues;
  readonly warnings: readonly Warning[];
};

/** Relative difference up to which a coordinate of the point, found among samples of a curve, counts as equal to an output. */
const same = 1e-4;

/**
 * Returns the diagram with the keys of the outputs that the user's point has on its axes, the headline first. With
 * these keys, row and axis show the same digits.
 */
export function withAnswer(calculator: Calculator, result: Result, drawing: ChartDrawing): ChartDrawing {
  const headline = headlineOf(calculator, result);
  const point = drawing.marks?.find(({ role }) => role === 'user')?.at;
  if (!headline || !point) return drawing;
  const rowOn = (on: 'x' | 'y'): string | undefined => {
    const own = point[on === 'x' ? 0 : 1];
    const isSame = ({ key, unit }: Output): boolean => {
      if ((drawing[on].unit ?? '') !== unitSymbol(unit)) return false;
      const value = calculator.unrounded?.(result.inputs, key) ?? result.values[key];
      return typeof value === 'number' && Math.abs(own - value) <= same * Math.abs(value);
    };
    return drawing[on].input ? undefined : [headline, ...calculator.outputs].find(isSame)?.key;
  };
  return { ...drawing, rows: { x: rowOn('x'), y: rowOn('y') } };
}
