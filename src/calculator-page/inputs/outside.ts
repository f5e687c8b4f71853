import type { Warning } from '@ferrite/calculators/core/calculator.ts';

/** Returns whether the warning says that the value of this input is outside of a range. */
export const isAbout = ({ code, params }: Warning, key: string): boolean =>
  code === 'outside_range' && params?.['key'] === key;

/** Returns whether the value of this input is outside of any range. */
export const isOutsideAt = (warnings: readonly Warning[], key: string): boolean =>
  warnings.some((warning) => isAbout(warning, key));
