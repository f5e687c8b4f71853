import type { AuthSession } from '../../../auth/service/auth-service.port.ts';
import type { Attempt } from '../../capture/attempt.ts';
import { refuse } from '../../refusals.ts';
import type { AccountDeps, SessionClaim } from './deps.ts';
import { provisionAccount } from './provision-account.ts';

/** Time within which the page that redeemed the ticket stores its session. */
const storingMs = 3_000;

/** Returns a session for a new member; null if this device already has one or is not entitled to one. */
export async function claimSession(
  deps: AccountDeps,
  attempt: Attempt,
  claim: SessionClaim,
): Promise<AuthSession | null> {
  if (claim.memberId !== undefined && claim.memberId === attempt.memberId) return null;
  return (await openTicketSession(deps, attempt, claim)) ?? reopenSession(deps, attempt, claim);
}

/**
 * Redeems a valid ticket and opens its session; null without a valid ticket.
 * @throws payments.account_pending
 */
export async function openTicketSession(
  deps: AccountDeps,
  attempt: Attempt,
  { deviceId, context }: SessionClaim,
): Promise<AuthSession | null> {
  const { tickets, clock } = deps;
  const ticket = await tickets.take(attempt.orderRef, clock.now());
  if (!ticket) return null;
  try {
    const member = await provisionAccount(deps, ticket.memberId);
    if (!member?.supabaseUserId) throw refuse('payments.account_pending');
    return await deps.openSession(member, deviceId, context);
  } catch (error) {
    await tickets.release(attempt.orderRef);
    throw error;
  }
}

/**
 * Opens another session for the device that redeemed the ticket, e.g. if a reload lost the response. Refused after the
 * device logged out, and while another page is storing the first session.
 */
async function reopenSession(
  { store, tickets, clock, deviceEnteredAt, openSession }: AccountDeps,
  attempt: Attempt,
  { deviceId, context }: SessionClaim,
): Promise<AuthSession | null> {
  const ticket = await tickets.find(attempt.orderRef);
  const now = clock.now();
  if (!deviceId || !ticket?.used || ticket.expiresAt <= now) return null;
  const member = await store.find(ticket.memberId);
  const entered = member?.supabaseUserId ? await deviceEnteredAt(member.supabaseUserId, deviceId) : null;
  if (!member || !entered || now.getTime() - entered.getTime() < storingMs) return null;
  return openSession(member, deviceId, context);
}
