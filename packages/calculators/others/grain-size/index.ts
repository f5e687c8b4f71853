/** Grain size: number G from sizes, grains per area or microscope counts, and the quantities derived from it. */
import {
  defineCalculator,
  type FormulaLine,
  numberIn,
  type Problem,
  type Warning,
} from '../../core/calculator.ts';
import { convert } from '../../core/quantity.ts';
import { plain } from '../../core/texts/worked-text.ts';
import { type Spread, spreadOf } from '../../formulas/mathematics/confidence-interval.ts';
import * as grain from '../../formulas/microstructure/grain-size.ts';
import { drawCounts, drawNomogram } from './charts.ts';
import { examples } from './examples.ts';
import { grainSizeInputs, isCounted } from './inputs.ts';

type Given = {
  readonly method: 'number' | 'diameter' | 'intercept' | 'per-mm2' | 'per-inch2' | 'planimetric' | 'line';
  readonly grainSize: number;
  readonly diameterUm: number;
  readonly interceptUm: number;
  readonly grainsPerMm2: number;
  readonly grainsPerInch2: number;
  readonly testArea: grain.TestArea;
  readonly testAreaMm2: number;
  readonly lineLengthMm: number;
  readonly magnification: number;
  readonly fields: readonly { readonly count: number; readonly cutCount: number }[];
};

function countsOf({ method, fields, testArea }: Given): readonly number[] {
  if (!isCounted(method)) return [];
  return fields.map(({ count, cutCount }) =>
    method === 'line' ? count : grain.planimetricCount(count, cutCount, testArea),
  );
}

function sizeOfCount(given: Given, count: number): number {
  const { method, magnification, testAreaMm2, lineLengthMm } = given;
  if (method === 'line')
    return grain.sizeFromIntercept(grain.meanIntercept(lineLengthMm, magnification, count));
  return grain.sizeFromGrains(grain.jeffriesMultiplier(magnification, testAreaMm2) * count);
}

function sizeOf(given: Given, mean: number): number {
  if (given.method === 'number') return given.grainSize;
  if (given.method === 'diameter') return grain.sizeFromGrains(convert(given.diameterUm, 'um', 'mm') ** -2);
  if (given.method === 'intercept') return grain.sizeFromIntercept(convert(given.interceptUm, 'um', 'mm'));
  if (given.method === 'per-mm2') return grain.sizeFromGrains(given.grainsPerMm2);
  if (given.method === 'per-inch2') return grain.sizeFromGrainsPerInch2(given.grainsPerInch2);
  return sizeOfCount(given, mean);
}

function resultOf(given: Given): {
  readonly number: number;
  readonly counts: readonly number[];
  readonly spread: Spread | null;
} {
  const counts = countsOf(given);
  const spread = counts.length > 0 ? spreadOf(counts) : null;
  return { number: sizeOf(given, spread?.mean ?? 0), counts, spread };
}

function missingCounts(given: Given): readonly Problem[] {
  if (!isCounted(given.method)) return [];
  const total = countsOf(given).reduce((sum, each) => sum + each, 0);
  // Fewer than one grain in total is not a valid count.
  return total >= 1 ? [] : [{ key: 'fields', code: 'no_counts', params: {} }];
}

function countRemarks(given: Given, counts: readonly number[], accuracy: number | null): Warning[] {
  const found: Warning[] = [];
  if (counts.length < 5)
    found.push({
      code: 'few_fields',
      level: 'warning',
      params: { fields: counts.length },
      source: 'astm-e112',
    });
  if (accuracy !== null && accuracy > 10)
    found.push({
      code: 'low_accuracy',
      level: 'warning',
      params: { accuracy: Math.round(accuracy * 10) / 10 },
      source: 'astm-e112',
    });
  const total = counts.reduce((sum, each) => sum + each, 0);
  if (given.method === 'planimetric' && total < 75)
    found.push({ code: 'few_grains', level: 'warning', params: { total }, source: 'astm-e112' });
  if (given.method === 'line' && counts.some((each) => each < 40 || each > 100))
    found.push({ code: 'choose_magnification', level: 'note', source: 'astm-e112' });
  found.push({ code: 'methods_spread', level: 'note', source: 'grain-round-robin' });
  return found;
}

/** G of the first row (00) and the last row of ASTM E112, Table 4. */
const tableEnds = { min: -1, max: 14 } as const;

/** Returns the main result: the grain size number, or the mean intercept if the number was entered. */
const headlineOf = (method: string) => (method === 'number' ? 'interceptUm' : 'grainSize');

export default defineCalculator({
  id: 'grain-size',
  version: '1.2',
  isExact: true,
  changes: [
    { version: '1.2', date: '2026-11-27', key: 'beyondTagged' },
    { version: '1.1', date: '2026-11-26', key: 'tableEnds' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: grainSizeInputs,
  outputs: [
    { key: 'grainSize', unit: '1', symbol: 'G', digits: 1, role: 'answer' },
    { key: 'interceptUm', unit: 'um', symbol: '\\bar l', digits: 1, figures: 3, role: 'quantity' },
    { key: 'diameterUm', unit: 'um', symbol: '\\bar d', digits: 1, figures: 3, role: 'quantity' },
    { key: 'grainsPerMm2', unit: '1/mm2', symbol: 'N_\\mathrm{A}', digits: 1, figures: 3, role: 'quantity' },
    { key: 'grainsPerInch2', unit: '1', symbol: 'N_\\mathrm{AE}', digits: 2, figures: 3, role: 'quantity' },
    { key: 'meanAreaUm2', unit: 'um2', symbol: '\\bar A', digits: 1, figures: 3, role: 'quantity' },
    { key: 'isoGrainSize', unit: '1', symbol: 'G_\\mathrm{ISO}', digits: 1, role: 'quantity' },
    { key: 'meanCount', unit: '1', symbol: '\\bar x', digits: 2, role: 'quantity' },
    { key: 'standardDeviation', unit: '1', symbol: 's', digits: 3, role: 'quantity' },
    { key: 'confidence', unit: '1', symbol: '\\mathrm{CI}_{95}', digits: 2, role: 'quantity' },
    { key: 'relativeAccuracyPercent', unit: '%', symbol: '\\%\\mathrm{RA}', digits: 2, role: 'quantity' },
    { key: 'accuracyCheck', unit: '1', role: 'quantity', choices: ['passed', 'not-passed'] },
    { key: 'grainSizeFrom', unit: '1', digits: 2, role: 'quantity' },
    { key: 'grainSizeTo', unit: '1', digits: 2, role: 'quantity' },
  ],
  sources: ['astm-e112', 'iso-643', 'grain-round-robin'],
  headline: ({ method }) => headlineOf(method),
  examples,
  check: (given) => missingCounts(given),
  compute: (given) => {
    const { number: grainSize, counts, spread } = resultOf(given);
    const { method } = given;
    // The entered or counted size is shown unchanged; only the other sizes are computed from G.
    const perMm2 =
      method === 'per-mm2'
        ? given.grainsPerMm2
        : method === 'diameter'
          ? convert(given.diameterUm, 'um', 'mm') ** -2
          : method === 'planimetric'
            ? grain.jeffriesMultiplier(given.magnification, given.testAreaMm2) * (spread?.mean ?? 0)
            : grain.grainsPerMm2(grainSize);
    const interceptMm =
      method === 'intercept'
        ? convert(given.interceptUm, 'um', 'mm')
        : method === 'line'
          ? grain.meanIntercept(given.lineLengthMm, given.magnification, spread?.mean ?? 0)
          : grain.interceptOf(grainSize);
    const half = spread?.halfWidth ?? null;
    const accuracy = spread && half !== null ? (100 * half) / spread.mean : null;
    const edge = (count: number): number | null => (count > 0 ? sizeOfCount(given, count) : null);
    const warnings: Warning[] = spread ? countRemarks(given, counts, accuracy) : [];
    if (grainSize > 10) warnings.push({ code: 'fine_grain', level: 'note', source: 'astm-e112' });
    if (grainSize < tableEnds.min || grainSize > tableEnds.max)
      warnings.push({
        code: 'beyond_table',
        level: 'warning',
        params: tableEnds,
        source: 'astm-e112',
        outside: [headlineOf(method)],
      });
    warnings.push(
      { code: 'equiaxed_only', level: 'note', source: 'astm-e112' },
      { code: 'two_scales', level: 'note', source: 'astm-e112' },
    );
    return {
      values: {
        grainSize,
        interceptUm: convert(interceptMm, 'mm', 'um'),
        diameterUm: convert(grain.diameterOf(perMm2), 'mm', 'um'),
        grainsPerMm2: perMm2,
        grainsPerInch2: method === 'per-inch2' ? given.grainsPerInch2 : grain.grainsPerInch2(grainSize),
        meanAreaUm2: convert(1 / perMm2, 'mm2', 'um2'),
        isoGrainSize: grain.isoNumber(perMm2),
        meanCount: spread?.mean ?? null,
        standardDeviation: spread?.deviation ?? null,
        confidence: half,
        relativeAccuracyPercent: accuracy,
        accuracyCheck: accuracy === null ? null : accuracy <= 10 ? 'passed' : 'not-passed',
        grainSizeFrom: spread && half !== null ? edge(spread.mean - half) : null,
        grainSizeTo: spread && half !== null ? edge(spread.mean + half) : null,
      },
      warnings,
    };
  },
  explain: (given, values): readonly FormulaLine[] => {
    const shown = (key: string): string => plain(numberIn(values, key));
    const { method } = given;
    const lines: FormulaLine[] = [];
    if (method === 'planimetric') {
      lines.push({
        formula:
          'N_\\mathrm{A} = \\frac{M^2}{A_\\mathrm{test}}\\left(N_\\mathrm{in} + \\tfrac12 N_\\mathrm{cut}\\right)',
        inserted: `= ${plain(given.magnification)}²/${plain(given.testAreaMm2)} × ${shown('meanCount')}`,
        result: `${shown('grainsPerMm2')} mm⁻²`,
      });
    }
    if (method === 'line') {
      lines.push({
        formula: '\\bar l = \\frac{L}{M\\,N}',
        inserted: `= ${plain(given.lineLengthMm)}/(${plain(given.magnification)} × ${shown('meanCount')}) mm`,
        result: `${shown('interceptUm')} µm`,
      });
    }
    if (method === 'intercept' || method === 'line') {
      lines.push({
        formula: 'G = -6.643856\\,\\log_{10}\\bar l - 3.288',
        inserted: `= −6.643856 log ${plain(numberIn(values, 'interceptUm') / 1000)} − 3.288`,
        result: shown('grainSize'),
      });
    } else if (method === 'per-inch2') {
      lines.push({
        formula: 'G = 1 + 3.321928\\,\\log_{10} N_\\mathrm{AE}',
        inserted: `= 1 + 3.321928 log ${shown('grainsPerInch2')}`,
        result: shown('grainSize'),
      });
    } else if (method !== 'number') {
      lines.push({
        formula: 'G = 3.321928\\,\\log_{10} N_\\mathrm{A} - 2.954',
        inserted: `= 3.321928 log ${shown('grainsPerMm2')} − 2.954`,
        result: shown('grainSize'),
      });
    }
    // Where grains are counted or measured, G is computed from N_A with the rounded constants of the standard, instead
    // of N_A from G.
    if (method !== 'planimetric' && method !== 'per-mm2' && method !== 'diameter') {
      lines.push({
        formula: 'N_\\mathrm{A} = 7.750016 \\cdot 2^G',
        inserted: `= 7.750016 × 2^${shown('grainSize')}`,
        result: `${shown('grainsPerMm2')} mm⁻²`,
      });
    }
    lines.push(
      {
        formula: '\\bar d = N_\\mathrm{A}^{-1/2}',
        inserted: `= ${shown('grainsPerMm2')}^(−1/2) mm`,
        result: `${shown('diameterUm')} µm`,
      },
      {
        formula: '\\bar l = 10^{-(G + 3.288)/6.643856}',
        inserted: `= 10^(−(${shown('grainSize')} + 3.288)/6.643856) mm`,
        result: `${shown('interceptUm')} µm`,
      },
    );
    if (values['confidence'] !== null) {
      lines.push({
        formula: '\\%\\mathrm{RA} = \\frac{100}{\\bar x}\\,\\frac{t\\,s}{\\sqrt{n}}',
        inserted: `= 100 × ${shown('confidence')}/${shown('meanCount')}`,
        result: `${shown('relativeAccuracyPercent')} %`,
      });
    }
    return lines;
  },
  charts: [
    {
      key: 'nomogram',
      draw: (given, values) =>
        drawNomogram(resultOf(given).number, Number(values['interceptUm']), headlineOf(given.method)),
    },
    {
      key: 'counts',
      draw: (given) => {
        const { number: grainSize, counts, spread } = resultOf(given);
        return drawCounts(counts, spread, grainSize);
      },
    },
  ],
});
