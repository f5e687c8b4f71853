import type { Clock } from '../../../platform/server/clock.ts';
import { siteCookie } from '../../../platform/server/http/cookies.ts';
import { refuse } from '../refusals.ts';

const goodForMs = 24 * 60 * 60_000;

export type OrderCookies = ReturnType<typeof createOrderCookies>;

/**
 * Creates the cookie of the ordering browser: a random value, which the server links to the browser's purchases and to
 * the member of a renewal. The links are stored as keyed hashes. Knowing the order number alone grants no access.
 */
export function createOrderCookies(options: {
  readonly clock: Clock;
  readonly tokens: {
    saveToken(sid: string, sess: Record<string, unknown>, expire: Date): Promise<void>;
    findToken(sid: string, now: Date): Promise<Record<string, unknown> | null>;
  };
  readonly digest: (...parts: string[]) => string;
  readonly randomToken: () => string;
  readonly siteUrl: string;
}) {
  const { clock, tokens, digest, siteUrl } = options;
  const cookie = siteCookie('order', siteUrl);
  const keyOf = (token: string, what: string) => digest('order', token, what);
  const isTied = async (token: string | undefined, what: string) =>
    token !== undefined && token !== '' && (await tokens.findToken(keyOf(token, what), clock.now())) !== null;

  return {
    cookieName: cookie.name,

    /**
     * Links a purchase and, for a renewal, its member to this browser.
     * @returns the cookie to set
     */
    async tie(token: string | undefined, purchaseId: string, memberId: string | null) {
      const value = token && /^[\w-]{20,100}$/.test(token) ? token : options.randomToken();
      const expires = new Date(clock.now().getTime() + goodForMs);
      for (const what of [`purchase ${purchaseId}`, ...(memberId ? [`member ${memberId}`] : [])]) {
        // An earlier link gets the end of the new cookie.
        await tokens.saveToken(keyOf(value, what), { kind: 'order', what }, expires);
      }
      return { value, attributes: cookie.until(expires) };
    },

    /**
     * Checks that the request comes from the ordering browser.
     * @throws AppError 403 for any other browser
     */
    async requireOwner(token: string | undefined, purchaseId: string): Promise<void> {
      if (!(await isTied(token, `purchase ${purchaseId}`))) throw refuse('payments.not_your_order');
    },
    ownsPurchase: (token: string | undefined, purchaseId: string) => isTied(token, `purchase ${purchaseId}`),
    ownsMember: (token: string | undefined, memberId: string) => isTied(token, `member ${memberId}`),
  };
}
