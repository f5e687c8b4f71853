import type { AccountDeps } from './deps.ts';
import { redeemRenewalToken } from './require-expired-member.ts';

/**
 * Turns the expired member of a renewal token into a free one.
 * @throws AppError 401 for an invalid token
 */
export async function continueFree(
  deps: Pick<AccountDeps, 'redeemToken' | 'makeFree'>,
  token: string,
): Promise<void> {
  await deps.makeFree(await redeemRenewalToken(deps, token));
}
