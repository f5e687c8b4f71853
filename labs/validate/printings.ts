/** Disputed formulas: each published version, compared with the measurements that can decide. */
import type { Printing } from '@ferrite/calculators/core/calculator.ts';
import type { Composition } from '@ferrite/calculators/core/elements.ts';
import {
  celsiusOf,
  type TemperatureFormula,
} from '@ferrite/calculators/formulas/composition/temperature-formula.ts';
import {
  otherTemperedMartensite,
  type TemperedStructure,
  temperedMartensite,
  temperedVickers,
  temperingParameter,
} from '@ferrite/calculators/formulas/hardness/tempered-hardness.ts';
import * as martensite from '@ferrite/calculators/formulas/transformation/martensite-start.ts';
import type { CalculatorId } from '@ferrite/calculators/registry.ts';
import type { Row } from '../fit/rows.ts';
import type { DataSet } from './data-set.ts';
import { dataSets, fromRockwell } from './data-sets.ts';
import { errorOf } from './validate.ts';

export type Dispute = {
  readonly calculator: CalculatorId;
  readonly output: string;
  readonly data: Pick<DataSet, 'file' | 'measured' | 'as'>;
  /** Returns whether a measurement is in the range of the formula and contains the disputed elements. */
  readonly select: (row: Row) => boolean;
  /** Versions of the formula by their differing terms; the version that the calculator uses comes first. */
  readonly printings: Readonly<Record<string, (row: Row) => number>>;
};

const starts =
  (formula: TemperatureFormula) =>
  ({ steel }: Row) =>
    celsiusOf(formula, steel);
const vickers = (structure: TemperedStructure) => (row: Row) =>
  temperedVickers(
    structure,
    row.steel,
    temperingParameter(row.numberIn('temperature_C'), row.numberIn('time_s') / 3600),
  );
const isLow = ({ C = 0, Cr = 0, Ni = 0 }: Composition) => C <= 0.6 && Cr < 5 && Ni < 5;

const startData = dataSets.find(({ property }) => property === 'martensiteStart') as DataSet;
const temperedData = dataSets.find(({ property }) => property === 'temperedHRC') as DataSet;

export const disputes: readonly Dispute[] = [
  {
    calculator: 'transformation-temperatures',
    output: 'msKunitakeC',
    data: startData,
    select: ({ steel }) => isLow(steel) && (steel.Cr ?? 0) >= 0.5,
    printings: {
      'Cr −19.8': starts(martensite.msKunitake),
      'Cr −14.8': starts(martensite.msKunitakeLessChromium),
    },
  },
  {
    calculator: 'transformation-temperatures',
    output: 'msRowlandLyleC',
    data: startData,
    select: ({ steel }) => isLow(steel) && (steel.W ?? 0) > 0.05,
    printings: {
      'W 0': starts(martensite.msRowlandLyle),
      'W −20': starts(martensite.msRowlandLyleTungsten),
    },
  },
  {
    calculator: 'tempered-hardness',
    output: 'martensiteHV',
    data: { ...temperedData, as: fromRockwell('HV') },
    select: (row) => {
      const { C = 0, Si = 0 } = row.steel;
      const celsius = row.numberIn('temperature_C');
      return celsius >= 450 && celsius <= 700 && C >= 0.2 && C <= 0.5 && Si <= 1;
    },
    printings: {
      'Mn −25 − 21/P, Cr 0 − 11/P': vickers(temperedMartensite),
      'Mn +15 − 21/P, Cr +17 − 11/P': vickers(otherTemperedMartensite.falling),
      'Mn +15 + 21/P, Cr +17 − 11/P': vickers(otherTemperedMartensite.rising),
    },
  },
];

/** Returns the error of each version. */
export function compare({ data, select, printings }: Dispute, rows: readonly Row[]): readonly Printing[] {
  const chosen = rows.filter(select).flatMap((row) => {
    const measured = data.as ? data.as(row.measured) : row.measured;
    return measured === null ? [] : [{ row, measured }];
  });
  return Object.entries(printings).map(([terms, estimate]) => ({
    terms,
    measured: errorOf(chosen.map(({ row, measured }) => estimate(row) - measured)),
  }));
}
