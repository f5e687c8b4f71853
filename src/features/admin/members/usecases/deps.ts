import type { Executor } from '../../../../platform/server/database/database.ts';
import type { Caller } from '../../../../platform/server/http/api.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import type { PaymentsStore } from '../../money/payments.store.ts';
import type { DashboardDeps } from '../../usecases/deps.ts';
import type { AuditDeps } from '../../usecases/record-action.ts';
import type { HistoryStore } from '../history.store.ts';
import type { MemberViewRules } from '../member-view.ts';
import type { MembersStore } from '../members.store.ts';
import type { CachedPage } from '../page-cache.ts';

/** Dependencies of lists and details of members. */
export type MemberListDeps = MemberViewRules &
  Pick<DashboardDeps, 'cachedTotal' | 'clock'> & {
    readonly store: MembersStore;
    readonly history: HistoryStore;
    readonly payments: PaymentsStore;
    readonly cachedPage: CachedPage;
    /** Time in milliseconds for which an order reserves email and nickname. */
    readonly orderMs: number;
  };

export type Role = 'Member' | 'Admin';

/** Dependencies of changes of roles. */
export type RoleDeps = AuditDeps & {
  readonly members: {
    findByEmail(email: string): Promise<{ readonly id: string } | null>;
    /** Sets the role unless this would remove the last Admin. */
    setRole(
      tx: Executor,
      memberId: string,
      role: Role,
      at: Date,
    ): Promise<'changed' | 'unchanged' | 'last_admin' | null>;
    transaction<T>(work: (tx: Executor) => Promise<T>): Promise<T>;
  };
};

export type Person = {
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

/** Dependencies of changes of a member's access: sessions, device limit, second factor, email address. */
export type AccessDeps = AuditDeps & {
  readonly members: {
    findById(memberId: string): Promise<Person | null>;
    findByEmail(email: string): Promise<Person | null>;
    update(
      memberId: string,
      changes: { email?: string; updatedAt: Date },
    ): Promise<object | 'nickname_taken' | 'email_taken' | null>;
    transaction<T>(work: (tx: Executor) => Promise<T>): Promise<T>;
    /** Sets suspension or device limit. @returns null for an unknown member */
    setAccess(
      tx: Executor,
      memberId: string,
      access: {
        suspendedAt?: Date | null;
        suspensionReason?: string | null;
        deviceLimit?: number | null;
      },
      at: Date,
    ): Promise<Pick<Person, 'supabaseUserId'> | null>;
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
  readonly notify: (mail: AccessMail) => Promise<void>;
};

/**
 * Dependencies of the actions of administrators on members. Each requires that the caller verified the password within
 * the last five minutes.
 */
export type MemberActionDeps = RoleDeps &
  AccessDeps & {
    /**
     * Checks that the caller verified the password recently.
     * @throws AppError 403 otherwise
     */
    readonly requireReauthentication: (caller: Caller) => Promise<void>;
    /**
     * Grants membership days.
     * @returns the new end of the membership
     * @throws AppError 404
     */
    readonly grantDays: (grant: {
      memberId: string;
      days: number;
      note: string;
      actorId: string;
    }) => Promise<Date>;
    readonly deleteMember: (memberId: string, actorId: string) => Promise<void>;
  };
