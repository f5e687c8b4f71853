import { mailLanguage } from '../../../../platform/server/mail/language.ts';
import { codeRules } from '../../auth.rules.ts';
import { codeTimes } from '../../codes/mailed-codes.ts';
import type { CodeRequest } from '../../codes/usecases/deps.ts';
import { joinToken } from '../reset-token.ts';
import type { ResetDeps } from './deps.ts';

/**
 * Requests a code for the reset of a forgotten password. Response and timing are the same for known and unknown email
 * addresses; only known ones get a mail.
 * @throws AppError 429 with Retry-After after too many requests
 */
export async function requestReset(
  {
    codes,
    members,
    config,
    sendMail,
    backgroundWork,
  }: Pick<ResetDeps, 'codes' | 'members' | 'config' | 'sendMail' | 'backgroundWork'>,
  { email, context, language }: CodeRequest,
) {
  const message = 'If there is an account for this address, a code is on its way to it.';
  const answer = { ok: true as const, message, ...codeTimes };
  const address = context.ip ?? '';
  const admission = await codes.admit('reset', email, address);
  if (admission === 'mailed') return answer;
  const member = await members.findByEmail(email);
  const code = await codes.issue({ purpose: 'reset', email, address }, admission);
  if (member?.supabaseUserId) {
    const link = `${config.siteUrl}/reset-password#token=${joinToken(code, email)}`;
    const params = { email: member.email, code, link, minutes: codeRules.validityMs / 60_000 };
    const mail = { to: member.email, template: 'recovery', params } as const;
    backgroundWork.run(() => sendMail({ ...mail, language: mailLanguage(language, member.language) }));
  }
  return answer;
}
