/** Inputs of the metal weight. */
import type { NumberInput } from '../../core/calculator.ts';
import { densityNames } from '../../formulas/weight/densities.ts';
import { sectionNames } from '../../formulas/weight/standard-sections.ts';
import { type DimensionKey, dimensionKeysOf, isBar, type ShapeName, shapeNames } from './shapes.ts';

type Choices = Readonly<Record<string, string>>;

/** Dimensions in mm with their symbols and initial values, and the minimum if zero is meaningful. */
const dimensions: Readonly<Record<DimensionKey, readonly [symbol: string, start: number, least?: number]>> = {
  diameterMm: ['d', 50],
  widthMm: ['b', 1500],
  heightMm: ['h', 100],
  thicknessMm: ['t', 10],
  acrossFlatsMm: ['s', 30],
  outsideDiameterMm: ['D', 168.3],
  wallMm: ['t', 7.11],
  legAMm: ['a', 100],
  legBMm: ['b', 100],
  rootRadiusMm: ['r_1', 12, 0],
  toeRadiusMm: ['r_2', 6, 0],
  webMm: ['t_\\mathrm{w}', 7.1],
  flangeMm: ['t_\\mathrm{f}', 10.7],
  innerDiameterMm: ['d', 100],
  smallDiameterMm: ['d_2', 30, 0],
  meanDiameterMm: ['D_\\mathrm{m}', 500],
  bendRadiusMm: ['R', 229],
  plateLengthMm: ['l', 3000],
};

/** Initial values that give a valid section for each shape. */
const starts: Readonly<Partial<Record<ShapeName, Partial<Record<DimensionKey, number>>>>> = {
  square: { widthMm: 50 },
  flat: { widthMm: 100 },
  'hollow-hot': { widthMm: 100, wallMm: 5 },
  'hollow-cold': { widthMm: 100, wallMm: 5 },
  'hollow-sharp': { widthMm: 100, wallMm: 5 },
  beam: { heightMm: 300, widthMm: 150, rootRadiusMm: 15 },
  channel: { heightMm: 200, widthMm: 80, webMm: 6, flangeMm: 11, rootRadiusMm: 13 },
  tee: { widthMm: 100, webMm: 11, flangeMm: 11 },
  disc: { diameterMm: 300 },
  sphere: { diameterMm: 100 },
  cone: { diameterMm: 100 },
  frustum: { diameterMm: 100 },
};

const dimensionInputs = (Object.keys(dimensions) as DimensionKey[]).map(
  (key): NumberInput & { readonly key: DimensionKey } => {
    const [symbol, start, least = 0.01] = dimensions[key];
    return {
      kind: 'number',
      key,
      unit: 'mm',
      symbol,
      default: start,
      limits: { min: least, max: 100000 },
      defaultFor: (choices: Choices) => starts[choices['shape'] as ShapeName]?.[key] ?? start,
      when: (choices: Choices) => dimensionKeysOf(choices['shape'] ?? '').includes(key),
    };
  },
);

export const metalWeightInputs = [
  { kind: 'choice', key: 'shape', choices: shapeNames, default: 'plate' },
  {
    kind: 'choice',
    key: 'standard',
    choices: sectionNames,
    default: 'IPE-300',
    when: (choices: Choices) => choices['shape'] === 'standard',
  },
  ...dimensionInputs,
  {
    kind: 'number',
    key: 'angleDeg',
    unit: 'deg',
    symbol: '\\theta',
    default: 90,
    limits: { min: 0.1, max: 360 },
    when: (choices: Choices) => choices['shape'] === 'elbow',
  },
  {
    kind: 'number',
    key: 'lengthM',
    unit: 'm',
    symbol: 'L',
    default: 6,
    limits: { min: 0.001, max: 100000 },
    when: (choices: Choices) => isBar(choices['shape'] ?? ''),
  },
  {
    kind: 'choice',
    key: 'material',
    choices: [...densityNames, 'custom'],
    default: 'carbon-steel',
    programDefault: true,
  },
  {
    kind: 'number',
    key: 'densityKgM3',
    unit: 'kg/m3',
    symbol: '\\rho',
    default: 7850,
    limits: { min: 100, max: 25000 },
    when: (choices: Choices) => choices['material'] === 'custom',
  },
  {
    kind: 'number',
    key: 'pieces',
    unit: '1',
    symbol: 'n',
    default: 1,
    programDefault: true,
    whole: true,
    limits: { min: 1, max: 1000000 },
  },
  {
    kind: 'number',
    key: 'pricePerKg',
    unit: '1',
    default: 0,
    programDefault: true,
    limits: { min: 0, max: 1000000 },
  },
] as const;
