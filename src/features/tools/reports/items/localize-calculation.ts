/** Localizes a calculation of a report: formats numbers with units, and replaces codes by texts. */
import {
  type CompositionInput,
  changesSince,
  type Output,
  type OutputValues,
  type Warning,
} from '@ferrite/calculators/core/calculator.ts';
import { belowIn, gradeKeyOf, unitsKey } from '@ferrite/calculators/core/inputs/address.ts';
import { elementsOf, isAsked } from '@ferrite/calculators/core/inputs/fields.ts';
import {
  headlineOf,
  insertedLine,
  isOutsideData,
  lacksCarbon,
  leadingLines,
} from '@ferrite/calculators/core/models.ts';
import { formatShort, localNumbers } from '@ferrite/calculators/core/numbers.ts';
import { type Unit, unitSymbol } from '@ferrite/calculators/core/quantity.ts';
import { compareWithGrade, formatLimit, limitsOf } from '@ferrite/calculators/core/steels/steel-limits.ts';
import { grades } from '@ferrite/calculators/core/steels/steels.ts';
import type { CalculationView, Result } from '@ferrite/calculators/core/texts/calculation-view.ts';
import { formatWarning, labelsOf } from '@ferrite/calculators/core/texts/common-texts.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { drawingIn } from '@ferrite/calculators/core/units/drawing-units.ts';
import { remarkInUnit } from '@ferrite/calculators/core/units/remark-unit.ts';
import {
  type PreferredUnits,
  readUnits,
  shownFor,
  unitForSize,
} from '@ferrite/calculators/core/units/shown-units.ts';
import { findDefinition, findTexts } from '@ferrite/calculators/definitions.ts';
import { calculatorNames } from '@ferrite/calculators/names.ts';
import { findEntry, pagePath } from '@ferrite/calculators/registry.ts';
import { citeSource } from '@ferrite/calculators/sources/remarks.ts';
import { formulaText } from '@ferrite/charts/text/formula-text.ts';
import { fillWords, type ReportWords } from '../report-words.ts';
import type { FrozenCalculation } from './freeze.ts';
import { inputsOf, plusMinusIn, withPlusMinus } from './input-texts.ts';
import { requirementAnswers } from './requirement-answer.ts';
import { formatWithUnit, modelOf, plainValue, remarkOnValue, unitIn, type Wording } from './value-texts.ts';

/** Converts TeX to MathML. */
export type Typeset = (tex: string, language: Language) => string;

/**
 * Localizes one calculation. @param today values of the current formulas; null if they fail @throws Error if the
 * calculator no longer exists
 */
export function localizeCalculation(
  frozen: FrozenCalculation,
  today: OutputValues | null,
  { language, words, typeset }: { language: Language; words: ReportWords; typeset: Typeset },
): CalculationView {
  const calculator = findDefinition(frozen.calculatorId);
  const entry = findEntry(frozen.calculatorId);
  const texts = entry && findTexts(entry.id)?.[language];
  if (!calculator || !entry || !texts) throw new Error(`Unknown calculator ${frozen.calculatorId}.`);
  const kept = readUnits(new URLSearchParams(frozen.query).get(unitsKey) ?? '');
  const wording: Wording = { calculator, texts, language, words, kept, frozen };
  const labels = labelsOf(calculator, texts);
  const headline = headlineOf(calculator, frozen);
  const cited = new Set([
    ...calculator.sources,
    ...(headline ? [modelOf(calculator, headline.key)?.source ?? []].flat() : []),
  ]);
  return {
    calculatorId: entry.id,
    name: calculatorNames[entry.id][language],
    version: frozen.version,
    answers: [...(headline ? [answerOf(wording, headline)] : []), ...requirementAnswers(wording)],
    notes: [
      ...belowNotes(wording),
      ...frozen.warnings
        .map((warning) => ({
          isWarning: warning.level === 'warning',
          text: formatWarning(texts, inUnits(warning, kept), language, labels),
        }))
        .toSorted((one, other) => Number(other.isWarning) - Number(one.isWarning)),
    ],
    analyses: analysesOf(wording),
    inputs: inputsOf(wording),
    results: resultsOf(wording),
    diagram: diagramOf(wording),
    working: leadingLines(calculator, frozen, frozen.working).map((line) => ({
      mathml: typeset(line.formula, language),
      plain: localNumbers(formulaText(line.formula), language),
      inserted: localNumbers(insertedLine(line), language),
    })),
    sources: [...cited].map((key) => citeSource(key, language).citation),
    address: `/calculators/${pagePath(entry)}?${frozen.query}`,
    today: todayOf(wording, today),
  };
}

/** Returns a warning with its numbers in the preferred unit. */
function inUnits(warning: Warning, kept: PreferredUnits): Warning {
  const unit = warning.params?.unit;
  return unit ? remarkInUnit(warning, shownFor(unit as Unit, kept)) : warning;
}

const belowOf = ({ calculator, frozen }: Wording): readonly string[] =>
  belowIn(calculator, new URLSearchParams(frozen.query));

/** Returns a remark on contents stated as below a limit. */
function belowNotes(wording: Wording): CalculationView['notes'] {
  const labels = labelsOf(wording.calculator, wording.texts);
  const list = belowOf(wording).map(labels.input).join(', ');
  return list === '' ? [] : [{ isWarning: true, text: fillWords(wording.words.below, { list }) }];
}

/** Returns whether a result is outside its range or depends on a carbon content that was not stated. */
const isOutsideIn = ({ calculator, frozen }: Wording, output: Output): boolean =>
  isOutsideData(calculator, frozen, output) || lacksCarbon(output.key, frozen);

function answerOf(wording: Wording, output: Output): CalculationView['answers'][number] {
  const { calculator, texts, frozen } = wording;
  const isNumber = typeof frozen.values[output.key] === 'number';
  return {
    label: labelsOf(calculator, texts).output(output.key),
    value: plainValue(wording, output, frozen.values),
    unit: isNumber ? unitSymbol(unitIn(wording, output)) : '',
    band: remarkOnValue(wording, output),
    isOutside: isNumber && isOutsideIn(wording, output),
  };
}

/** Returns the secondary results, without interval limits, API-only outputs and empty values. */
function resultsOf(wording: Wording): readonly Result[] {
  const { calculator, frozen, texts } = wording;
  const labels = labelsOf(calculator, texts);
  const left = new Set<string | undefined>([
    ...calculator.outputs.flatMap(({ band }) => (band ? [band.low, band.high] : [])),
    headlineOf(calculator, frozen)?.key,
  ]);
  return calculator.outputs.flatMap((output) => {
    const { key, role } = output;
    if (role === 'detail' || left.has(key) || (frozen.values[key] ?? null) === null) return [];
    const isOutside = typeof frozen.values[key] === 'number' && isOutsideIn(wording, output);
    const text = formatWithUnit(wording, output, frozen.values);
    return [
      {
        label: labels.output(key),
        text,
        error: remarkOnValue(wording, output),
        isOutside,
      },
    ];
  });
}

function analysesOf(wording: Wording): CalculationView['analyses'] {
  const { calculator, texts, language, words, frozen } = wording;
  const labels = labelsOf(calculator, texts);
  const compositions = calculator.inputs.filter((input) => input.kind === 'composition');
  const below = belowOf(wording);
  const plusMinus = plusMinusIn(wording);
  return compositions.flatMap((input) => {
    if (!isAsked(input, frozen.inputs)) return [];
    const analysis = frozen.inputs[input.key] as Analysis;
    const elements = elementsOf(input).flatMap(([element]) => {
      const percent = analysis[element] ?? 0;
      const key = `${input.prefix}${element}`;
      const text = below.includes(key)
        ? `<${formatShort(percent, language)}`
        : withPlusMinus(percent, plusMinus.get(key), { own: 'wt%', shown: 'wt%' }, language);
      return percent > 0 ? [{ label: element, text }] : [];
    });
    const label = compositions.length > 1 ? `${labels.input(input.key)}, ${words.analysis}` : words.analysis;
    return [{ label, grade: gradeOf(wording, input, analysis), elements }];
  });
}

type Analysis = Readonly<Record<string, number>>;

/** Returns the name of the selected grade, with a note if the analysis differs; null for an entered analysis. */
function namedGradeOf({ frozen, words }: Wording, input: CompositionInput, analysis: Analysis) {
  const key = new URLSearchParams(frozen.query).get(gradeKeyOf(input));
  const grade = key === null ? undefined : grades.find((each) => each.key === key);
  if (!grade) return null;
  const isTypical = elementsOf(input).every(
    ([element]) => (analysis[element] ?? 0) === (grade.typical[element] ?? 0),
  );
  return { grade, name: isTypical ? grade.name : fillWords(words.gradeChanged, { name: grade.name }) };
}

/** Returns the name of the steel for its label in the diagram: the grade of the first composition. */
function steelOf(wording: Wording): string | undefined {
  const { calculator, frozen } = wording;
  const input = calculator.inputs.find((each) => each.kind === 'composition');
  return input && namedGradeOf(wording, input, frozen.inputs[input.key] as Analysis)?.name;
}

/** Returns the stated grade, and whether the analysis is within the limits of this grade. */
function gradeOf(wording: Wording, input: CompositionInput, analysis: Analysis): string {
  const { language, words } = wording;
  const found = namedGradeOf(wording, input, analysis);
  if (!found) return '';
  const { grade, name } = found;
  const named = fillWords(words.grade, { name });
  if (limitsOf(grade.key).length === 0) return named;
  const { outside } = compareWithGrade(grade.key, analysis);
  const of = `${grade.name} (${grade.standard})`;
  if (outside.length === 0) return `${named}. ${fillWords(words.within, { name: of })}`;
  const list = outside
    .map((each) => {
      const { value, range } = formatLimit(each, language);
      return `${each.element} ${value} (${range})`;
    })
    .join(', ');
  return `${named}. ${fillWords(words.outside, { name: of, list })}`;
}

/** Returns the labels in any part of a drawing. */
function labelsIn(part: unknown): readonly unknown[] {
  if (Array.isArray(part)) return part.flatMap(labelsIn);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'label' ? [value] : key === 'points' ? [] : labelsIn(value),
  );
}

function diagramOf(wording: Wording): CalculationView['diagram'] {
  const { calculator, frozen, texts, kept } = wording;
  if (!frozen.chart) return null;
  const drawing = drawingIn(kept, frozen.chart.drawing, (unit) =>
    unitForSize(calculator, frozen.values, unit),
  );
  const used = new Set(labelsIn(drawing));
  const steel = steelOf(wording);
  const names = Object.entries(texts.chart ?? {})
    .filter(([key]) => used.has(key))
    .map(([key, text]) => [key, steel ? text.replace('{steel}', steel) : text] as const);
  return { title: texts.chart?.[frozen.chart.key] ?? '', drawing, names: Object.fromEntries(names) };
}

/** Relative tolerance for floating-point rounding, which differs between processors. */
const noise = 1e-9;

const isEqual = (
  one: number | string | null | undefined,
  other: number | string | null | undefined,
): boolean =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) <= noise * Math.max(Math.abs(one), Math.abs(other), 1e-300)
    : (one ?? null) === (other ?? null);

function todayOf(wording: Wording, today: OutputValues | null): CalculationView['today'] {
  const { calculator, texts, frozen } = wording;
  const labels = labelsOf(calculator, texts);
  const shown = calculator.outputs.filter(({ role }) => role !== 'detail');
  const differences = shown
    .filter(({ key }) => !isEqual(frozen.values[key], today?.[key]))
    .map((output) => ({
      label: labels.output(output.key),
      before: formatWithUnit(wording, output, frozen.values),
      now: (today?.[output.key] ?? null) === null ? '' : formatWithUnit(wording, output, today ?? {}),
    }));
  return {
    version: calculator.version,
    isSame: differences.length === 0,
    changes: changesSince(calculator, frozen.version).map(({ version, date, key }) => ({
      version,
      date,
      text: texts.changes[key] ?? key,
    })),
    differences,
  };
}
