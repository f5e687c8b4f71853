import type { AppError } from '../../../../platform/server/errors/errors.ts';
import type { AuditAction, AuditDetails } from '../../../../platform/shared/audit.ts';
import {
  type Currency,
  isSameMoney,
  type Money,
  parseAmount,
} from '../../../../platform/shared/money/money.ts';
import { plans } from '../../../membership/periods/plans.rules.ts';
import { refuse } from '../../refusals.ts';
import type { CheckoutDeps } from './deps.ts';
import type { OrderRequest } from './place-order.ts';

type Plan = (typeof plans)[keyof typeof plans];

/**
 * Returns the server's price for an order whose plan, amount, currency and intent are correct; other orders are
 * refused and recorded in the audit log.
 * @throws payments.plan_unknown, payments.plan_changed, payments.test_plan_locked, payments.currency_changed,
 * payments.intent_unknown, payments.amount_changed
 */
export async function verifyPrice(
  deps: Pick<CheckoutDeps, 'providers' | 'audit'>,
  request: OrderRequest,
): Promise<Money> {
  const { provider, planId } = request;
  const refuseAudited = async (
    refusal: AppError & { readonly code: AuditAction },
    details: AuditDetails,
  ): Promise<never> => {
    await deps.audit(refusal.code, { provider, planId, ...details });
    throw refusal;
  };
  const plan = findPlan(planId) ?? (await refuseAudited(refuse('payments.plan_unknown'), {}));
  const { isTest = false } = request;
  if (plan.isTest !== isTest) await refuseAudited(refuse('payments.plan_changed'), { isTest });
  if (plan.isTest && !request.mayTest) throw refuse('payments.test_plan_locked');
  const currency = deps.providers.get(provider)?.abilities.currency ?? 'USD';
  const change = changeOf(request, plan, currency);
  if (change) await refuseAudited(change.refusal, change.details);
  return plan.prices[currency];
}

const findPlan = (planId: string): Plan | null =>
  Object.hasOwn(plans, planId) ? plans[planId as keyof typeof plans] : null;

/**
 * Returns the refusal code for a request that differs from the plan, and the differing value; null if the request
 * matches.
 */
function changeOf({ amount, currency, intent }: OrderRequest, plan: Plan, expected: Currency) {
  if (currency.toUpperCase() !== expected)
    return { refusal: refuse('payments.currency_changed', { about: expected }), details: { currency } };
  if (intent !== undefined && intent.toUpperCase() !== 'CAPTURE')
    return { refusal: refuse('payments.intent_unknown'), details: { intent } };
  const stated = parseAmount(String(amount), expected);
  return stated && isSameMoney(stated, plan.prices[expected])
    ? null
    : { refusal: refuse('payments.amount_changed', { about: 'plan' }), details: { amount } };
}
