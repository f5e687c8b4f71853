import { elements } from '@ferrite/calculators/core/elements.ts';
import { quenchBaths } from '@ferrite/calculators/formulas/hardenability/quench-severity.ts';
import { z } from 'zod';
import { contract } from '../../../platform/server/http/contract.ts';
import { consentQuery, consentRefusals } from '../use-terms.contract.ts';
import { bathTemperatures } from './form/medium-limits.rules.ts';
import {
  sectionLimits as limits,
  maxCurvePoints,
  maxFilmPoints,
  minCurvePoints,
  sectionCriteria,
  sectionPlaces,
  sectionShapes,
} from './section.rules.ts';

const within = ({ min, max }: { readonly min: number; readonly max: number }) => z.number().min(min).max(max);
const temperatureC = within(limits.mediumC);

const points = z
  .array(z.object({ surfaceC: within(limits.surfaceC), filmWm2K: within(limits.filmWm2K) }))
  .min(1)
  .max(maxFilmPoints)
  .refine((rows) => rows.every((row, at) => at === 0 || row.surfaceC > (rows[at - 1]?.surfaceC ?? 0)), {
    message: 'The surface temperatures increase from row to row.',
  });

/** Cooling curve of the nickel-alloy probe (ISO 9950) in this medium; the temperature must fall from row to row. */
const curve = z
  .array(z.object({ seconds: within(limits.curveS), celsius: within(limits.surfaceC) }))
  .min(minCurvePoints)
  .max(maxCurvePoints)
  .refine(
    (rows) =>
      rows.every((row, at) => {
        const before = rows[at - 1];
        return !before || (row.seconds > before.seconds && row.celsius < before.celsius);
      }),
    { message: 'The time increases and the temperature falls from row to row.' },
  );

const medium = z.discriminatedUnion('by', [
  z
    .object({ by: z.literal('bath'), bath: z.enum(quenchBaths), temperatureC })
    .superRefine(({ bath, temperatureC: celsius }, context) => {
      const { max } = bathTemperatures(bath);
      if (celsius > max)
        context.addIssue({
          code: 'custom',
          path: ['temperatureC'],
          message: `${bath} is used up to ${max} °C.`,
        });
    }),
  z.object({ by: z.literal('severity'), severity: within(limits.severity), temperatureC }),
  z.object({ by: z.literal('film'), filmWm2K: within(limits.filmWm2K), temperatureC }),
  z.object({ by: z.literal('table'), points, temperatureC }),
  z.object({ by: z.literal('probe'), curve, temperatureC }),
]);

const body = z.object({
  shape: z.enum(sectionShapes),
  /** Diameter of a long bar or thickness of a wide plate, mm. */
  sizeMm: within(limits.sizeMm),
  startC: within(limits.startC),
  /** Contents in wt %. */
  analysis: z.partialRecord(z.enum(elements), z.number().min(0).max(100)),
  /** Elements whose content is stated as an upper limit (`<0.003`); omitted if there are none. */
  below: z.array(z.enum(elements)).max(elements.length).optional(),
  /** Tolerances (`0.42±0.02`) in wt %, which are not computed; a remark names their elements. Omitted if there are none. */
  tolerance: z.partialRecord(z.enum(elements), z.number().positive().max(100)).optional(),
  grainSize: within(limits.grainSize).default(7),
  medium,
  criterion: z.enum(sectionCriteria).default('time'),
  temper: z
    .object({ temperatureC: within(limits.temperC), timeH: within(limits.temperH) })
    .nullable()
    .default(null),
  place: z.enum(sectionPlaces).default('half'),
  requirement: z
    .object({
      atLeastHRC: within(limits.requiredHRC).nullable().default(null),
      atMostHRC: within(limits.requiredHRC).nullable().default(null),
    })
    .refine(({ atLeastHRC, atMostHRC }) => atLeastHRC !== null || atMostHRC !== null, {
      path: ['atLeastHRC'],
      message: 'A requirement has a least or a highest hardness.',
    })
    .refine(
      ({ atLeastHRC, atMostHRC }) => atLeastHRC === null || atMostHRC === null || atMostHRC > atLeastHRC,
      { path: ['atMostHRC'], message: 'The highest hardness is above the least one.' },
    )
    .nullable()
    .default(null)
    .describe('Hardness that the chosen place needs; a tempering is proposed for it.'),
});
export type SectionInput = z.output<typeof body>;

/** Hardness with the 90 % band of the measured steels. Below 20 HRC, where Rockwell C ends, only that it is lower applies. */
const banded = z.object({ hrc: z.number(), low: z.number(), high: z.number() });
/**
 * Hardness at a depth. `quenchedHRC` is null below 20 HRC, where Rockwell C ends, where no equivalent exists, and where
 * the model does not include the analysis, which a remark states.
 */
const point = z.object({
  depthMm: z.number(),
  coolingTimeS: z.number().nullable(),
  rateKPerS: z.number().nullable(),
  /** Distance from the quenched end; null if no position on the bar cools as slowly. */
  equivalentMm: z.number().nullable(),
  quenchedHRC: z.number().nullable(),
  tempered: banded.nullable(),
});
/**
 * Upper limit of the hardness as quenched where it has no value: 20 HRC, or the hardness at 50 mm on the bar; null where
 * no limit is known.
 */
const quenchedBelowHRC = z.number().nullable();
const place = z.enum(sectionPlaces);

/** Remark. `text` comes from a calculator; pages have texts for the codes without one. */
const remark = z.object({
  code: z.string(),
  at: z.enum(['equivalent', 'quenched', 'tempered']),
  params: z.record(z.string(), z.union([z.number(), z.string()])).optional(),
  text: z.string().optional(),
});

const temper = banded.extend({
  temperatureC: z.number(),
  /** Probability of meeting the requirement, for normally distributed errors of which the band contains 90 %. */
  probability: z.number(),
  remarks: z.array(remark),
});
export const proposalOutcomes = [
  'found',
  /** The hardness as quenched is below the required minimum. */
  'quenched_below',
  /** The hardness is below the required minimum after any tempering. */
  'tempered_below',
  /** The hardness exceeds the maximum even after the hottest tempering. */
  'too_hard',
  /** There is no hardness to compare. */
  'unknown',
] as const;
const proposal = z.object({
  outcome: z.enum(proposalOutcomes),
  timeH: z.number(),
  /** Highest temperature considered: 720 °C, or Ac1 below it. */
  hottestC: z.number(),
  /** Temperature for the required minimum hardness, or for the middle between both limits, not rounded. */
  exactC: z.number().nullable(),
  /** Temperature range in which the value meets the requirement. */
  window: z.object({ fromC: z.number(), toC: z.number() }).nullable(),
  temper: temper.nullable(),
  /** Tempering for which the whole band meets the requirement. */
  assured: temper.nullable(),
});

const result = z.object({
  criterion: z.enum(sectionCriteria),
  /** Mean film coefficient between 800 and 500 °C surface temperature, and its severity. */
  filmWm2K: z.number(),
  severity: z.number(),
  places: z.array(point.extend({ place, quenchedBelowHRC })),
  /** Values from the surface to the centre, at equal depth steps. */
  profile: z.array(point),
  /** Cooling curves of the positions, in s and °C. */
  curves: z.array(z.object({ place, points: z.array(z.tuple([z.number(), z.number()])) })),
  /** Hardness as quenched at the selected position by each model. */
  models: z.array(
    z.object({ label: z.string(), hrc: z.number().nullable(), inRange: z.boolean(), chosen: z.boolean() }),
  ),
  remarks: z.array(remark),
  /** Probability that the tempering of the request meets the requirement; null without a tempering or a requirement. */
  probability: z.number().nullable(),
  proposal: proposal.nullable(),
});
export type SectionResult = z.infer<typeof result>;

const steels = z.object({
  /** Number of grades that the austenitizing temperature hardens; `leftOut` counts the excluded grades of their families. */
  examined: z.number(),
  leftOut: z.number(),
  /** True if the position cools slower than the end of the hardness curve, where no grade has a hardness. */
  isBeyondCurve: z.boolean(),
  steels: z.array(
    z.object({
      /** Key of the grade; null for the analysis of the request. */
      grade: z.string().nullable(),
      /** Typical analysis of the grade, wt %; empty for the analysis of the request. */
      analysis: z.partialRecord(z.enum(elements), z.number()),
      quenchedHRC: z.number(),
      temper: temper.omit({ remarks: true }).extend({ timeH: z.number() }),
      /** Codes of remarks on the tempering, e.g. `far_from_data`. */
      codes: z.array(z.string()),
    }),
  ),
});
export type SteelsResult = z.infer<typeof steels>;

export const sectionComputations = { what: 'workbench.section', most: 300, minutes: 10 } as const;

/** Rate limit of searches; a search computes the section in twelve media. */
export const steelSearches = { what: 'workbench.section_steels', most: 600, minutes: 10 } as const;

export const sectionContract = contract('workbench', {
  quenchSection: {
    method: 'POST',
    path: '/api/workbench/section',
    guard: 'session',
    limit: ['compute', { ...sectionComputations, per: 'member' }],
    summary: 'Compute cooling and hardness of a quenched section (premium); counts as a use',
    description:
      'Transient conduction through a long bar or a wide plate, Jominy equivalents by the same solver, and hardness as quenched and tempered.',
    query: consentQuery,
    body,
    answers: { 200: result },
    refusals: [...consentRefusals, 'workbench.section_impossible', 'workbench.section_too_long'],
  },
  findSteels: {
    method: 'POST',
    path: '/api/workbench/section/steels',
    guard: 'session',
    limit: ['compute', { ...steelSearches, per: 'member' }],
    summary: 'Find grades that meet the requirement of a section in its medium (premium); counts as a use',
    description:
      'Grades of the catalogue with their typical analysis: hardness as quenched at the place, and the tempering for the requirement. At most 20, the analysis of the request first, then by tempering temperature.',
    query: consentQuery,
    body,
    answers: { 200: steels },
    refusals: [...consentRefusals, 'workbench.section_impossible', 'workbench.section_too_long'],
  },
});
