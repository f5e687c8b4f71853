import { mailLanguage } from '../../../../platform/server/mail/language.ts';
import { refuse } from '../../refusals.ts';
import type { OrderRegistration } from '../order.contract.ts';
import type { Buyer, BuyerDeps, Proof } from './deps.ts';
import { newBuyer } from './new-buyer.ts';

/**
 * Identifies the buyer of an order. An order for an existing account requires its session or renewal token.
 * @throws AppError 400 for invalid registration data, 403 without proof of email or account, 409 for an email or
 * nickname in use
 */
export async function resolveBuyer(
  deps: BuyerDeps,
  registration: OrderRegistration,
  proof: Proof,
): Promise<Buyer> {
  const { membershipType: plan, email, renewalToken } = registration;
  if (proof.caller) return renewingBuyer(deps, proof.caller.memberId, plan, proof);
  const member = email ? await deps.findMemberByEmail(email) : null;
  if (member && (await deps.ownsMember(proof.orderToken, member.id)))
    return renewingBuyer(deps, member.id, plan, proof);
  if (renewalToken) {
    const memberId = await deps.readRenewalToken(renewalToken);
    if (memberId) return renewingBuyer(deps, memberId, plan, proof);
    throw refuse('payments.renewal_token_invalid');
  }
  if (!member?.supabaseUserId) return newBuyer(deps, registration, proof);
  if (deps.isExpired(member, deps.clock.now())) throw refuse('payments.renewal_token_required');
  throw refuse('membership.email_taken', { fields: { field: 'email' } });
}

async function renewingBuyer(
  { findMember }: BuyerDeps,
  memberId: string,
  plan: string,
  proof: Proof,
): Promise<Buyer> {
  const member = await findMember(memberId);
  if (!member) throw refuse('auth.no_member', { kind: 'not_found', about: false });
  const { name, nickname, email, country, industry, job, avatar } = member;
  const language = mailLanguage(proof.language, member.language);
  const person = { name, nickname, email, country, industry, job, avatar, language, membershipType: plan };
  return { memberId, snapshot: proof.caller ? person : { ...person, setsLanguage: true } };
}
