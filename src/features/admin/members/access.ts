/** Use cases with which administrators manage a member's access: sessions, device limit, second factor, email address. */

import type { AuditStore } from '../../../platform/server/audit/audit.store.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import { mailLanguage } from '../../../platform/server/mail/language.ts';
import type { AuditAction, AuditDetails } from '../../../platform/shared/audit.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import { refuse } from '../refusals.ts';

type Person = {
  readonly id: string;
  readonly email: string;
  readonly language: string;
  /** User id at the auth service; null for a paid member without an account. */
  readonly supabaseUserId: string | null;
  /** Device limit of this member; null for the general limit. */
  readonly deviceLimit: number | null;
};

/** Mail that notifies the owner of the account. */
export type AccessMail = {
  readonly template: 'signed_out_by_staff' | 'two_factor_reset' | 'address_left' | 'address_corrected';
  readonly to: string;
  readonly language: Language;
};

export type AccessOptions = {
  readonly members: {
    findById(memberId: string): Promise<Person | null>;
    findByEmail(email: string): Promise<Person | null>;
    update(
      memberId: string,
      changes: { email?: string; deviceLimit?: number | null; updatedAt: Date },
    ): Promise<object | 'nickname_taken' | 'email_taken' | null>;
  };
  readonly accounts: {
    /** Ends the sessions at the auth service and releases the device slots. */
    endSessions(userId: string): Promise<void>;
    /**
     * Removes authenticator apps, security keys and recovery codes.
     * @returns the number of removed factors
     */
    removeFactors(userId: string): Promise<number>;
    /**
     * Sets an email address as verified.
     * @returns false if another account has it
     */
    setEmail(userId: string, email: string): Promise<boolean>;
  };
  readonly audit: Pick<AuditStore, 'record'>;
  readonly clock: Clock;
  readonly notify: (mail: AccessMail) => Promise<void>;
};

/** Acting administrator (null on the command line) and reason, for the audit log only. */
export type Decision = { readonly actorId: string | null; readonly note: string };

export function createAccess(options: AccessOptions) {
  const { members, accounts, clock } = options;
  return {
    /** Ends all sessions of the member. @throws AppError 404; 409 without an account */
    async endSessions(memberId: string, decision: Decision): Promise<void> {
      const member = await memberWithAccount(options, memberId);
      await accounts.endSessions(member.userId);
      await record(options, 'admin.sessions_ended', member, decision);
      await sendMail(options, 'signed_out_by_staff', member, member.email);
    },

    /**
     * Sets the device limit. Devices beyond the limit, least recently active first, are logged out at their next
     * request.
     * @param devices null for the general limit
     * @throws AppError 404
     */
    async setDevices(memberId: string, devices: number | null, decision: Decision): Promise<void> {
      const member = await members.findById(memberId);
      const changes = { deviceLimit: devices, updatedAt: clock.now() };
      if (!member || !(await members.update(memberId, changes))) throw refuse('admin.no_member');
      await record(options, 'admin.devices_changed', member, {
        ...decision,
        details: { from: member.deviceLimit, to: devices },
      });
    },

    /**
     * Removes the second factors and recovery codes of a member who lost them.
     * @throws AppError 404; 409 without an account or second factor
     */
    resetFactor: async (memberId: string, decision: Decision) =>
      removeFactors(options, await memberWithAccount(options, memberId), decision),

    async resetFactorByEmail(email: string, decision: Decision): Promise<void> {
      const member = await members.findByEmail(email.trim());
      if (!member)
        throw refuse('admin.no_member', { about: `There is no member with the address ${email}.` });
      await removeFactors(options, withAccount(member), decision);
    },

    /**
     * Changes the email address of an account to one that the administrator has verified, and ends all sessions.
     * Repeating the call completes an interrupted one.
     * @throws AppError 404; 409 without an account, or if the email address is unchanged or in use
     */
    async correctEmail(memberId: string, email: string, decision: Decision): Promise<void> {
      const member = await memberWithAccount(options, memberId);
      const from = member.email;
      if (email === from.toLowerCase()) {
        throw refuse('admin.same_email');
      }
      const owner = await members.findByEmail(email);
      if (owner || !(await accounts.setEmail(member.userId, email))) throw emailTaken();
      const changed = await members.update(memberId, { email, updatedAt: clock.now() });
      if (changed === null) throw refuse('admin.no_member');
      if (typeof changed === 'string') {
        // A registration has taken the email address meanwhile.
        await accounts.setEmail(member.userId, from);
        throw emailTaken();
      }
      await accounts.endSessions(member.userId);
      await record(options, 'admin.email_corrected', member, {
        ...decision,
        details: { from, to: email },
      });
      await sendMail(options, 'address_left', member, from);
      await sendMail(options, 'address_corrected', member, email);
    },
  };
}

export type AccessUseCases = ReturnType<typeof createAccess>;

type MemberWithAccount = Person & { readonly userId: string };

async function memberWithAccount({ members }: AccessOptions, memberId: string): Promise<MemberWithAccount> {
  const member = await members.findById(memberId);
  if (!member) throw refuse('admin.no_member');
  return withAccount(member);
}

async function removeFactors(
  options: AccessOptions,
  member: MemberWithAccount,
  decision: Decision,
): Promise<void> {
  const { accounts } = options;
  const factors = await accounts.removeFactors(member.userId);
  if (factors === 0) throw refuse('admin.no_factor');
  await accounts.endSessions(member.userId);
  await record(options, 'auth.factor_reset', member, { ...decision, details: { factors } });
  await sendMail(options, 'two_factor_reset', member, member.email);
}

const record = (
  { audit, clock }: AccessOptions,
  action: AuditAction,
  member: Person,
  { actorId, note, details = {} }: Decision & { readonly details?: AuditDetails },
) =>
  audit.record({
    action,
    memberId: actorId,
    targetId: member.id,
    details: { ...details, note },
    at: clock.now(),
  });

const sendMail = (
  { notify }: AccessOptions,
  template: AccessMail['template'],
  { language }: Person,
  to: string,
) => notify({ template, to, language: mailLanguage(language) });

function withAccount(member: Person): MemberWithAccount {
  if (member.supabaseUserId === null) {
    throw refuse('admin.no_account');
  }
  return { ...member, userId: member.supabaseUserId };
}

const emailTaken = () => refuse('admin.email_taken');
