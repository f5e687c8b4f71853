import { describe, expect, it } from 'vitest';
import { maySendAgain, needsDecision, nextAfterRefusal, type RefundStatus } from './refund.rules.ts';

const hours = 3_600_000;
const sent = new Date('2026-11-21T12:00:00Z');
const plus = (ms: number) => new Date(sent.getTime() + ms);

describe('R-03 a refund that the provider refuses', () => {
  it.each([
    ['later', ['retry_later', 'rate_limited', 'not_ready', 'unavailable']],
    ['ask', ['already_done', 'in_progress', 'conflict', 'refund_exceeds_balance', 'not_found']],
    ['manual', ['declined', 'configuration', 'invalid_request', 'anything else']],
  ] as const)(
    'R-03 each reason for which a provider refuses a refund leads to the expected next step: %s',
    (next, kinds) => {
      for (const kind of kinds) expect(nextAfterRefusal(kind), kind).toBe(next);
    },
  );
});

describe('R-03 a refund whose response was lost', () => {
  it('R-03 a refund whose response was lost is sent again at any balance if the provider supports idempotency keys', () => {
    for (const [before, now] of [
      [null, null],
      [1000, 0],
      [1000, 1000],
    ] as const)
      for (const idempotency of ['latest', 'replay'] as const)
        expect(maySendAgain(idempotency, before, now)).toBe(true);
  });

  it('R-03 without idempotency keys a refund whose response was lost is sent again only if the balance is known and unchanged', () => {
    expect(maySendAgain('none', 1000, 1000)).toBe(true);
    expect(maySendAgain('none', 1000, 0)).toBe(false);
    expect(maySendAgain('none', 1000, null)).toBe(false);
    expect(maySendAgain('none', null, null)).toBe(false);
  });

  it('R-03 a refund whose response was lost needs a human decision after 72 hours, except while a bank processes it', () => {
    for (const status of ['sent', 'unknown', 'requested'] as RefundStatus[]) {
      expect(needsDecision(status, sent, plus(72 * hours - 1)), status).toBe(false);
      expect(needsDecision(status, sent, plus(72 * hours)), status).toBe(true);
    }
    expect(needsDecision('pending', sent, plus(1_000 * hours))).toBe(false);
    expect(needsDecision('requested', null, plus(1_000 * hours))).toBe(false);
  });
});
