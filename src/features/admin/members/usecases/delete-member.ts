import type { Caller } from '../../../../platform/server/http/api.ts';
import type { MemberActionDeps } from './deps.ts';

/** Deletes a member. @throws AppError 403 without the password; 404 and 409 as in the membership's deletion */
export async function deleteMember(
  { requireReauthentication, deleteMember }: MemberActionDeps,
  caller: Caller,
  memberId: string,
): Promise<void> {
  await requireReauthentication(caller);
  await deleteMember(memberId, caller.memberId);
}
