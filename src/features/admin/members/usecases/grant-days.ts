import type { Caller } from '../../../../platform/server/http/api.ts';
import type { MemberActionDeps } from './deps.ts';

/**
 * Grants membership days.
 * @returns the new end of the membership
 * @throws AppError 403 without the password; 404
 */
export async function grantDays(
  { requireReauthentication, grantDays }: MemberActionDeps,
  caller: Caller,
  grant: { readonly memberId: string; readonly days: number; readonly note: string },
): Promise<Date> {
  await requireReauthentication(caller);
  return grantDays({ ...grant, actorId: caller.memberId });
}
