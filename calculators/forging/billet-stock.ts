/** Billet stock: mass and cut length for a forging, pieces per bar, and the size when hot. */
import { defineCalculator, type FormulaLine, type Warning } from '../calculator.ts';
import * as stock from '../formulas/billet-stock.ts';
import { austeniteDensity, hotLengthFactor } from '../formulas/steel-density.ts';
import { plain } from '../worked-text.ts';
import { drawBalance, drawBar } from './billet-stock.charts.ts';

type Given = {
  readonly by: 'part' | 'stock' | 'length';
  readonly partMassKg: number;
  readonly machiningPercent: number;
  readonly flashPercent: number;
  readonly heats: number;
  readonly firstScalePercent: number;
  readonly reheatScalePercent: number;
  readonly cropPercent: number;
  readonly stockMassKg: number;
  readonly cutLengthMm: number;
  readonly barShape: 'round' | 'square';
  readonly barSizeMm: number;
  readonly cornerRadiusMm: number;
  readonly densityKgM3: number;
  readonly barLengthMm: number;
  readonly endTrimMm: number;
  readonly kerfMm: number;
  readonly forgingTemperatureC: number;
  readonly C: number;
};

const scalesOf = ({ heats, firstScalePercent, reheatScalePercent }: Given): readonly number[] =>
  Array.from({ length: heats }, (_, at) => (at === 0 ? firstScalePercent : reheatScalePercent) / 100);

const areaMm2 = ({ barShape, barSizeMm, cornerRadiusMm }: Given): number =>
  barShape === 'round' ? (Math.PI * barSizeMm ** 2) / 4 : stock.roundedSquareArea(barSizeMm, cornerRadiusMm);

function stockOf(given: Given) {
  const perMm = given.densityKgM3 * areaMm2(given) * 1e-9;
  const mass =
    given.by === 'part'
      ? stock.stockMass(
          given.partMassKg,
          given.machiningPercent / 100,
          given.flashPercent / 100,
          scalesOf(given),
          given.cropPercent / 100,
        )
      : given.by === 'stock'
        ? given.stockMassKg
        : given.cutLengthMm * perMm;
  const cut = given.by === 'length' ? given.cutLengthMm : mass / perMm;
  return { mass, cut, ...stock.cutBar(given.barLengthMm, given.endTrimMm, cut, given.kerfMm) };
}

/** Part, machining, flash, scale and crop in kg; only the stock itself when no part is given. */
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

const byPart = (choices: Readonly<Record<string, string>>): boolean => choices['by'] === 'part';
const percent = (key: string, start: number, max: number) =>
  ({
    kind: 'number',
    key,
    unit: '%',
    default: start,
    programDefault: true,
    limits: { min: 0, max },
    when: byPart,
  }) as const;
const bar120 = { barShape: 'round', barSizeMm: 120 };

export default defineCalculator({
  id: 'billet-stock',
  version: '1.0',
  changes: [{ version: '1.0', date: '2026-11-21', key: 'first' }],
  inputs: [
    { kind: 'choice', key: 'by', choices: ['part', 'stock', 'length'], default: 'part' },
    {
      kind: 'number',
      key: 'partMassKg',
      unit: 'kg',
      default: 50,
      limits: { min: 0.001, max: 1000000 },
      when: byPart,
    },
    { ...percent('machiningPercent', 0, 200), key: 'machiningPercent' },
    { ...percent('flashPercent', 15, 200), key: 'flashPercent' },
    {
      kind: 'number',
      key: 'heats',
      unit: '1',
      default: 1,
      programDefault: true,
      whole: true,
      limits: { min: 1, max: 20 },
      when: byPart,
    },
    { ...percent('firstScalePercent', 2.5, 20), key: 'firstScalePercent' },
    { ...percent('reheatScalePercent', 1.5, 20), key: 'reheatScalePercent' },
    { ...percent('cropPercent', 0, 60), key: 'cropPercent' },
    {
      kind: 'number',
      key: 'stockMassKg',
      unit: 'kg',
      default: 60,
      limits: { min: 0.001, max: 1000000 },
      when: (choices) => choices['by'] === 'stock',
    },
    {
      kind: 'number',
      key: 'cutLengthMm',
      unit: 'mm',
      default: 340,
      limits: { min: 1, max: 100000 },
      when: (choices) => choices['by'] === 'length',
    },
    { kind: 'choice', key: 'barShape', choices: ['round', 'square'], default: 'round', programDefault: true },
    {
      kind: 'number',
      key: 'barSizeMm',
      unit: 'mm',
      symbol: 'D',
      default: 120,
      limits: { min: 5, max: 2000 },
    },
    {
      kind: 'number',
      key: 'cornerRadiusMm',
      unit: 'mm',
      symbol: 'r',
      default: 0,
      programDefault: true,
      limits: { min: 0, max: 200 },
      when: (choices) => choices['barShape'] === 'square',
    },
    {
      kind: 'number',
      key: 'densityKgM3',
      unit: 'kg/m3',
      symbol: '\\rho',
      default: 7850,
      programDefault: true,
      limits: { min: 1000, max: 25000 },
    },
    {
      kind: 'number',
      key: 'barLengthMm',
      unit: 'mm',
      symbol: 'L',
      default: 6000,
      programDefault: true,
      limits: { min: 1000, max: 50000 },
    },
    {
      kind: 'number',
      key: 'endTrimMm',
      unit: 'mm',
      default: 50,
      programDefault: true,
      limits: { min: 0, max: 900 },
    },
    {
      kind: 'number',
      key: 'kerfMm',
      unit: 'mm',
      default: 4,
      programDefault: true,
      limits: { min: 0, max: 50 },
    },
    {
      kind: 'number',
      key: 'forgingTemperatureC',
      unit: 'C',
      symbol: 'T',
      default: 1200,
      programDefault: true,
      limits: { min: 700, max: 1400 },
      range: { min: 900, max: 1400, source: 'harste-1988' },
    },
    {
      kind: 'number',
      key: 'C',
      unit: 'wt%',
      symbol: '\\mathrm{C}',
      default: 0.42,
      programDefault: true,
      limits: { min: 0, max: 2 },
    },
  ],
  outputs: [
    { key: 'stockMassKg', unit: 'kg', symbol: 'm', digits: 2, role: 'answer' },
    { key: 'cutLengthMm', unit: 'mm', symbol: 'l', digits: 1, role: 'answer' },
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
  sources: ['harste-1988', 'stock-practice'],
  examples: [
    {
      key: 'flash',
      inputs: { by: 'part', partMassKg: 50, flashPercent: 15, firstScalePercent: 2.5, ...bar120 },
      expected: { stockMassKg: 58.974 },
      tolerance: 0.05,
      origin: 'derived',
      shown: true,
    },
    {
      key: 'length',
      inputs: { by: 'stock', stockMassKg: 60, ...bar120 },
      expected: { cutLengthMm: 675.82 },
      tolerance: 0.6,
      origin: 'derived',
    },
    {
      key: 'nesting',
      inputs: { by: 'length', cutLengthMm: 340, ...bar120 },
      expected: { pieces: 17, remnantMm: 102 },
      tolerance: 0.5,
      origin: 'derived',
    },
    {
      key: 'density',
      inputs: { by: 'stock', stockMassKg: 60, ...bar120, forgingTemperatureC: 1200, C: 0.42 },
      expected: { hotDensityKgM3: 7450.3 },
      tolerance: 1,
      origin: 'derived',
    },
    {
      key: 'three-heats',
      inputs: { by: 'part', partMassKg: 120, flashPercent: 0, heats: 3, ...bar120 },
      expected: { stockMassKg: 126.85 },
      tolerance: 0.1,
      origin: 'derived',
    },
  ],
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
    const hot = austeniteDensity(given.forgingTemperatureC, given.C);
    const factor = hotLengthFactor(given.densityKgM3, hot);
    const warnings: Warning[] = [];
    if (slenderness > 2.5)
      warnings.push({
        code: 'buckling',
        level: 'warning',
        params: { slenderness: Math.round(slenderness * 100) / 100 },
        source: 'stock-practice',
      });
    if (pieces === 0)
      warnings.push({ code: 'bar_too_short', level: 'warning', params: { bar: given.barLengthMm } });
    if (Math.abs(given.densityKgM3 / 7850 - 1) > 0.03)
      warnings.push({ code: 'carbon_steel_only', level: 'warning', source: 'harste-1988' });
    warnings.push(
      { code: 'shares', level: 'note' },
      { code: 'density_scatter', level: 'note', source: 'harste-1988' },
    );
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
      {
        formula: '\\rho_T = \\frac{100\\,(8106 - 0.51\\,T)}{(100 - \\mathrm{C})(1 + 0.008\\,\\mathrm{C})^3}',
        inserted: `= 100 (8106 − 0.51 × ${plain(given.forgingTemperatureC)})/[(100 − ${plain(given.C)})(1 + 0.008 × ${plain(given.C)})³]`,
        result: `${Number(values['hotDensityKgM3']).toFixed(1)} kg/m³`,
      },
      {
        formula: 'l_T = l\\,(\\rho/\\rho_T)^{1/3}',
        inserted: `= ${plain(cut)} × (${plain(given.densityKgM3)}/${Number(values['hotDensityKgM3']).toFixed(1)})^(1/3)`,
        result: `${plain(Number(values['hotLengthMm']))} mm`,
      },
    ];
  },
  charts: [
    { key: 'balance', draw: (given) => drawBalance(balanceOf(given)) },
    {
      key: 'nesting',
      draw: (given) => {
        const { cut, pieces, remnant } = stockOf(given);
        return drawBar(given.barLengthMm, cut, given.kerfMm, { pieces, remnant });
      },
    },
  ],
});
