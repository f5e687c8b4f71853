/**
 * Composition limits of each steel grade by its standard, used to compare a heat with a grade. The data is large and
 * therefore loaded only for a comparison.
 */
import { type Composition, type ElementSymbol, isElement } from '../elements.ts';
import { formatRange, formatShort } from '../numbers.ts';
import type { Language } from '../texts/language.ts';
import table from './steel-limits.json' with { type: 'json' };

/** Minimum and maximum in wt %; null if unlimited. */
export type Limit = readonly [min: number | null, max: number | null];

const limits = table as unknown as Readonly<Record<string, Readonly<Record<string, Limit>>>>;

/** Returns the limits of a grade by element; empty for an unknown key. */
export function limitsOf(gradeKey: string): readonly (readonly [ElementSymbol, Limit])[] {
  const found = Object.hasOwn(limits, gradeKey) ? limits[gradeKey] : undefined;
  return Object.entries(found ?? {}).flatMap(([element, limit]) =>
    isElement(element) ? [[element, limit] as const] : [],
  );
}

export type Comparison = {
  readonly outside: readonly {
    readonly element: ElementSymbol;
    readonly value: number;
    readonly limit: Limit;
  }[];
  /** Elements with limits that the analysis does not contain. */
  readonly missing: readonly ElementSymbol[];
};

/** Rounding tolerance of contents, with which a value on the limit counts as inside. */
const noise = 1e-9;

/**
 * Compares a heat with a grade. @param analysis wt % of every determined element, including 0; omitted elements are
 * reported as missing
 */
export function compareWithGrade(gradeKey: string, analysis: Composition): Comparison {
  const outside: Comparison['outside'][number][] = [];
  const missing: ElementSymbol[] = [];
  for (const [element, limit] of limitsOf(gradeKey)) {
    const value = analysis[element];
    const [min, max] = limit;
    if (value === undefined) missing.push(element);
    else if ((min !== null && value < min - noise) || (max !== null && value > max + noise))
      outside.push({ element, value, limit });
  }
  return { outside, missing };
}

/** Formats a composition limit in the language, e.g. `0.50 %` or `0.38–0.45 %`. */
export function formatLimit(
  { value, limit: [min, max] }: Comparison['outside'][number],
  language: Language,
): { readonly value: string; readonly range: string } {
  return {
    value: formatShort(value, language),
    range: formatRange({ min: min ?? undefined, max: max ?? undefined }, 'wt%', language),
  };
}
