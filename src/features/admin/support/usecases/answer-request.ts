import type { Caller } from '../../../../platform/server/http/api.ts';
import { mailLanguage } from '../../../../platform/server/mail/language.ts';
import { refuse } from '../../refusals.ts';
import { recordAction } from '../../usecases/record-action.ts';
import type { SupportDeps } from './deps.ts';

/**
 * Saves the answer to an open request and sends it by email.
 * @throws AppError 404 if there is no such request; 409 if it was answered or closed meanwhile
 */
export async function answerRequest(
  deps: SupportDeps,
  caller: Caller,
  { id, answer }: { readonly id: number; readonly answer: string },
): Promise<void> {
  const { store, reads, clock, queueAnswer, wakeMail } = deps;
  const found = await reads.find(id);
  if (!found?.member) throw refuse('admin.no_support_request');
  const { id: targetId, name, email: to, language } = found.member;
  const { subject } = found.request;
  await store.transaction(async (tx) => {
    const saved = { answer, answeredBy: caller.memberId, answeredAt: clock.now() };
    if (!(await store.answer(tx, id, saved))) throw refuse('admin.support_answered');
    const event = { action: 'admin.support_answered', targetId, details: { request: id } } as const;
    await recordAction(deps, caller, event, tx);
    await queueAnswer(tx, { to, name, language: mailLanguage(language), subject, answer });
  });
  await wakeMail();
}
