import type { CalculatorId } from '../../calculators/registry.ts';
import type { Row } from '../fit/rows.ts';

/** Measurements of one property, and the calculator whose outputs are held against them. */
export type DataSet = {
  readonly file: string;
  /** The measured column. */
  readonly measured: string;
  readonly title: string;
  readonly unit: 'K' | 'MPa';
  readonly source: string;
  readonly calculator: CalculatorId;
  /** Outputs that estimate this property. */
  readonly outputs: RegExp;
  /** Outputs fitted to these very rows: their error is that of steels left out, which `npm run fit` prints. */
  readonly fitted?: string;
  readonly inputs: (row: Row) => Readonly<Record<string, unknown>>;
  /** Parts that are told one by one. */
  readonly parts: Readonly<Record<string, (row: Row) => boolean>>;
};

const has = (row: Row, element: 'C' | 'Cr' | 'Ni' | 'Si') => row.steel[element] ?? 0;

const byAnalysis: DataSet['parts'] = {
  'C < 0.2': (row) => has(row, 'C') < 0.2,
  'C 0.2–0.6': (row) => has(row, 'C') >= 0.2 && has(row, 'C') <= 0.6,
  'C > 0.6': (row) => has(row, 'C') > 0.6,
  'Cr ≥ 5': (row) => has(row, 'Cr') >= 5,
  'Ni ≥ 5': (row) => has(row, 'Ni') >= 5,
  'Si > 1': (row) => has(row, 'Si') > 1,
};

export const dataSets: readonly DataSet[] = [
  {
    file: 'ms.csv',
    measured: 'ms_C',
    title: 'Martensite start',
    unit: 'K',
    source:
      'Wentzien et al., steel research int. 95 (2024) 2400210; MAP, Cambridge; van Bohemen’s list; four handbooks of transformation diagrams',
    calculator: 'transformation-temperatures',
    outputs: /^ms(?!Spread|Best90).*C$/,
    fitted: 'msBestC',
    inputs: ({ steel }) => steel,
    parts: { handbooks: ({ set }) => set === 'handbook', ...byAnalysis },
  },
  {
    file: 'bs.csv',
    measured: 'bs_C',
    title: 'Bainite start',
    unit: 'K',
    source: 'Schuscha et al., Acta Materialia (2025) 121131',
    calculator: 'transformation-temperatures',
    outputs: /^bs(?!Spread|Best90).*C$/,
    fitted: 'bsBestC',
    inputs: ({ steel }) => steel,
    parts: byAnalysis,
  },
  {
    file: 'quenched_tempered_strength.csv',
    measured: 'tensile_MPa',
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
];
