import { parseInputs } from '@ferrite/calculators/core/evaluate.ts';
import { fromQuery, remarksOf, toQuery } from '@ferrite/calculators/core/inputs/address.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { findDefinition } from '@ferrite/calculators/definitions.ts';
import { findPage } from '@ferrite/calculators/registry.ts';
import type { Caller } from '../../../../platform/server/http/api.ts';
import { computeToKeep } from '../../computing/usecases/compute-to-keep.ts';
import { impossibleInputs, requireKnownParameters } from '../../links/link-parameters.ts';
import { refuse } from '../../refusals.ts';
import type { UseTerms } from '../../uses/usecases/deps.ts';
import { maxSaved } from '../saved.rules.ts';
import { viewSaved } from '../saved-view.ts';
import type { SavedDeps } from './deps.ts';

/** Name and calculator page path with query, and the language of the response. */
type NamedLink = { readonly name: string; readonly address: string; readonly language: Language };

/**
 * Computes with the current formula and saves inputs and results.
 * @throws AppError 400 for an invalid calculation URL or unknown parameters, 409 at the limit of 200; otherwise as the computation
 */
export async function saveCalculation(
  { store, clock, compute }: SavedDeps,
  caller: Caller,
  { name, address, language }: NamedLink,
  terms?: UseTerms,
) {
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
  const evaluated = await computeToKeep(compute, { id: calculator.id, inputs }, caller, terms);
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
}

const tooMany = () => refuse('tools.too_many_saved', { about: maxSaved, fields: { most: maxSaved } });
