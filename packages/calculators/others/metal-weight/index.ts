/** Metal weight: mass per metre and per piece of bars, sections, plates and turned bodies, with price and surface. */
import {
  defineCalculator,
  type FormulaLine,
  numberIn,
  type Output,
  type Problem,
  type Warning,
} from '../../core/calculator.ts';
import { plain } from '../../core/texts/worked-text.ts';
import { type DensityName, densities } from '../../formulas/weight/densities.ts';
import type { StandardSection } from '../../formulas/weight/standard-section.ts';
import {
  kilogramsPerMetreOfPoundPerFoot,
  seriesOf,
  standardSections,
} from '../../formulas/weight/standard-sections.ts';
import { drawComparison, drawSketch } from './charts.ts';
import { metalWeightExamples } from './examples.ts';
import { metalWeightInputs } from './inputs.ts';
import { bounds, type Dimensions, isBar, type ShapeName, shapes } from './shapes.ts';

type Given = Dimensions & {
  readonly shape: ShapeName;
  readonly material: DensityName | 'custom';
  readonly densityKgM3: number;
  readonly lengthM: number;
  readonly pieces: number;
  readonly pricePerKg: number;
};

function impossible(given: Given): readonly Problem[] {
  return bounds(given.shape, given).flatMap(([key, limit]) =>
    given[key] < limit || (given[key] === 0 && limit >= 0)
      ? []
      : [
          {
            key,
            code: 'impossible_section',
            params: { value: given[key], most: Math.max(0, limit), unit: 'mm' },
          },
        ],
  );
}

/** Computes the mass. All lengths are in mm; the density is converted to kg/mm³. */
function weigh(given: Given) {
  const { shape, material, lengthM } = given;
  const density = material === 'custom' ? given.densityKgM3 : densities[material];
  const figures = shapes[shape].figures(given);
  if (figures.kind === 'body') {
    const { volume, surface } = figures;
    return {
      density,
      volumeM3: volume * 1e-9,
      paintedM2: surface * 1e-6,
      areaMm2: null,
      perMetre: null,
      kilograms: volume * 1e-9 * density,
    };
  }
  const perMetre = figures.area * density * 1e-6;
  const paintedM2 = figures.perimeter === null ? null : figures.perimeter * 1e-3 * lengthM;
  return {
    density,
    volumeM3: figures.area * 1e-6 * lengthM,
    paintedM2,
    areaMm2: figures.area,
    perMetre,
    kilograms: perMetre * lengthM,
  };
}

function remarks({ shape, standard, material }: Given): Warning[] {
  const found: Warning[] = [];
  if (shape === 'standard') {
    const source = /^(NPS|rebar|W)/.test(seriesOf(standard)) ? 'asme-b36.10' : 'en-10365';
    found.push({ code: 'section_table', level: 'note', source });
    const { dimensions: known }: StandardSection = standardSections[standard];
    if (!known || known.kind === 'taper') found.push({ code: 'from_nominal_mass', level: 'note', source });
  }
  if (shape === 'tube' || shape === 'elbow' || seriesOf(standard) === 'NPS')
    found.push({ code: 'wall_tolerance', level: 'note' });
  else found.push({ code: 'rolling_tolerance', level: 'note', source: 'en-10365' });
  if (material === '304-321-347' || material === '316L')
    found.push({ code: 'stainless_density', level: 'note', source: 'en-10088-1' });
  found.push({ code: 'painted_area', level: 'note' });
  return found;
}

const output = (
  key: string,
  unit: Output['unit'],
  digits: number,
  shownAs: Partial<Pick<Output, 'role' | 'symbol' | 'figures'>> = {},
): Output => ({ key, unit, digits, role: 'quantity', ...shownAs });

export default defineCalculator({
  id: 'metal-weight',
  version: '1.3',
  isExact: true,
  changes: [
    { version: '1.3', date: '2026-11-26', key: 'sums' },
    { version: '1.2', date: '2026-11-26', key: 'dimensions' },
    { version: '1.1', date: '2026-11-22', key: 'moreSections' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: metalWeightInputs,
  outputs: [
    output('massKg', 'kg', 3, { role: 'answer', symbol: 'm', figures: 6 }),
    output('massPerMetreKgM', 'kg/m', 3, { figures: 6 }),
    output('totalMassKg', 'kg', 3, { figures: 6 }),
    output('totalMassLb', 'lb', 3, { figures: 6 }),
    output('massPerFootLbFt', 'lb/ft', 3),
    output('areaMm2', 'mm2', 1, { symbol: 'A' }),
    output('volumeDm3', 'dm3', 3, { symbol: 'V' }),
    output('paintedAreaM2', 'm2', 3),
    output('densityKgM3', 'kg/m3', 0, { symbol: '\\rho' }),
    output('tabulatedKgM', 'kg/m', 2),
    output('totalPrice', '1', 2, { figures: 9 }),
  ],
  sources: ['en-10365', 'en-10210-2', 'asme-b36.10', 'en-10088-1'],
  examples: metalWeightExamples,
  check: (given) => impossible(given),
  compute: (given) => {
    const { density, volumeM3, paintedM2, areaMm2, perMetre, kilograms } = weigh(given);
    const total = kilograms * given.pieces;
    return {
      values: {
        massKg: kilograms,
        massPerMetreKgM: perMetre,
        totalMassKg: total,
        totalMassLb: total / 0.45359237,
        massPerFootLbFt: perMetre === null ? null : perMetre / kilogramsPerMetreOfPoundPerFoot,
        areaMm2,
        volumeDm3: volumeM3 * 1000,
        paintedAreaM2: paintedM2 === null ? null : paintedM2 * given.pieces,
        densityKgM3: density,
        tabulatedKgM: given.shape === 'standard' ? standardSections[given.standard].kilogramsPerMetre : null,
        totalPrice: given.pricePerKg > 0 ? total * given.pricePerKg : null,
      },
      warnings: remarks(given),
    };
  },
  explain: (given, values): readonly FormulaLine[] => {
    const shape = shapes[given.shape];
    const density = plain(numberIn(values, 'densityKgM3'));
    const bar = isBar(given.shape);
    const size = bar
      ? `${plain(numberIn(values, 'areaMm2'))} mm²`
      : `${plain(numberIn(values, 'volumeDm3'))} dm³`;
    const mass = `${plain(numberIn(values, 'massKg'))} kg`;
    if (!bar) {
      return [
        { formula: shape.formula, inserted: shape.inserted(given), result: size },
        {
          formula: 'm = \\rho V',
          inserted: `= ${density} × ${plain(numberIn(values, 'volumeDm3') / 1000)}`,
          result: mass,
        },
      ];
    }
    return [
      { formula: shape.formula, inserted: shape.inserted(given), result: size },
      {
        formula: "m' = \\rho A",
        inserted: `= ${density} × ${plain(numberIn(values, 'areaMm2'))} × 10⁻⁶`,
        result: `${plain(numberIn(values, 'massPerMetreKgM'))} kg/m`,
      },
      {
        formula: "m = m' L",
        inserted: `= ${plain(numberIn(values, 'massPerMetreKgM'))} × ${plain(given.lengthM)}`,
        result: mass,
      },
    ];
  },
  charts: [
    { key: 'sketch', draw: (given) => drawSketch(given.shape, given) },
    {
      key: 'comparison',
      draw: (given, values) =>
        drawComparison(given.shape, given, Number(values['massKg']), Number(values['densityKgM3'])),
    },
  ],
});
