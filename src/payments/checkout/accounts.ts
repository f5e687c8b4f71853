import type { AuthPort, AuthSession, CallContext } from '../../auth/service/auth-service.port.ts';
import type { Member } from '../../membership/member.store.ts';
import type { Clock } from '../../platform/server/clock.ts';
import { isUncertain } from '../capture/attempt.rules.ts';
import type { Attempt } from '../capture/attempt.ts';
import type { Failpoint } from '../failpoint.ts';
import { refuse } from '../refusals.ts';
import type { AccountStore } from './account.store.ts';
import { beingChecked } from './orders.ts';
import { isReturned } from './results.ts';

export type AccountOptions = {
  readonly store: AccountStore;
  readonly port: Pick<AuthPort, 'createUser' | 'findByEmail' | 'updateUser'>;
  /** A session for a member who proved it by the order's cookie; takes the device's place like signing in. */
  readonly openSession: (
    member: Member,
    deviceId: string | undefined,
    context: CallContext,
  ) => Promise<AuthSession>;
  /** When this device of the member signed in; null after it signed out. */
  readonly deviceEnteredAt: (userId: string, deviceId: string) => Promise<Date | null>;
  /** A hash must not outlive its purpose. */
  readonly eraseHashes: () => Promise<void>;
  readonly clock: Clock;
  readonly failpoint: Failpoint;
  readonly onError: (error: unknown) => void;
};

export type PickUp = {
  readonly deviceId?: string | undefined;
  /** Member of the request's session. */
  readonly memberId?: string | undefined;
  readonly context: CallContext;
};

const batch = 20;
/** The page that took the ticket stores its session within this time. */
const storingMs = 3_000;
const ticketTtlDays = 2;
const dayMs = 86_400_000;

/** Accounts of members who paid before they had one, and their first sign-in. */
export function createAccounts({
  store,
  port,
  openSession,
  deviceEnteredAt,
  eraseHashes,
  clock,
  failpoint,
  onError,
}: AccountOptions) {
  /** The account's id at the sign-in service; what an interrupted try has left there is taken over. */
  async function accountOf({ email, passwordHash }: Member): Promise<string> {
    const created = await port.createUser({
      email,
      emailConfirmed: true,
      ...(passwordHash ? { passwordHash } : {}),
    });
    if (created.ok) return created.value.id;
    const existing = ['email_exists', 'user_already_exists'].includes(created.refusal.code)
      ? await port.findByEmail(email)
      : null;
    if (!existing || (await store.isAccountTied(existing.id)))
      throw new Error(`${created.refusal.code}: ${created.refusal.message}`);
    // The buyer proved the address before ordering.
    if (!existing.email_confirmed_at) await port.updateUser(existing.id, { emailConfirmed: true });
    return existing.id;
  }

  async function provision(memberId: string): Promise<Member | null> {
    const member = await store.find(memberId);
    if (!member || member.supabaseUserId) return member;
    try {
      const userId = await accountOf(member);
      failpoint('account.made');
      await store.tie(memberId, userId, clock.now());
      failpoint('account.tied');
    } catch (error) {
      // Somebody else made it at the same moment.
      const now = await store.find(memberId);
      if (now?.supabaseUserId) return now;
      await store.recordFailure(member, String((error as Error).message ?? error).slice(0, 500), clock.now());
      onError(error);
    }
    return store.find(memberId);
  }

  /** The ticket's session, if the ticket is still good. */
  async function enter(attempt: Attempt, { deviceId, context }: PickUp): Promise<AuthSession | null> {
    const ticket = await store.takeTicket(attempt.orderRef, clock.now());
    if (!ticket) return null;
    try {
      const member = await provision(ticket.memberId);
      if (!member?.supabaseUserId) {
        throw refuse('payments.account_pending');
      }
      return await openSession(member, deviceId, context);
    } catch (error) {
      await store.returnTicket(attempt.orderRef);
      throw error;
    }
  }

  /**
   * Another session for the device that took the ticket, e.g. when a reload lost the first answer. Not after
   * it signed out, nor while another page of it is storing the first one.
   */
  async function enterAgain(attempt: Attempt, { deviceId, context }: PickUp): Promise<AuthSession | null> {
    const ticket = await store.findTicket(attempt.orderRef);
    const now = clock.now();
    if (!deviceId || !ticket?.used || ticket.expiresAt <= now) return null;
    const member = await store.find(ticket.memberId);
    const entered = member?.supabaseUserId ? await deviceEnteredAt(member.supabaseUserId, deviceId) : null;
    if (!member || !entered || now.getTime() - entered.getTime() < storingMs) return null;
    return openSession(member, deviceId, context);
  }

  return {
    provision,

    /** The session of a new member; null when the device has it, or has lost the right to it. */
    async pickUp(attempt: Attempt, pickUp: PickUp): Promise<AuthSession | null> {
      if (pickUp.memberId !== undefined && pickUp.memberId === attempt.memberId) return null;
      return (await enter(attempt, pickUp)) ?? enterAgain(attempt, pickUp);
    },

    /**
     * Exchanges the ticket of a finished order for a session, once.
     * @throws AppError 409 before the payment is complete, after the ticket was used or its time ran out
     */
    async consume(attempt: Attempt, pickUp: PickUp): Promise<AuthSession> {
      if (isUncertain(attempt.state)) throw beingChecked();
      if (isReturned(attempt.state)) throw refuse('payments.refunded');
      if (attempt.state !== 'paid') {
        throw refuse('payments.not_completed', { kind: 'conflict', about: false });
      }
      const session = await enter(attempt, pickUp);
      if (session) return session;
      const ticket = await store.findTicket(attempt.orderRef);
      const code = ticket?.used ? 'payments.ticket_used' : 'payments.ticket_expired';
      throw refuse(code);
    },

    /** Makes the accounts that are missing. */
    async provisionDue(): Promise<void> {
      for (const member of await store.findWaiting(clock.now(), batch)) await provision(member.id);
    },

    async cleanUp(): Promise<void> {
      await eraseHashes();
      await store.removeOldTickets(new Date(clock.now().getTime() - ticketTtlDays * dayMs));
    },
  };
}

export type AccountUseCases = ReturnType<typeof createAccounts>;
