import type { AuthSession } from '../../../auth/service/auth-service.port.ts';
import { refuse } from '../../refusals.ts';
import type { CheckoutDeps } from '../usecases/deps.ts';
import { requirePaid } from '../usecases/order-result.ts';
import { openTicketSession } from './claim-session.ts';
import type { SessionClaim } from './deps.ts';

/**
 * Exchanges the login ticket of a completed order for a session, once.
 * @throws AppError 403 for another browser, 409 before completion, and for a redeemed or expired ticket
 */
export async function redeemTicket(
  deps: CheckoutDeps,
  orderId: string,
  token: string | undefined,
  pickUp: SessionClaim,
): Promise<AuthSession> {
  const attempt = await deps.attempts.requireOrder(orderId);
  await deps.cookies.requireOwner(token, attempt.purchaseId);
  requirePaid(attempt);
  await deps.attempts.markReported(attempt);
  const session = await openTicketSession(deps.accounts, attempt, pickUp);
  if (session) return session;
  const ticket = await deps.accounts.tickets.find(attempt.orderRef);
  throw refuse(ticket?.used ? 'payments.ticket_used' : 'payments.ticket_expired');
}
