/** End-quench (Jominy) curve from the heat analysis: ASTM A255 and two regressions of Just. */
import { defineCalculator, type OutputValues, type Warning } from '../../core/calculator.ts';
import { type Composition, percentOf } from '../../core/elements.ts';
import * as curve from '../../formulas/hardenability/end-quench-curve.ts';
import { fullMartensite, halfMartensite } from '../../formulas/hardenability/end-quench-hardness.ts';
import * as factors from '../../formulas/hardenability/hardenability-factors.ts';
import { type Boron, boronFactorOf, idealDiameterMm, outputAt } from './case.ts';
import { drawCurve } from './charts.ts';
import { jominyExamples } from './examples.ts';
import { jominyInputs } from './inputs.ts';
import { jominyWorking, just1969Tex, justGrainTex } from './working.ts';

/** Distances of the tabulated curve in mm, each with its output key. */
const tabulated = curve.distances.map((each) => [each, outputAt(each)] as const);

/** Content ranges in wt % with extended limits for melt control. */
const widened: readonly (readonly ['C' | 'Mn' | 'Si' | 'Ni' | 'Cr' | 'Mo' | 'Cu' | 'V' | 'Zr', number])[] = [
  ['C', 0.9],
  ['Mn', 1.95],
  ['Si', 2],
  ['Ni', 3.5],
  ['Cr', 2.5],
  ['Mo', 0.55],
  ['Cu', 0.55],
  ['V', 0.2],
  ['Zr', 0.25],
];

/** Returns the hardness; null below 20 HRC, where the Rockwell C scale ends. */
const inScale = (rockwell: number | null): number | null =>
  rockwell === null || rockwell < 20 ? null : rockwell;

function remarks(
  steel: Composition,
  boron: Boron,
  diameter: number | null,
  hardness: Readonly<Record<string, number | null>>,
): Warning[] {
  const found: Warning[] = [];
  if (diameter === null)
    found.push({
      code: 'no_carbon_factor',
      level: 'warning',
      params: { carbon: percentOf(steel, 'C') },
      source: 'astm-a255',
      explains: ['hardnessA255HRC'],
    });
  if (percentOf(steel, 'C') > curve.justHighestCarbon)
    found.push({
      code: 'beyond_just',
      level: 'warning',
      params: { carbon: percentOf(steel, 'C') },
      source: 'just-1969',
      explains: ['hardnessJust1969HRC', 'hardnessJustGrainHRC'],
    });
  const beyond = widened
    .filter(([element, most]) => percentOf(steel, element) > most)
    .map(([element]) => element);
  if (beyond.length > 0)
    found.push({
      code: 'beyond_widened',
      level: 'warning',
      params: { elements: beyond.join(', ') },
      source: 'astm-a255',
      outside: ['hardnessA255HRC'],
    });
  const { min, max } = curve.idealDiameterRange;
  if (diameter !== null && (diameter < min || diameter > max)) {
    found.push({
      code: 'diameter_range',
      level: 'warning',
      params: { diameter: Number(diameter.toPrecision(3)), min, max },
      source: 'astm-a255',
      outside: ['hardnessA255HRC'],
    });
  }
  const below = Object.keys(hardness).filter((model) => (hardness[model] ?? 20) < 20);
  if (below.length > 0) found.push({ code: 'below_rockwell', level: 'warning', explains: below });
  found.push(...boronRemarks(steel, boron), { code: 'fine_grain', level: 'note', source: 'astm-a255' });
  return found;
}

const boronCodes = {
  below: 'boron_without_effect',
  within: 'boron_simplified',
  above: 'boron_above_range',
} as const;

function boronRemarks(steel: Composition, boron: Boron): readonly Warning[] {
  if (boron === 'none')
    return factors.isBoronSteel(steel) ? [{ code: 'boron_not_counted', level: 'warning' }] : [];
  const ppm = factors.effectiveBoronPpm(steel);
  const level = factors.boronLevel(ppm);
  // Rounded down, a content just below the range is not stated as its limit.
  const effective = level === 'below' ? Math.floor(10 * ppm) / 10 : Math.round(10 * ppm) / 10;
  return [
    {
      code: boronCodes[level],
      level: 'warning',
      params: { effective },
      source: 'kapadia-1968',
      ...(level === 'above' && { outside: ['hardnessA255HRC'] }),
    },
  ];
}

/** Returns the hardness at the distance by the first method that has a value. */
const headlineOf = (values: OutputValues): string =>
  ['hardnessA255HRC', 'hardnessJust1969HRC', 'hardnessJustGrainHRC'].find(
    (key) => (values[key] ?? null) !== null,
  ) ?? 'hardnessA255HRC';

const justRange = { min: 4 * curve.sixteenthMm, max: 25 * curve.sixteenthMm };

export default defineCalculator({
  id: 'jominy-hardenability',
  version: '1.10',
  changes: [
    { version: '1.10', date: '2026-11-28', key: 'possibleHardness' },
    { version: '1.9', date: '2026-11-27', key: 'neverRises' },
    { version: '1.8', date: '2026-11-27', key: 'evenCurvature' },
    { version: '1.7', date: '2026-11-26', key: 'oneName' },
    { version: '1.6', date: '2026-11-26', key: 'axisOfCurves' },
    { version: '1.5', date: '2026-11-26', key: 'smoothCurve' },
    { version: '1.4', date: '2026-11-26', key: 'boronFromZero' },
    { version: '1.3', date: '2026-11-23', key: 'eachInScale' },
    { version: '1.2', date: '2026-11-22', key: 'curveInScale' },
    { version: '1.1', date: '2026-11-22', key: 'inScale' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: jominyInputs,
  outputs: [
    { key: 'idealDiameterMm', unit: 'mm', symbol: 'D_\\mathrm{I}', digits: 1, role: 'quantity' },
    { key: 'halfMartensiteDistanceMm', unit: 'mm', symbol: 'd_{50}', digits: 1, role: 'quantity' },
    { key: 'halfMartensiteSixteenths', unit: '1', digits: 1, role: 'quantity' },
    { key: 'endHardnessHRC', unit: 'HRC', symbol: '\\mathrm{IH}', digits: 1, role: 'quantity' },
    { key: 'halfMartensiteHRC', unit: 'HRC', symbol: 'H_{50}', digits: 1, role: 'quantity' },
    { key: 'boronFactor', unit: '1', symbol: 'B_\\mathrm{F}', digits: 2, role: 'quantity' },
    { key: 'hardnessA255HRC', unit: 'HRC', digits: 1, role: 'model' },
    { key: 'hardnessJust1969HRC', unit: 'HRC', digits: 1, role: 'model' },
    { key: 'hardnessJustGrainHRC', unit: 'HRC', digits: 1, role: 'model' },
    ...curve.distances.map(
      (each) => ({ key: outputAt(each), unit: 'HRC', digits: 1, role: 'detail' }) as const,
    ),
  ],
  sources: ['astm-a255', 'just-1969', 'just-grain', 'kapadia-1968'],
  models: [
    {
      output: 'hardnessA255HRC',
      formula: '\\frac{\\mathrm{IH}(\\mathrm{C})}{\\mathrm{DF}(d, D_\\mathrm{I})}',
      source: 'astm-a255',
      range: factors.standardRange,
    },
    {
      output: 'hardnessJust1969HRC',
      formula: just1969Tex,
      source: 'just-1969',
      range: {
        distanceMm: justRange,
        C: { max: curve.justHighestCarbon },
        Cr: { max: 1.55 },
        Mo: { max: 0.52 },
        V: { max: 0.2 },
        Mn: { max: 1.9 },
        Ni: { max: 2 },
      },
    },
    {
      output: 'hardnessJustGrainHRC',
      formula: justGrainTex,
      source: 'just-grain',
      range: { distanceMm: { min: justRange.min }, C: { max: curve.justHighestCarbon } },
      confirmed: false,
    },
  ],
  spreads: [/^hardness/],
  headline: (_, values) => headlineOf(values),
  recommend: () => 'hardnessA255HRC',
  examples: jominyExamples,
  compute: ({ steel, boron, grainSize, distanceMm }) => {
    const carbon = percentOf(steel, 'C');
    const diameter = idealDiameterMm(steel, boron);
    const half =
      diameter === null ? null : curve.distanceAtHardness(carbon, diameter, halfMartensite(carbon));
    const a255 = diameter === null ? () => null : curve.curveA255(carbon, diameter);
    const hardness = {
      hardnessA255HRC: a255(distanceMm),
      hardnessJust1969HRC: curve.hardnessJust1969(steel, distanceMm, grainSize),
      hardnessJustGrainHRC: curve.hardnessJustGrain(steel, distanceMm, grainSize),
    };
    const warnings = remarks(steel, boron, diameter, hardness);
    if (diameter !== null && half === null) warnings.push({ code: 'hard_to_the_end', level: 'note' });
    const curveValues: Record<string, number | null> = {};
    for (const [distance, output] of tabulated) curveValues[output] = inScale(a255(distance));
    return {
      values: {
        idealDiameterMm: diameter,
        halfMartensiteDistanceMm: half,
        halfMartensiteSixteenths: half === null ? null : half / curve.sixteenthMm,
        endHardnessHRC: fullMartensite(carbon),
        halfMartensiteHRC: halfMartensite(carbon),
        boronFactor: boronFactorOf(steel, boron),
        hardnessA255HRC: inScale(hardness.hardnessA255HRC),
        hardnessJust1969HRC: inScale(hardness.hardnessJust1969HRC),
        hardnessJustGrainHRC: inScale(hardness.hardnessJustGrainHRC),
        ...curveValues,
      },
      warnings,
    };
  },
  explain: jominyWorking,
  charts: [
    {
      key: 'curve',
      draw: ({ steel, boron, grainSize, distanceMm }, values) =>
        drawCurve(steel, {
          diameter: idealDiameterMm(steel, boron),
          grainSize,
          distanceMm,
          output: headlineOf(values),
          hardness: values[headlineOf(values)],
        }),
    },
  ],
});
