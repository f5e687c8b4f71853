/** How somebody gets into the account, put right by an administrator: sessions, second factor, address. */

import type { AuditStore } from '../../platform/server/audit/audit.store.ts';
import type { Clock } from '../../platform/server/clock.ts';
import { mailLanguage } from '../../platform/server/mail/language.ts';
import type { AuditAction, AuditDetails } from '../../platform/shared/audit.ts';
import type { Language } from '../../platform/shared/i18n/i18n.ts';
import { refuse } from '../refusals.ts';

type Person = {
  readonly id: string;
  readonly email: string;
  readonly language: string;
  /** Id at the auth service; null for who has paid and has no account yet. */
  readonly supabaseUserId: string | null;
  /** On how many devices at a time; null is as many as everybody. */
  readonly deviceLimit: number | null;
};

/** What the owner of the account reads afterwards. */
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
    /** Ends the sessions at the auth service, and gives back the place of the device that was in. */
    endSessions(userId: string): Promise<void>;
    /** Takes authenticator apps and recovery codes away. @returns how many of them there were */
    removeFactors(userId: string): Promise<number>;
    /** The address counts as proved. @returns false when another account has it */
    setEmail(userId: string, email: string): Promise<boolean>;
  };
  readonly audit: Pick<AuditStore, 'record'>;
  readonly clock: Clock;
  readonly tell: (mail: AccessMail) => Promise<void>;
};

/** Who does it (null on the server's command line), and why: for the trail, not for the member. */
export type Decision = { readonly actorId: string | null; readonly note: string };

export function createAccess({ members, accounts, audit, clock, tell }: AccessOptions) {
  async function known(memberId: string) {
    const member = await members.findById(memberId);
    if (!member) throw refuse('admin.no_member');
    return withAccount(member);
  }
  const note = (
    action: AuditAction,
    member: Person,
    { actorId, note }: Decision,
    details: AuditDetails = {},
  ) =>
    audit.record({
      action,
      memberId: actorId,
      targetId: member.id,
      details: { ...details, note },
      at: clock.now(),
    });
  const letterTo = (template: AccessMail['template'], { language }: Person, to: string) =>
    tell({ template, to, language: mailLanguage(language) });

  async function takeFactors(member: ReturnType<typeof withAccount>, decision: Decision): Promise<void> {
    const factors = await accounts.removeFactors(member.userId);
    if (factors === 0) {
      throw refuse('admin.no_factor');
    }
    await accounts.endSessions(member.userId);
    await note('auth.factor_reset', member, decision, { factors });
    await letterTo('two_factor_reset', member, member.email);
  }

  return {
    /** Whoever is in as this member is out at once, on every device. @throws AppError 404; 409 without an account */
    async endSessions(memberId: string, decision: Decision): Promise<void> {
      const member = await known(memberId);
      await accounts.endSessions(member.userId);
      await note('admin.sessions_ended', member, decision);
      await letterTo('signed_out_by_staff', member, member.email);
    },

    /**
     * Fewer devices end those that were silent longest, at their next sign of life.
     * @param devices how many at a time; null is as many as everybody @throws AppError 404
     */
    async setDevices(memberId: string, devices: number | null, decision: Decision): Promise<void> {
      const member = await members.findById(memberId);
      const changes = { deviceLimit: devices, updatedAt: clock.now() };
      if (!member || !(await members.update(memberId, changes))) throw refuse('admin.no_member');
      await note('admin.devices_changed', member, decision, { from: member.deviceLimit, to: devices });
    },

    /**
     * For who has lost authenticator and recovery codes: the password alone opens the account again.
     * @throws AppError 404; 409 without an account or a second factor
     */
    resetFactor: async (memberId: string, decision: Decision) => takeFactors(await known(memberId), decision),

    /** As `resetFactor`, for an e-mail address. */
    async resetFactorByEmail(email: string, decision: Decision): Promise<void> {
      const member = await members.findByEmail(email.trim());
      if (!member)
        throw refuse('admin.no_member', { about: `There is no member with the address ${email}.` });
      await takeFactors(withAccount(member), decision);
    },

    /**
     * Gives the account another address, which the administrator has made sure of, and ends all sessions.
     * Asked once more after a fault it completes what was left half done.
     * @throws AppError 404; 409 without an account, when it is the address already or somebody else's
     */
    async correctEmail(memberId: string, email: string, decision: Decision): Promise<void> {
      const member = await known(memberId);
      const from = member.email;
      if (email === from.toLowerCase()) {
        throw refuse('admin.same_email');
      }
      const owner = await members.findByEmail(email);
      if (owner || !(await accounts.setEmail(member.userId, email))) throw emailTaken();
      const changed = await members.update(memberId, { email, updatedAt: clock.now() });
      if (changed === null) throw refuse('admin.no_member');
      if (typeof changed === 'string') {
        // Somebody registered with it this very moment.
        await accounts.setEmail(member.userId, from);
        throw emailTaken();
      }
      await accounts.endSessions(member.userId);
      await note('admin.email_corrected', member, decision, { from, to: email });
      await letterTo('address_left', member, from);
      await letterTo('address_corrected', member, email);
    },
  };
}

export type AccessUseCases = ReturnType<typeof createAccess>;

function withAccount<T extends Person>(member: T): T & { readonly userId: string } {
  if (member.supabaseUserId === null) {
    throw refuse('admin.no_account');
  }
  return { ...member, userId: member.supabaseUserId };
}

const emailTaken = () => refuse('admin.email_taken');
