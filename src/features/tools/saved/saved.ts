/** Saved calculations: name, inputs, results and formula version. */

import { changesSince } from '@ferrite/calculators/core/calculator.ts';
import type { Evaluated } from '@ferrite/calculators/core/evaluate.ts';
import { parseInputs } from '@ferrite/calculators/core/evaluate.ts';
import { belowIn, fromQuery, remarksOf, toQuery } from '@ferrite/calculators/core/inputs/address.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { findDefinition, findTexts } from '@ferrite/calculators/definitions.ts';
import { calculatorNames } from '@ferrite/calculators/names.ts';
import { findPage, pagePath, registry } from '@ferrite/calculators/registry.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import type { Caller } from '../../../platform/server/http/api.ts';
import { formatOutput, inputsOf } from '../describe.ts';
import { impossibleInputs, requireKnownParameters } from '../links/link-parameters.ts';
import { refuse } from '../refusals.ts';
import type { UseTerms } from '../uses/usecases/deps.ts';
import type { SavedRow, SavedStore } from './saved.store.ts';

export const maxSaved = 200;

export type SavedOptions = {
  readonly store: SavedStore;
  readonly clock: Clock;
  /** Computes with the access rights of the member. @throws AppError when access is denied */
  readonly compute: (
    calculatorId: string,
    inputs: unknown,
    caller: Caller,
    terms?: UseTerms,
  ) => Promise<Evaluated>;
};

const tooMany = () => refuse('tools.too_many_saved', { about: maxSaved, fields: { most: maxSaved } });

type NamedLink = { readonly name: string; readonly address: string };

export function createSaved({ store, clock, compute }: SavedOptions) {
  return {
    /** Returns the member's calculations, localized, with the changes of the formula since they were saved. */
    list: async (caller: Caller, language: Language) =>
      (await store.list(caller.memberId, maxSaved)).map((row) => viewSaved(row, language)),

    /**
     * Computes with the current formula and saves inputs and results.
     * @param link name and calculator page path with query
     * @throws AppError 400 for an invalid calculation URL or unknown parameters, 409 at the limit of 200; otherwise as the computation
     */
    async save(caller: Caller, link: NamedLink, language: Language, terms?: UseTerms) {
      const { name, address } = link;
      const url = URL.parse(address, 'http://localhost');
      const entry = findPage(url?.pathname);
      const calculator = entry && findDefinition(entry.id);
      if (!url || !calculator) throw refuse('tools.impossible_inputs');
      requireKnownParameters(calculator, url.searchParams);
      const { inputs } = fromQuery(calculator, url.searchParams);
      // Saving counts as a use, therefore requests that cannot be saved are rejected before the computation.
      if ((await store.count(caller.memberId)) >= maxSaved) throw tooMany();
      const parsed = parseInputs(calculator, inputs);
      if (!parsed.ok) throw impossibleInputs(calculator, url.searchParams, parsed.problems);
      const evaluated = await compute(calculator.id, inputs, caller, terms);
      if (!evaluated.ok) throw impossibleInputs(calculator, url.searchParams, evaluated.problems);
      const saved = {
        userId: caller.memberId,
        name,
        calculatorId: calculator.id,
        query: toQuery(calculator, inputs) + remarksOf(calculator, url.searchParams),
        version: evaluated.version,
        results: evaluated.values,
        createdAt: clock.now(),
      };
      const row = await store.insert(saved, maxSaved);
      if (!row) throw tooMany();
      return viewSaved(row, language);
    },

    /** Deletes a calculation. @throws AppError 404 when the caller has no such calculation */
    async remove(caller: Caller, id: number): Promise<void> {
      if (await store.remove(caller.memberId, id)) return;
      throw refuse('tools.no_saved');
    },
  };
}

export type SavedUseCases = ReturnType<typeof createSaved>;

function viewSaved(row: SavedRow, language: Language) {
  const { id, name, calculatorId, query, version, createdAt } = row;
  const entry = registry.find((each) => each.id === calculatorId);
  const calculator = findDefinition(calculatorId);
  const texts = entry && findTexts(entry.id)?.[language];
  const parameters = new URLSearchParams(query);
  const parsed = calculator && parseInputs(calculator, fromQuery(calculator, parameters).inputs);
  return {
    id,
    name,
    calculatorId,
    calculator: entry ? calculatorNames[entry.id][language] : calculatorId,
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
    inputs:
      calculator && texts && parsed?.ok
        ? inputsOf(calculator, { texts, language, below: belowIn(calculator, parameters) }, parsed.inputs)
        : [],
    results:
      calculator && texts
        ? calculator.outputs
            .filter((output) => output.role !== 'detail')
            .flatMap((output) => formatOutput(calculator, output, { texts, language }, row.results))
        : [],
    createdAt: createdAt.toISOString(),
  };
}
