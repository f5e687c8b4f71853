/** Model check: searches every order of events for two payment attempts of one purchase. */
import { describe, expect, it } from 'vitest';
import { type Options, product, type Rules } from '../../../../test/attempt-model.ts';
import { search } from '../../../../test/attempt-search.ts';

const rules: Rules = {
  ...product,
  isAsked: (state) => ['open', 'capturing', 'unknown', 'pending'].includes(state),
  hasTail: true,
  writesFirst: true,
};

const asksFirst: Options = { movesAlone: false, crashes: 1, losses: 1 };
const declines: Options = { movesAlone: false, crashes: 1, losses: 0, declines: 1 };
const movesAlone: Options = { movesAlone: true, crashes: 1, losses: 0 };

describe('payment attempts, in every order of events', () => {
  it.each([
    ['with a provider that captures on our call', asksFirst],
    ['with a provider that captures on our call and declines a card', declines],
    ['with a provider that captures in its own window', movesAlone],
  ])(
    'P-07: %s: every order of events ends with at most one grant, each captured payment is granted or refunded exactly once, and none is captured between a refusal and a new approval',
    (_name, options) => {
      const { broken, states, atRest } = search({ rules, options });
      expect(broken).toBeNull();
      expect(states).toBeGreaterThan(5_000);
      expect(atRest).toBeGreaterThan(50);
    },
  );

  const weakened: readonly [name: string, weak: Partial<Rules>, options: Options][] = [
    [
      'nothing is written before the call and open attempts are not asked for',
      { writesFirst: false, isAsked: (state) => state === 'unknown' },
      asksFirst,
    ],
    [
      'a lost answer counts as a refusal',
      {
        hasTail: false,
        nextAfterCall: (before, answer, isRestartable) =>
          answer.kind === 'unknown'
            ? { do: 'transition', state: 'declined' }
            : product.nextAfterCall(before, answer, isRestartable),
      },
      asksFirst,
    ],
    [
      'recording a capture ignores that it was recorded before',
      { effectOf: () => ({ state: 'paid', grants: true, refund: null }) },
      asksFirst,
    ],
    [
      'a second payment of the same purchase is not refunded',
      {
        effectOf: (state, reading, purchase, isRightSum) => {
          const effect = product.effectOf(state, reading, purchase, isRightSum);
          return effect?.refund ? { ...effect, refund: null } : effect;
        },
      },
      movesAlone,
    ],
    [
      'attempts expire by age without a query to the provider and are not checked again',
      { hasTail: false, nextAfterQuery: () => ({ do: 'transition', state: 'expired' }) },
      asksFirst,
    ],
    ['abandoned attempts are never queried again', { hasTail: false }, movesAlone],
    ['a capture may follow another one that was answered', { isAnswered: () => false }, declines],
    [
      'an order that is still approved after a refusal is captured',
      {
        nextAfterQuery: (state, reading, at) =>
          product.nextAfterQuery(state === 'refused' ? 'open' : state, reading, at),
      },
      declines,
    ],
  ];
  it.each(weakened)(
    'P-07: the model check finds an order of events that loses or doubles a payment when %s',
    (_name, weak, options) => {
      expect(search({ rules: { ...rules, ...weak }, options }).broken).not.toBeNull();
    },
  );
});
