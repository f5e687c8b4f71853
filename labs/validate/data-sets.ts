import { hardnessTables } from '@ferrite/calculators/formulas/hardness/hardness-conversion.ts';
import {
  convertHardness,
  type HardnessScale,
} from '@ferrite/calculators/formulas/hardness/hardness-interpolation.ts';
import { isLowAlloy } from '@ferrite/calculators/formulas/measured/grain-growth.ts';
import type { Row } from '../fit/rows.ts';
import type { DataSet } from './data-set.ts';
import { diffusionSets } from './diffusion-sets.ts';
import { publishedSets } from './published-sets.ts';
import { quenchedSets } from './quenched-sets.ts';

const has = (row: Row, element: 'C' | 'Cr' | 'Ni' | 'Si') => row.steel[element] ?? 0;

const byAnalysis: DataSet['parts'] = {
  'C < 0.2': (row) => has(row, 'C') < 0.2,
  'C 0.2–0.6': (row) => has(row, 'C') >= 0.2 && has(row, 'C') <= 0.6,
  'C > 0.6': (row) => has(row, 'C') > 0.6,
  'Cr ≥ 5': (row) => has(row, 'Cr') >= 5,
  'Ni ≥ 5': (row) => has(row, 'Ni') >= 5,
  'Si > 1': (row) => has(row, 'Si') > 1,
};

/**
 * Limits by analysis. Ms and Bs scatter by 25 to 40 K about the best formulas; a mean error of more than twice that is
 * systematic.
 */
const edgesOfAnalysis: DataSet['edges'] = {
  failing: 60,
  within: {
    'C > 0.6': { C: { max: 0.6 } },
    'Cr ≥ 5': { Cr: { max: 5 } },
    'Ni ≥ 5': { Ni: { max: 5 } },
    'Si > 1': { Si: { max: 1 } },
  },
};

const tempering = (row: Row) => ({
  ...row.steel,
  temperatureC: row.numberIn('temperature_C'),
  timeH: row.numberIn('time_s') / 3600,
  ...(row.has('quenched_HRC') && { quenchedHRC: row.numberIn('quenched_HRC') }),
});

const tempered = {
  file: 'tempered_hardness.csv',
  measured: 'hardness_HRC',
  source:
    'Grange and Baughman, Trans. ASM 48 (1956) 165; Hollomon and Jaffe, Trans. AIME 162 (1945) 223; Penha (2010)',
  calculator: 'tempered-hardness',
  inputs: tempering,
  parts: {
    'below 300 °C': (row) => row.numberIn('temperature_C') < 300,
    '300–450 °C': (row) => row.numberIn('temperature_C') >= 300 && row.numberIn('temperature_C') < 450,
    '450–700 °C': (row) => row.numberIn('temperature_C') >= 450 && row.numberIn('temperature_C') <= 700,
    'plain carbon': (row) => ['Cr', 'Ni', 'Mo'].every((element) => (row.steel[element as 'Cr'] ?? 0) < 0.2),
    'C > 0.6': (row) => has(row, 'C') > 0.6,
  },
} as const satisfies Partial<DataSet>;

/** Returns the row with the maximum stress of each curve. */
const peaksOf = (rows: readonly Row[]): readonly Row[] =>
  [
    ...Map.groupBy(
      rows,
      (row) => `${row.steel.C} ${row.numberIn('temperature_C')} ${row.numberIn('strain_rate_per_s')}`,
    ),
  ].flatMap(([, curve]) => curve.toSorted((one, other) => other.measured - one.measured).slice(0, 1));

const pressed = {
  file: 'hot_flow_stress.csv',
  measured: 'stress_MPa',
  unit: 'MPa',
  source: 'Tize Mha et al., Metals 13 (2023) 633: a steel of type P20; 18 digitised curves of C45',
  calculator: 'hot-flow-stress',
  inputs: (row) => {
    const { Cu: _, ...steel } = row.steel;
    return {
      ...steel,
      temperatureC: row.numberIn('temperature_C'),
      strain: row.numberIn('strain'),
      strainRate: row.numberIn('strain_rate_per_s'),
      misakaBy: has(row, 'Cr') > 1 ? 'alloyed' : 'carbon',
    };
  },
  parts: {
    'type P20': (row) => has(row, 'Cr') > 1,
    C45: (row) => has(row, 'Cr') <= 1,
    'up to 1100 °C': (row) => row.numberIn('temperature_C') <= 1100,
    'above 1100 °C': (row) => row.numberIn('temperature_C') > 1100,
    'below 1 /s': (row) => row.numberIn('strain_rate_per_s') < 1,
    'from 1 /s': (row) => row.numberIn('strain_rate_per_s') >= 1,
  },
} as const satisfies Partial<DataSet>;

/** Converts Rockwell C to another scale by ASTM E140. */
export const fromRockwell = (scale: HardnessScale) => (measured: number) =>
  convertHardness(hardnessTables['e140-1'], 'HRC', scale, measured);

export const dataSets: readonly DataSet[] = [
  {
    file: 'ms.csv',
    measured: 'ms_C',
    property: 'martensiteStart',
    title: 'Martensite start',
    unit: 'K',
    source:
      'Wentzien et al., steel research int. 95 (2024) 2400210; MAP, Cambridge; van Bohemen’s list; four handbooks of transformation diagrams',
    calculator: 'transformation-temperatures',
    outputs: /^ms(?!Spread|Best90).*C$/,
    fitted: 'msBestC',
    inputs: ({ steel }) => steel,
    parts: { handbooks: ({ set }) => set === 'handbook', ...byAnalysis },
    edges: edgesOfAnalysis,
  },
  {
    file: 'bs.csv',
    measured: 'bs_C',
    property: 'bainiteStart',
    title: 'Bainite start',
    unit: 'K',
    source: 'Schuscha et al., Acta Materialia (2025) 121131',
    calculator: 'transformation-temperatures',
    outputs: /^bs(?!Spread|Best90).*C$/,
    fitted: 'bsBestC',
    inputs: ({ steel }) => steel,
    parts: byAnalysis,
    edges: edgesOfAnalysis,
  },
  {
    ...tempered,
    property: 'temperedHRC',
    title: 'Hardness after tempering',
    unit: 'HRC',
    outputs: /^(bestHRC|mixedHRC|justHRC)$/,
    fitted: 'bestHRC',
  },
  {
    ...tempered,
    property: 'temperedHV',
    title: 'Hardness after tempering, in Vickers',
    as: fromRockwell('HV'),
    unit: 'HV',
    outputs: /^(mixedHV|martensiteHV|bainiteHV)$/,
  },
  {
    ...tempered,
    property: 'temperedHB',
    title: 'Hardness after tempering, in Brinell',
    as: fromRockwell('HBW'),
    unit: 'HB',
    outputs: /^spiesHB$/,
  },
  {
    file: 'quenched_tempered_strength.csv',
    measured: 'hardness_HV',
    property: 'barsHV',
    title: 'Hardness of quenched and tempered bars of another laboratory',
    unit: 'HV',
    source: 'NIMS fatigue data sheets, after Xiong et al., Sci. China Technol. Sci. (2020); 1 h taken',
    calculator: 'tempered-hardness',
    outputs: /^(bestHV|mixedHV)$/,
    inputs: (row) => ({ ...row.steel, temperatureC: row.numberIn('temper_C'), timeH: 1 }),
    parts: {
      'plain carbon': (row) => has(row, 'Cr') < 0.3 && (row.steel.Mn ?? 0) < 1.2,
      'Mn ≥ 1.2': (row) => has(row, 'Cr') < 0.3 && (row.steel.Mn ?? 0) >= 1.2,
      'Cr, Cr-Mo': (row) => has(row, 'Cr') >= 0.3 && has(row, 'Ni') < 0.4,
      'Ni ≥ 0.4': (row) => has(row, 'Ni') >= 0.4,
    },
  },
  {
    file: 'quenched_tempered_strength.csv',
    measured: 'tensile_MPa',
    property: 'strength',
    title: 'Tensile strength from hardness of quenched and tempered bars',
    unit: 'MPa',
    source: 'NIMS fatigue data sheets, after Xiong et al., Sci. China Technol. Sci. (2020)',
    calculator: 'hardness-converter',
    outputs: /^Rm(Best)?$/,
    fitted: 'RmBest',
    inputs: (row) => ({
      material: 'unalloyed',
      by: 'value',
      scale: 'HV',
      value: row.numberIn('hardness_HV'),
    }),
    parts: {
      'HV < 250': (row) => row.numberIn('hardness_HV') < 250,
      'HV 250–320': (row) => row.numberIn('hardness_HV') >= 250 && row.numberIn('hardness_HV') <= 320,
      'HV > 320': (row) => row.numberIn('hardness_HV') > 320,
    },
  },
  {
    file: 'grain_growth.csv',
    measured: 'diameter_um',
    select: (rows) => rows.filter(({ steel }) => isLowAlloy(steel)),
    property: 'grainDiameter',
    title: 'Austenite grain diameter',
    unit: '%',
    source: 'read from 42 papers by Şahin et al.; carbon and low-alloy steels',
    calculator: 'austenite-grain-growth',
    outputs: /^(?!best90).*Um$/,
    fitted: 'bestUm',
    inputs: (row) => ({
      ...row.steel,
      temperatureC: row.numberIn('temperature_C'),
      timeH: row.numberIn('time_h'),
      ...(row.has('initial_um') && { initialDiameterUm: row.numberIn('initial_um') }),
    }),
    parts: {
      'below 1000 °C': (row) => row.numberIn('temperature_C') < 1000,
      '1000–1150 °C': (row) => row.numberIn('temperature_C') >= 1000 && row.numberIn('temperature_C') <= 1150,
      'above 1150 °C': (row) => row.numberIn('temperature_C') > 1150,
      'Nb, Ti or V': ({ steel }) =>
        (steel.Nb ?? 0) > 0.005 || (steel.Ti ?? 0) > 0.005 || (steel.V ?? 0) > 0.02,
    },
  },
  {
    ...pressed,
    property: 'flowStress',
    title: 'Hot flow stress at a strain',
    outputs: /^(meanStress|misaka|shida|spittel)MPa$/,
  },
  {
    ...pressed,
    select: peaksOf,
    property: 'flowPeak',
    title: 'Peak of hot flow stress',
    outputs: /^medinaMPa$/,
  },
  ...quenchedSets,
  ...diffusionSets,
  ...publishedSets,
];
