/** Creates the dependencies of the checkout use cases. */
import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AuditAction, AuditDetails } from '../../../platform/shared/audit.ts';
import type { AttemptStore } from '../capture/attempt.store.ts';
import type { CaptureDeps } from '../capture/usecases/deps.ts';
import type { PaymentModuleOptions } from '../payments.module.ts';
import type { Providers } from '../providers/index.ts';
import type { ClientAction, ProviderId } from '../providers/provider.port.ts';
import type { AccountDeps } from './accounts/deps.ts';
import type { OrderStore } from './order.store.ts';
import { createOrderCookies } from './order-cookie.ts';
import type { OrderDetailsStore } from './order-details.store.ts';
import type { CheckoutDeps } from './usecases/deps.ts';

export type CheckoutWiring = PaymentModuleOptions & {
  readonly providers: Providers;
  readonly orders: OrderStore;
  readonly orderDetails: OrderDetailsStore;
  readonly accounts: AccountDeps;
  readonly attempts: AttemptStore;
  readonly capture: CaptureDeps;
  readonly note: (action: AuditAction, details: AuditDetails) => Promise<void>;
};

/** Characters of order references; characters that look alike, such as 0 and O, are excluded. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const randomRef = () => `F-${[...randomBytes(16)].map((byte) => letters[byte % 32]).join('')}`;
const clientActionMs = 60_000;
const maxLastQueries = 5_000;

export function createCheckoutDeps(options: CheckoutWiring): CheckoutDeps {
  const { site, members } = options;
  const bothWays = (path: string) => ({ success: `${site.url}${path}`, fail: `${site.url}${path}` });
  const cookies = createOrderCookies({ ...options, siteUrl: site.url });
  return {
    ...options,
    cookies,
    buyers: {
      ...options,
      findMember: members.findById,
      findMemberByEmail: members.findByEmail,
      isNicknameTaken: members.isNicknameTaken,
      isNicknameOrdered: members.isNicknameOrdered,
      ownsMember: cookies.ownsMember,
    },
    audit: options.note,
    randomRef,
    returnUrls: {
      paypal: bothWays('/register'),
      toss: { success: `${site.url}/toss-success`, fail: `${site.url}/toss-fail` },
      eximbay: bothWays('/pay/eximbay/return'),
    },
    notifyUrl: (provider: ProviderId) => `${site.url}/webhooks/${provider}`,
    clientActions: clientActionsOf(options),
    lastQueries: new LRUCache({ max: maxLastQueries }),
  };
}

/** Stores the payment parameters for the browser in the token table, under a keyed hash of the attempt id. */
function clientActionsOf({ clock, tokens, digest }: CheckoutWiring): CheckoutDeps['clientActions'] {
  const keyOf = (attemptId: number) => digest('client action', String(attemptId));
  return {
    save: (attemptId, client) =>
      tokens.saveToken(
        keyOf(attemptId),
        { kind: 'client action', client },
        new Date(clock.now().getTime() + clientActionMs),
      ),
    async find(attemptId) {
      const stored = await tokens.findToken(keyOf(attemptId), clock.now());
      return (stored?.['client'] as ClientAction | undefined) ?? null;
    },
  };
}
