import type { Output } from '../../../calculators/core/calculator.ts';
import { fittingModel } from '../../../calculators/core/models.ts';
import type { CalculatorPage } from '../use-calculator.ts';

/** Whether a value left what was measured for it, or the range of a model that estimates the same. */
export function hasLeftData(
  { calculator, good }: Pick<CalculatorPage, 'calculator' | 'good'>,
  { key, band, role }: Output,
): boolean {
  const group = calculator.spreads?.find((names) => names.test(key));
  // Where the page goes by one of several authors, the ranges of the others say nothing of the answer.
  const fitting = fittingModel(calculator, good)?.output;
  const concerns = (model: unknown): boolean =>
    model === undefined || (group ? group.test(`${model}`) : fitting === undefined || model === fitting);
  return good.warnings.some(({ code, level, params: { model, output } = {} }) => {
    if (band) return level === 'warning' && output === key;
    if (code !== 'outside_range') return false;
    return role === 'model' ? model === key : concerns(model);
  });
}
