/** Report of a calculation as a table: inputs, outputs, formulas, sources and date. */
import type { Output } from '@ferrite/calculators/core/calculator.ts';
import { compositionsOf } from '@ferrite/calculators/core/inputs/address.ts';
import { fieldsOf } from '@ferrite/calculators/core/inputs/fields.ts';
import { formatShort, localNumbers, withUnit } from '@ferrite/calculators/core/numbers.ts';
import { clean, convert, type Unit, unitSymbol } from '@ferrite/calculators/core/quantity.ts';
import { shownExample } from '@ferrite/calculators/core/texts/worked-text.ts';
import type { CitedSource } from '@ferrite/calculators/sources/remarks.ts';
import { formulaText } from '@ferrite/charts/text/formula-text.ts';
import { type Cell, sixDigits } from '../../platform/shared/csv.ts';
import { fieldText, rawInputs, shownUnit } from '../form/form-entry.ts';
import { gradeName, gradeOf } from '../form/named-grade.ts';
import { fill } from '../messages/words.ts';
import { originOf } from '../results/example-origin.ts';
import { measuredErrorOf } from '../results/models/measured-error.ts';
import { type CalculatorPage, shownSentence } from '../use-calculator.ts';

type Rows = readonly (readonly Cell[])[];

/** Returns the cells of an input as the page shows it: the value, with `<` if it is a limit, its unit, and its ±. */
function inputCells(
  { calculator, state, language }: CalculatorPage,
  key: string,
  value: Cell,
  unit: Unit,
): Rows[number] {
  const entry = state.entries[key];
  const shown = shownUnit(calculator, state, key);
  const symbol = unitSymbol(shown);
  const inShown = (each: number) => clean(convert(each, unit, shown));
  const own = entry?.value ?? value;
  if (typeof own !== 'number') return [own, symbol];
  if (entry?.isBelow) return [`<${fieldText(inShown(own), language)}`, symbol];
  if (!entry?.plusMinus) return [inShown(own), symbol];
  const off = Math.abs(convert(own + entry.plusMinus, unit, shown) - convert(own, unit, shown));
  return [inShown(own), symbol, `± ${formatShort(off, language)}`];
}

/** Returns the visible inputs in the units of the page. */
function inputRows(page: CalculatorPage): Rows {
  const { calculator, state, data, words, labels } = page;
  const raw = rawInputs(calculator, state);
  const grades = compositionsOf(calculator).flatMap((input): Rows => {
    const grade = gradeOf(input, state);
    return grade ? [[words.grade.label, gradeName(grade, words)]] : [];
  });
  const fields = fieldsOf(calculator).flatMap((field): Rows => {
    const value = raw[field.key];
    if (value === undefined) return [];
    if (field.kind === 'choice')
      return [[labels.input(field.key), data.texts.choices?.[`${field.key}.${value}`] ?? String(value)]];
    if (field.kind !== 'series')
      return [[labels.input(field.key), ...inputCells(page, field.key, value as Cell, field.unit)]];
    const rows = value as readonly Readonly<Record<string, Cell>>[];
    return rows.flatMap((row, at) =>
      field.input.columns.map((column) => {
        const key = `${field.key}.${at}.${column.key}`;
        return [labels.input(key), ...inputCells(page, key, row[column.key], column.unit)];
      }),
    );
  });
  return [...grades, ...fields];
}

/** Returns the unit in which the page shows an output. */
const unitOf = ({ outputUnits }: CalculatorPage, { key, unit }: Output): Unit => outputUnits[key] ?? unit;

/** Returns the 90 % interval of a result with uncertain inputs, in the unit of the page. */
function bandText(page: CalculatorPage, output: Output): string {
  const { spreads, words, language } = page;
  const drawn = spreads?.[output.key];
  if (!drawn || drawn.low === drawn.high) return '';
  const shown = unitOf(page, output);
  const [min, max] = [drawn.low, drawn.high].map((each) =>
    formatShort(convert(each, output.unit, shown), language),
  );
  return fill(output.band ? words.plusMinus.band : words.plusMinus.alone, {
    min: min ?? '',
    max: withUnit(max ?? '', shown, language),
  });
}

/** Returns all outputs with a value, and the measured errors of models. */
function outputRows(page: CalculatorPage): Rows {
  const { calculator, good, labels, data } = page;
  return calculator.outputs.flatMap((output): Rows => {
    const value = good.values[output.key] ?? null;
    if (value === null) return [];
    const unit = output.unit;
    const model = calculator.models?.find((each) => each.output === output.key);
    const error = model ? measuredErrorOf(page, model, unit) : '';
    if (typeof value === 'number') {
      const shown = unitOf(page, output);
      const cells = [labels.output(output.key), sixDigits(convert(value, unit, shown)), unitSymbol(shown)];
      return [[...cells, ...[error, bandText(page, output)].filter(Boolean)]];
    }
    return [[labels.output(output.key), data.texts.values?.[`${output.key}.${value}`] ?? value]];
  });
}

function workingRows({ calculator, good, language }: CalculatorPage): Rows {
  return calculator.explain(good.inputs, good.values).map((line) => {
    const inserted = [line.inserted, line.result].filter((each) => each !== undefined).join(' = ');
    return [localNumbers(formulaText(line.formula), language), localNumbers(inserted, language)];
  });
}

/** Returns the worked example with its origin and expected values. */
function exampleRows(page: CalculatorPage): Rows {
  const { calculator, data, labels } = page;
  const example = shownExample(calculator.examples);
  if (!example) return [];
  return [
    [data.texts.examples[example.key], originOf(page, example)],
    ...calculator.outputs.flatMap(({ key, unit }): Rows => {
      const value = example.expected[key] ?? null;
      if (value === null) return [];
      if (typeof value === 'number') return [[labels.output(key), value, unitSymbol(unit)]];
      return [[labels.output(key), data.texts.values?.[`${key}.${value}`] ?? value]];
    }),
  ];
}

function sourceRow({ citation, remark, mark }: CitedSource): readonly Cell[] {
  return [citation, remark, mark?.word, mark?.meaning];
}

/**
 * Returns the rows of the report. Values are in the units of the page, with six significant digits; steps and example are
 * in the units of the formulas.
 * @param at date of the report
 * @param link of the page
 */
export function reportRows(page: CalculatorPage, at: Date, link: string): Rows {
  const { calculator, data, words, good } = page;
  const cited = new Set([...calculator.sources, ...(calculator.models ?? []).map((model) => model.source)]);
  const part = (title: string, rows: Rows): Rows => (rows.length > 0 ? [[], [title], ...rows] : []);
  return [
    [data.name],
    [words.report.version, calculator.version],
    [words.report.date, at.toISOString()],
    [words.report.link, link],
    ...part(words.inputs, inputRows(page)),
    ...part(words.results, outputRows(page)),
    ...part(
      words.report.remarks,
      good.warnings.map((warning) => [shownSentence(page, warning)]),
    ),
    ...part(words.how, workingRows(page)),
    ...part(words.reference, exampleRows(page)),
    ...part(words.sources, [...cited].flatMap((key) => data.sources[key] ?? []).map(sourceRow)),
    [],
    [words.disclaimer],
  ];
}
