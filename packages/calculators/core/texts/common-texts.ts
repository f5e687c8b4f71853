/** Formats warnings and problems by their code. */

import { shortOf } from '../../sources/short.ts';
import type { Problem, Warning } from '../calculator.ts';
import { formatRange, formatRemark, formatShort, keepUnitsTogether, withUnit } from '../numbers.ts';
import { type Unit, unitSymbol, units } from '../quantity.ts';
import { commonProblems, commonWarnings } from './common-words.ts';
import type { Labels } from './labels.ts';
import type { Language } from './language.ts';
import type { CalculatorTexts } from './texts.ts';

export { type Labels, labelsOf } from './labels.ts';

type Worded = Readonly<Record<string, Readonly<Record<Language, string>>>>;

type Params = Readonly<Record<string, number | string>>;

function isUnit(text: unknown): text is Unit {
  return units.some((each) => each === text);
}

type Wording = {
  readonly texts: CalculatorTexts;
  readonly language: Language;
  readonly labels: Labels;
  readonly formatValue: (value: number) => string;
};

function wordsOf(params: Params, { texts, language, labels, formatValue }: Wording): Record<string, string> {
  const { key, value, unit, min, max, model, output, list } = params;
  const words: Record<string, string> = {};
  for (const [name, each] of Object.entries(params)) {
    if (typeof each !== 'number') words[name] = texts.values?.[`${name}.${each}`] ?? each;
    else words[name] = name === 'min' || name === 'max' ? formatShort(each, language) : formatValue(each);
  }
  if (typeof key === 'string') words['label'] = labels.input(key);
  if (typeof model === 'string') words['model'] = labels.output(model);
  if (typeof output === 'string') words['output'] = labels.output(output);
  if (isUnit(unit)) {
    words['unit'] = unitSymbol(unit);
    if (typeof value === 'number') words['amount'] = withUnit(formatValue(value), unit, language);
    const { spread } = params;
    if (typeof spread === 'number') words['spread'] = withUnit(formatValue(spread), unit, language);
    const range = {
      min: typeof min === 'number' ? min : undefined,
      max: typeof max === 'number' ? max : undefined,
    };
    words['range'] = formatRange(range, unit, language) || (words['spread'] ? `Δ ${words['spread']}` : '');
  }
  if (typeof list === 'string') {
    const names = list.split(',').map((each) => labels.input(each.trim()));
    words['list'] = names.join(language === 'cn' || language === 'ja' ? '、' : ', ');
  }
  return words;
}

function fill(template: string, words: Readonly<Record<string, string>>): string {
  const sentence = template
    .replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole)
    .replace(/(?<! ) +([.。])/g, '$1');
  return keepUnitsTogether(sentence);
}

const shared = (table: Worded, code: string, language: Language): string | undefined =>
  table[code]?.[language];

/** Returns the warning as a sentence in this language. */
export function formatWarning(
  texts: CalculatorTexts,
  warning: Warning,
  language: Language,
  labels: Labels,
): string {
  const params = warning.params ?? {};
  const ofModel = warning.source ? 'outside_model_range' : 'outside_measured_range';
  const code = warning.code === 'outside_range' && params['model'] !== undefined ? ofModel : warning.code;
  const template = texts.warnings?.[code] ?? shared(commonWarnings, code, language) ?? warning.code;
  const { unit, min, max } = params;
  const about = {
    ...(isUnit(unit) && { unit }),
    limits: [min, max].filter((each) => typeof each === 'number'),
  };
  const formatValue = (value: number) => formatRemark(value, language, about);
  const words = wordsOf(params, { texts, language, labels, formatValue });
  if (warning.source) words['source'] = shortOf(warning.source, language);
  return fill(template, words);
}

/** Returns the problem as a sentence in this language, with the name of the field. */
export function formatProblem(
  texts: CalculatorTexts,
  problem: Problem,
  language: Language,
  labels: Labels,
): string {
  const template =
    texts.problems?.[problem.code] ?? shared(commonProblems, problem.code, language) ?? problem.code;
  const formatValue = (value: number) => formatShort(value, language);
  return fill(
    template,
    wordsOf({ ...problem.params, key: problem.key }, { texts, language, labels, formatValue }),
  );
}
