/** Which key figures apply to a heat. */
import { percentOf } from '@ferrite/calculators/core/elements.ts';
import type { CalculatorId } from '@ferrite/calculators/registry.ts';
import type { HeatContent } from '../heats/heat.rules.ts';
import type { FigureRequest } from './passport.port.ts';

/** Reason why the figures of a calculator do not apply. */
export type NotApplicable = {
  readonly calculatorId: CalculatorId;
  readonly reason: 'stainless' | 'not_stainless' | 'no_section';
};

/** Least Cr and most C of a stainless steel in wt % (EN 10088-1). */
const stainlessChromium = 10.5;
const stainlessCarbon = 1.2;

type Part = Omit<FigureRequest, 'analysis'>;

const lowAlloy: readonly Part[] = [
  {
    calculatorId: 'transformation-temperatures',
    outputs: ['ac1MeanC', 'ac3MeanC', 'bsBestC', 'msBestC'],
  },
  { calculatorId: 'ideal-critical-diameter', outputs: ['idealDiameterMm'] },
  { calculatorId: 'jominy-hardenability', withDiagram: true },
  { calculatorId: 'tempered-hardness', withDiagram: true },
  { calculatorId: 'carbon-equivalent', outputs: ['CE_IIW', 'CET', 'Pcm'] },
];
const preheat: Part = { calculatorId: 'preheat-temperature' };
const melting: Part = { calculatorId: 'melting-point', outputs: ['liquidusMeanC', 'solidusMeanC'] };
/** Base metal alone: phases of the heat as it solidifies. */
const remelted = { dilutionPercent: 100 };
const stainless: readonly Part[] = [
  { calculatorId: 'pitting-resistance', outputs: ['pren16'] },
  {
    calculatorId: 'wrc-1992-diagram',
    inputs: remelted,
    outputs: ['ferriteNumber', 'mode', 'duplexFerritePercent'],
  },
  { calculatorId: 'schaeffler-diagram', inputs: remelted, outputs: ['field', 'ferritePercent'] },
];

export type PassportParts = {
  readonly requests: readonly FigureRequest[];
  readonly notApplicable: readonly NotApplicable[];
};

/**
 * Returns the calculators whose figures apply: hardenability, tempering and welding for low-alloy steels, pitting resistance
 * and phase balance for stainless ones, preheat only with a section.
 */
export function passportParts({
  analysis,
  section,
}: Pick<HeatContent, 'analysis' | 'section'>): PassportParts {
  const isStainless =
    percentOf(analysis, 'Cr') >= stainlessChromium && percentOf(analysis, 'C') <= stainlessCarbon;
  const without = (parts: readonly Part[], reason: NotApplicable['reason']) =>
    parts.map(({ calculatorId }) => ({ calculatorId, reason }));
  const request = (part: Part): FigureRequest => ({ ...part, analysis });
  if (isStainless)
    return {
      requests: [...stainless, melting].map(request),
      notApplicable: without([...lowAlloy, preheat], 'stainless'),
    };
  const welded = section ? [{ ...request(preheat), inputs: { thicknessMm: section.sizeMm } }] : [];
  return {
    requests: [...lowAlloy.map(request), ...welded, request(melting)],
    notApplicable: [
      ...without(stainless, 'not_stainless'),
      ...(section ? [] : without([preheat], 'no_section')),
    ],
  };
}
