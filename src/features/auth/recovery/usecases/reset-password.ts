import { mailLanguage } from '../../../../platform/server/mail/language.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import type { ResetBody } from '../../codes/codes.contract.ts';
import { refuse } from '../../refusals.ts';
import type { CallContext } from '../../service/auth-service.port.ts';
import { passwordRefused } from '../password-refused.ts';
import { splitToken } from '../reset-token.ts';
import type { ResetDeps } from './deps.ts';

/**
 * Redeems a code, sets the new password, ends all sessions and releases the device slots.
 * @throws AppError 400 for a wrong code; the error of the auth service if it rejects the password, then the code
 * remains valid
 */
export async function resetPassword(
  deps: ResetDeps,
  { token, newPassword, email }: ResetBody,
  context: CallContext,
  language: Language | null,
) {
  const { store, port, clock, attempts, codes, members, onPasswordChange, sendMail, onError } = deps;
  const from = context.ip ?? '';
  const { code, address } = splitToken(token, email);
  const tried = address === null ? null : await codes.claim('reset', address, code, from);
  // The response is the same for all failures, so it does not reveal whether a code was requested.
  const claimed = tried === 'no_tries' ? null : tried;
  const member = claimed && (await members.findByEmail(claimed.email));
  if (!claimed || !member?.supabaseUserId) throw refuse('auth.code_invalid', { about: 'reset token' });
  const changed = await port
    .updateUser(member.supabaseUserId, { password: newPassword })
    .catch(async (error: unknown) => {
      await codes.restore(claimed, from);
      throw error;
    });
  if (!changed.ok) {
    await codes.restore(claimed, from);
    throw passwordRefused(changed.refusal);
  }
  // The auth service has ended all sessions; a hosted service does not report this, so it is recorded here.
  await store.recordAllSessionsEnded(member.supabaseUserId, clock.now());
  await store.releaseAllLeases(member.supabaseUserId);
  await onPasswordChange(member.id);
  await attempts.clear({ address: from, account: member.email });
  const { email: to } = member;
  const mail = { to, template: 'password_reset', params: { email: to } } as const;
  await sendMail({ ...mail, language: mailLanguage(language, member.language) }).catch(onError);
  return { ok: true as const, message: 'Your password has been changed. Please log in.' };
}
