import type { Caller } from '../../../../platform/server/http/api.ts';
import { mailLanguage } from '../../../../platform/server/mail/language.ts';
import type { SupportDeps } from './deps.ts';

/** Saves a support request of the caller, notifies the administrators by email, and returns its id. */
export async function createRequest(
  { store, clock, findAdministrators, queueNotice, wakeMail }: SupportDeps,
  { memberId, nickname, isPremium }: Caller,
  request: { readonly subject: string; readonly text: string },
): Promise<number> {
  const id = await store.transaction(async (tx) => {
    const inserted = await store.insert(tx, {
      ...request,
      userId: memberId,
      isPremium,
      createdAt: clock.now(),
    });
    const notice = { ...request, isPremium, nickname };
    for (const { email: to, language } of await findAdministrators(tx))
      await queueNotice(tx, notice, { to, language: mailLanguage(language) });
    return inserted;
  });
  await wakeMail();
  return id;
}
