/** Reports of all calculators with their default inputs, for tests of the documents. */
import { intervalsOf, type Spreads, spreading } from '@ferrite/calculators/core/analysis/uncertainty.ts';
import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { toQuery } from '@ferrite/calculators/core/inputs/address.ts';
import { defaultInputs, fieldsOf, type RawInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { plusMinusText } from '@ferrite/calculators/core/inputs/read-number.ts';
import { memoize } from '@ferrite/calculators/core/memoize.ts';
import type { CalculationView } from '@ferrite/calculators/core/texts/calculation-view.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { findDefinition } from '@ferrite/calculators/definitions.ts';
import { registry } from '@ferrite/calculators/registry.ts';
import { type FrozenCalculation, freeze } from '../items/freeze.ts';
import { localizeCalculation, type Typeset } from '../items/localize-calculation.ts';
import { reportWords } from '../messages/index.ts';
import type { ReportView } from '../report-view.ts';

/** Returns the frozen calculation of the default inputs. */
const frozenDefault = memoize((calculator: Calculator) => {
  const evaluated = evaluate(calculator, defaultInputs(calculator));
  if (!evaluated.ok) throw new Error(calculator.id);
  return freeze(calculator, toQuery(calculator, defaultInputs(calculator)), evaluated);
});

/** Relative ± of the contents in an example. */
const share = 0.05;

/** Returns the spreads of the first samples. More samples would change digits, but not the length of a text. */
function firstSpreads(calculator: Calculator, raw: RawInputs): Spreads {
  const work = spreading(calculator, raw);
  let step = work.next();
  while (!step.done && !step.value) step = work.next();
  return step.value ?? {};
}

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
  const intervals = intervalsOf(calculator, firstSpreads(calculator, raw));
  return freeze(calculator, toQuery(calculator, raw), evaluated, intervals);
});

/** Returns a requirement, which no result meets by chance, on the first number among the results. */
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

async function reportIn(language: Language, frozen: FrozenCalculation, typeset: Typeset) {
  const words = await reportWords[language]();
  return reportOf(localizeCalculation(frozen, frozen.values, { language, words, typeset }));
}

/** Returns the report of one calculator. */
export async function exampleReport(id: string, language: Language, typeset: Typeset): Promise<ReportView> {
  const calculator = findDefinition(id);
  if (!calculator) throw new Error(id);
  return reportIn(language, frozenDefault(calculator), typeset);
}

const madeIn = new Map<Language, readonly Made[]>();

/** Returns the reports of all calculators; computed once per language. */
export async function reportsIn(language: Language, typeset: Typeset): Promise<readonly Made[]> {
  const known = madeIn.get(language);
  if (known) return known;
  const made: Made[] = [];
  for (const { name, frozen } of frozenIn(language))
    made.push({ id: name, report: await reportIn(language, frozen, typeset) });
  madeIn.set(language, made);
  return made;
}

/**
 * Returns the frozen calculations for the reports in a language. A requirement makes a report longer. The language with
 * the longest texts and one with dense script represent the other languages. The same holds for ±.
 */
function frozenIn(language: Language) {
  const isLong = language === 'de' || language === 'kr';
  return registry.flatMap(({ id }) => {
    const calculator = findDefinition(id);
    if (!calculator) return [];
    const frozen = frozenDefault(calculator);
    if (!isLong) return [{ name: id, frozen }];
    const requirement = requirementOn(calculator);
    const uncertain = frozenUncertain(calculator);
    return [
      { name: id, frozen },
      ...(requirement
        ? [{ name: `${id}${requirement}`, frozen: { ...frozen, query: frozen.query + requirement } }]
        : []),
      ...(uncertain ? [{ name: `${id} with ±`, frozen: uncertain }] : []),
    ];
  });
}
