import type { Clock } from '../../../platform/server/clock.ts';
import type { AuthPort, AuthSession, CallContext } from '../../auth/service/auth-service.port.ts';
import type { Member } from '../../membership/member.store.ts';
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
  /** Opens a session for a member identified by the order cookie; takes a device slot like a sign-in. */
  readonly openSession: (
    member: Member,
    deviceId: string | undefined,
    context: CallContext,
  ) => Promise<AuthSession>;
  /** Returns when the device signed in; null after its sign-out. */
  readonly deviceEnteredAt: (userId: string, deviceId: string) => Promise<Date | null>;
  /** Deletes hashes that are no longer needed. */
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
/** Time in which the page that redeemed the ticket stores its session. */
const storingMs = 3_000;
const ticketTtlDays = 2;
const dayMs = 86_400_000;

/** Creates accounts of members who paid, and their first session. */
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
  /** Returns the account id at the auth service; reuses an account left by an interrupted attempt. */
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
    // The buyer verified the address before ordering.
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
      // Another call created it concurrently.
      const now = await store.find(memberId);
      if (now?.supabaseUserId) return now;
      await store.recordFailure(member, String((error as Error).message ?? error).slice(0, 500), clock.now());
      onError(error);
    }
    return store.find(memberId);
  }

  /** Opens the session of a valid ticket. */
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
   * Opens another session for the device that redeemed the ticket, e.g. after a reload lost the response. Refused after
   * its sign-out and while another page stores the first one.
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

    /** Returns the session of a new member; null if the device has it or may not get it. */
    async pickUp(attempt: Attempt, pickUp: PickUp): Promise<AuthSession | null> {
      if (pickUp.memberId !== undefined && pickUp.memberId === attempt.memberId) return null;
      return (await enter(attempt, pickUp)) ?? enterAgain(attempt, pickUp);
    },

    /**
     * Exchanges the ticket of a completed order for a session, once.
     * @throws AppError 409 before completion, and for a redeemed or expired ticket
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

    /** Creates due accounts. */
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
