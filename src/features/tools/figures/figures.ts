/** Selected results of calculators for one analysis, localized, for pages of other features. */

import { missingFor } from '@ferrite/calculators/core/analysis/missing-elements.ts';
import type { Calculator, Output, Problem, Warning } from '@ferrite/calculators/core/calculator.ts';
import { type ElementSymbol, elements } from '@ferrite/calculators/core/elements.ts';
import type { Evaluated } from '@ferrite/calculators/core/evaluate.ts';
import { compositionsOf, toQuery } from '@ferrite/calculators/core/inputs/address.ts';
import { defaultInputs, elementsOf, type RawInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { belowKey } from '@ferrite/calculators/core/inputs/link-marks.ts';
import { plusMinusText } from '@ferrite/calculators/core/inputs/read-number.ts';
import type { Interval } from '@ferrite/calculators/core/models.ts';
import { headlineOf, isOutsideData, lacksCarbon, measuredErrorAt } from '@ferrite/calculators/core/models.ts';
import { formatRange, formatShort, withUnit } from '@ferrite/calculators/core/numbers.ts';
import type { Unit } from '@ferrite/calculators/core/quantity.ts';
import {
  formatProblem,
  formatWarning,
  type Labels,
  labelsOf,
} from '@ferrite/calculators/core/texts/common-texts.ts';
import { intervalText } from '@ferrite/calculators/core/texts/interval-text.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { CalculatorTexts } from '@ferrite/calculators/core/texts/texts.ts';
import { valueText } from '@ferrite/calculators/core/texts/value-text.ts';
import { unitOfResult } from '@ferrite/calculators/core/units/shown-units.ts';
import { findDefinition, findTexts } from '@ferrite/calculators/definitions.ts';
import { calculatorNames } from '@ferrite/calculators/names.ts';
import { findEntry, pagePath } from '@ferrite/calculators/registry.ts';
import type { FigureGroup, FigureRequest } from '../../workbench/passport/passport.port.ts';
import { diagramOf, formatOutput, inputsOf } from '../describe.ts';

type Good = Extract<Evaluated, { ok: true }>;
type Figure = FigureGroup['figures'][number];

type Intervals = Readonly<Record<string, Interval>>;
export type FiguresDependencies = {
  /** Evaluates a calculator in the worker thread. */
  readonly compute: (calculatorId: string, inputs: unknown) => Promise<Evaluated>;
  /** Computes the intervals of results with a ±; null without ±. */
  readonly computeSpreads: (calculatorId: string, raw: RawInputs) => Promise<Intervals | null>;
};

export function createFigures({ compute, computeSpreads }: FiguresDependencies) {
  /** Returns the results of one calculator. @throws Error for an unknown calculator */
  return async (request: FigureRequest, language: Language): Promise<FigureGroup> => {
    const { calculatorId, analysis, below = [], inputs = {} } = request;
    const entry = findEntry(calculatorId);
    const calculator = findDefinition(calculatorId);
    const texts = entry && findTexts(entry.id)?.[language];
    if (!entry || !calculator || !texts) throw new Error(`Unknown calculator ${calculatorId}.`);
    const raw = {
      ...conditionsOf(calculator),
      ...contentsOf(calculator, analysis),
      ...uncertainContentsOf(calculator, request),
      ...inputs,
    };
    const result = await compute(calculatorId, raw);
    const head = {
      calculatorId,
      name: calculatorNames[entry.id][language],
      version: calculator.version,
      address: `/calculators/${pagePath(entry)}?${toQuery(calculator, raw)}${belowQuery(calculator, below)}`,
    };
    if (!result.ok) {
      const labels = labelsOf(calculator, texts);
      const warnings = result.problems.map(
        (each) => exceededLimit(each, language, labels) ?? formatProblem(texts, each, language, labels),
      );
      return { ...head, conditions: [], figures: [], warnings, diagram: null };
    }
    const intervals = (await computeSpreads(calculatorId, raw)) ?? {};
    return { ...head, ...localize(calculator, { request, texts, language, intervals }, result) };
  };
}

/** Returns `&below=S,B` for the contents stated as below a limit; empty if there are none. */
function belowQuery(calculator: Calculator, below: readonly string[]): string {
  const keys = compositionsOf(calculator).flatMap((input) =>
    elementsOf(input).flatMap(([element]) => (below.includes(element) ? [`${input.prefix}${element}`] : [])),
  );
  return keys.length > 0 ? `&${belowKey}=${keys.join(',')}` : '';
}

/** Returns the default inputs without the analysis. */
function conditionsOf(calculator: Calculator): Record<string, unknown> {
  const contents = new Set(
    compositionsOf(calculator).flatMap((input) =>
      elementsOf(input).map(([element]) => `${input.prefix}${element}`),
    ),
  );
  return Object.fromEntries(Object.entries(defaultInputs(calculator)).filter(([key]) => !contents.has(key)));
}

/** Returns the contents as inputs of every composition: a welded heat is both base metal and filler. */
function contentsOf<T>(
  calculator: Calculator,
  contents: Readonly<Partial<Record<ElementSymbol, T>>>,
): Record<string, T> {
  return Object.fromEntries(
    compositionsOf(calculator).flatMap((input) =>
      elementsOf(input).flatMap(([element]) => {
        const value = contents[element];
        return value === undefined ? [] : [[`${input.prefix}${element}`, value] as const];
      }),
    ),
  );
}

/** Returns the contents with their uncertainty as inputs, e.g. `0.41±0.02`; contents below a limit are omitted. */
function uncertainContentsOf(
  calculator: Calculator,
  { analysis, below = [], tolerance = {} }: FigureRequest,
): Record<string, string> {
  const texts: Partial<Record<ElementSymbol, string>> = {};
  for (const element of elements) {
    const [value, off] = [analysis[element], tolerance[element]];
    if (value !== undefined && off && !below.includes(element)) texts[element] = plusMinusText(value, off);
  }
  return contentsOf(calculator, texts);
}

/** Returns `Cr 12 wt% (0–6 wt%)` for a value outside the limits of an input, otherwise null. */
function exceededLimit({ key, code, params }: Problem, language: Language, labels: Labels): string | null {
  const { value, min, max, unit } = params;
  if (code !== 'range' || typeof value !== 'number') return null;
  const shown = withUnit(formatShort(value, language), unit as Unit, language);
  const limits = formatRange({ min: Number(min), max: Number(max) }, unit as Unit, language);
  return `${labels.input(key)} ${shown} (${limits})`;
}

type Wording = {
  readonly request: FigureRequest;
  readonly texts: CalculatorTexts;
  readonly language: Language;
  readonly intervals: Intervals;
};

function localize(calculator: Calculator, wording: Wording, result: Good) {
  const { request, texts, language } = wording;
  const headline = headlineOf(calculator, result);
  const keys = request.outputs ?? (headline ? [headline.key] : []);
  const shown = keys.flatMap((key) => calculator.outputs.find((output) => output.key === key) ?? []);
  const composition = compositionsOf(calculator).map(({ key }) => key);
  const { conditions } = request;
  const others = Object.entries(result.inputs).filter(
    ([key]) => !composition.includes(key) && (conditions?.includes(key) ?? true),
  );
  const labels = labelsOf(calculator, texts);
  return {
    conditions: inputsOf(calculator, { texts, language }, Object.fromEntries(others)),
    figures: shown.flatMap((output) =>
      figureOf(calculator, output, wording, result).map((line) => ({
        ...line,
        missing: [
          ...new Set(
            missingFor(calculator, result, output.key).map((key) => key.slice(key.lastIndexOf('.') + 1)),
          ),
        ],
      })),
    ),
    warnings: result.warnings
      .filter((warning) => warning.level === 'warning' && !isAboutLimit(warning, request))
      .map((warning) => formatWarning(texts, warning, language, labels)),
    diagram: request.withDiagram ? diagramOf(calculator, texts, result) : null,
  };
}

/** Returns whether the warning is about boron that the certificate states only as below a limit. */
const isAboutLimit = ({ code }: Warning, { below = [] }: FigureRequest): boolean =>
  code === 'boron_not_counted' && below.includes('B');

function figureOf(
  calculator: Calculator,
  output: Output,
  wording: Wording,
  result: Good,
): Omit<Figure, 'missing'>[] {
  return formatOutput(calculator, output, wording, result.values).map((line) => ({
    ...line,
    band: bandOf(calculator, output, result, wording),
    isOutside: isOutsideData(calculator, result, output) || lacksCarbon(output.key, result),
  }));
}

/**
 * Returns the interval of uncertain inputs as the page states it, otherwise `320 … 408 °C` for a measured band. Follows
 * with `± 30 K` for a model with measurements and without a band. Empty if nothing is known, and without a carbon content.
 */
function bandOf(calculator: Calculator, output: Output, good: Good, wording: Wording): string {
  if (lacksCarbon(output.key, good)) return '';
  const { values } = good;
  const { texts, language, intervals } = wording;
  const unit = unitOfResult(calculator, values, output.unit);
  const format = { calculator, texts, language, unit };
  const interval = intervals[output.key];
  const stated = interval ? intervalText(format, output, values, interval) : '';
  if (stated && output.band) return stated;
  const [low, high] = output.band ? [values[output.band.low], values[output.band.high]] : [];
  const end = (value: number) => valueText(format, output, { ...values, [output.key]: value });
  if (typeof low === 'number' && typeof high === 'number')
    return withUnit(`${end(low)} … ${end(high)}`, unit, language);
  return [stated, errorOf(calculator, output, good, language)].filter(Boolean).join(' · ');
}

function errorOf(calculator: Calculator, output: Output, good: Good, language: Language): string {
  const model = calculator.models?.find((each) => each.output === output.key);
  const error = model && measuredErrorAt(model, good);
  if (!error || error.isRatio) return '';
  return `± ${withUnit(formatShort(Number(error.within90.toPrecision(2)), language), output.unit === 'C' ? 'K' : output.unit, language)}`;
}
