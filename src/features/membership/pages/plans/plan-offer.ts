/** Effect of buying a plan for a member: kind of purchase and new end of the membership. */
import { periodFrom } from '../../periods/period.rules.ts';
import { type PlanId, plans } from '../../periods/plans.rules.ts';

/** Plan of a member; dates are ISO texts. */
export type PlanHolder = {
  readonly role: string;
  readonly membershipType: string;
  readonly subscriptionStatus: string;
  readonly subscriptionExpiresAt: string | null;
};

export type PlanOffer = {
  /** Kind of the change; `upgrade` means from monthly to annual. */
  readonly kind: 'choose' | 'extend' | 'upgrade';
  /** End of the membership after the purchase. */
  readonly end: Date;
  readonly from: { readonly standing: 'free' | 'active' | 'admin'; readonly end: Date | null };
};

/** Returns the effect of buying a plan now, by the same rule as the server. */
export function effectOfBuying(plan: PlanId, holder: PlanHolder, now: Date): PlanOffer {
  const expires = holder.subscriptionExpiresAt ? new Date(holder.subscriptionExpiresAt) : null;
  const running = holder.subscriptionStatus === 'active' && expires && expires > now ? expires : null;
  const { end } = periodFrom(now, running, plans[plan].period);
  const isUpgrade = plan === 'annual' && holder.membershipType !== 'annual';
  const standing = running ? 'active' : holder.role === 'Admin' ? 'admin' : 'free';
  return {
    kind: running ? (isUpgrade ? 'upgrade' : 'extend') : 'choose',
    end,
    from: { standing, end: running },
  };
}
