import { refuse } from '../refusals.ts';
import type { AccountDeps } from './deps.ts';

/**
 * Returns the expired member of a renewal token, which can be used again.
 * @throws AppError 401 for an invalid token
 */
export async function requireExpiredMember(
  { readToken }: Pick<AccountDeps, 'readToken'>,
  token: string,
): Promise<string> {
  const memberId = await readToken(token);
  if (!memberId) throw refuse('account.token_invalid');
  return memberId;
}

/**
 * Redeems a renewal token and returns its expired member.
 * @throws AppError 401 for an invalid token
 */
export async function redeemRenewalToken(
  { redeemToken }: Pick<AccountDeps, 'redeemToken'>,
  token: string,
): Promise<string> {
  const memberId = await redeemToken(token);
  if (!memberId) throw refuse('account.token_invalid');
  return memberId;
}
