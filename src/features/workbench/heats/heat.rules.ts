/** Content and limits of a heat, shared by server and browser. */
import type { Composition, ElementSymbol } from '@ferrite/calculators/core/elements.ts';

/** Maximum number of heats per member. */
export const maxHeats = 500;
/** Maximum number of stored earlier versions per heat; the oldest are deleted. */
export const maxVersions = 50;

export const heatLimits = {
  name: 100,
  grade: 60,
  notes: 2_000,
  place: 200,
  placePart: 100,
  minMm: 1,
  maxMm: 3_000,
} as const;

export const sectionShapes = ['bar', 'plate'] as const;
/** Cross section: diameter of a bar or thickness of a plate in mm. */
export type Section = { readonly shape: (typeof sectionShapes)[number]; readonly sizeMm: number };

/** Place of an element's value in a certificate. */
export type ValueSource = {
  readonly element: ElementSymbol;
  /** Text of the place in the language in which it was read. */
  readonly place: string;
  /** Parts of the place, from which it is shown in any language; absent in older heats. */
  readonly certificate?: CertificatePlace | undefined;
};
/** Place of a value in a certificate, with the row as printed. */
export type CertificatePlace = {
  readonly file: string;
  readonly page: number;
  readonly row?: string | undefined;
};

/** Data that a member enters for a heat; contents and tolerances in wt %. */
export type HeatContent = {
  readonly name: string;
  readonly grade: string;
  readonly analysis: Composition;
  readonly tolerance: Composition;
  /** Elements whose content is below the stated value (`<0.005`). */
  readonly below: readonly ElementSymbol[];
  readonly section: Section | null;
  readonly notes: string;
  readonly sources: readonly ValueSource[];
};

/** Maximum sum of contents: rounded certificates may add up to slightly more than 100 %. */
const maxPercent = 100.05;

export type AnalysisProblem = 'empty' | 'sum' | 'tolerance' | 'below';

/**
 * Returns the inconsistency of an analysis; null if it is consistent. The limits of 0–100 % per content are checked
 * elsewhere.
 */
export function analysisProblem({
  analysis,
  tolerance,
  below,
}: Pick<HeatContent, 'analysis' | 'tolerance' | 'below'>): AnalysisProblem | null {
  const contents = Object.values(analysis);
  if (contents.length === 0) return 'empty';
  if (contents.reduce((sum, each) => sum + each, 0) > maxPercent) return 'sum';
  const isStated = (element: string) => element in analysis;
  if (!Object.keys(tolerance).every(isStated)) return 'tolerance';
  return below.every(isStated) ? null : 'below';
}

/** Returns the content with tolerances, limits and places restricted to the elements of the analysis. */
export function withAnalysis(content: HeatContent, analysis: Composition): HeatContent {
  const isKept = (element: ElementSymbol) =>
    element in analysis && analysis[element] === content.analysis[element];
  return {
    ...content,
    analysis,
    tolerance: Object.fromEntries(
      Object.entries(content.tolerance).filter(([element]) => element in analysis),
    ),
    below: content.below.filter(isKept),
    sources: content.sources.filter(({ element }) => isKept(element)),
  };
}
