/** Reports of all calculators with their default inputs, for tests of the documents. */
import { intervalsOf, spreadsOf } from '@ferrite/calculators/core/analysis/uncertainty.ts';
import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { toQuery } from '@ferrite/calculators/core/inputs/address.ts';
import { defaultInputs, fieldsOf } from '@ferrite/calculators/core/inputs/fields.ts';
import { plusMinusText } from '@ferrite/calculators/core/inputs/read-number.ts';
import { memoize } from '@ferrite/calculators/core/memoize.ts';
import type { CalculationView } from '@ferrite/calculators/core/texts/calculation-view.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { findDefinition } from '@ferrite/calculators/definitions.ts';
import { registry } from '@ferrite/calculators/registry.ts';
import { freeze } from '../items/freeze.ts';
import { localizeCalculation } from '../items/localize-calculation.ts';
import type { ReportView } from '../report-view.ts';
import type { ReportWords } from '../report-words.ts';

/** Returns the frozen calculation of the default inputs, with a requirement that no result meets by chance. */
function frozenDefault(calculator: Calculator, requirement: string) {
  const evaluated = evaluate(calculator, defaultInputs(calculator));
  if (!evaluated.ok) throw new Error(calculator.id);
  return freeze(calculator, toQuery(calculator, defaultInputs(calculator)) + requirement, evaluated);
}

/** Relative ± of the contents in an example. */
const share = 0.05;

/** Returns the frozen calculation of the default inputs with a ± of every content; null without an analysis. */
const frozenUncertain = memoize((calculator: Calculator) => {
  const inputs = defaultInputs(calculator);
  const contents = fieldsOf(calculator).flatMap(({ kind, key }) => {
    const value = Number(inputs[key]);
    return kind === 'element' && value > 0 ? [[key, plusMinusText(value, share * value)] as const] : [];
  });
  if (contents.length === 0) return null;
  const raw = { ...inputs, ...Object.fromEntries(contents) };
  const evaluated = evaluate(calculator, raw);
  if (!evaluated.ok) throw new Error(calculator.id);
  const intervals = intervalsOf(calculator, spreadsOf(calculator, raw) ?? {});
  return freeze(calculator, toQuery(calculator, raw), evaluated, intervals);
});

/** Returns a requirement on the first number among the results. */
function requirementOn(calculator: Calculator): string {
  const output = calculator.outputs.find(({ role, digits }) => role !== 'detail' && digits !== undefined);
  return output ? `&require=${output.key},min,1` : '';
}

const reportOf = (calculation: CalculationView): ReportView => ({
  id: 'A'.repeat(22),
  number: 'R-2026-0001',
  revision: 'A',
  head: {
    company: 'Hanbit Forge Co., Ltd.',
    title: '',
    customer: 'Nordsveis AS',
    heat: '4711',
    drawing: 'Z-1234-5678-00',
    author: 'J. Park',
    approvedBy: 'M. Vogt',
  },
  title: calculation.name,
  date: '2026-11-26',
  mark: '',
  isFree: false,
  state: 'approved',
  calculations: [calculation],
  hash: '0000 1111 2222 3333 4444 5555 6666 7777',
  isIntact: true,
  isReleased: false,
  address: `https://ferrite.example/r/${'A'.repeat(22)}`,
  newer: null,
});

type Made = { readonly id: string; readonly report: ReportView };

type Typeset = Parameters<typeof localizeCalculation>[2]['typeset'];

export function reportsIn(language: Language, words: ReportWords, typeset: Typeset): readonly Made[] {
  return registry.flatMap(({ id }) => {
    const calculator = findDefinition(id);
    if (!calculator) return [];
    // A requirement makes a report longer. The language with the longest texts and one with dense script represent the
    // other languages. The same holds for ±.
    const isLong = language === 'de' || language === 'kr';
    const requirement = requirementOn(calculator);
    const uncertain = isLong ? frozenUncertain(calculator) : null;
    const made = [
      { name: id, frozen: frozenDefault(calculator, '') },
      ...(isLong ? [{ name: `${id}${requirement}`, frozen: frozenDefault(calculator, requirement) }] : []),
      ...(uncertain ? [{ name: `${id} with ±`, frozen: uncertain }] : []),
    ];
    return made.map(({ name, frozen }) => {
      const view = localizeCalculation(frozen, frozen.values, { language, words, typeset });
      return { id: name, report: reportOf(view) };
    });
  });
}
