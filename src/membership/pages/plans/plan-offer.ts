/** What a plan would mean for somebody who is a member already. Pure. */
import { periodFrom } from '../../periods/period.rules.ts';
import { type PlanId, plans } from '../../periods/plans.rules.ts';

/** A member as far as plans go; the moment as ISO text, as the server answers. */
export type PlanHolder = {
  readonly role: string;
  readonly membershipType: string;
  readonly subscriptionStatus: string;
  readonly subscriptionExpiresAt: string | null;
};

export type PlanOffer = {
  /** `upgrade`: from months to a year. */
  readonly kind: 'choose' | 'extend' | 'upgrade';
  /** Until when the membership would run. */
  readonly end: Date;
  readonly from: { readonly standing: 'free' | 'active' | 'admin'; readonly end: Date | null };
};

/** What buying this plan at this moment comes to, by the rule that the server grants by. */
export function offerOf(plan: PlanId, holder: PlanHolder, now: Date): PlanOffer {
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
