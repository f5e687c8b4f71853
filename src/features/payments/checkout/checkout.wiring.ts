/** Creates the parts of the checkout. */
import { randomBytes } from 'node:crypto';
import type { AuditAction, AuditDetails } from '../../../platform/shared/audit.ts';
import type { AttemptStore } from '../capture/attempt.store.ts';
import type { CaptureDeps } from '../capture/usecases/deps.ts';
import type { PaymentModuleOptions } from '../payments.module.ts';
import type { Providers } from '../providers/index.ts';
import type { ClientAction, ProviderId } from '../providers/provider.port.ts';
import type { AccountUseCases } from './accounts.ts';
import { createBuyers } from './buyer.ts';
import { createCheckout } from './checkout.ts';
import type { OrderStore } from './order.store.ts';
import { createOrderCookies } from './order-cookie.ts';
import { createOrders } from './orders.ts';
import { createResults } from './results.ts';

export type CheckoutWiring = PaymentModuleOptions & {
  readonly providers: Providers;
  readonly orderStore: OrderStore;
  readonly accounts: AccountUseCases;
  readonly attempts: AttemptStore;
  readonly capture: CaptureDeps;
  readonly note: (action: AuditAction, details: AuditDetails) => Promise<void>;
};

/** Characters of references; without characters that look alike. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const randomRef = () => `F-${[...randomBytes(16)].map((byte) => letters[byte % 32]).join('')}`;
const clientActionMs = 60_000;

export function createCheckoutParts(options: CheckoutWiring) {
  const { clock, site, members, tokens, digest, orderStore, accounts, note } = options;
  const actionKey = (attemptId: number) => digest('client action', String(attemptId));
  const bothWays = (path: string) => ({ success: `${site.url}${path}`, fail: `${site.url}${path}` });
  const orders = createOrders({
    ...options,
    store: orderStore,
    audit: note,
    randomRef,
    returnUrls: {
      paypal: bothWays('/register'),
      toss: { success: `${site.url}/toss-success`, fail: `${site.url}/toss-fail` },
      eximbay: bothWays('/pay/eximbay/return'),
    },
    notifyUrl: (provider: ProviderId) => `${site.url}/webhooks/${provider}`,
    clientActions: {
      save: (attemptId, client) =>
        tokens.insertToken(
          actionKey(attemptId),
          { kind: 'client action', client },
          new Date(clock.now().getTime() + clientActionMs),
        ),
      find: async (attemptId) => {
        const stored = await tokens.findToken(actionKey(attemptId), clock.now());
        return (stored?.['client'] as ClientAction | undefined) ?? null;
      },
    },
  });
  const cookies = createOrderCookies({ ...options, siteUrl: site.url });
  const buyers = createBuyers({
    ...options,
    findMember: orderStore.findMember,
    findMemberByEmail: members.findByEmail,
    isNicknameTaken: orderStore.isNicknameTaken,
    ownsMember: cookies.ownsMember,
  });
  const results = createResults({
    accounts,
    cookies,
    findMember: orderStore.findMember,
    extendsPeriod: orderStore.extendsPeriod,
  });
  return {
    checkout: createCheckout({ ...options, orders, results, cookies, audit: note }),
    resolveBuyer: buyers.resolve,
    orderCookieName: cookies.cookieName,
  };
}
