import type { Caller } from '../../../../platform/server/http/api.ts';
import type { SupportDeps } from './deps.ts';

/** Saves a support request of the caller and returns its id. */
export async function createRequest(
  { store, clock }: SupportDeps,
  caller: Caller,
  request: { readonly subject: string; readonly text: string },
): Promise<number> {
  return store.insert({
    ...request,
    userId: caller.memberId,
    isPremium: caller.isPremium,
    createdAt: clock.now(),
  });
}
