/** Results that members keep: under a name, with their inputs and the version of the formula. */

import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import type { Evaluated } from '@ferrite/calculators/core/evaluate.ts';
import { parseInputs } from '@ferrite/calculators/core/evaluate.ts';
import { fromQuery, remarksOf, toQuery } from '@ferrite/calculators/core/inputs/address.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { findDefinition, findTexts } from '@ferrite/calculators/definitions.ts';
import { calculatorNames } from '@ferrite/calculators/names.ts';
import { pagePath, registry } from '@ferrite/calculators/registry.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Caller } from '../../platform/http/api.ts';
import { inputsOf, wordOutput } from '../describe.ts';
import { refuse } from '../refusals.ts';
import type { UseTerms } from '../tools.ts';
import type { SavedRow, SavedStore } from './saved.store.ts';

/** How many a member keeps at most. */
export const mostSaved = 200;

export type SavedOptions = {
  readonly store: SavedStore;
  readonly clock: Clock;
  /** Computes with the rights of whoever saves; refuses what they may not open. */
  readonly compute: (
    calculatorId: string,
    inputs: unknown,
    caller: Caller,
    terms?: UseTerms,
  ) => Promise<Evaluated>;
};

const tooMany = () => refuse('tools.too_many_saved', { about: mostSaved, fields: { most: mostSaved } });
const impossible = () => refuse('tools.impossible_inputs');

type NamedLink = { readonly name: string; readonly address: string };

export function createSaved({ store, clock, compute }: SavedOptions) {
  return {
    /** A member's own, worded in one language, with what has changed in the formula since. */
    list: async (caller: Caller, language: Language) =>
      (await store.list(caller.memberId, mostSaved)).map((row) => viewSaved(row, language)),

    /**
     * Computes the link's inputs with the present formula and keeps both.
     * @param link what to call it; `address` is path and query of a calculator's page
     * @throws AppError 400 for an address that is no calculation, 409 with 200 kept; as computing otherwise
     */
    async save(caller: Caller, link: NamedLink, language: Language, terms?: UseTerms) {
      const { name, address } = link;
      const url = URL.parse(address, 'http://localhost');
      const entry = registry.find((each) => `/calculators/${pagePath(each)}` === url?.pathname);
      const calculator = entry && findDefinition(entry.id);
      if (!url || !calculator) throw impossible();
      const { inputs } = fromQuery(calculator, url.searchParams);
      // Saving counts as a use, so what cannot be kept is refused before it is computed.
      if ((await store.count(caller.memberId)) >= mostSaved) throw tooMany();
      if (!parseInputs(calculator, inputs).ok) throw impossible();
      const evaluated = await compute(calculator.id, inputs, caller, terms);
      if (!evaluated.ok) throw impossible();
      const saved = {
        userId: caller.memberId,
        name,
        calculatorId: calculator.id,
        query: toQuery(calculator, inputs) + remarksOf(calculator, url.searchParams),
        version: evaluated.version,
        results: evaluated.values,
        createdAt: clock.now(),
      };
      const row = await store.insert(saved, mostSaved);
      if (!row) throw tooMany();
      return viewSaved(row, language);
    },

    /** @throws AppError 404 for what is not the caller's */
    async remove(caller: Caller, id: number): Promise<void> {
      if (await store.remove(caller.memberId, id)) return;
      throw refuse('tools.no_saved');
    },
  };
}

export type SavedUseCases = ReturnType<typeof createSaved>;

/** Changes of the formula after this version, newest first. */
export function changesSince(calculator: Pick<Calculator, 'version' | 'changes'>, version: string) {
  if (calculator.version === version) return [];
  const known = calculator.changes.findIndex((change) => change.version === version);
  return known < 0 ? calculator.changes : calculator.changes.slice(0, known);
}

function viewSaved(row: SavedRow, language: Language) {
  const { id, name, calculatorId, query, version, createdAt } = row;
  const entry = registry.find((each) => each.id === calculatorId);
  const calculator = findDefinition(calculatorId);
  const texts = entry && findTexts(entry.id)?.[language];
  const parsed =
    calculator && parseInputs(calculator, fromQuery(calculator, new URLSearchParams(query)).inputs);
  return {
    id,
    name,
    calculatorId,
    calculator: entry ? calculatorNames[entry.id][language] : calculatorId,
    /** Opens the calculation again; the page says when the formula has changed. */
    address: entry ? `/calculators/${pagePath(entry)}?${query}` : null,
    version,
    currentVersion: calculator?.version ?? null,
    changes:
      calculator && texts
        ? changesSince(calculator, version).map((change) => ({
            version: change.version,
            date: change.date,
            text: texts.changes[change.key] ?? change.key,
          }))
        : [],
    inputs: calculator && texts && parsed?.ok ? inputsOf(calculator, texts, language, parsed.inputs) : [],
    results:
      calculator && texts
        ? calculator.outputs
            .filter((output) => output.role !== 'detail')
            .flatMap((output) => wordOutput(output, texts, language, row.results))
        : [],
    createdAt: createdAt.toISOString(),
  };
}
