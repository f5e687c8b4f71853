/** Computes the deviations of a calculator's outputs from measurements. */
import type { Bin, MeasuredError } from '@ferrite/calculators/core/calculator.ts';
import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { definitions } from '@ferrite/calculators/definitions.ts';
import type { Row } from '../fit/rows.ts';
import { binned, type Pair } from './bins.ts';
import type { DataSet } from './data-set.ts';

export type ModelFigures = MeasuredError & {
  /** Number of measurements for which the calculator gives no value. */
  readonly without: number;
  /** Errors within the range stated by the author; omitted if none is stated, or if all measurements are inside. */
  readonly inRange?: MeasuredError;
  readonly parts: Readonly<Record<string, MeasuredError>>;
  readonly bins: readonly Bin[];
};

export type Validation = Pick<DataSet, 'property' | 'calculator' | 'unit' | 'source' | 'file'> & {
  /** True for the output fitted to these rows, whose figures are from cross-validation. */
  readonly fitted?: string;
  /** Unit of the values in `bins`, if it differs from that of the output. */
  readonly axis?: string;
  readonly isPublished?: boolean;
  readonly rows: number;
  readonly steels: number;
  /** Number of measurements that the calculator rejects, by the input outside its limits; omitted if there are none. */
  readonly rejected?: Readonly<Record<string, number>>;
  readonly models: Record<string, ModelFigures>;
};

type Evaluated = ReturnType<typeof evaluate>;

type Deviation = {
  readonly row: Row;
  readonly value: number;
  readonly deviation: number;
  readonly isInRange: boolean;
};

/** Returns calculated minus measured; for quantities that differ by factors, 100 times the logarithm of their ratio. */
const deviationOf = (calculated: number, measured: number, isRatio: boolean): number =>
  isRatio ? 100 * Math.log(calculated / measured) : calculated - measured;

/** Validates every output of the data set's calculator that estimates the measured property. */
export function validate(given: readonly Row[], set: DataSet): Validation {
  const factor = set.axis?.factor ?? 1;
  const calculator = definitions[set.calculator];
  const rows = (set.select?.(given) ?? given).flatMap((row) => {
    const measured = set.as ? set.as(row.measured) : row.measured;
    return measured === null ? [] : [{ ...row, measured }];
  });
  const evaluated = rows.map((row) => ({ row, result: evaluate(calculator, set.inputs(row)) }));
  const rejected = rejectedBy(evaluated.map(({ result }) => result));
  const outputs = calculator.outputs.map(({ key }) => key).filter((key) => set.outputs.test(key));
  const models = outputs.flatMap((output) => {
    const deviations = evaluated.flatMap(({ row, result }): readonly Deviation[] => {
      const value = result.ok ? result.values[output] : null;
      if (!result.ok || typeof value !== 'number' || set.isOwn?.(row, output)) return [];
      const isInRange = !result.warnings.some(
        ({ code, params }) => code === 'outside_range' && params?.['model'] === output,
      );
      const deviation = deviationOf(value, row.measured, set.unit === '%');
      return [{ row, value, deviation, isInRange }];
    });
    if (deviations.length === 0) return [];
    const inside = deviations.filter(({ isInRange }) => isInRange);
    const hasRange = inside.length > 0 && inside.length < deviations.length;
    const parts = Object.entries(set.parts).flatMap(([name, belongs]) => {
      const part = deviations.filter(({ row }) => belongs(row));
      return part.length < 5 ? [] : [[name, figuresOf(part)] as const];
    });
    const figures: ModelFigures = {
      ...figuresOf(deviations),
      without: rows.length - deviations.length,
      ...(hasRange && { inRange: figuresOf(inside) }),
      parts: Object.fromEntries(parts),
      bins: binned(
        deviations.map(({ row, value }) => ({ measured: row.measured * factor, calculated: value * factor })),
      ),
    };
    return [[output, figures] as const];
  });
  const { property, calculator: id, unit, source, file, fitted } = set;
  return {
    property,
    calculator: id,
    unit,
    source,
    file,
    ...(fitted && { fitted }),
    ...(set.axis && { axis: set.axis.unit }),
    ...(set.published && { isPublished: true }),
    rows: rows.length,
    steels: new Set(rows.map(({ steelId }) => steelId)).size,
    ...(Object.keys(rejected).length > 0 && { rejected }),
    models: Object.fromEntries(models),
  };
}

/** Returns the number of rejected measurements by the first input that is outside its limits or missing in the calculator. */
function rejectedBy(results: readonly Evaluated[]): Readonly<Record<string, number>> {
  const first = results.flatMap((result) => (result.ok ? [] : result.problems.slice(0, 1)));
  return Object.fromEntries(
    [...Map.groupBy(first, ({ key }) => key)].map(([key, problems]) => [key, problems.length]),
  );
}

export const figuresOfPairs = (pairs: readonly Pair[], isRatio = false): Omit<ModelFigures, 'inRange'> => ({
  ...errorOf(pairs.map(({ calculated, measured }) => deviationOf(calculated, measured, isRatio))),
  without: 0,
  parts: {},
  bins: binned(pairs),
});

const figuresOf = (deviations: readonly Deviation[]): MeasuredError =>
  errorOf(deviations.map(({ deviation }) => deviation));

/** Returns the mean, scatter and 90 % interval of deviations. */
export function errorOf(values: readonly number[]): MeasuredError {
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const sorted = values.map(Math.abs).toSorted((one, other) => one - other);
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return {
    n: values.length,
    bias: tenth(mean(values)),
    rmse: tenth(Math.sqrt(mean(values.map((value) => value ** 2)))),
    within90: tenth(sorted[Math.ceil(0.9 * sorted.length) - 1] ?? 0),
  };
}
