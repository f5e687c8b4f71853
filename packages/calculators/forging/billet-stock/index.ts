/** Billet stock: mass and cut length for a forging, pieces per bar, and the size when hot. */
import { defineCalculator, type FormulaLine, numberIn, type Warning } from '../../core/calculator.ts';
import { plain } from '../../core/texts/worked-text.ts';
import * as stock from '../../formulas/forging/billet-stock.ts';
import { hotLengthFactor } from '../../formulas/weight/steel-density.ts';
import { densityRemarks, type Given, growthLines, hotDensityOf } from './case.ts';
import { drawBalance, drawBar } from './charts.ts';
import { billetStockExamples } from './examples.ts';
import { billetStockInputs } from './inputs.ts';

const scalesOf = ({ heats, firstScalePercent, reheatScalePercent }: Given): readonly number[] =>
  Array.from({ length: heats }, (_, at) => (at === 0 ? firstScalePercent : reheatScalePercent) / 100);

const areaMm2 = ({ barShape, barSizeMm, cornerRadiusMm }: Given): number =>
  barShape === 'round' ? (Math.PI * barSizeMm ** 2) / 4 : stock.roundedSquareArea(barSizeMm, cornerRadiusMm);

function stockOf(given: Given) {
  const perMm = given.densityKgM3 * areaMm2(given) * 1e-9;
  const mass =
    given.by === 'part'
      ? stock.stockMass(given.partMassKg, {
          machining: given.machiningPercent / 100,
          flash: given.flashPercent / 100,
          scales: scalesOf(given),
          crop: given.cropPercent / 100,
        })
      : given.by === 'stock'
        ? given.stockMassKg
        : given.cutLengthMm * perMm;
  const cut = given.by === 'length' ? given.cutLengthMm : mass / perMm;
  return { mass, cut, ...stock.cutBar(given.barLengthMm, given.endTrimMm, cut, given.kerfMm) };
}

/** Returns the masses of part, machining, flash, scale and crop in kg; only the mass of the stock if no part is given. */
function balanceOf(given: Given): readonly (readonly [string, number])[] {
  const { mass } = stockOf(given);
  if (given.by !== 'part') return [['stock', mass]];
  const machined = given.partMassKg * (given.machiningPercent / 100);
  const flash = (given.partMassKg + machined) * (given.flashPercent / 100);
  const crop = mass * (given.cropPercent / 100);
  const scale = Math.max(0, mass - given.partMassKg - machined - flash - crop);
  return [
    ['part', given.partMassKg],
    ['machining', machined],
    ['flash', flash],
    ['scale', scale],
    ['crop', crop],
  ];
}

export default defineCalculator({
  id: 'billet-stock',
  version: '1.5',
  isExact: true,
  changes: [
    { version: '1.5', date: '2026-11-26', key: 'thinSlices' },
    { version: '1.4', date: '2026-11-26', key: 'cutFirst' },
    { version: '1.3', date: '2026-11-26', key: 'roundBar' },
    { version: '1.2', date: '2026-11-22', key: 'otherMetals' },
    { version: '1.1', date: '2026-11-22', key: 'shorterBillet' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: billetStockInputs,
  outputs: [
    { key: 'stockMassKg', unit: 'kg', symbol: 'm', digits: 1, role: 'answer' },
    { key: 'cutLengthMm', unit: 'mm', symbol: 'l', digits: 1, role: 'quantity' },
    { key: 'pieces', unit: '1', symbol: 'n', digits: 0, role: 'quantity' },
    { key: 'remnantMm', unit: 'mm', digits: 1, role: 'quantity' },
    { key: 'utilisationPercent', unit: '%', digits: 1, role: 'quantity' },
    { key: 'yieldPercent', unit: '%', digits: 1, role: 'quantity' },
    { key: 'slenderness', unit: '1', symbol: 'l/D', digits: 2, role: 'quantity' },
    { key: 'smallestUpsetDiameterMm', unit: 'mm', digits: 1, role: 'quantity' },
    { key: 'hotDensityKgM3', unit: 'kg/m3', symbol: '\\rho_T', digits: 1, role: 'quantity' },
    { key: 'growthPercent', unit: '%', digits: 2, role: 'quantity' },
    { key: 'hotLengthMm', unit: 'mm', digits: 1, role: 'quantity' },
  ],
  sources: ['harste-1988', 'en-1993-1-2', 'stock-practice'],
  examples: billetStockExamples,
  headline: ({ by }) => (by === 'stock' ? 'cutLengthMm' : 'stockMassKg'),
  check: (given) => {
    if (given.barShape === 'square' && given.cornerRadiusMm * 2 > given.barSizeMm) {
      return [
        {
          key: 'cornerRadiusMm',
          code: 'not_below',
          params: { value: given.cornerRadiusMm, limit: given.barSizeMm / 2, unit: 'mm' },
        },
      ];
    }
    return [];
  },
  compute: (given) => {
    const { mass, cut, pieces, remnant } = stockOf(given);
    const slenderness = cut / given.barSizeMm;
    const hot = hotDensityOf(given);
    const factor = hotLengthFactor(given.densityKgM3, hot);
    const warnings: Warning[] = [];
    if (slenderness > 2.5)
      warnings.push({
        code: 'buckling',
        level: 'warning',
        params: { slenderness: Math.round(slenderness * 100) / 100 },
        source: 'stock-practice',
      });
    if (cut < given.kerfMm)
      warnings.push({
        code: 'thinner_than_kerf',
        level: 'warning',
        params: { length: Number(cut.toPrecision(2)), kerf: given.kerfMm },
      });
    if (pieces === 0)
      warnings.push({ code: 'bar_too_short', level: 'warning', params: { bar: given.barLengthMm } });
    warnings.push({ code: 'shares', level: 'note' }, ...densityRemarks(given));
    return {
      values: {
        stockMassKg: mass,
        cutLengthMm: cut,
        pieces,
        remnantMm: pieces === 0 ? null : remnant,
        utilisationPercent: (100 * pieces * cut) / given.barLengthMm,
        yieldPercent: given.by === 'part' ? (100 * given.partMassKg) / mass : null,
        slenderness,
        smallestUpsetDiameterMm: stock.upsetStockDiameter((mass / given.densityKgM3) * 1e9, 2.5),
        hotDensityKgM3: hot,
        growthPercent: 100 * (factor - 1),
        hotLengthMm: cut * factor,
      },
      warnings,
    };
  },
  explain: (given, values): readonly FormulaLine[] => {
    const { mass, cut, pieces } = stockOf(given);
    const lines: FormulaLine[] = [];
    if (given.by === 'part') {
      const scales = scalesOf(given)
        .map((scale) => `(1 − ${plain(scale)})`)
        .join(' ');
      lines.push({
        formula: 'm = \\frac{m_\\mathrm{part}\\,(1+a)(1+f)}{\\prod(1-s_i)\\,(1-c)}',
        inserted: `= ${plain(given.partMassKg)} × (1 + ${plain(given.machiningPercent / 100)})(1 + ${plain(given.flashPercent / 100)})/[${scales} (1 − ${plain(given.cropPercent / 100)})]`,
        result: `${plain(mass)} kg`,
      });
    }
    return [
      ...lines,
      {
        formula: 'l = \\frac{m}{\\rho A}',
        inserted: `= ${plain(mass)}/(${plain(given.densityKgM3)} × ${plain(areaMm2(given))} × 10⁻⁹)`,
        result: `${plain(cut)} mm`,
      },
      {
        formula: 'n = \\left\\lfloor\\frac{L - e + k}{l + k}\\right\\rfloor',
        inserted: `= ⌊(${plain(given.barLengthMm)} − ${plain(given.endTrimMm)} + ${plain(given.kerfMm)})/(${plain(cut)} + ${plain(given.kerfMm)})⌋`,
        result: String(pieces),
      },
      ...growthLines(given, numberIn(values, 'hotDensityKgM3').toFixed(1)),
      {
        formula: 'l_T = l\\,(\\rho/\\rho_T)^{1/3}',
        inserted: `= ${plain(cut)} × (${plain(given.densityKgM3)}/${numberIn(values, 'hotDensityKgM3').toFixed(1)})^(1/3)`,
        result: `${plain(numberIn(values, 'hotLengthMm'))} mm`,
      },
    ];
  },
  charts: [
    {
      key: 'balance',
      draw: (given) => {
        const piece = {
          lengthMm: stockOf(given).cut,
          widthMm: given.barSizeMm,
          isRound: given.barShape === 'round',
        };
        const output = given.by === 'stock' ? 'cutLengthMm' : 'stockMassKg';
        return { ...drawBalance(piece, balanceOf(given)), answer: { output, at: 'drawing' } };
      },
    },
    {
      key: 'nesting',
      draw: (given) => {
        const { cut, pieces, remnant } = stockOf(given);
        const bar = {
          lengthMm: given.barLengthMm,
          widthMm: given.barSizeMm,
          cutMm: cut,
          kerfMm: given.kerfMm,
        };
        return drawBar(bar, { pieces, remnant });
      },
    },
  ],
});
