/** Which of several authors' models a result goes by, and which of them may be compared. */
import type {
  Calculator,
  FormulaLine,
  InputValues,
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

/** Models with how far each was from measurements, where some were made. @param errors by output */
export const withMeasuredErrors = (
  models: readonly Model[],
  errors: Readonly<Record<string, Model['measured']>>,
): readonly Model[] =>
  models.map((model) => {
    const measured = errors[model.output];
    return measured ? { ...model, measured } : model;
  });

/** The models that estimate one quantity each. Every group has at least two. */
export function spreadGroups(calculator: Calculator): readonly (readonly Model[])[] {
  return (calculator.spreads ?? []).map((names) =>
    (calculator.models ?? []).filter(({ output }) => names.test(output)),
  );
}

/** The groups whose spread says something: where a value with a measured band stands for them, the band says more. */
export const shownSpreads = (calculator: Calculator): readonly (readonly Model[])[] =>
  spreadGroups(calculator).filter(
    (_, at) => !calculator.outputs.some(({ band, key }) => band && calculator.spreads?.[at]?.test(key)),
  );

/** The inputs of this result that lie outside of the model's range. */
export function outsideOf(model: string, { warnings }: Result): readonly Warning[] {
  return warnings.filter(({ code, params }) => code === 'outside_range' && params?.['model'] === model);
}

/** Whether the model has left its range; one that gives no value here has left it too far to extrapolate. */
export function hasLeft(model: string, result: Result): boolean {
  return outsideOf(model, result).length > 0 || (result.values[model] ?? null) === null;
}

/**
 * The model that fits these inputs: the calculator's own choice, or, outside of its range, the first model of the
 * same quantity that is inside. Null where a calculator names none.
 */
export function fittingModel(
  calculator: Calculator,
  result: Result,
): { readonly output: string; readonly inRange: boolean } | null {
  const first = calculator.recommend?.(result.inputs);
  if (first === undefined) return null;
  if (!hasLeft(first, result)) return { output: first, inRange: true };
  const unitOf = (key: string) => calculator.outputs.find((output) => output.key === key)?.unit;
  const group = spreadGroups(calculator).find((each) => each.some(({ output }) => output === first));
  const others = group ?? (calculator.models ?? []).filter(({ output }) => unitOf(output) === unitOf(first));
  const inside = others.find(({ output, range }) => range && !hasLeft(output, result));
  return inside ? { output: inside.output, inRange: true } : { output: first, inRange: false };
}

/** Whether a value left what was measured for it, or the range of a model that estimates the same. */
export function hasLeftData(calculator: Calculator, result: Result, { key, band, role }: Output): boolean {
  const group = calculator.spreads?.find((names) => names.test(key));
  // Where one goes by one of several authors, the ranges of the others say nothing of the answer.
  const fitting = fittingModel(calculator, result)?.output;
  const concerns = (model: unknown): boolean =>
    model === undefined || (group ? group.test(`${model}`) : fitting === undefined || model === fitting);
  return result.warnings.some(({ code, level, params: { model, output } = {} }) => {
    if (band) return level === 'warning' && output === key;
    if (code !== 'outside_range') return false;
    return role === 'model' ? model === key : concerns(model);
  });
}

/** What a calculator answers with: its answers, else the model that fits the inputs, else its first result. */
export function answersOf(calculator: Calculator, result: Result): readonly Output[] {
  const answers = calculator.outputs.filter((output) => output.role === 'answer');
  // What does not apply here is no answer, e.g. the mass of a metre of plate, unless there is none at all.
  const given = answers.filter((output) => result.values[output.key] !== null);
  if (answers.length > 0) return given.length > 0 ? given : answers;
  const fitting = fittingModel(calculator, result)?.output;
  const models = calculator.outputs.filter((output) => output.role === 'model');
  const chosen = models.find((output) => output.key === fitting) ?? models[0] ?? calculator.outputs[0];
  return chosen ? [chosen] : [];
}

/** So many lines of the working are read at once. */
const linesAtFirst = 4;

/** The lines of the working that lead to the answer, where there are more than one reads at once. */
export function leadingLines(
  calculator: Calculator,
  result: Result,
  lines: readonly FormulaLine[],
): readonly FormulaLine[] {
  if (lines.length <= linesAtFirst + 2) return lines;
  const answers = answersOf(calculator, result);
  const fitting = (calculator.models ?? []).filter(({ output }) => answers.some(({ key }) => key === output));
  const own = lines.filter((line) => fitting.some(({ formula }) => line.formula.includes(formula)));
  return own.length > 0 ? own : lines.slice(0, linesAtFirst);
}
