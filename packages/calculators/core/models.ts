/** Selects the model of a result, and the models that can be compared. */
import type {
  Calculator,
  FormulaLine,
  InputValues,
  MeasuredError,
  Model,
  Output,
  OutputValues,
  Warning,
} from './calculator.ts';

type Result = {
  readonly inputs: InputValues;
  readonly values: OutputValues;
  readonly warnings: readonly Warning[];
};

/** Limits of an interval, in the unit of its value. */
export type Interval = { readonly low: number; readonly high: number };

type MeasuredModel = NonNullable<Model['measured']> & Pick<Model, 'printings'>;

/** Adds measured errors to models, and to the reproductions of disputed models. @param errors errors by output key */
export const withMeasuredErrors = (
  models: readonly Model[],
  errors: Readonly<Record<string, MeasuredModel>>,
): readonly Model[] =>
  models.map((model) => {
    const { printings, ...measured } = errors[model.output] ?? {};
    return {
      ...model,
      ...('n' in measured && { measured }),
      ...(printings && { printings }),
    };
  });

/** Returns groups of at least two models that estimate the same quantity. */
export function spreadGroups(calculator: Calculator): readonly (readonly Model[])[] {
  return (calculator.spreads ?? []).map((names) =>
    (calculator.models ?? []).filter(({ output }) => names.test(output)),
  );
}

/**
 * Returns the groups whose spread is shown. A group with a measured band is excluded, because the band replaces the
 * spread.
 */
export const shownSpreads = (calculator: Calculator): readonly (readonly Model[])[] =>
  spreadGroups(calculator).filter(
    (_, at) => !calculator.outputs.some(({ band, key }) => band && calculator.spreads?.[at]?.test(key)),
  );

/** Returns the inputs that are outside the model's range. */
export function outsideOf(model: string, { warnings }: Result): readonly Warning[] {
  return warnings.filter(({ code, params }) => code === 'outside_range' && params?.['model'] === model);
}

/** Returns whether a remark excludes an output, as its formula was not made for the steel or conditions. */
export const isExcluded = (output: string, { warnings }: Pick<Result, 'warnings'>): boolean =>
  warnings.some(({ outside }) => outside?.includes(output));

/** Returns whether an output depends on a carbon content that was not stated and counts as 0. */
export const lacksCarbon = (output: string, { warnings }: Pick<Result, 'warnings'>): boolean =>
  warnings.some(({ code, outside }) => code === 'carbon_missing' && outside?.includes(output));

/** Returns whether the model is outside its range, is excluded by a remark, or gives no value. */
export function isOutsideRange(model: string, result: Result): boolean {
  return (
    outsideOf(model, result).length > 0 ||
    isExcluded(model, result) ||
    (result.values[model] ?? null) === null
  );
}

/**
 * Returns the recommended model, or the first model of the same quantity that is in range if the recommended one is
 * not. Null if the calculator recommends none.
 */
export function fittingModel(
  calculator: Calculator,
  result: Result,
): { readonly output: string; readonly inRange: boolean } | null {
  const first = calculator.recommend?.(result.inputs);
  if (first === undefined) return null;
  if (!isOutsideRange(first, result)) return { output: first, inRange: true };
  const unitOf = (key: string) => calculator.outputs.find((output) => output.key === key)?.unit;
  const group = spreadGroups(calculator).find((each) => each.some(({ output }) => output === first));
  const others = group ?? (calculator.models ?? []).filter(({ output }) => unitOf(output) === unitOf(first));
  const inside = others.find(({ output, range }) => range && !isOutsideRange(output, result));
  return inside ? { output: inside.output, inRange: true } : { output: first, inRange: false };
}

/**
 * Returns the models whose value an output has, the recommended one first if it is among them; if several have the same
 * value, all of them.
 */
export function modelsOf(calculator: Calculator, result: Result, { key, unit }: Output): readonly string[] {
  const { values } = result;
  const recommended = calculator.recommend?.(result.inputs);
  const isSame = (other: Output): boolean =>
    (other.role === 'model' || other.key === recommended) &&
    other.unit === unit &&
    values[other.key] === values[key];
  return calculator.outputs.filter(isSame).map((each) => each.key);
}

/**
 * Returns the measured error of a model: within its range if the inputs are inside, otherwise against all measurements.
 * Undefined without measurements, and where a warning excludes the output.
 */
export function measuredErrorAt({ output, measured }: Model, result: Result): MeasuredError | undefined {
  if (isExcluded(output, result)) return undefined;
  return (!isOutsideRange(output, result) && measured?.inRange) || measured;
}

/** Returns the interval of 90 % of the measurements around the value of a model. */
export function measuredInterval(value: number, { within90, isRatio }: MeasuredError): Interval {
  if (!isRatio) return { low: value - within90, high: value + within90 };
  const factor = Math.exp(within90 / 100);
  return { low: value / factor, high: value * factor };
}

/** Returns whether an output is outside its measured data, or outside the range of its model or of a model of the same quantity. */
export function isOutsideData(calculator: Calculator, result: Result, of: Output): boolean {
  const { key, band, role } = of;
  const group = calculator.spreads?.find((names) => names.test(key));
  const own = group ? modelsOf(calculator, result, of) : [];
  // If a model is recommended, the ranges of the other models do not affect the headline.
  const fitting = fittingModel(calculator, result)?.output;
  const concerns = (model: unknown): boolean => {
    if (model === undefined || model === key) return true;
    if (role === 'model') return false;
    if (own.length > 0) return own.includes(`${model}`);
    return group ? group.test(`${model}`) : fitting === undefined || model === fitting;
  };
  return result.warnings.some(({ code, level, outside, params: { model, output } = {} }) => {
    if (outside?.includes(key)) return true;
    if (band) return level === 'warning' && output === key;
    return code === 'outside_range' && (role !== 'model' || model !== undefined) && concerns(model);
  });
}

/**
 * Returns the half-width of the interval of a value, in the unit of the output: that of its band, or of the models that
 * estimate it. 0 if unknown.
 */
export function halfWidthOf(
  calculator: Calculator,
  values: OutputValues,
  { key, unit, band, isUnrounded }: Output,
): number {
  if (isUnrounded) return 0;
  const numbers = (keys: readonly string[]): readonly number[] =>
    keys.map((each) => values[each]).filter((each) => typeof each === 'number');
  const halfOf = (all: readonly number[]): number =>
    all.length > 1 ? (Math.max(...all) - Math.min(...all)) / 2 : 0;
  if (band) return halfOf(numbers([band.low, band.high]));
  const own = values[key];
  if (typeof own !== 'number') return 0;
  const unitOf = (of: string) => calculator.outputs.find((each) => each.key === of)?.unit;
  const group = spreadGroups(calculator).find((models) => {
    const all = numbers(models.map(({ output }) => output));
    const isSame = models.every(({ output }) => unitOf(output) === unit);
    return isSame && all.length > 1 && own >= Math.min(...all) && own <= Math.max(...all);
  });
  return group ? halfOf(numbers(group.map(({ output }) => output))) : 0;
}

/**
 * Returns the headline: the output that the calculator names, otherwise the first answer with a value, otherwise the
 * recommended model. Null only for a calculator without outputs.
 */
export function headlineOf(calculator: Calculator, result: Result): Output | null {
  const { outputs } = calculator;
  const named = calculator.headline?.(result.inputs, result.values);
  if (named !== undefined) return outputs.find(({ key }) => key === named) ?? null;
  const answers = outputs.filter(({ role }) => role === 'answer');
  const given = answers.find(({ key }) => (result.values[key] ?? null) !== null) ?? answers[0];
  if (given) return given;
  const fitting = fittingModel(calculator, result)?.output;
  const models = outputs.filter((output) => output.role === 'model');
  return models.find((output) => output.key === fitting) ?? models[0] ?? outputs[0] ?? null;
}

/**
 * Returns the range, in the unit of the output, of the models that are in range and estimate the same quantity. Null
 * for fewer than two models, if they do not differ, and if the value itself lies outside the range.
 */
export function modelRangeOf(
  calculator: Calculator,
  result: Result,
  output: Output,
): { readonly low: number; readonly high: number; readonly n: number } | null {
  const { outputs, models = [], spreads } = calculator;
  const isHeadline = headlineOf(calculator, result)?.key === output.key;
  const compared = isHeadline ? calculator.compared?.(result.inputs) : undefined;
  const names = compared?.names ?? spreads?.find((each) => each.test(output.key));
  const own = Number(result.values[output.key]);
  const scale = compared?.per === undefined ? 1 : own / Number(result.values[compared.per]);
  const unitOf = (key: string) => outputs.find((each) => each.key === key)?.unit;
  const found = models
    .map((model) => model.output)
    .filter((key) => names?.test(key) && !isOutsideRange(key, result))
    .filter((key) => compared?.per !== undefined || unitOf(key) === output.unit)
    .map((key) => Number(result.values[key]) * scale);
  const [low, high] = [Math.min(...found), Math.max(...found)];
  // A value that is rounded up may be above the highest model.
  const slack = output.isUnrounded ? 1 : 1e-9 * Math.abs(own);
  return found.length > 1 && low < high && own >= low - slack && own <= high + slack
    ? { low: Math.min(low, own), high: Math.max(high, own), n: found.length }
    : null;
}

/** Maximum number of formula lines shown at first. */
const linesAtFirst = 4;

/** Returns the formula lines that lead to the headline if there are more lines than the maximum. */
export function leadingLines(
  calculator: Calculator,
  result: Result,
  lines: readonly FormulaLine[],
): readonly FormulaLine[] {
  if (lines.length <= linesAtFirst + 2) return lines;
  const headline = headlineOf(calculator, result)?.key;
  const fitting = (calculator.models ?? []).filter(({ output }) => output === headline);
  const own = lines.filter((line) => fitting.some(({ formula }) => line.formula.includes(formula)));
  return own.length > 0 ? own : lines.slice(0, linesAtFirst);
}

/**
 * Returns the sign between the substituted formula of a line and its result: `=` within an equation, `→` after conditions
 * such as `T = 860 °C`, none before a result that is itself an equation.
 */
export function signBeforeResult({ inserted, result }: FormulaLine): string {
  if (result === undefined || (inserted === undefined && result.includes('='))) return '';
  return inserted === undefined || inserted.startsWith('=') ? '=' : '→';
}

/** Returns the inserted values of a formula line and its result as one text; empty without either. */
export const insertedLine = (line: FormulaLine): string =>
  [line.inserted, signBeforeResult(line), line.result].filter(Boolean).join(' ');
