import type { Caller } from '../../../../platform/server/http/api.ts';
import { refuse } from '../../refusals.ts';
import type { SavedDeps } from './deps.ts';

/** Deletes a calculation. @throws AppError 404 when the caller has no such calculation */
export async function removeSaved(
  { store }: Pick<SavedDeps, 'store'>,
  caller: Caller,
  id: number,
): Promise<void> {
  if (await store.remove(caller.memberId, id)) return;
  throw refuse('tools.no_saved');
}
