/** A calculation as a report keeps it: what was put in, what came out, and what is drawn, independent of language. */
import type {
  Calculator,
  FormulaLine,
  InputValues,
  OutputValues,
  Warning,
} from '@ferrite/calculators/core/calculator.ts';
import type { ChartDrawing } from '@ferrite/calculators/core/chart.ts';
import { type Evaluated, parseInputs } from '@ferrite/calculators/core/evaluate.ts';
import { fromQuery, remarksOf, toQuery } from '@ferrite/calculators/core/inputs/address.ts';
import { defaultInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { findDefinition } from '@ferrite/calculators/definitions.ts';
import { pagePath, registry } from '@ferrite/calculators/registry.ts';

export type FrozenCalculation = {
  readonly calculatorId: string;
  /** Of the formulas that computed it. */
  readonly version: string;
  /** Query of a link to it, with grades and units, without language. */
  readonly query: string;
  readonly inputs: InputValues;
  readonly values: OutputValues;
  readonly warnings: readonly Warning[];
  readonly working: readonly FormulaLine[];
  readonly chart: { readonly key: string; readonly drawing: ChartDrawing } | null;
};

/** Figures that are seen; a diagram is not read more closely. */
const drawnFigures = 5;

/** A calculator of ours by the address of its page with the inputs of the address; null for any other address. */
export function addressedCalculation(address: string) {
  const url = URL.parse(address, 'http://localhost');
  const entry = registry.find((each) => `/calculators/${pagePath(each)}` === url?.pathname);
  const calculator = entry && findDefinition(entry.id);
  if (!url || !calculator) return null;
  const { inputs } = fromQuery(calculator, url.searchParams);
  // What an address leaves out stands on its page as it does at the start.
  const raw = { ...defaultInputs(calculator), ...inputs };
  if (!parseInputs(calculator, raw).ok) return null;
  return { calculator, raw, query: toQuery(calculator, raw) + remarksOf(calculator, url.searchParams) };
}

/** What is kept of a result. */
export function freeze(
  calculator: Calculator,
  query: string,
  { version, inputs, values, warnings }: Extract<Evaluated, { ok: true }>,
): FrozenCalculation {
  const [first] = calculator.charts ?? [];
  return asJson({
    calculatorId: calculator.id,
    version,
    query,
    inputs,
    values,
    warnings,
    working: calculator.explain(inputs, values),
    chart: first ? { key: first.key, drawing: rounded(first.draw(inputs, values)) } : null,
  });
}

/** As the database gives it back: without what JSON leaves out. */
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const rounded = (drawing: ChartDrawing): ChartDrawing =>
  JSON.parse(
    JSON.stringify(drawing, (_key, value: unknown) =>
      typeof value === 'number' ? Number(value.toPrecision(drawnFigures)) : value,
    ),
  ) as ChartDrawing;
