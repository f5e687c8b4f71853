/** End-quench (Jominy) curve from the heat analysis: ASTM A255 and two regressions of Just. */
import { defineCalculator, type FormulaLine, numberIn, type Warning } from '../../core/calculator.ts';
import { type Composition, percentOf } from '../../core/elements.ts';
import { convert } from '../../core/quantity.ts';
import { plain } from '../../core/worked-text.ts';
import * as curve from '../../formulas/hardenability/end-quench-curve.ts';
import { fullMartensite, halfMartensite } from '../../formulas/hardenability/end-quench-hardness.ts';
import * as factors from '../../formulas/hardenability/hardenability-factors.ts';
import { drawCurve } from './charts.ts';

type Boron = 'none' | 'simplified';

/** Factor for boron when enough of it is free and the reader asks for it. */
function boronFactorOf(steel: Composition, boron: Boron): number {
  if (boron === 'none') return 1;
  const effective = factors.effectiveBoronPpm(steel);
  const works = effective >= factors.workingBoron.min && effective <= factors.workingBoron.max;
  return works ? factors.boronFactor(percentOf(steel, 'C')) : 1;
}

function idealDiameterMm(steel: Composition, boron: Boron): number | null {
  const inch = factors.idealDiameterInch(steel);
  return inch === null ? null : convert(inch * boronFactorOf(steel, boron), 'inch', 'mm');
}

const outputAt = (distance: number): string => `a255At${String(distance).replace('.', '_')}MmHRC`;
/** The tabulated curve: each distance in mm with its output. */
const tabulated = curve.distances.map((each) => [each, outputAt(each)] as const);

/** Widened ranges for melt control, wt %. */
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

/** The Rockwell C scale begins at 20: what a formula gives below is no hardness. */
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
    });
  const { min, max } = curve.idealDiameterRange;
  if (diameter !== null && (diameter < min || diameter > max)) {
    found.push({
      code: 'diameter_range',
      level: 'warning',
      params: { diameter: Number(diameter.toPrecision(3)), min, max },
      source: 'astm-a255',
    });
  }
  const below = Object.keys(hardness).filter((model) => (hardness[model] ?? 20) < 20);
  if (below.length > 0) found.push({ code: 'below_rockwell', level: 'warning', explains: below });
  if (boron === 'simplified') {
    const effective = Math.round(factors.effectiveBoronPpm(steel));
    const code = boronFactorOf(steel, boron) === 1 ? 'boron_without_effect' : 'boron_simplified';
    found.push({ code, level: 'warning', params: { effective }, source: 'kapadia-1968' });
  } else if (percentOf(steel, 'B') >= 0.0005) found.push({ code: 'boron_not_counted', level: 'warning' });
  found.push({ code: 'fine_grain', level: 'note', source: 'astm-a255' });
  return found;
}

const steel4140 = { C: 0.4, Si: 0.25, Mn: 0.85, Cr: 0.95, Mo: 0.2 };
const steel8620 = { C: 0.2, Si: 0.25, Mn: 0.8, Cr: 0.5, Ni: 0.55, Mo: 0.2 };
const at = (pairs: readonly (readonly [number, number])[]) =>
  Object.fromEntries(pairs.map(([mm, hrc]) => [outputAt(mm), hrc]));
const justRange = { min: 4 * curve.sixteenthMm, max: 25 * curve.sixteenthMm };

export default defineCalculator({
  id: 'jominy-hardenability',
  version: '1.3',
  changes: [
    { version: '1.3', date: '2026-11-23', key: 'eachInScale' },
    { version: '1.2', date: '2026-11-22', key: 'curveInScale' },
    { version: '1.1', date: '2026-11-22', key: 'inScale' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: [
    {
      kind: 'composition',
      key: 'steel',
      prefix: '',
      elements: {
        C: { min: 0.01, max: 1.2 },
        Si: { min: 0, max: 3 },
        Mn: { min: 0, max: 3 },
        P: { min: 0, max: 0.2 },
        S: { min: 0, max: 0.4 },
        Cr: { min: 0, max: 5 },
        Ni: { min: 0, max: 5 },
        Mo: { min: 0, max: 2 },
        V: { min: 0, max: 0.5 },
        Ti: { min: 0, max: 0.3 },
        Al: { min: 0, max: 0.2 },
        Cu: { min: 0, max: 1.5 },
        N: { min: 0, max: 0.05 },
        B: { min: 0, max: 0.02 },
        Zr: { min: 0, max: 0.5 },
      },
      unused: ['P', 'S', 'Al'],
      default: { C: 0.405, Si: 0.25, Mn: 0.875, P: 0.015, S: 0.01, Cr: 0.95, Mo: 0.2 },
      defaultGrade: '4140',
    },
    { kind: 'choice', key: 'boron', choices: ['none', 'simplified'], default: 'none', programDefault: true },
    {
      kind: 'number',
      key: 'grainSize',
      unit: '1',
      symbol: 'G',
      default: 7,
      programDefault: true,
      limits: { min: 0, max: 14 },
    },
    {
      kind: 'number',
      key: 'distanceMm',
      unit: 'mm',
      symbol: 'd',
      default: 12.7,
      programDefault: true,
      limits: { min: 1.5, max: 50 },
    },
  ],
  outputs: [
    { key: 'idealDiameterMm', unit: 'mm', symbol: 'D_\\mathrm{I}', digits: 1, role: 'answer' },
    { key: 'halfMartensiteDistanceMm', unit: 'mm', symbol: 'd_{50}', digits: 1, role: 'answer' },
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
      formula:
        '98\\sqrt{\\mathrm{C}} - 0.025\\,E^2\\sqrt{\\mathrm{C}} + 20\\,\\mathrm{Cr} + 6.4\\,\\mathrm{Ni} + 19\\,\\mathrm{Mn} + 34\\,\\mathrm{Mo} + 28\\,\\mathrm{V} - 24\\sqrt{E} + 2.86\\,E - 7',
      source: 'just-1969',
      range: {
        distanceMm: justRange,
        C: { max: 0.6 },
        Cr: { max: 1.55 },
        Mo: { max: 0.52 },
        V: { max: 0.2 },
        Mn: { max: 1.9 },
        Ni: { max: 2 },
      },
    },
    {
      output: 'hardnessJustGrainHRC',
      formula:
        '88\\sqrt{\\mathrm{C}} - 0.0135\\,E^2\\sqrt{\\mathrm{C}} + 19\\,\\mathrm{Cr} + 6.3\\,\\mathrm{Ni} + 16\\,\\mathrm{Mn} + 35\\,\\mathrm{Mo} + 5\\,\\mathrm{Si} - 0.82\\,G - 20\\sqrt{E} + 2.11\\,E - 2',
      source: 'just-grain',
      range: { distanceMm: { min: justRange.min }, C: { max: 0.6 } },
      confirmed: false,
    },
  ],
  spreads: [/^hardness/],
  recommend: () => 'hardnessA255HRC',
  examples: [
    {
      key: 's4118',
      inputs: { C: 0.22, Mn: 0.8, Si: 0.18, Ni: 0.1, Cr: 0.43, Mo: 0.25, Cu: 0.1, V: 0.05 },
      expected: { idealDiameterMm: 1.95 * 25.4 },
      tolerance: 0.02 * 25.4,
      origin: 'printed',
      source: 'astm-a255',
      shown: true,
    },
    ...(
      [
        ['c20', 0.2, 44, 32],
        ['c40', 0.4, 56, 43],
        ['c50', 0.5, 61, 47],
      ] as const
    ).map(([key, C, full, half]) => ({
      key,
      inputs: { C },
      expected: { endHardnessHRC: full, halfMartensiteHRC: half },
      tolerance: 1,
      origin: 'printed' as const,
      source: 'astm-a255' as const,
    })),
    {
      key: 's4140',
      inputs: steel4140,
      expected: {
        idealDiameterMm: 119.4,
        ...at([
          [7, 55.8],
          [9, 54.8],
          [11, 53.1],
          [13, 51.1],
          [15, 49.4],
          [20, 45.3],
          [25, 42],
          [30, 40],
          [40, 36.8],
          [50, 35],
        ]),
      },
      tolerance: 0.2,
      origin: 'derived',
    },
    {
      key: 's8620',
      inputs: steel8620,
      expected: {
        idealDiameterMm: 47.2,
        ...at([
          [3, 43.6],
          [5, 38.2],
          [7, 32.2],
          [9, 25.1],
          [15, 20.3],
        ]),
      },
      tolerance: 0.2,
      origin: 'derived',
    },
    ...(
      [
        ['just-8', 12.7, 50.9, 47.6],
        ['just-16', 25.4, 42.6, 39.4],
      ] as const
    ).map(([key, distanceMm, first, later]) => ({
      key,
      inputs: { ...steel4140, distanceMm },
      expected: { hardnessJust1969HRC: first, hardnessJustGrainHRC: later },
      tolerance: 0.2,
      origin: 'derived' as const,
    })),
  ],
  compute: ({ steel, boron, grainSize, distanceMm }) => {
    const carbon = percentOf(steel, 'C');
    const diameter = idealDiameterMm(steel, boron);
    const half =
      diameter === null ? null : curve.distanceAtHardness(carbon, diameter, halfMartensite(carbon));
    const a255 = (distance: number): number | null =>
      diameter === null ? null : curve.hardnessA255(carbon, diameter, distance);
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
  explain: ({ steel, boron, grainSize, distanceMm }, values): readonly FormulaLine[] => {
    const carbon = percentOf(steel, 'C');
    const diameter = idealDiameterMm(steel, boron);
    const shown = (key: string): string => numberIn(values, key).toFixed(1);
    const base = factors.carbonFactor(carbon);
    const part = (element: factors.AlloyElement): string =>
      factors.alloyFactor(element, percentOf(steel, element)).toFixed(3);
    const e = plain(distanceMm / curve.sixteenthMm);
    return [
      {
        formula: `D_\\mathrm{I} = ${['C', ...factors.alloyElements].map((each) => `f_\\mathrm{${each}}`).join('\\,')}\\,B_\\mathrm{F}`,
        ...(base === null || diameter === null
          ? {}
          : {
              inserted: `= ${base.toFixed(4)} × ${factors.alloyElements.map(part).join(' × ')} × ${boronFactorOf(steel, boron).toFixed(2)} = ${(diameter / 25.4).toFixed(3)} in`,
              result: `${diameter.toFixed(1)} mm`,
            }),
      },
      {
        formula:
          '\\mathrm{IH} = 33.087 + 50.723\\,\\mathrm{C} + 33.662\\,\\mathrm{C}^2 - 2.7048\\,\\mathrm{C}^3 - 107.02\\,\\mathrm{C}^4 + 43.523\\,\\mathrm{C}^5',
        inserted: `C = ${plain(carbon)}`,
        result: `${shown('endHardnessHRC')} HRC`,
      },
      {
        formula:
          'H(d) = \\mathrm{IH}/\\mathrm{DF},\\quad \\mathrm{DF} = \\sum_{i=0}^{5} a_i(d)\\,D_\\mathrm{I}^{\\,i} \\ge 1',
        ...(diameter === null
          ? {}
          : {
              inserted: `= ${shown('endHardnessHRC')}/${curve.dividingFactor(distanceMm, diameter).toFixed(4)}`,
              result: `${shown('hardnessA255HRC')} HRC`,
            }),
      },
      {
        formula: 'H_{50}(\\mathrm{C})',
        inserted: `C = ${plain(carbon)}`,
        result: `${shown('halfMartensiteHRC')} HRC`,
      },
      {
        formula: 'J_{1969}(E) \\le 60\\sqrt{\\mathrm{C}} + 20,\\quad E = d/1.5875',
        inserted: `E = ${e}`,
        result: `${shown('hardnessJust1969HRC')} HRC`,
      },
      {
        formula: 'J_G(E) \\le 60\\sqrt{\\mathrm{C}} + 20',
        inserted: `E = ${e}, G = ${plain(grainSize)}`,
        result: `${shown('hardnessJustGrainHRC')} HRC`,
      },
    ];
  },
  charts: [
    {
      key: 'curve',
      draw: ({ steel, boron, grainSize, distanceMm }, values) =>
        drawCurve(steel, {
          diameter: idealDiameterMm(steel, boron),
          grainSize,
          distanceMm,
          hardness: values['hardnessA255HRC'],
        }),
    },
  ],
});
