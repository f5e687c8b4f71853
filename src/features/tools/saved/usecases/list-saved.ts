import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { Caller } from '../../../../platform/server/http/api.ts';
import { maxSaved } from '../saved.rules.ts';
import { viewSaved } from '../saved-view.ts';
import type { SavedDeps } from './deps.ts';

/** Returns the member's calculations, localized, with the changes of the formula since they were saved. */
export async function listSaved({ store }: Pick<SavedDeps, 'store'>, caller: Caller, language: Language) {
  return (await store.list(caller.memberId, maxSaved)).map((row) => viewSaved(row, language));
}
