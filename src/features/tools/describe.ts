/** Describes a calculator for its public page, in one language with typeset formulas. */
import type {
  Calculator,
  Example,
  InputValues,
  Output,
  OutputValues,
} from '@ferrite/calculators/core/calculator.ts';
import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { defaultInputs, elementsOf, fieldsOf, isAsked } from '@ferrite/calculators/core/inputs/fields.ts';
import { headlineOf, isExcluded, outsideOf } from '@ferrite/calculators/core/models.ts';
import { formatRange, formatShort, withUnit } from '@ferrite/calculators/core/numbers.ts';
import { clean, convert, type Unit } from '@ferrite/calculators/core/quantity.ts';
import { labelsOf } from '@ferrite/calculators/core/texts/common-texts.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { CalculatorTexts } from '@ferrite/calculators/core/texts/texts.ts';
import { valueWithUnit } from '@ferrite/calculators/core/texts/value-text.ts';
import { drawingIn } from '@ferrite/calculators/core/units/drawing-units.ts';
import {
  type PreferredUnits,
  shownFor,
  unitForSize,
  unitOfResult,
} from '@ferrite/calculators/core/units/shown-units.ts';
import { findDefinition, findTexts } from '@ferrite/calculators/definitions.ts';
import { calculatorNames, categoryNames } from '@ferrite/calculators/names.ts';
import { findEntry } from '@ferrite/calculators/registry.ts';
import { citeSource } from '@ferrite/calculators/sources/remarks.ts';
import { relatedTools } from './links/related-tools.ts';
import type { ExampleDiagram, ToolDescription } from './pages/tool/description.ts';

/** Creates the function that describes a calculator. @param typeset converts TeX to MathML; throws on invalid TeX */
export function createDescribe(typeset: (formula: string, language: Language) => string) {
  /** Returns the description, or null for an unknown id. */
  return function describeTool(id: string, language: Language): ToolDescription | null {
    const entry = findEntry(id);
    if (!entry) return null;
    const calculator = findDefinition(id);
    const texts = findTexts(id)?.[language];
    const head = {
      entry,
      name: calculatorNames[entry.id][language],
      category: categoryNames[entry.category][language],
      related: relatedTools(entry).map(({ id: other, category }) => ({
        id: other,
        name: calculatorNames[other][language],
        category,
      })),
    };
    if (!calculator || !texts) {
      return {
        ...head,
        summary: '',
        formulas: [],
        sources: [],
        ranges: [],
        limits: [],
        example: null,
        available: false,
      };
    }
    return {
      ...head,
      summary: texts.summary,
      formulas: formulasOf(calculator).map((formula) => ({ mathml: typeset(formula, language) })),
      sources: calculator.sources.map((key) => citeSource(key, language)),
      ...rangesOf(calculator, texts, language),
      example: exampleOf(calculator, texts, language),
      available: true,
    };
  };
}

/** Returns the formulas with symbols, as the page explains them for the default inputs. */
function formulasOf(calculator: Calculator): string[] {
  const evaluated = evaluate(calculator, defaultInputs(calculator));
  if (!evaluated.ok) return [];
  return calculator.explain(evaluated.inputs, evaluated.values).map((line) => line.formula);
}

type LabelledText = { label: string; text: string };

/** Returns the ranges outside which a result has a warning, and the limits of all inputs, outside which they are rejected. */
function rangesOf(
  calculator: Calculator,
  texts: CalculatorTexts,
  language: Language,
): { ranges: LabelledText[]; limits: LabelledText[] } {
  const labels = labelsOf(calculator, texts);
  const line = ({ key }: { readonly key: string }, text: string) => ({ label: labels.input(key), text });
  const ofModels = (calculator.models ?? []).flatMap(({ output, range }) => {
    const parts = Object.entries(range ?? {}).map(
      ([key, interval]) => `${labels.input(key)} ${formatRange(interval, unitOf(calculator, key), language)}`,
    );
    return parts.length > 0 ? [{ label: labels.output(output), text: parts.join(' · ') }] : [];
  });
  return {
    ranges: [
      ...ofModels,
      ...calculator.inputs.flatMap((input) =>
        input.kind === 'number' && input.range
          ? [line(input, formatRange(input.range, input.unit, language))]
          : [],
      ),
    ],
    limits: calculator.inputs.flatMap((input) => {
      if (input.kind === 'number') return [line(input, formatRange(input.limits, input.unit, language))];
      if (input.kind !== 'composition') return [];
      const contents = elementsOf(input).map(
        // Lines break between elements only.
        ([element, limits]) => `${element} ${formatRange(limits, '1', language)}`.replaceAll(' ', '\u00a0'),
      );
      return [line(input, withUnit(contents.join(' · '), 'wt%', language))];
    }),
  };
}

function unitOf(calculator: Calculator, key: string) {
  const field = fieldsOf(calculator).find((each) => each.key === key);
  return field?.kind === 'number' || field?.kind === 'element' ? field.unit : '1';
}

/** Returns the worked example with current results. */
function exampleOf(
  calculator: Calculator,
  texts: CalculatorTexts,
  language: Language,
): ToolDescription['example'] {
  const example = calculator.examples.find((each) => each.shown) ?? calculator.examples[0];
  if (!example) return null;
  const evaluated = evaluate(calculator, example.inputs);
  if (!evaluated.ok) return null;
  return {
    title: texts.examples[example.key] ?? '',
    inputs: inputsOf(calculator, { texts, language }, evaluated.inputs),
    results: resultsOf(calculator, example, evaluated, { texts, language }),
    diagram: diagramOf(calculator, texts, evaluated),
  };
}

/** Significant digits of diagram points. */
const drawnFigures = 5;

/** Returns the first diagram with the names of its labels; null without diagrams. */
export function diagramOf(
  calculator: Calculator,
  texts: CalculatorTexts,
  { inputs, values }: { readonly inputs: InputValues; readonly values: OutputValues },
): ExampleDiagram | null {
  const [chart] = calculator.charts ?? [];
  if (!chart) return null;
  const drawing: ExampleDiagram['drawing'] = JSON.parse(
    JSON.stringify(
      drawingIn({}, chart.draw(inputs, values), (unit) => unitForSize(calculator, values, unit)),
      (_key, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(drawnFigures)) : value),
    ),
  );
  const { x, y, regions = [], zones = [], lines = [], marks = [] } = drawing;
  const used = new Set([x, y, ...regions, ...zones, ...lines, ...marks].map(({ label }) => label));
  const names = Object.entries(texts.chart ?? {}).filter(([key]) => used.has(key));
  return { title: texts.chart?.[chart.key] ?? '', drawing, names: Object.fromEntries(names) };
}

type InputWording = {
  readonly texts: CalculatorTexts;
  readonly language: Language;
  /** Keys of contents stated as below a limit. */
  readonly below?: readonly string[];
  /** Preferred units; without them each value has its own unit. */
  readonly kept?: PreferredUnits;
};

/** Returns the formatted inputs; empty ones are omitted. */
export function inputsOf(
  calculator: Calculator,
  { texts, language, below = [], kept = {} }: InputWording,
  inputs: InputValues,
): { label: string; text: string }[] {
  const amount = (value: number, own: Unit) => {
    const shown = shownFor(own, kept);
    return withUnit(formatShort(clean(convert(value, own, shown)), language), shown, language);
  };
  const limitSign = (key: string) => (below.includes(key) ? '<' : '');
  const labels = labelsOf(calculator, texts);
  return calculator.inputs.flatMap((input) => {
    const value: unknown = inputs[input.key];
    if (value === undefined || value === null || !isAsked(input, inputs)) return [];
    const label = labels.input(input.key);
    if (input.kind === 'number')
      return [
        {
          label,
          text: `${limitSign(input.key)}${amount(value as number, input.unit)}`,
        },
      ];
    if (input.kind === 'choice')
      return [{ label, text: texts.choices?.[`${input.key}.${value}`] ?? String(value) }];
    if (input.kind === 'composition') {
      const parts = elementsOf(input).flatMap(([element]) => {
        const percent = (value as Record<string, number>)[element] ?? 0;
        return percent > 0
          ? [`${element} ${limitSign(`${input.prefix}${element}`)}${formatShort(percent, language)}`]
          : [];
      });
      return [{ label, text: withUnit(parts.join(' · '), 'wt%', language) }];
    }
    const rows = value as readonly Record<string, number>[];
    return rows.map((row, index) => ({
      label: `${label} ${index + 1}`,
      text: input.columns.map((column) => amount(row[column.key] ?? 0, column.unit)).join(' · '),
    }));
  });
}

function resultsOf(
  calculator: Calculator,
  example: Example,
  result: Parameters<typeof outsideOf>[1],
  { texts, language }: { readonly texts: CalculatorTexts; readonly language: Language },
): NonNullable<ToolDescription['example']>['results'] {
  const headline = headlineOf(calculator, result);
  const printed = calculator.outputs.filter(({ key }) => key in example.expected);
  const outputs = new Set([...(headline ? [headline] : []), ...printed]);
  return [...outputs].flatMap((output) => {
    const isOutside = outsideOf(output.key, result).length > 0 || isExcluded(output.key, result);
    return formatOutput(calculator, output, { texts, language }, result.values).map((line) => ({
      ...line,
      isOutside,
    }));
  });
}

/** Returns the label and formatted value of an output in its preferred unit; empty without a value. */
export function formatOutput(
  calculator: Calculator,
  output: Output,
  { texts, language, kept }: Omit<InputWording, 'below'>,
  values: OutputValues,
): { label: string; text: string }[] {
  const unit = unitOfResult(calculator, values, output.unit, kept);
  const text = valueWithUnit({ calculator, texts, language, unit }, output, values);
  return text === null ? [] : [{ label: texts.outputs[output.key] ?? output.key, text }];
}
