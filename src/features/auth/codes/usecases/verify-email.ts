import { viewUserData } from '../../profile.ts';
import { refuse } from '../../refusals.ts';
import type { CallContext } from '../../service/auth-service.port.ts';
import type { CodeRow } from '../code.store.ts';
import type { VerificationDeps } from './deps.ts';

type VerifyDeps = Pick<
  VerificationDeps,
  'port' | 'codes' | 'clock' | 'isExpired' | 'members' | 'renewalTokens'
>;

/**
 * Verifies an email address by its mailed code; an expired member gets the data and a token for a renewal.
 * @throws AppError 400 for any wrong code, 429 after too many, 503 without the auth service
 */
export async function verifyEmail(deps: VerifyDeps, email: string, code: string, context: CallContext) {
  const { codes, clock, isExpired, members, renewalTokens } = deps;
  const claimed = await codes.claim('verify', email, code, context.ip ?? '');
  if (claimed === 'no_tries') throw refuse('auth.too_many_tries');
  if (!claimed) throw refuse('auth.code_invalid', { about: 'verification code' });
  const member = await members.findByEmail(email);
  if (member && !member.isVerified) {
    if (member.supabaseUserId) await confirmEmail(deps, member.supabaseUserId, claimed, context.ip ?? '');
    await members.update(member.id, { isVerified: true, updatedAt: clock.now() });
  }
  const answer = { message: 'Email Verification Complete', isMember: member !== null };
  if (!member || !isExpired(member, clock.now())) return { ...answer, isRenewal: false };
  const renewalToken = await renewalTokens.issue(member.id);
  return { ...answer, isRenewal: true, userData: viewUserData(member), renewalToken };
}

/** Confirms the email address at the auth service. If this fails, the code remains valid. @throws AppError 503 */
async function confirmEmail(
  { port, codes }: Pick<VerifyDeps, 'port' | 'codes'>,
  userId: string,
  code: CodeRow,
  address: string,
): Promise<void> {
  const restoreAndThrow = async (error: unknown) => {
    await codes.restore(code, address);
    throw error;
  };
  const confirmed = await port.updateUser(userId, { emailConfirmed: true }).catch(restoreAndThrow);
  if (!confirmed.ok) await restoreAndThrow(refuse('auth.unavailable', { cause: confirmed.refusal }));
}
