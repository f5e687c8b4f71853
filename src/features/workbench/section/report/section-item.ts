/** Quenched sections as items of a report. */
import { definitions } from '@ferrite/calculators/definitions.ts';
import { memoizeResults } from '../../../../platform/server/cache/result-cache.ts';
import type { Caller } from '../../../../platform/server/http/api.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import type { CountUse } from '../../passport/passport.port.ts';
import type { ComputedSection, SectionValues } from '../compute-section.ts';
import type { SectionInput } from '../section.contract.ts';
import { sectionVersion } from '../section.rules.ts';
import { computeForMember, runSection, type SectionDependencies } from '../section.ts';
import { questionAt, type SectionQuestion, sectionUrl } from '../section-address.rules.ts';
import type { FrozenSection } from './frozen-section.port.ts';
import { versionText, viewSection } from './view-section.ts';
import type { SectionWords } from './wording.ts';

export type SectionItemDependencies = Pick<SectionDependencies, 'run'> & {
  /** Same as `run`, but in the thread for anonymous readers. */
  readonly runForReaders: SectionDependencies['run'];
  readonly wordsOf: (language: Language) => Promise<SectionWords>;
  /** Converts TeX to MathML. */
  readonly typeset: (tex: string, language: Language) => string;
};

const keptBytes = 4 * 1024 * 1024;

const currentVersions = (): FrozenSection['versions'] => ({
  section: sectionVersion,
  'jominy-hardenability': definitions['jominy-hardenability'].version,
  'tempered-hardness': definitions['tempered-hardness'].version,
});

/** Returns the section for storage; numbers are unchanged by JSON. */
function freeze(question: SectionQuestion, computed: Extract<ComputedSection, { ok: true }>): FrozenSection {
  const { curves: _curves, ...values } = computed.result;
  const frozen: FrozenSection = { kind: 'section', versions: currentVersions(), ...question, values };
  return JSON.parse(JSON.stringify(frozen)) as FrozenSection;
}

const withRequirement = (item: FrozenSection): FrozenSection => ({
  ...item,
  input: {
    ...item.input,
    requirement:
      item.input.requirement ??
      (typeof item.required === 'number' ? { atLeastHRC: item.required, atMostHRC: null } : null),
  },
});

/**
 * Returns a stored section without the upper hardness limit, and the values derived from it, if the model does not
 * include the carbon content. Earlier versions stored this limit.
 */
function withoutLimit(item: FrozenSection): FrozenSection {
  const { values } = item;
  if (!values.remarks.some(({ code }) => code === 'no_carbon_factor')) return item;
  const places = values.places.map((row) => ({ ...row, quenchedBelowHRC: null }));
  const { proposal } = values;
  return {
    ...item,
    values: { ...values, places, ...(proposal && { proposal: { ...proposal, outcome: 'unknown' } }) },
  };
}

/** Creates the report items of sections: parsed from a URL, stored, and shown beside the result of the current formulas. */
export function createSectionItem(deps: SectionItemDependencies) {
  const { run, runForReaders, wordsOf, typeset } = deps;
  const today = memoizeResults<ComputedSection>(keptBytes, (computed) => JSON.stringify(computed).length);
  const computeToday = (input: SectionInput) =>
    today(JSON.stringify(input), () => runSection(runForReaders, input));
  return {
    read(address: string) {
      const question = questionAt(address);
      return (
        question &&
        (async (caller: Caller, countUse: CountUse) => {
          const work = { name: 'section', input: question.input } as const;
          const result = await computeForMember<SectionValues>({ run, countUse }, caller, work);
          return freeze(question, { ok: true, result });
        })
      );
    },
    async view(stored: FrozenSection, language: Language) {
      const item = withoutLimit(withRequirement(stored));
      const words = await wordsOf(language);
      const computed = await computeToday(item.input);
      return viewSection(item, {
        today: { versions: currentVersions(), values: computed.ok ? computed.result : null },
        ...{ language, words, typeset },
      });
    },
    addressOf: (item: FrozenSection) => sectionUrl(withRequirement(item), 'en'),
    currentVersion: () => versionText(currentVersions()),
  };
}
