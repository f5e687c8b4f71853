/** Rules that decide which key figures apply to a heat. */
import { percentOf } from '@ferrite/calculators/core/elements.ts';
import { fullMartensite } from '@ferrite/calculators/formulas/hardenability/end-quench-hardness.ts';
import type { CalculatorId } from '@ferrite/calculators/registry.ts';
import { boronModel } from '../heats/boron.rules.ts';
import type { HeatContent } from '../heats/heat.rules.ts';
import type { FigureRequest } from './passport.port.ts';

/** Reason why the figures of a calculator do not apply. */
export type NotApplicable = {
  readonly calculatorId: CalculatorId;
  readonly reason: 'stainless' | 'not_stainless' | 'no_section' | 'no_carbon' | 'covered' | 'not_computed';
};

/** Minimum Cr and maximum C of a stainless steel in wt % (EN 10088-1). */
const stainlessChromium = 10.5;
const stainlessCarbon = 1.2;

/** Request without the analysis. `unless`: skipped if that calculator has a result within its range. */
type Part = Omit<FigureRequest, 'analysis' | 'below' | 'tolerance'> & { readonly unless?: CalculatorId };

/** Maximum diameter in mm with which the ideal critical diameter is compared. */
const largestBarMm = 1000;

/**
 * Returns the parts for low-alloy steels. @param hardness of the fully martensitic steel, from which tempering starts
 * @param section used only in the link to the ideal critical diameter, whose figure does not depend on it
 */
const lowAlloy = (
  hardness: number,
  section: HeatContent['section'],
  boron: ReturnType<typeof boronModel>,
): readonly Part[] => [
  {
    calculatorId: 'transformation-temperatures',
    conditions: [],
    outputs: ['ac1MeanC', 'ac3MeanC', 'bsBestC', 'msBestC'],
  },
  {
    calculatorId: 'ideal-critical-diameter',
    inputs: {
      idealFrom: 'analysis',
      ...(section?.shape === 'bar' && section.sizeMm <= largestBarMm && { barDiameterMm: section.sizeMm }),
    },
    conditions: ['grainCorrection'],
    outputs: ['idealDiameterMm'],
  },
  { calculatorId: 'jominy-hardenability', inputs: { boron }, withDiagram: true },
  { calculatorId: 'tempered-hardness', inputs: { quenchedHRC: hardness }, withDiagram: true },
  { calculatorId: 'carbon-equivalent', conditions: [], outputs: ['CE_IIW', 'CET', 'Pcm'] },
];

/** Returns the preheat part for a butt joint of two equal parts, whose combined thickness is that of both. */
const preheat = (sizeMm: number): Part => ({
  calculatorId: 'preheat-temperature',
  inputs: { thicknessMm: sizeMm, combinedThicknessMm: 2 * sizeMm },
});
const melting: Part = {
  calculatorId: 'melting-point',
  conditions: [],
  outputs: ['liquidusMeanC', 'solidusMeanC'],
};
/** Inputs for the base metal alone: phases of the heat as it solidifies. */
const remelted = { inputs: { dilutionPercent: 100 }, conditions: ['dilutionPercent'] };
const stainless: readonly Part[] = [
  { calculatorId: 'pitting-resistance', conditions: ['alloy'], outputs: ['pren16'] },
  {
    ...remelted,
    calculatorId: 'wrc-1992-diagram',
    // Without a nitrogen content, the welding process determines the assumed one.
    conditions: [...remelted.conditions, 'process'],
    outputs: ['ferriteNumber', 'mode', 'duplexFerritePercent'],
  },
  {
    ...remelted,
    calculatorId: 'schaeffler-diagram',
    outputs: ['field', 'ferritePercent'],
    unless: 'wrc-1992-diagram',
  },
];

export type PassportRequest = FigureRequest & Pick<Part, 'unless'>;
export type PassportParts = {
  readonly requests: readonly PassportRequest[];
  readonly notApplicable: readonly NotApplicable[];
};

/**
 * Returns the calculators whose figures apply: hardenability, tempering and welding for low-alloy steels, pitting
 * resistance and phase balance for stainless steels. Preheat applies only with a section. Without a stated carbon
 * content the figures of low-alloy steels are withheld, because all of them depend on it.
 */
export function passportParts({
  analysis,
  section,
  below = [],
  tolerance = {},
}: Pick<HeatContent, 'analysis' | 'section'> &
  Partial<Pick<HeatContent, 'below' | 'tolerance'>>): PassportParts {
  const carbon = percentOf(analysis, 'C');
  const isStainless = percentOf(analysis, 'Cr') >= stainlessChromium && carbon <= stainlessCarbon;
  const without = (parts: readonly Pick<Part, 'calculatorId'>[], reason: NotApplicable['reason']) =>
    parts.map(({ calculatorId }) => ({ calculatorId, reason }));
  const request = (part: Part): PassportRequest => ({ ...part, analysis, below, tolerance });
  const hardenable = lowAlloy(
    Math.round(10 * fullMartensite(carbon)) / 10,
    section,
    boronModel({ analysis, below }),
  );
  const welded = section ? [preheat(section.sizeMm)] : [];
  const unwelded = [{ calculatorId: 'preheat-temperature' }] as const;
  if (isStainless)
    return {
      requests: [...stainless, melting].map(request),
      notApplicable: without([...hardenable, ...unwelded], 'stainless'),
    };
  const noStainless = without(stainless, 'not_stainless');
  if (!('C' in analysis))
    return {
      requests: [request(melting)],
      notApplicable: [...without([...hardenable, ...unwelded], 'no_carbon'), ...noStainless],
    };
  return {
    requests: [...hardenable, ...welded, melting].map(request),
    notApplicable: [...noStainless, ...(section ? [] : without(unwelded, 'no_section'))],
  };
}
