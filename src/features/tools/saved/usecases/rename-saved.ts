import type { Caller } from '../../../../platform/server/http/api.ts';
import { refuse } from '../../refusals.ts';
import type { SavedDeps } from './deps.ts';

/** Renames a calculation. @throws AppError 404 when the caller has no such calculation */
export async function renameSaved(
  { store }: Pick<SavedDeps, 'store'>,
  caller: Caller,
  id: number,
  name: string,
): Promise<{ readonly id: number; readonly name: string }> {
  if (!(await store.rename(caller.memberId, id, name))) throw refuse('tools.no_saved');
  return { id, name };
}
