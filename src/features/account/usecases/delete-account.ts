import type { Caller } from '../../../platform/server/http/api.ts';
import type { AccountDeps, DeletionChoice } from './deps.ts';
import { requireExpiredMember } from './require-expired-member.ts';

/**
 * Deletes the caller's account.
 * @throws AppError 422 for a wrong password, 409 for a payment in progress
 */
export async function deleteOwnAccount(
  { checkPassword, deleteMember }: Pick<AccountDeps, 'checkPassword' | 'deleteMember'>,
  caller: Caller,
  { password, ip, keepReports }: DeletionChoice & { readonly password: string; readonly ip: string },
): Promise<void> {
  await checkPassword(caller, password, { ip });
  await deleteMember(caller.memberId, caller.memberId, { keepReports });
}

/**
 * Deletes the account of an expired member.
 * @throws AppError 401 for an invalid token, 409 for a payment in progress
 */
export async function deleteExpiredAccount(
  deps: Pick<AccountDeps, 'readToken' | 'redeemToken' | 'deleteMember'>,
  renewalToken: string,
  choice: DeletionChoice,
): Promise<void> {
  const memberId = await requireExpiredMember(deps, renewalToken);
  await deps.deleteMember(memberId, memberId, choice);
  // After the deletion, so that the token can be used again if it is refused.
  await deps.redeemToken(renewalToken);
}
