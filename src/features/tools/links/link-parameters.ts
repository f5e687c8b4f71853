import type { Calculator, Problem } from '@ferrite/calculators/core/calculator.ts';
import { compositionsOf } from '@ferrite/calculators/core/inputs/address.ts';
import { elementsOf } from '@ferrite/calculators/core/inputs/fields.ts';
import { unknownParameters } from '@ferrite/calculators/core/inputs/unknown-parameters.ts';
import { grades } from '@ferrite/calculators/core/steels/steels.ts';
import { refuse } from '../refusals.ts';

/** Maximum number of parameters that a refusal names, and maximum number of characters of each. */
const [maxNamed, maxLetters] = [5, 60];

const isGrade = (key: string): boolean => grades.some((each) => each.key === key);

const shortened = (parameters: readonly string[]): readonly string[] =>
  parameters.slice(0, maxNamed).map((each) => each.slice(0, maxLetters));

/** Returns the parameters of a link that a problem concerns; those of all its contents for a whole analysis. */
function parametersAt(calculator: Calculator, query: URLSearchParams, { key }: Problem): readonly string[] {
  const whole = compositionsOf(calculator).find((input) => input.key === key);
  const contents = whole ? elementsOf(whole).map(([element]) => `${whole.prefix}${element}`) : [];
  const given = contents.filter((each) => query.has(each));
  // The link holds a series such as `steps.0.timeH` in one parameter.
  const own = query.has(key) ? key : (key.split('.')[0] ?? key);
  const named = given.length > 0 ? given : [query.has(own) ? own : key];
  return named.map((each) => `${each}=${query.get(each) ?? ''}`);
}

/** Returns the refusal of a link with inputs that give no result; it names their parameters and the calculator. */
export function impossibleInputs(
  calculator: Calculator,
  query: URLSearchParams,
  problems: readonly Problem[],
): Error {
  const found = problems.flatMap((problem) => parametersAt(calculator, query, problem));
  const parameters = shortened([...new Set(found)]);
  return refuse('tools.impossible_inputs', { fields: { calculatorId: calculator.id, parameters } });
}

/**
 * Rejects links with unknown parameters. @throws AppError 400 when a link has parameters that its calculator does not
 * understand
 */
export function requireKnownParameters(calculator: Calculator, query: URLSearchParams): void {
  const unknown = unknownParameters(calculator, query, { isGrade });
  if (unknown.length === 0) return;
  const parameters = shortened(unknown);
  throw refuse('tools.unknown_parameters', { about: parameters, fields: { parameters } });
}
