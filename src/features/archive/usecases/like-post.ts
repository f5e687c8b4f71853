import type { Caller } from '../../../platform/server/http/api.ts';
import { postTags, rateLimits } from '../archive.rules.ts';
import { postNotFound } from '../views.ts';
import { type ArchiveDeps, requirePostId } from './deps.ts';

/**
 * Adds the caller's like, or removes an existing one.
 * @throws AppError 404, 429
 */
export async function likePost(
  deps: Pick<ArchiveDeps, 'store' | 'clock' | 'consume' | 'changed'>,
  id: string,
  caller: Caller,
): Promise<{ likeCount: number; liked: boolean }> {
  const number = requirePostId(id);
  await deps.consume(rateLimits.like, caller.memberId);
  const answer = await deps.store.toggleLike(number, caller.memberId, deps.clock.now());
  if (!answer) throw postNotFound();
  await deps.changed(postTags.one(number), postTags.lists);
  return answer;
}
