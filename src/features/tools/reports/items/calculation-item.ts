/** Calculations of calculators as items of a report. */
import { type Evaluated, parseInputs } from '@ferrite/calculators/core/evaluate.ts';
import type { RawInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { findDefinition } from '@ferrite/calculators/definitions.ts';
import { pagePath, registry } from '@ferrite/calculators/registry.ts';
import { impossibleInputs, requireKnownParameters } from '../../links/link-parameters.ts';
import type { ReportWords } from '../report-words.ts';
import { addressedCalculation, type FrozenCalculation, freeze, rawInputsOf } from './freeze.ts';
import { localizeCalculation, type Typeset } from './localize-calculation.ts';
import type { ReportItemKind } from './report-item.ts';

export type CalculationItemDependencies = {
  readonly compute: (id: string, inputs: unknown) => Promise<Evaluated>;
  /** Computes the intervals of results with a ±, charged to the member; null without ±. */
  readonly computeSpreads: (
    id: string,
    raw: RawInputs,
    memberId: string,
  ) => Promise<FrozenCalculation['intervals'] | null>;
  /** Computes for anonymous readers, separately from members' computations. */
  readonly computeForReaders: (id: string, inputs: unknown) => Promise<Evaluated>;
  readonly wordsOf: (language: Language) => Promise<ReportWords>;
  readonly typeset: Typeset;
};

export const createCalculationItem = ({
  compute,
  computeSpreads,
  computeForReaders,
  wordsOf,
  typeset,
}: CalculationItemDependencies): ReportItemKind<FrozenCalculation> => ({
  read(address) {
    const found = addressedCalculation(address);
    if (!found) return null;
    const { calculator, raw, query, parameters } = found;
    requireKnownParameters(calculator, parameters);
    const parsed = parseInputs(calculator, raw);
    if (!parsed.ok) throw impossibleInputs(calculator, parameters, parsed.problems);
    return async (caller, countUse) => {
      const evaluated = await countUse(
        calculator.id,
        () => compute(calculator.id, raw),
        ({ ok }) => ok,
      );
      if (!evaluated.ok) throw impossibleInputs(calculator, parameters, evaluated.problems);
      const intervals = await computeSpreads(calculator.id, raw, caller.memberId);
      return freeze(calculator, query, evaluated, intervals);
    };
  },
  async view(item, language) {
    const words = await wordsOf(language);
    const calculator = findDefinition(item.calculatorId);
    const raw = calculator ? rawInputsOf(calculator, item) : {};
    const today = await computeForReaders(item.calculatorId, raw);
    return localizeCalculation(item, today.ok ? today.values : null, { language, words, typeset });
  },
  addressOf({ calculatorId, query }) {
    const entry = registry.find(({ id }) => id === calculatorId);
    return entry ? `/calculators/${pagePath(entry)}?${query}` : '';
  },
  currentVersion: ({ calculatorId }) => findDefinition(calculatorId)?.version ?? '',
});
