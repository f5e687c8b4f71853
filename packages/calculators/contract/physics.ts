/**
 * Physical expectations of results, for the sweep of every input in `sweep.test.ts`. A missing unit or calculator is a
 * compile error. Each calculator is tested only for the expectations listed here.
 */
import type { Interval } from '../core/calculator.ts';
import type { Unit } from '../core/quantity.ts';
import type { CalculatorId } from '../registry.ts';

const positive = { min: 0 } as const;
const anything = {} as const;
const celsius = { min: -273.15 } as const;

/** Physically possible range of a number in this unit. */
export const boundsOf: Readonly<Record<Unit, Interval>> = {
  '1': anything,
  '%': { min: 0, max: 100.000001 },
  'wt%': { min: 0, max: 100.000001 },
  ppm: { min: 0, max: 1e6 },
  K: positive,
  C: celsius,
  F: { min: -459.67 },
  dK: anything,
  dF: anything,
  m: positive,
  cm: positive,
  mm: positive,
  um: positive,
  nm: positive,
  inch: positive,
  m2: positive,
  mm2: positive,
  um2: positive,
  m3: positive,
  dm3: positive,
  mm3: positive,
  s: positive,
  min: positive,
  h: positive,
  d: positive,
  kg: positive,
  g: positive,
  t: positive,
  lb: positive,
  'kg/m': positive,
  'lb/ft': positive,
  'kg/m2': positive,
  'g/m2': positive,
  'kg/m3': positive,
  'g/cm3': positive,
  Pa: positive,
  mbar: positive,
  bar: positive,
  atm: positive,
  MPa: positive,
  GPa: positive,
  ksi: positive,
  '1/√atm': positive,
  '1/√bar': positive,
  J: positive,
  kJ: positive,
  MJ: positive,
  N: positive,
  kgf: positive,
  kN: positive,
  MN: positive,
  tf: positive,
  'm/s': positive,
  'mm/s': positive,
  'mm/min': positive,
  'cm/min': positive,
  'm2/s': positive,
  'cm2/s': positive,
  'um2/s': positive,
  '1e-6/K': positive,
  '1/s': positive,
  '1/min': positive,
  'C/s': positive,
  'C/min': positive,
  'C/h': positive,
  'W/mK': positive,
  'W/m2K': positive,
  '1/inch': positive,
  '1/mm': positive,
  'J/kgK': positive,
  's/m2': positive,
  'min/cm2': positive,
  'J/kg': positive,
  'mm/min0.5': positive,
  'kJ/mol': positive,
  'J/mol': positive,
  'kJ/mm': positive,
  'kJ/cm': positive,
  'mJ/m2': anything,
  V: anything,
  mV: anything,
  A: positive,
  'ml/100g': positive,
  '1/mm2': positive,
  deg: anything,
  HV: positive,
  HRC: positive,
  HB: positive,
  HBW: positive,
  HRB: positive,
  HRA: positive,
  HK: positive,
  FN: { min: 0, max: 100.000001 },
};

export type Physics = {
  /** Exceptions: outputs that may leave the range of their unit. */
  readonly bounds?: Readonly<Record<string, Interval>>;
  /** Results that may be undefined for possible inputs, with the reason. */
  readonly undefinedWhere?: Readonly<Record<string, string>>;
  /** Outputs that, like the answers, must be continuous over every input: they are blended or joined from several models. */
  readonly smooth?: readonly string[];
  /** Choices, other than the defaults, with which these outputs must be continuous too. */
  readonly smoothAlsoWith?: readonly Readonly<Record<string, string>>[];
  /** Inputs over which the answers or these outputs have a step or rise vertically, with the reason. */
  readonly stepsOver?: Readonly<Record<string, string>>;
  /** Outputs by input (`input: outputs`) that never decrease (`rises`) or never increase (`falls`) with the input. */
  readonly rises?: Readonly<Record<string, readonly string[]>>;
  readonly falls?: Readonly<Record<string, readonly string[]>>;
};

const anyNumber = { min: -Infinity, max: Infinity } as const;
const verticalAtStart =
  'the core loses nothing at first: just below the initial content the time rises vertically';
const offTheDiagram = 'the diagram was drawn for a part of all analyses only';

export const physicsOf: Readonly<Record<CalculatorId, Physics>> = {
  'austenite-stability': {},
  'carbonitride-solubility': {
    undefinedWhere: {
      dissolutionC: 'nothing to dissolve without metal or carbon and nitrogen',
      dissolvedShare: 'nothing to dissolve without metal or carbon and nitrogen',
    },
  },
  'ideal-critical-diameter': {
    undefinedWhere: {
      idealDiameterMm: 'ASTM A255 gives no factor above 0.90 % C',
      criticalDiameterMm: 'ASTM A255 gives no factor above 0.90 % C',
    },
    rises: {
      Mn: ['idealDiameterMm'],
      Cr: ['idealDiameterMm'],
      Mo: ['idealDiameterMm'],
      Si: ['idealDiameterMm'],
    },
    falls: { grainSize: ['idealDiameterMm'] },
  },
  'jominy-hardenability': {
    undefinedWhere: {
      idealDiameterMm: 'ASTM A255 gives no factor above 0.90 % C',
      halfMartensiteDistanceMm: 'the bar stays harder than that to its end',
    },
    rises: { Mn: ['idealDiameterMm'], Cr: ['idealDiameterMm'], Mo: ['idealDiameterMm'] },
    falls: { distanceMm: ['hardnessA255HRC', 'hardnessJust1969HRC'] },
  },
  'martensite-hardness': {},
  'pitting-resistance': {
    rises: { Cr: ['pren16', 'prew'], Mo: ['pren16', 'prew'], N: ['pren16', 'prew'], W: ['prew'] },
  },
  'transformation-temperatures': {
    undefinedWhere: {
      ac3MeanC: 'hypereutectoid steels have no Ac3',
      bsMeanC: 'far outside low-alloy steel Bs comes out below absolute zero',
      msMeanC: 'far outside low-alloy steel Ms comes out below absolute zero',
      bsBestC: 'far outside low-alloy steel Bs comes out below absolute zero',
      msBestC: 'far outside measured steels Ms comes out below absolute zero',
    },
    smooth: ['ac1MeanC', 'ac3MeanC', 'bsMeanC', 'msMeanC', 'msSpreadK', 'bsBestC', 'msBestC'],
    falls: {
      C: ['ac3MeanC', 'bsMeanC', 'msMeanC', 'bsBestC', 'msBestC'],
      Mn: ['ac3MeanC', 'bsMeanC', 'msMeanC', 'bsBestC', 'msBestC'],
      Ni: ['msMeanC', 'msBestC'],
    },
  },
  'ttt-cct-diagram': {
    stepsOver: { Mo: 'pearlite depends on √Mo, which rises vertically at 0' },
    undefinedWhere: { hardnessHV: 'the formulas hold for a part of all analyses only' },
    rises: { grainSize: ['pearlitePercent'] },
  },
  'carburizing-depth': {
    rises: { boostTimeH: ['caseDepthMm', 'depth550Mm'], boostTemperatureC: ['caseDepthMm'] },
    falls: { criterionCarbonPercent: ['caseDepthMm'] },
  },
  'decarburization-depth': {
    undefinedWhere: { totalDepthMm: 'scale that outruns diffusion leaves no profile' },
    smooth: ['totalDepthMm'],
    rises: { timeH: ['totalDepthMm'], temperatureC: ['totalDepthMm'] },
  },
  'diffusion-coefficient': {
    smooth: ['logDiffusivity'],
    rises: { temperatureC: ['diffusivityM2S'], timeH: ['distanceSqrtUm'] },
  },
  'homogenization-time': {
    falls: { temperatureC: ['timeForTargetH'] },
    rises: { spacingUm: ['timeForTargetH'] },
  },
  'hydrogen-removal': {
    stepsOver: {
      initialPpm: verticalAtStart,
      targetPpm: verticalAtStart,
    },
    falls: { temperatureC: ['timeForTargetH', 'timeCoeH', 'timeKiuchiH'] },
  },
  'billet-stock': {
    bounds: { growthPercent: anyNumber },
    rises: { partMassKg: ['stockMassKg', 'cutLengthMm'] },
  },
  'forging-load': {
    bounds: { utilisationPercent: { min: 0 } },
    smooth: ['loadMN', 'workMJ'],
    rises: { diameterMm: ['loadMN'], friction: ['loadMN', 'workMJ'], flowStressMPa: ['loadMN'] },
    falls: { finalHeightMm: ['loadMN', 'workMJ'] },
  },
  'forging-ratio': {
    undefinedWhere: { chosenRatio: 'a piece that is only upset has no drawing ratio' },
  },
  'hot-flow-stress': { falls: { temperatureC: ['misakaMPa'] }, rises: { strainRate: ['misakaMPa'] } },
  'austenite-grain-growth': {
    rises: { temperatureC: ['leeUm', 'sellarsUm', 'hodgsonUm'], timeH: ['leeUm', 'sellarsUm'] },
  },
  'carbon-potential': { falls: { dioxidePercent: ['potential'] }, rises: { monoxidePercent: ['potential'] } },
  'furnace-heating-time': {},
  'gas-nitriding': {
    smooth: ['depthMm'],
    rises: { timeH: ['depthMm'], temperatureC: ['depthMm'] },
    falls: { Cr: ['depthMm'], V: ['depthMm'] },
  },
  'quenching-immersion-time': {
    rises: { diameterMm: ['immersionTimeMin'], bathTemperatureC: ['immersionTimeMin'] },
    smooth: ['regularRegimeTimeMin'],
    smoothAlsoWith: [{ shape: 'rectangular' }, { shape: 'rectangular', criterion: 'average' }],
  },
  'retained-austenite': { falls: { C: ['martensitePercent'], quenchTemperatureC: ['martensitePercent'] } },
  'temper-parameter': {},
  'tempered-hardness': {
    smooth: ['bestHRC', 'best90LowHRC', 'best90HighHRC', 'bestHV', 'RmBest', 'mixedHV'],
    rises: { C: ['bestHRC', 'bestHV', 'RmBest'], quenchedHRC: ['bestHRC', 'bestHV', 'mixedHV'] },
    falls: {
      temperatureC: ['bestHRC', 'bestHV', 'RmBest', 'mixedHV', 'spiesHB'],
      timeH: ['bestHRC', 'bestHV', 'RmBest', 'mixedHV'],
    },
  },
  'gas-solubility': {
    undefinedWhere: { solubilityPpm: 'interactions of the first order mean nothing beyond 5 % of gas' },
    rises: { pressureMbar: ['solubilityPpm'] },
  },
  'ingot-solidification-time': { rises: { sizeMm: ['solidificationTimeMin'] } },
  'ingot-weight': {
    bounds: { taperTotalPercent: anyNumber, taperPerSidePercent: anyNumber },
    rises: { heightMm: ['bodyMassKg'] },
  },
  'melting-point': {
    smooth: ['liquidusMeanC', 'solidusMeanC', 'liquidusSpreadK'],
    falls: { C: ['liquidusMeanC', 'solidusMeanC'], Si: ['liquidusMeanC'], Mn: ['liquidusMeanC'] },
  },
  microsegregation: {
    smooth: ['liquidPercent', 'enrichmentRatio', 'armSpacingUm'],
    falls: { C: ['solidusC', 'liquidusC'] },
  },
  'grain-size': {},
  'hardness-converter': {
    undefinedWhere: {
      HV: 'tables are not extrapolated',
      HBW: 'tables are not extrapolated',
      HRC: 'tables are not extrapolated',
    },
    rises: { value: ['HV', 'HBW', 'HRC', 'Rm', 'RmBest'] },
  },
  'metal-weight': {
    undefinedWhere: { massPerMetreKgM: 'a plate has no mass per metre' },
  },
  'carbon-equivalent': {},
  'heat-input-cooling-time': {
    undefinedWhere: {
      coolingTimeS: 'the formulas contain the heat conduction of ferritic steel',
    },
    smooth: ['meanHardness', 'coolingTimeS'],
    stepsOver: { B: 'Yurioka counts boron in whole steps of 1 ppm' },
    rises: { preheatC: ['coolingTimeS'] },
  },
  'preheat-temperature': {
    undefinedWhere: {
      neededC: 'no preheat is given above what can be practised, or where none is needed',
      roundedC: 'no preheat is given above what can be practised',
    },
    rises: { thicknessMm: ['methodBC'], hydrogenMl: ['methodBC'] },
  },
  'schaeffler-diagram': { undefinedWhere: { ferritePercent: offTheDiagram } },
  'wrc-1992-diagram': {
    undefinedWhere: { ferriteNumber: offTheDiagram, mode: offTheDiagram },
  },
};
