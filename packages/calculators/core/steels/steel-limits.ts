/**
 * The composition that each grade's standard allows, for comparing a heat with it. Large, and loaded only by
 * who compares, so nothing else imports it.
 */
import { type Composition, type ElementSymbol, isElement } from '../elements.ts';
import { formatRange, formatShort } from '../numbers.ts';
import type { Language } from '../texts/language.ts';
import table from './steel-limits.json' with { type: 'json' };

/** Least and most in wt %; null where that side is open. */
export type Limit = readonly [min: number | null, max: number | null];

const limits = table as unknown as Readonly<Record<string, Readonly<Record<string, Limit>>>>;

/** Limits of a grade by element; empty for a key that is no grade's. */
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
  /** Elements with limits of which the analysis says nothing. */
  readonly missing: readonly ElementSymbol[];
};

/** Figures of an analysis carry no more decimals than this: a limit itself is inside. */
const noise = 1e-9;

/**
 * A heat against a grade.
 * @param analysis wt % of every element that was determined, 0 included; the others are missing
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

/** `0.50 %` and `0.38–0.45 %`, as the language writes them. */
export function formatLimit(
  { value, limit: [min, max] }: Comparison['outside'][number],
  language: Language,
): { readonly value: string; readonly range: string } {
  return {
    value: formatShort(value, language),
    range: formatRange({ min: min ?? undefined, max: max ?? undefined }, 'wt%', language),
  };
}
