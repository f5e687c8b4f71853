/** Remarks on a computed section: on the ranges of the cooling, and the warnings of the hardness models. */
import jominy from '@ferrite/calculators/alloy-design/jominy-hardenability/index.ts';
import { missingFor } from '@ferrite/calculators/core/analysis/missing-elements.ts';
import type { Warning } from '@ferrite/calculators/core/calculator.ts';
import { type Composition, elements, percentOf } from '@ferrite/calculators/core/elements.ts';
import type { Evaluated } from '@ferrite/calculators/core/evaluate.ts';
import { fieldsOf } from '@ferrite/calculators/core/inputs/fields.ts';
import {
  isCrackingMedium,
  isCrackingSteel,
} from '@ferrite/calculators/formulas/hardenability/quench-cracking.ts';
import type { ProfilePoint } from '@ferrite/calculators/formulas/quenching/section-profile.ts';
import temperedHardness from '@ferrite/calculators/heat-treatment/tempered-hardness/index.ts';
import { bathTemperatures } from './form/medium-limits.rules.ts';
import { criticalTemperature } from './requirement/known-analysis.ts';
import type { SectionInput, SectionResult } from './section.contract.ts';
import { shownElements } from './section-form.rules.ts';

type Good = Extract<Evaluated, { ok: true }>;
type Place = { readonly point: ProfilePoint; readonly quenched: Good | null; readonly tempered: Good | null };
export type Found = {
  readonly input: SectionInput;
  /** Deviation of the film coefficients from the probe curve, K. */
  readonly deviation: number;
  readonly criterion: SectionResult['criterion'];
  /** Mean severity H of the medium, 1/inch. */
  readonly severity: number;
  /** Upper limit of the hardness as quenched at the position where it has no value, HRC. */
  readonly belowHRC: number | null;
  readonly chosen: Place;
  readonly centre: Place;
};
/** Remark independent of the language; a warning of a calculator has the name of the calculator. */
export type FoundRemark = Omit<SectionResult['remarks'][number], 'text'> & {
  readonly warning?: {
    readonly of: 'jominy-hardenability' | 'tempered-hardness' | 'quenching-immersion-time';
    readonly as: Warning;
  };
};

/** Last distance of the end-quench curve, m. */
const curveEnd = 0.05;

/** Maximum carbon content for which hardening starts above Ac3, wt %. */
const hypoeutectoid = 0.7;

/** Highest austenitizing temperature of the end-quench test (ASTM A255, for low-carbon steels), °C. */
const hottestTestC = 925;

/** Grain size number that ASTM A255 assumes. */
const assumedGrain = 7;

/** Codes of the tempered hardness that concern its regression. Other codes concern models that are not shown. */
const temperingCodes: readonly string[] = [
  'above_ac1',
  'near_ac1',
  'embrittlement_low',
  'embrittlement_high',
  'far_from_data',
  'tempering_not_measured',
  'not_hardened_through',
];

/** Deviation in K from which the film coefficients do not represent the probe curve. */
const misfit = 40;

/** Returns whether the steel is at risk of quench cracks in the medium. */
export const hasCrackRisk = (steel: Composition, severity: number): boolean =>
  isCrackingMedium(severity) && isCrackingSteel(steel);

function crackRemarks({ input, severity }: Found): readonly FoundRemark[] {
  if (!hasCrackRisk(input.analysis, severity)) return [];
  const code = 'crack_risk';
  const warning = { of: 'quenching-immersion-time', as: { code, level: 'warning' } } as const;
  return [{ code, at: 'quenched', warning }];
}

/** Returns the remark on too slow cooling. Below 20 HRC the end-quench curve has its own warning. */
function slownessRemark({ chosen, belowHRC }: Found): readonly FoundRemark[] {
  if (chosen.point.equivalent !== null) return [];
  if (belowHRC === null) return [{ code: 'slower_than_bar', at: 'equivalent' }];
  return [{ code: 'softer_than_bar', at: 'quenched', params: { limit: Math.round(10 * belowHRC) / 10 } }];
}

function coolingRemarks({ input, deviation, criterion, chosen, centre }: Found): readonly FoundRemark[] {
  const found: FoundRemark[] = [];
  const { equivalent } = chosen.point;
  const hasHardness = typeof chosen.quenched?.values[shownModel] === 'number';
  const ac3 = criticalTemperature(input.analysis, 'ac3MeanC');
  if (deviation > misfit)
    found.push({ code: 'probe_misfit', at: 'equivalent', params: { deviation: Math.round(deviation) } });
  if (criterion !== input.criterion) found.push({ code: 'rate_instead', at: 'equivalent' });
  if (hasHardness && equivalent !== null && equivalent > curveEnd)
    found.push({ code: 'beyond_curve', at: 'quenched' });
  else if (
    hasHardness &&
    equivalent !== null &&
    (centre.point.equivalent === null || centre.point.equivalent > curveEnd)
  )
    found.push({ code: 'centre_beyond_curve', at: 'quenched' });
  if (ac3 !== null && input.startC < ac3 && percentOf(input.analysis, 'C') <= hypoeutectoid)
    found.push({ code: 'below_ac3', at: 'quenched', params: { ac3: Math.round(ac3) } });
  return found;
}

/** Returns remarks on an austenite other than that of the end-quench test, which changes the hardenability. */
function austeniteRemarks({ input, chosen }: Found): readonly FoundRemark[] {
  const { startC, grainSize } = input;
  if (!chosen.quenched) return [];
  return [
    ...(startC > hottestTestC
      ? [{ code: 'hot_austenite', at: 'quenched', params: { hottest: hottestTestC } } as const]
      : []),
    ...(grainSize === assumedGrain
      ? []
      : [{ code: 'grain_not_counted', at: 'quenched', params: { grain: grainSize } } as const]),
  ];
}

/** Returns remarks on a medium above Ms, and on a bath above the temperatures for which its severity is known. */
function mediumRemarks({ input: { medium, analysis } }: Found): readonly FoundRemark[] {
  const ms = criticalTemperature(analysis, 'msMeanC');
  return [
    ...(medium.by === 'bath' && medium.temperatureC > bathTemperatures(medium.bath).usual
      ? [
          {
            code: 'hot_bath',
            at: 'equivalent',
            params: { usual: bathTemperatures(medium.bath).usual },
          } as const,
        ]
      : []),
    ...(ms !== null && medium.temperatureC >= ms
      ? [{ code: 'bath_above_ms', at: 'quenched', params: { ms: Math.round(ms) } } as const]
      : []),
  ];
}

/** Returns the elements with 0.05 % or more that the model of the hardness as quenched does not include. */
export function uncountedElements(analysis: Composition): readonly string[] {
  const counted = fieldsOf(jominy).flatMap((field) => (field.kind === 'element' ? [field.element] : []));
  return elements.filter(
    (element) => element !== 'Fe' && !counted.includes(element) && percentOf(analysis, element) >= 0.05,
  );
}

function uncounted({ analysis }: SectionInput): readonly FoundRemark[] {
  const others = uncountedElements(analysis);
  return others.length > 0
    ? [{ code: 'uncounted', at: 'quenched', params: { elements: others.join(', ') } }]
    : [];
}

/** Returns remarks on elements stated with a tolerance, or as below a limit: these count with the limit, except boron, which does not count. */
function stated({ below = [], tolerance = {} }: SectionInput): readonly FoundRemark[] {
  const uncertain = elements.filter((element) => tolerance[element]);
  const others = elements.filter((element) => element !== 'B' && below.includes(element));
  return [
    ...(others.length > 0
      ? [{ code: 'below_limit', at: 'quenched', params: { elements: others.join(', ') } } as const]
      : []),
    ...(uncertain.length > 0
      ? [{ code: 'plus_minus', at: 'quenched', params: { elements: uncertain.join(', ') } } as const]
      : []),
    ...(below.includes('B') ? [{ code: 'boron_below_limit', at: 'quenched' } as const] : []),
  ];
}

/** Returns the remark on elements on which the hardness depends and that the analysis does not state. */
function notStated({ input, chosen: { quenched, tempered } }: Found): readonly FoundRemark[] {
  const keys = shownElements.filter((element) => !(element in input.analysis));
  const missing = [
    ...(quenched ? missingFor(jominy, quenched, shownModel, keys) : []),
    ...(tempered ? missingFor(temperedHardness, tempered, 'bestHRC', keys) : []),
  ];
  const list = keys.filter((element) => missing.includes(element)).join(', ');
  return list === '' ? [] : [{ code: 'not_stated', at: 'quenched', params: { elements: list } }];
}

const shownModel = 'hardnessA255HRC';

const isAboutShownModel = ({ params, explains }: Warning): boolean =>
  [undefined, shownModel].includes(params?.['model'] as string | undefined) &&
  (explains?.includes(shownModel) ?? true);

const isReplaced = ({ code }: Warning, { below }: SectionInput): boolean =>
  code === 'boron_not_counted' && below?.includes('B') === true;

/** Returns the warnings of a tempering that concern its regression. */
export const temperRemarks = ({ warnings }: Pick<Good, 'warnings'>): readonly FoundRemark[] =>
  warnings
    .filter(({ code }) => temperingCodes.includes(code))
    .map((warning) => ({
      code: warning.code,
      at: 'tempered',
      warning: { of: 'tempered-hardness', as: warning },
    }));

/**
 * Returns the remark that this section includes the effect of boron, unlike the Jominy curve with its default inputs.
 */
function boronRemark(quenched: Good | null): readonly FoundRemark[] {
  const factor = Number(quenched?.values['boronFactor'] ?? 1);
  return factor > 1
    ? [{ code: 'boron_counted', at: 'quenched', params: { factor: Math.round(100 * factor) / 100 } }]
    : [];
}

export function remarksOf(found: Found): readonly FoundRemark[] {
  const { quenched, tempered } = found.chosen;
  const ofQuench = (quenched?.warnings ?? [])
    .filter(
      (warning) =>
        warning.level === 'warning' && isAboutShownModel(warning) && !isReplaced(warning, found.input),
    )
    .map(
      (warning): FoundRemark => ({
        code: warning.code,
        at: 'quenched',
        warning: { of: 'jominy-hardenability', as: warning },
      }),
    );
  return [
    ...crackRemarks(found),
    ...mediumRemarks(found),
    ...coolingRemarks(found),
    ...austeniteRemarks(found),
    ...slownessRemark(found),
    ...notStated(found),
    ...stated(found.input),
    ...ofQuench,
    ...boronRemark(quenched),
    ...uncounted(found.input),
    ...(tempered ? temperRemarks(tempered) : []),
  ];
}
