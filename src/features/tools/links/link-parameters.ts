import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { unknownParameters } from '@ferrite/calculators/core/inputs/unknown-parameters.ts';
import { grades } from '@ferrite/calculators/core/steels/steels.ts';
import { refuse } from '../refusals.ts';

/** Maximum number of parameters that a refusal names, and maximum number of characters of each. */
const [maxNamed, maxLetters] = [5, 60];

const isGrade = (key: string): boolean => grades.some((each) => each.key === key);

/**
 * Rejects links with unknown parameters. @throws AppError 400 when a link has parameters that its calculator does not
 * understand
 */
export function requireKnownParameters(calculator: Calculator, query: URLSearchParams): void {
  const unknown = unknownParameters(calculator, query, { isGrade });
  if (unknown.length === 0) return;
  const parameters = unknown.slice(0, maxNamed).map((each) => each.slice(0, maxLetters));
  throw refuse('tools.unknown_parameters', { about: parameters, fields: { parameters } });
}
