/** Measurements of hardened and tempered steels for further calculators. */
import type { Composition } from '@ferrite/calculators/core/elements.ts';
import type { Row } from '../fit/rows.ts';
import type { DataSet } from './data-set.ts';

const quenched = {
  file: 'quenched_hardness.csv',
  measured: 'quenched_HRC',
  unit: 'HRC',
  source: 'Hollomon and Jaffe, Trans. AIME 162 (1945) 223; Penha (2010); as quenched',
  parts: {},
} as const satisfies Partial<DataSet>;

const starts = {
  file: 'ms.csv',
  measured: 'ms_C',
  unit: 'K',
  source:
    'Wentzien et al., steel research int. 95 (2024) 2400210; MAP, Cambridge; van Bohemen’s list; four handbooks of transformation diagrams',
  parts: { handbooks: ({ set }) => set === 'handbook' },
} as const satisfies Partial<DataSet>;

/** Removes elements that are 0, because a calculator rejects elements without a field. */
const present = (steel: Composition) =>
  Object.fromEntries(Object.entries(steel).filter(([, percent]) => percent > 0));

const hour = 3600;
/** Minimum decrease of HRC between two temperatures that allows interpolation of an equivalent temperature. */
const minFall = 1;

/**
 * Returns the rows tempered for longer or shorter than 1 h, each with the temperature that gives the same hardness in 1
 * h, interpolated between two measurements of the same steel after 1 h.
 */
function equivalents(rows: readonly Row[]): readonly Row[] {
  return [...Map.groupBy(rows, ({ steelId, textIn }) => `${steelId} ${textIn('grade')}`).values()].flatMap(
    (steel) => {
      const curve = steel
        .filter((row) => Math.abs(row.numberIn('time_s') - hour) < 1)
        .toSorted((one, other) => one.numberIn('temperature_C') - other.numberIn('temperature_C'));
      return steel.flatMap((row) => {
        if (Math.abs(row.numberIn('time_s') - hour) < 1) return [];
        const measured = temperatureAt(curve, row.measured);
        return measured === null ? [] : [{ ...row, measured }];
      });
    },
  );
}

function temperatureAt(curve: readonly Row[], hardness: number): number | null {
  for (const [at, cold] of curve.entries()) {
    const hot = curve[at + 1];
    if (!hot || hardness > cold.measured || hardness < hot.measured) continue;
    const fall = cold.measured - hot.measured;
    if (fall < minFall) continue;
    const from = cold.numberIn('temperature_C');
    return from + ((cold.measured - hardness) / fall) * (hot.numberIn('temperature_C') - from);
  }
  return null;
}

export const quenchedSets: readonly DataSet[] = [
  {
    ...quenched,
    property: 'asQuenched',
    title: 'Hardness as quenched',
    calculator: 'martensite-hardness',
    outputs: /^(fullMartensite|burns|thumbFull|maynier)HRC$/,
    inputs: ({ steel }) => present(steel),
  },
  {
    ...quenched,
    property: 'quenchedEnd',
    title: 'Hardness at the quenched end of the Jominy bar',
    calculator: 'jominy-hardenability',
    outputs: /^endHardnessHRC$/,
    inputs: ({ steel }) => present(steel),
  },
  {
    ...starts,
    property: 'diagramMartensite',
    title: 'Martensite start of the TTT and CCT diagram',
    calculator: 'ttt-cct-diagram',
    outputs: /^ms(KungRayment|Andrews)C$/,
    inputs: ({ steel }) => present(steel),
  },
  {
    file: 'bs.csv',
    measured: 'bs_C',
    unit: 'K',
    source: 'Schuscha et al., Acta Materialia (2025) 121131',
    property: 'diagramBainite',
    title: 'Bainite start of the TTT and CCT diagram',
    calculator: 'ttt-cct-diagram',
    outputs: /^bsC$/,
    inputs: ({ steel }) => present(steel),
    parts: {
      'Si > 1': ({ steel }) => (steel.Si ?? 0) > 1,
      'Si ≤ 1': ({ steel }) => (steel.Si ?? 0) <= 1,
    },
  },
  {
    ...starts,
    property: 'retainedStart',
    title: 'Martensite start that retained austenite is calculated from',
    calculator: 'retained-austenite',
    outputs: /^vanBohemenStartC$/,
    inputs: ({ steel }) => present(steel),
  },
  {
    file: 'tempered_hardness.csv',
    measured: 'hardness_HRC',
    unit: 'K',
    source:
      'temperature of the same hardness in 1 h, read between measurements of Grange and Baughman (1956), Hollomon and Jaffe (1945) and Penha (2010)',
    select: equivalents,
    property: 'temperEquivalent',
    title: 'Tempering temperature of the same effect in 1 h',
    calculator: 'temper-parameter',
    outputs: /^equivalentTemperatureC$/,
    inputs: (row) => ({
      steps: [{ temperatureC: row.numberIn('temperature_C'), timeH: row.numberIn('time_s') / hour }],
      referenceTimeH: 1,
    }),
    parts: {
      'below 15 min': (row) => row.numberIn('time_s') < 900,
      '15 min and more': (row) => row.numberIn('time_s') >= 900,
      'below 300 °C': (row) => row.numberIn('temperature_C') < 300,
      '450–700 °C': (row) => row.numberIn('temperature_C') >= 450 && row.numberIn('temperature_C') <= 700,
    },
  },
  {
    file: 'weld_hardness_tensile.csv',
    measured: 'tensile_MPa',
    unit: 'MPa',
    source: 'weld metals of three publications in MAP_DATA_WELD (Cool and Bhadeshia, Cambridge)',
    property: 'weldStrength',
    title: 'Tensile strength of weld metal from its hardness',
    calculator: 'hardness-converter',
    outputs: /^Rm(Best)?$/,
    inputs: (row) => ({
      material: 'unalloyed',
      by: 'value',
      scale: 'HV',
      value: row.numberIn('hardness_HV'),
    }),
    parts: {
      'HV < 250': (row) => row.numberIn('hardness_HV') < 250,
      'HV ≥ 250': (row) => row.numberIn('hardness_HV') >= 250,
    },
  },
];
