/** Melting range of steel: six liquidus and three solidus formulas, superheat and pouring temperature. */
import { defineCalculator, type FormulaLine, numberIn, type Warning } from '../../core/calculator.ts';
import type { Composition } from '../../core/elements.ts';
import { roundedEnds } from '../../core/numbers.ts';
import { joined, plain } from '../../core/texts/worked-text.ts';
import { type Blend, blend, fadingWeight } from '../../formulas/composition/blend.ts';
import * as melting from '../../formulas/solidification/melting-range.ts';
import { drawMeltingRange } from './charts.ts';
import { meltingPointExamples } from './examples.ts';
import { meltingPointInputs } from './inputs.ts';

const liquidus = {
  liquidusMyazakiC: melting.liquidusMyazaki,
  liquidusThomasC: melting.liquidusThomas,
  liquidusHiraiC: melting.liquidusHirai,
  liquidusSteeluniversityC: melting.liquidusSteeluniversity,
  liquidusHandbookC: melting.liquidusHandbook,
  liquidusCarbonSteelC: melting.liquidusCarbonSteel,
};
const solidus = {
  solidusHiraiC: melting.solidusHirai,
  solidusTakeuchiC: melting.solidusTakeuchi,
  solidusHandbookC: melting.solidusHandbook,
};

/** Typical superheat in K for each casting method. */
const superheats = { uphill: [40, 70], downhill: [30, 50], continuous: [15, 35] } as const;

/** Returns whether the formula of Takeuchi & Brimacombe may be used; it is far below the real solidus of other steels. */
const mayUseTakeuchi = ({ C = 0, Cr = 0 }: Composition): boolean => C <= 0.2 && Cr <= 5;

/**
 * Distance in wt % C from the boundary of two branches of a liquidus formula within which the branches are blended.
 */
const beside = 0.05;

const smooth = (key: string, formula: melting.MeltingFormula, steel: Composition): number =>
  key.startsWith('liquidus')
    ? melting.jointlessTemperature(formula, steel, beside)
    : melting.meltingTemperature(formula, steel);

/** Returns the weight of a formula in the mean, decreasing towards the end of its range. */
function weightOf(key: string, { C = 0, Cr = 0, Ni = 0 }: Composition): number {
  if (key === 'solidusTakeuchiC') return fadingWeight(C, 0.05, 0.2) * fadingWeight(Cr, 4, 5);
  return key === 'liquidusCarbonSteelC' ? fadingWeight(Cr, 4, 5) * fadingWeight(Ni, 4, 5) : 1;
}

/** Returns the mean and spread of all formulas for liquidus or solidus. */
function blendOf(formulas: Readonly<Record<string, melting.MeltingFormula>>, steel: Composition): Blend {
  const results = Object.entries(formulas).map(([key, formula]) => ({
    value: smooth(key, formula, steel),
    weight: weightOf(key, steel),
    author: key,
  }));
  return blend(results) ?? { mean: Number.NaN, spread: Number.NaN, low: Number.NaN, high: Number.NaN };
}

/** Spread of the models in K up to which the mean needs no warning (± 10 K). */
const largestQuiet = 20;

function remarks(steel: Composition): Warning[] {
  const { C = 0, Cr = 0 } = steel;
  const alloy = Object.entries(steel).reduce(
    (sum, [element, value]) => sum + (element === 'C' ? 0 : value),
    0,
  );
  const found: Warning[] = [];
  if (alloy > 5)
    found.push({
      code: 'high_alloy',
      level: 'warning',
      params: { alloy },
      outside: ['liquidusMeanC', 'solidusMeanC', 'freezingRangeK'],
    });
  if (Cr > 10)
    found.push({ code: 'solidus_stainless', level: 'warning', outside: ['solidusMeanC', 'freezingRangeK'] });
  if (!mayUseTakeuchi(steel))
    found.push({ code: 'takeuchi_left_out', level: 'note', source: 'takeuchi-1985' });
  if (C >= 0.09 && C <= 0.17) found.push({ code: 'peritectic', level: 'warning', params: { carbon: C } });
  if (C > 0.5) found.push({ code: 'hirai_high_carbon', level: 'note', source: 'hirai' });
  return found;
}

function termsOf(formula: melting.MeltingFormula, steel: Composition): FormulaLine {
  const { carbon, slopes } = melting.pieceAt(formula, steel.C ?? 0);
  const square = carbon.square ?? 0;
  const known: Readonly<Record<string, number | undefined>> = steel;
  const sign = carbon.linear < 0 ? '+' : '-';
  const carbonTerm = carbon.linear === 0 ? '' : ` ${sign} ${Math.abs(carbon.linear)}\\,\\mathrm{C}`;
  const squareTerm = square === 0 ? '' : ` - ${square}\\,\\mathrm{C}^2`;
  const others = Object.entries(slopes);
  const tex = others.map(([element, slope]) => ` - ${slope}\\,\\mathrm{${element}}`).join('');
  const c = plain(steel.C ?? 0);
  const numbers = [
    String(carbon.constant),
    ...(carbon.linear === 0 ? [] : [`${carbon.linear < 0 ? '' : '−'}${Math.abs(carbon.linear)} × ${c}`]),
    ...(square === 0 ? [] : [`−${square} × ${c}²`]),
    ...others
      .filter(([element]) => known[element])
      .map(([element, slope]) => `−${slope} × ${plain(known[element] ?? 0)}`),
  ];
  return { formula: `${carbon.constant}${carbonTerm}${squareTerm}${tex}`, inserted: `= ${joined(numbers)}` };
}

const rightHandSide = (formula: melting.MeltingFormula, carbon: number): string =>
  termsOf(formula, { C: carbon }).formula;
const carbonRange = { C: { max: 1.5 } };

export default defineCalculator({
  id: 'melting-point',
  version: '1.5',
  changes: [
    { version: '1.5', date: '2026-11-29', key: 'carbonMissing' },
    { version: '1.4', date: '2026-11-26', key: 'confirmed' },
    { version: '1.3', date: '2026-11-26', key: 'steadyLiquidus' },
    { version: '1.2', date: '2026-11-25', key: 'noSolidus' },
    { version: '1.1', date: '2026-11-22', key: 'blended' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: meltingPointInputs,
  outputs: [
    { key: 'liquidusMeanC', unit: 'C', symbol: 'T_\\mathrm{L}', digits: 0, role: 'answer' },
    { key: 'liquidusSpreadK', unit: 'dK', digits: 1, role: 'quantity' },
    { key: 'solidusMeanC', unit: 'C', symbol: 'T_\\mathrm{S}', digits: 0, role: 'quantity' },
    {
      key: 'freezingRangeK',
      unit: 'dK',
      symbol: 'T_\\mathrm{L} - T_\\mathrm{S}',
      digits: 0,
      role: 'quantity',
    },
    { key: 'superheatK', unit: 'dK', symbol: '\\Delta T', digits: 0, role: 'quantity' },
    { key: 'pouringFromC', unit: 'C', digits: 0, role: 'quantity', upTo: 'pouringToC' },
    { key: 'pouringToC', unit: 'C', digits: 0, role: 'detail' },
    { key: 'liquidusMyazakiC', unit: 'C', digits: 1, role: 'model' },
    { key: 'liquidusThomasC', unit: 'C', digits: 1, role: 'model' },
    { key: 'liquidusHiraiC', unit: 'C', digits: 1, role: 'model' },
    { key: 'liquidusSteeluniversityC', unit: 'C', digits: 1, role: 'model' },
    { key: 'liquidusHandbookC', unit: 'C', digits: 1, role: 'model' },
    { key: 'liquidusCarbonSteelC', unit: 'C', digits: 1, role: 'model' },
    { key: 'solidusHiraiC', unit: 'C', digits: 1, role: 'model' },
    { key: 'solidusTakeuchiC', unit: 'C', digits: 1, role: 'model' },
    { key: 'solidusHandbookC', unit: 'C', digits: 1, role: 'model' },
  ],
  sources: [
    'myazaki',
    'thomas-1987',
    'hirai',
    'steeluniversity',
    'casting-handbook',
    'takeuchi-1985',
    'casting-handbook-2012',
    'bernhard-2021',
  ],
  models: [
    {
      output: 'liquidusMyazakiC',
      formula: rightHandSide(melting.liquidusMyazaki, 0),
      source: 'myazaki',
      range: carbonRange,
    },
    {
      output: 'liquidusThomasC',
      formula: rightHandSide(melting.liquidusThomas, 0),
      source: 'thomas-1987',
      range: carbonRange,
    },
    {
      output: 'liquidusHiraiC',
      formula: rightHandSide(melting.liquidusHirai, 0),
      source: 'hirai',
      range: carbonRange,
    },
    {
      output: 'liquidusSteeluniversityC',
      formula: rightHandSide(melting.liquidusSteeluniversity, 0),
      source: 'steeluniversity',
      range: carbonRange,
    },
    {
      output: 'liquidusHandbookC',
      formula: rightHandSide(melting.liquidusHandbook, 0),
      source: 'casting-handbook',
      range: carbonRange,
    },
    {
      output: 'liquidusCarbonSteelC',
      formula: rightHandSide(melting.liquidusCarbonSteel, 0),
      source: 'casting-handbook',
      range: { C: { max: 1.5 }, Cr: { max: 5 }, Ni: { max: 5 } },
    },
    {
      output: 'solidusHiraiC',
      formula: rightHandSide(melting.solidusHirai, 0.3),
      source: 'hirai',
      range: carbonRange,
    },
    {
      output: 'solidusTakeuchiC',
      formula: rightHandSide(melting.solidusTakeuchi, 0),
      source: 'takeuchi-1985',
      range: { C: { max: 0.2 }, Cr: { max: 5 } },
      confirmed: false,
    },
    {
      output: 'solidusHandbookC',
      formula: rightHandSide(melting.solidusHandbook, 0),
      source: 'casting-handbook-2012',
      range: carbonRange,
    },
  ],
  spreads: [/^liquidus/, /^solidus/],
  recommend: ({ steel }) =>
    (steel.Cr ?? 0) > 5 || (steel.Ni ?? 0) > 5 ? 'liquidusHandbookC' : 'liquidusThomasC',
  contributions: ({ steel }) =>
    Object.fromEntries(
      Object.entries({ ...liquidus, ...solidus }).map(([key, formula]) => [
        key,
        melting.liquidusLowering(formula, steel),
      ]),
    ),
  examples: meltingPointExamples,
  compute: ({ steel, practice, pouringTemperatureC }) => {
    const at = (formula: melting.MeltingFormula): number => melting.meltingTemperature(formula, steel);
    const liquid = Object.entries(liquidus).map(([key, formula]) => [key, at(formula)] as const);
    const solid = Object.entries(solidus).map(([key, formula]) => {
      const left = key === 'solidusTakeuchiC' && !mayUseTakeuchi(steel);
      return [key, left ? null : at(formula)] as const;
    });
    const [liquidMean, solidMean] = [blendOf(liquidus, steel), blendOf(solidus, steel)];
    const liquidusMean = liquidMean.mean;
    const solidusMean = solidMean.mean < liquidusMean ? solidMean.mean : null;
    const superheat = pouringTemperatureC - liquidusMean;
    const [from, to] = superheats[practice];
    const warnings = remarks(steel);
    for (const [output, { spread, low, high }] of [
      ['liquidusMeanC', liquidMean],
      ['solidusMeanC', solidMean],
    ] as const) {
      if (spread <= largestQuiet || (output === 'solidusMeanC' && solidusMean === null)) continue;
      warnings.push({
        code: 'spread',
        level: 'warning',
        params: { output, ...roundedEnds([low, high], 'C'), unit: 'C' },
      });
    }
    if (solidusMean === null)
      warnings.push({ code: 'no_solidus', level: 'warning', params: { output: 'solidusMeanC' } });
    if (superheat <= 0) warnings.push({ code: 'below_liquidus', level: 'warning' });
    return {
      values: {
        ...Object.fromEntries(liquid),
        ...Object.fromEntries(solid),
        liquidusMeanC: liquidusMean,
        liquidusSpreadK: liquidMean.spread,
        solidusMeanC: solidusMean,
        freezingRangeK: solidusMean === null ? null : liquidusMean - solidusMean,
        superheatK: superheat,
        pouringFromC: liquidusMean + from,
        pouringToC: liquidusMean + to,
      },
      warnings,
    };
  },
  explain: ({ steel }, values) =>
    Object.entries({ ...liquidus, ...solidus }).flatMap(([key, formula]): readonly FormulaLine[] => {
      const value = values[key];
      if (typeof value !== 'number') return [];
      const { formula: right, inserted = '' } = termsOf(formula, steel);
      const author = key.replace(/^(liquidus|solidus)|C$/g, '');
      const symbol = key.startsWith('liquidus') ? 'T_\\mathrm{L}' : 'T_\\mathrm{S}';
      return [
        { formula: `${symbol}^\\mathrm{${author}} = ${right}`, inserted, result: `${value.toFixed(1)} °C` },
      ];
    }),
  charts: [
    {
      key: 'range',
      draw: ({ steel, pouringTemperatureC }, values) =>
        drawMeltingRange(
          steel,
          {
            liquidus: Object.entries(liquidus).map(
              ([key, formula]) =>
                (each) =>
                  smooth(key, formula, each),
            ),
            liquidusMean: (each) => blendOf(liquidus, each).mean,
            solidusMean: (each) => blendOf(solidus, each).mean,
            solidus: [melting.solidusHirai, melting.solidusHandbook],
          },
          {
            liquidus: numberIn(values, 'liquidusMeanC'),
            solidus: values['solidusMeanC'] === null ? null : numberIn(values, 'solidusMeanC'),
            pouring: pouringTemperatureC,
          },
        ),
    },
  ],
});
