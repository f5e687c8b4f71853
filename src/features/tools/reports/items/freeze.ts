/** Frozen calculation of a report: inputs, results and diagram data, independent of language. */

import type {
  Calculator,
  FormulaLine,
  InputValues,
  OutputValues,
  Warning,
} from '@ferrite/calculators/core/calculator.ts';
import type { ChartDrawing } from '@ferrite/calculators/core/chart.ts';
import type { Evaluated } from '@ferrite/calculators/core/evaluate.ts';
import { fromQuery, remarksOf, toQuery } from '@ferrite/calculators/core/inputs/address.ts';
import { completeInputs } from '@ferrite/calculators/core/inputs/complete-inputs.ts';
import type { RawInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { chartKey } from '@ferrite/calculators/core/inputs/link-marks.ts';
import type { Interval } from '@ferrite/calculators/core/models.ts';
import { findDefinition } from '@ferrite/calculators/definitions.ts';
import { findPage } from '@ferrite/calculators/registry.ts';

export type FrozenCalculation = {
  /** Kind of the item; undefined in reports stored before other kinds existed. */
  readonly kind?: undefined;
  readonly calculatorId: string;
  readonly version: string;
  /** Query of the link, with grades, units, diagram and requirement, but without the language. */
  readonly query: string;
  readonly inputs: InputValues;
  readonly values: OutputValues;
  readonly warnings: readonly Warning[];
  readonly working: readonly FormulaLine[];
  /**
   * Intervals of the results by output; undefined if no input has a ±, and in reports stored before intervals were, which
   * show neither intervals nor ±.
   */
  readonly intervals?: Readonly<Record<string, Interval>> | undefined;
  readonly chart: { readonly key: string; readonly drawing: ChartDrawing } | null;
};

/** Significant digits of diagram points. */
const drawnFigures = 5;

/** Returns the calculator and inputs of a page URL, which may be invalid; null for another URL. */
export function addressedCalculation(address: string) {
  const url = URL.parse(address, 'http://localhost');
  const entry = findPage(url?.pathname);
  const calculator = entry && findDefinition(entry.id);
  if (!url || !calculator) return null;
  const { inputs } = fromQuery(calculator, url.searchParams);
  const raw = completeInputs(calculator, inputs);
  return {
    calculator,
    raw,
    query: toQuery(calculator, raw) + remarksOf(calculator, url.searchParams),
    parameters: url.searchParams,
  };
}

/** Returns the inputs of a stored link in the format of the API, with their ±. */
export const rawInputsOf = (calculator: Calculator, { query }: Pick<FrozenCalculation, 'query'>): RawInputs =>
  completeInputs(calculator, fromQuery(calculator, new URLSearchParams(query)).inputs);

/** Returns the calculation in the form that is stored in a report. @param intervals of the results if inputs have a ± */
export function freeze(
  calculator: Calculator,
  query: string,
  { version, inputs, values, warnings }: Extract<Evaluated, { ok: true }>,
  intervals: FrozenCalculation['intervals'] | null = null,
): FrozenCalculation {
  const { charts = [] } = calculator;
  const chosen = new URLSearchParams(query).get(chartKey);
  const chart = charts.find(({ key }) => key === chosen) ?? charts[0];
  return asJson({
    calculatorId: calculator.id,
    version,
    query,
    inputs,
    values,
    warnings,
    working: calculator.explain(inputs, values),
    ...(intervals && { intervals }),
    chart: chart ? { key: chart.key, drawing: rounded(chart.draw(inputs, values)) } : null,
  });
}

/** Removes the properties that JSON omits, as storing the value would. */
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const rounded = (drawing: ChartDrawing): ChartDrawing =>
  JSON.parse(
    JSON.stringify(drawing, (_key, value: unknown) =>
      typeof value === 'number' ? Number(value.toPrecision(drawnFigures)) : value,
    ),
  ) as ChartDrawing;
