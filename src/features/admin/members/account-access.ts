/** Functions shared by the use cases that change a member's access: sessions, devices, second factor, email address. */
import type { Executor } from '../../../platform/server/database/database.ts';
import type { Caller } from '../../../platform/server/http/api.ts';
import { mailLanguage } from '../../../platform/server/mail/language.ts';
import type { AuditAction, AuditDetails } from '../../../platform/shared/audit.ts';
import { type MemberAction, permanentRefusals } from '../admin.rules.ts';
import { refuse } from '../refusals.ts';
import type { AccessDeps, AccessMail, Person } from './usecases/deps.ts';

/** Member who has an account; `userId` is the id at the auth service. */
export type MemberWithAccount = Person & { readonly userId: string };

/** Acting administrator (null on the command line) and reason, for the audit log only. */
export type AccessDecision = { readonly actorId: string | null; readonly note: string };

type AccessRecord = {
  readonly details?: AuditDetails;
  /** Transaction of the change, if there is one. */
  readonly tx?: Executor;
};

/** Returns a member who has an account. @throws AppError 404; 409 if the member has no account */
export async function requireMemberWithAccount(
  { members }: Pick<AccessDeps, 'members'>,
  memberId: string,
): Promise<MemberWithAccount> {
  const member = await members.findById(memberId);
  if (!member) throw refuse('admin.no_member');
  return requireAccount(member);
}

/** Returns the member with the id of the account. @throws AppError 409 if the member has no account */
export function requireAccount(member: Person): MemberWithAccount {
  if (member.supabaseUserId === null) throw refuse('admin.no_account');
  return { ...member, userId: member.supabaseUserId };
}

/**
 * Refuses an action on the caller's own account; other restrictions are checked within the transactions.
 * @throws AppError 409
 */
export function refuseOwnAccount(action: MemberAction, memberId: string, caller: Caller): void {
  const isOwn = memberId === caller.memberId;
  const refused = permanentRefusals({ isOwn, isProtected: false, isLastAdmin: false, hasAccount: true });
  if (refused[action] === 'own_account') throw refuse('admin.own_account');
}

/** Adds a change of a member's access to the audit log. */
export const recordAccessChange = (
  { audit, clock }: Pick<AccessDeps, 'audit' | 'clock'>,
  action: AuditAction,
  member: Pick<Person, 'id'>,
  { actorId, note, details = {}, tx }: AccessDecision & AccessRecord,
): Promise<void> =>
  audit(
    { action, memberId: actorId, targetId: member.id, details: { ...details, note }, at: clock.now() },
    tx,
  );

/** Notifies a member by email about a change of the account, in the member's language. */
export const notifyMember = (
  { notify }: Pick<AccessDeps, 'notify'>,
  template: AccessMail['template'],
  { language }: Pick<Person, 'language'>,
  to: string,
): Promise<void> => notify({ template, to, language: mailLanguage(language) });
