/** Requirement on a result as a link contains it: `require=hardnessHRC,min,45`, in the unit of the output. */
import type { Calculator, Output, OutputValues } from '../calculator.ts';
import { requirementKey } from './link-marks.ts';

export const requirementKinds = ['min', 'max'] as const;
export type Requirement = {
  readonly output: Output;
  readonly kind: (typeof requirementKinds)[number];
  /** Limit that the result must meet, in the unit of the output. */
  readonly limit: number;
};

/** Returns the results for which a limit can be required: numbers that pages show and that have a value. */
export const outputsWithLimit = (calculator: Calculator, values: OutputValues): readonly Output[] =>
  calculator.outputs.filter(({ key, role }) => role !== 'detail' && typeof values[key] === 'number');

/** Parses the requirement of a link; null if there is none or it is invalid for this calculator. */
export function readRequirement(calculator: Calculator, query: URLSearchParams): Requirement | null {
  const [key, kind, written, ...rest] = (query.get(requirementKey) ?? '').split(',');
  const output = calculator.outputs.find((each) => each.key === key && each.role !== 'detail');
  const known = requirementKinds.find((each) => each === kind);
  const limit = written === undefined || written.trim() === '' ? Number.NaN : Number(written);
  if (!output || !known || rest.length > 0 || !Number.isFinite(limit)) return null;
  return { output, kind: known, limit };
}

/** Formats a requirement as the value of {@link requirementKey}. */
export const writeRequirement = ({ output, kind, limit }: Requirement): string =>
  `${output.key},${kind},${limit}`;

/** Returns whether the unrounded value meets the limit; null without a value. */
export function isMet({ output, kind, limit }: Requirement, values: OutputValues): boolean | null {
  const value = values[output.key];
  if (typeof value !== 'number') return null;
  return kind === 'min' ? value >= limit : value <= limit;
}
