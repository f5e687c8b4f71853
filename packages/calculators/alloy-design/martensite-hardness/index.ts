/** Hardness as quenched: of full martensite and of a chosen content; martensite content from a measured hardness. */
import { defineCalculator, type FormulaLine, numberIn, type Warning } from '../../core/calculator.ts';
import { withMeasuredErrors } from '../../core/models.ts';
import { convert } from '../../core/quantity.ts';
import { plain, polynomialInserted, polynomialTex } from '../../core/texts/worked-text.ts';
import { formulaTex } from '../../formulas/composition/composition-formula.ts';
import {
  carbonCap,
  carbonPolynomials,
  fullMartensite,
  halfMartensite,
} from '../../formulas/hardenability/end-quench-hardness.ts';
import { hardnessTables, vickersOfRockwellC } from '../../formulas/hardness/hardness-conversion.ts';
import { convertHardness, type HardnessScale } from '../../formulas/hardness/hardness-interpolation.ts';
import * as hardness from '../../formulas/hardness/martensite-hardness.ts';
import { martensiteHardness, vickersAt } from '../../formulas/hardness/maynier-hardness.ts';
import { drawOverCarbon, drawOverMartensite } from './charts.ts';
import { comparedModelPattern } from './compared-models.ts';
import { examples } from './examples.ts';
import measuredError from './measured-error.json' with { type: 'json' };

const converted = (from: HardnessScale, to: HardnessScale, value: number): number | null =>
  convertHardness(hardnessTables['e140-1'], from, to, value);

const perHour = (perSecond: number): number => convert(perSecond, 'C/s', 'C/h');

const fullTex = polynomialTex(carbonPolynomials.full, '\\mathrm{C}');
const halfTex = polynomialTex(carbonPolynomials.half, '\\mathrm{C}');
const chartTex = 'H_{50} + (H_{99.9} - H_{50})\\left(\\frac{M - 50}{49.9}\\right)^2';
const maynierTex = `${formulaTex(martensiteHardness.base)} + 21\\,\\log_{10} V_\\mathrm{R}`;
const thumbTex = (rule: keyof typeof hardness.thumbRules): string =>
  `${hardness.thumbRules[rule].join(' + ')}\\,\\mathrm{C}`;
/** Hardest values of the scales: 68 HRC is the end of table 1 of ASTM E140, with its HV. */
const hardest = { HRC: 68, HV: vickersOfRockwellC(68) } as const;

/** Returns the values of the formulas that have no cap, without those that steel cannot have, and their keys. */
function withoutImpossible(values: Readonly<Record<string, number>>) {
  const isImpossible = (key: string): boolean =>
    (values[key] ?? 0) > (key.endsWith('HRC') ? hardest.HRC : hardest.HV);
  const withheld = Object.keys(values).filter(isImpossible);
  const possible = Object.entries(values).map(
    ([key, value]) => [key, isImpossible(key) ? null : value] as const,
  );
  return { withheld, possible: Object.fromEntries(possible) };
}

const carbonBelow06 = { C: { max: 0.6 } };

export default defineCalculator({
  id: 'martensite-hardness',
  version: '1.3',
  changes: [
    { version: '1.3', date: '2026-11-29', key: 'carbonMissing' },
    { version: '1.2', date: '2026-11-29', key: 'possibleHardness' },
    { version: '1.1', date: '2026-11-26', key: 'full' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: [
    {
      kind: 'composition',
      key: 'steel',
      prefix: '',
      elements: {
        C: { min: 0, max: 1.5 },
        Si: { min: 0, max: 3 },
        Mn: { min: 0, max: 5 },
        P: { min: 0, max: 0.2 },
        S: { min: 0, max: 0.4 },
        Cr: { min: 0, max: 10 },
        Ni: { min: 0, max: 10 },
        Mo: { min: 0, max: 5 },
        V: { min: 0, max: 2 },
        Cu: { min: 0, max: 3 },
      },
      unused: ['P', 'S', 'Mo', 'V', 'Cu'],
      default: { C: 0.405, Si: 0.25, Mn: 0.875, P: 0.015, S: 0.01, Cr: 0.95, Mo: 0.2 },
      defaultGrade: '4140',
    },
    {
      kind: 'number',
      key: 'martensitePercent',
      unit: '%',
      symbol: 'M',
      default: 90,
      programDefault: true,
      limits: { min: 50, max: 100 },
      control: 'slider',
    },
    {
      kind: 'number',
      key: 'coolingRateCPerS',
      unit: 'C/s',
      symbol: 'V_\\mathrm{R}',
      default: 20,
      programDefault: true,
      limits: { min: 0.01, max: 1000 },
    },
    { kind: 'choice', key: 'measured', choices: ['none', 'given'], default: 'none', programDefault: true },
    {
      kind: 'number',
      key: 'measuredHRC',
      unit: 'HRC',
      symbol: 'H',
      default: 50,
      limits: { min: 20, max: 68 },
      when: (choices) => choices['measured'] === 'given',
    },
  ],
  outputs: [
    { key: 'hardnessHRC', unit: 'HRC', symbol: 'H(M)', digits: 1, role: 'answer' },
    { key: 'hardnessHV', unit: 'HV', digits: 0, role: 'quantity' },
    { key: 'foundMartensitePercent', unit: '%', symbol: 'M', digits: 0, role: 'quantity' },
    { key: 'fullMartensiteHRC', unit: 'HRC', symbol: 'H_{99.9}', digits: 1, role: 'model' },
    { key: 'burnsHRC', unit: 'HRC', symbol: 'H_\\mathrm{max}', digits: 1, role: 'model' },
    { key: 'thumbFullHRC', unit: 'HRC', symbol: 'H_{100}', digits: 1, role: 'model' },
    { key: 'maynierHV', unit: 'HV', symbol: '\\mathrm{HV}_\\mathrm{M}', digits: 0, role: 'model' },
    { key: 'thumbNinetyHRC', unit: 'HRC', symbol: 'H_{90}', digits: 1, role: 'model' },
    { key: 'halfMartensiteHRC', unit: 'HRC', symbol: 'H_{50}', digits: 1, role: 'model' },
    { key: 'thumbHalfHRC', unit: 'HRC', symbol: 'H_{50}', digits: 1, role: 'model' },
    { key: 'maynierHRC', unit: 'HRC', digits: 1, role: 'quantity' },
  ],
  sources: [
    'astm-a255',
    'hodge-orehoski-1946',
    'burns-moore-archer',
    'maynier-1978',
    'hardness-thumb-rule',
    'astm-e140',
  ],
  models: withMeasuredErrors(
    [
      {
        output: 'hardnessHRC',
        formula: chartTex,
        source: 'hodge-orehoski-1946',
        range: { C: { min: 0.1, max: 0.7 } },
        confirmed: false,
      },
      {
        output: 'fullMartensiteHRC',
        formula: fullTex,
        source: 'astm-a255',
        range: { C: { min: 0.1, max: 0.7 } },
      },
      {
        output: 'burnsHRC',
        formula: '20 + 60\\sqrt{\\mathrm{C}}',
        source: 'burns-moore-archer',
        confirmed: false,
        range: carbonBelow06,
      },
      {
        output: 'thumbFullHRC',
        formula: thumbTex('full'),
        source: 'hardness-thumb-rule',
        confirmed: false,
        range: carbonBelow06,
      },
      {
        output: 'maynierHV',
        formula: maynierTex,
        source: 'maynier-1978',
        range: { C: { min: 0.1, max: 0.5 }, Si: { max: 1 }, Mn: { max: 2 }, Ni: { max: 4 }, Cr: { max: 3 } },
      },
      {
        output: 'thumbNinetyHRC',
        formula: thumbTex('ninety'),
        source: 'hardness-thumb-rule',
        confirmed: false,
        range: carbonBelow06,
      },
      {
        output: 'halfMartensiteHRC',
        formula: halfTex,
        source: 'astm-a255',
        range: { C: { min: 0.1, max: 0.7 } },
      },
      {
        output: 'thumbHalfHRC',
        formula: thumbTex('half'),
        source: 'hardness-thumb-rule',
        confirmed: false,
        range: carbonBelow06,
      },
    ],
    measuredError,
  ),
  compared: ({ martensitePercent }) => ({ names: comparedModelPattern(martensitePercent) }),
  recommend: () => 'fullMartensiteHRC',
  examples,
  compute: ({ steel, martensitePercent, coolingRateCPerS, measured, measuredHRC }) => {
    const { C: carbon = 0 } = steel;
    const asked = hardness.hardnessAtMartensite(carbon, martensitePercent);
    const { withheld, possible } = withoutImpossible({
      burnsHRC: hardness.burnsHardness(carbon),
      thumbFullHRC: hardness.thumbHardness('full', carbon),
      thumbNinetyHRC: hardness.thumbHardness('ninety', carbon),
      thumbHalfHRC: hardness.thumbHardness('half', carbon),
      maynierHV: vickersAt(martensiteHardness, steel, perHour(coolingRateCPerS)),
    });
    const { maynierHV = null } = possible;
    const maynierHRC = maynierHV === null ? null : converted('HV', 'HRC', maynierHV);
    const found = measured === 'given' ? hardness.martensiteAtHardness(carbon, measuredHRC) : null;
    const warnings: Warning[] = [];
    if (measured === 'given' && found === null) {
      const [low, high] = [halfMartensite(carbon), fullMartensite(carbon)];
      const code = measuredHRC < low ? 'below_half' : 'above_full';
      warnings.push({ code, level: 'warning', params: { measured: measuredHRC, low, high } });
    }
    if (carbon > carbonCap.full)
      warnings.push({ code: 'carbon_cap', level: 'warning', params: { carbon }, source: 'astm-a255' });
    if (carbon > 0.6) warnings.push({ code: 'retained_austenite', level: 'warning', params: { carbon } });
    if (withheld.length > 0)
      warnings.push({
        code: 'impossible_hardness',
        level: 'warning',
        params: { rockwell: hardest.HRC, vickers: hardest.HV },
        source: 'astm-e140',
        explains: maynierHV === null ? [...withheld, 'maynierHRC'] : withheld,
      });
    if (maynierHRC === null && maynierHV !== null)
      warnings.push({
        code: 'outside_table',
        level: 'note',
        params: { output: 'maynierHRC' },
        source: 'astm-e140',
      });
    warnings.push(
      { code: 'chart_only', level: 'note', source: 'hodge-orehoski-1946' },
      { code: 'dissolved_carbon', level: 'note' },
    );
    return {
      values: {
        hardnessHRC: asked,
        hardnessHV: converted('HRC', 'HV', asked),
        foundMartensitePercent: found,
        fullMartensiteHRC: fullMartensite(carbon),
        halfMartensiteHRC: halfMartensite(carbon),
        ...possible,
        maynierHRC,
      },
      warnings,
    };
  },
  explain: (
    { steel, martensitePercent, coolingRateCPerS, measured, measuredHRC },
    values,
  ): readonly FormulaLine[] => {
    const { C = 0, Si = 0, Mn = 0, Cr = 0, Ni = 0 } = steel;
    const [c, m] = [plain(C), plain(martensitePercent)];
    const shown = (key: string): string => numberIn(values, key).toFixed(1);
    const [full, half] = [shown('fullMartensiteHRC'), shown('halfMartensiteHRC')];
    const inserted = (which: 'full' | 'half'): string =>
      polynomialInserted(carbonPolynomials[which], Math.min(C, carbonCap[which]));
    const found = values['foundMartensitePercent'];
    return [
      { formula: `H_{99.9} = ${fullTex}`, inserted: inserted('full'), result: `${full} HRC` },
      { formula: `H_{50} = ${halfTex}`, inserted: inserted('half'), result: `${half} HRC` },
      {
        formula: `H(M) = ${chartTex}`,
        inserted: `= ${half} + (${full} − ${half}) × ((${m} − 50)/49.9)²`,
        result: `${shown('hardnessHRC')} HRC`,
      },
      ...(measured === 'given' && typeof found === 'number'
        ? [
            {
              formula: 'M = 50 + 49.9\\sqrt{\\frac{H - H_{50}}{H_{99.9} - H_{50}}}',
              inserted: `= 50 + 49.9 × √((${plain(measuredHRC)} − ${half})/(${full} − ${half}))`,
              result: `${found.toFixed(0)} %`,
            },
          ]
        : []),
      {
        formula: 'H_\\mathrm{max} = 20 + 60\\sqrt{\\mathrm{C}}',
        inserted: `= 20 + 60 × √${c}`,
        ...(values['burnsHRC'] !== null && { result: `${shown('burnsHRC')} HRC` }),
      },
      {
        formula: `\\mathrm{HV}_\\mathrm{M} = ${maynierTex}`,
        inserted: `= 127 + 949 × ${c} + 27 × ${plain(Si)} + 11 × ${plain(Mn)} + 8 × ${plain(Ni)} + 16 × ${plain(Cr)} + 21 × log(${plain(perHour(coolingRateCPerS))})`,
        ...(values['maynierHV'] !== null && {
          result: `${numberIn(values, 'maynierHV').toFixed(0)} HV`,
        }),
      },
    ];
  },
  charts: [
    {
      key: 'overCarbon',
      draw: ({ steel, martensitePercent }, values) =>
        drawOverCarbon(steel.C ?? 0, martensitePercent, Number(values['hardnessHRC'])),
    },
    {
      key: 'overMartensite',
      draw: ({ steel, martensitePercent }, values) =>
        drawOverMartensite(steel.C ?? 0, martensitePercent, Number(values['hardnessHRC'])),
    },
  ],
});
