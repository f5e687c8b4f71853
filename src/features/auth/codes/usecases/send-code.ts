/** Codes that verify an email address before registration or renewal, or for an account with an unverified address. */
import { mailLanguage } from '../../../../platform/server/mail/language.ts';
import { codeRules } from '../../auth.rules.ts';
import type { MemberRow } from '../../auth.store.ts';
import { refuse } from '../../refusals.ts';
import { codeTimes } from '../mailed-codes.ts';
import type { CodeRequest, VerificationDeps } from './deps.ts';

type SendDeps = Pick<
  VerificationDeps,
  'codes' | 'clock' | 'isExpired' | 'members' | 'sendMail' | 'backgroundWork'
>;

/**
 * Sends a code. For an expired member the response only announces a renewal; the member's data follows with the
 * correct code.
 * @throws AppError 409 for a member who can log in, 429 with Retry-After after too many requests
 */
export async function sendCode(deps: SendDeps, request: CodeRequest) {
  const { codes, members, isExpired, clock } = deps;
  const asked = toCodeCaller(request);
  const admission = await codes.admit('verify', asked.email, asked.address);
  const member = await members.findByEmail(request.email);
  if (canLogIn(deps, member)) throw refuse('auth.email_registered');
  const isRenewal = member !== null && isExpired(member, clock.now());
  if (admission !== 'mailed') mailCode(deps, await codes.issue(asked, admission), member, request);
  return { isRenewal, message: 'Verification Email Sent', ...codeTimes };
}

/**
 * Sends another code. The response is the same for all email addresses; verified members get no mail.
 * @throws AppError 429 with Retry-After after too many requests
 */
export async function resendCode(deps: SendDeps, request: CodeRequest) {
  const { codes, members } = deps;
  const message = 'If this address is waiting to be verified, a new code is on its way to it.';
  const asked = toCodeCaller(request);
  const admission = await codes.admit('verify', asked.email, asked.address);
  if (admission === 'mailed') return { message };
  const member = await members.findByEmail(request.email);
  const code = await codes.issue(asked, admission);
  if (!canLogIn(deps, member)) mailCode(deps, code, member, request);
  return { message };
}

/** Returns whether the member can log in without verifying the email. */
const canLogIn = ({ isExpired, clock }: SendDeps, member: MemberRow | null) =>
  member?.isVerified === true && !isExpired(member, clock.now());

const toCodeCaller = ({ email, context }: CodeRequest) =>
  ({ purpose: 'verify', email, address: context.ip ?? '' }) as const;

function mailCode(
  { sendMail, backgroundWork }: SendDeps,
  code: string,
  member: MemberRow | null,
  { email, language }: CodeRequest,
): void {
  const to = member?.email ?? email;
  const params = { email: to, code, minutes: codeRules.validityMs / 60_000 };
  const inLanguage = mailLanguage(language, member?.language);
  backgroundWork.run(() => sendMail({ to, template: 'confirmation', params, language: inLanguage }));
}
