import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../../messages/index.ts';
import { languages } from '../../../platform/shared/i18n/i18n.ts';
import { createI18n } from '../../../platform/shared/i18n/i18next.ts';
import {
  isOtherRefundable,
  type PaymentView,
  type RequestView,
  requestRepeatEligibility,
} from './refund-data.ts';
import { offersWithdrawal } from './withdrawal/offers-withdrawal.ts';
import { WithdrawalCard } from './withdrawal/withdrawal-card.tsx';

const payment: PaymentView = {
  id: 1,
  paymentId: 'FER-1',
  userEmail: 'kari@example.org',
  provider: 'paypal',
  paymentMethod: 'paypal',
  amount: 10,
  currency: 'USD',
  planType: 'monthly',
  status: 'completed',
  hasOpenRequest: false,
  openRequest: null,
  toolUsageCount: 0,
  withdrawableUntil: '2026-12-09T00:00:00.000Z',
  paidAt: '2026-11-23T08:00:00.000Z',
  createdAt: '2026-11-23T08:00:00.000Z',
};
const asked: PaymentView = { ...payment, hasOpenRequest: true, openRequest: 'refund' };

describe.each(languages)('withdrawal from the contract in %s', async (language) => {
  const words = await loadMessages(language);
  const drawn = (shown: PaymentView) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={createI18n(language, words)}>
        <RouterProvider
          router={createMemoryRouter([{ path: '/', element: <WithdrawalCard payments={[shown]} /> }])}
        />
      </I18nextProvider>,
    );

  it('U-05 with a refund request for the same payment, the card explains how withdrawal and refund relate', () => {
    expect(drawn(asked)).toContain(words.refunds.contract.beside);
    expect(drawn(payment)).not.toContain(words.refunds.contract.beside);
  });
});

describe('display of the right of withdrawal', () => {
  const korean = { country: 'South Korea', language: 'en', hash: '' } as const;
  it('U-05 the withdrawal is not shown to a buyer in Korea, unless the page was opened by the footer link or a withdrawal was declared', () => {
    expect(offersWithdrawal(korean, [payment])).toBe(false);
    expect(offersWithdrawal({ ...korean, country: null, language: 'kr' }, [payment])).toBe(false);
    expect(offersWithdrawal({ ...korean, country: 'Germany', language: 'kr' }, [payment])).toBe(true);
    expect(offersWithdrawal({ ...korean, hash: '#withdrawal' }, [payment])).toBe(true);
    expect(offersWithdrawal(korean, [{ openRequest: 'withdrawal' }])).toBe(true);
  });
});

describe('link to the refund of another payment', () => {
  const now = new Date('2026-11-24T08:00:00Z');
  it.each<[string, readonly PaymentView[], boolean]>([
    ['there is no payment', [], false],
    ['there is only one payment', [payment], false],
    ['the refund of another is requested already', [payment, asked], false],
    ['another was used', [payment, { ...payment, toolUsageCount: 1 }], false],
    ['another is too old', [payment, { ...payment, paidAt: '2026-11-01T08:00:00.000Z' }], false],
    ['another can be refunded', [asked, payment], true],
  ])(
    'U-05 the link to the refund of another payment is shown only if another payment can be refunded: %s',
    (_, payments, isOffered) => {
      expect(isOtherRefundable(payments, now)).toBe(isOffered);
    },
  );
});

describe('new request after a rejection', () => {
  const now = new Date('2026-11-24T08:00:00Z');
  const rejected = { id: 2, kind: 'refund', status: 'rejected', paymentTransactionId: 1 } as RequestView;

  it('U-05 after a rejection, a new refund request is offered only next to the newest request of the payment', () => {
    const older = { ...rejected, id: 1 };
    const lists = { requests: [rejected, older], payments: [payment] };
    expect(requestRepeatEligibility(rejected, lists, now)).toEqual({
      until: new Date('2026-11-30T08:00:00Z'),
    });
    expect(requestRepeatEligibility(older, lists, now)).toBeNull();
  });

  it.each([
    ['was used since', { toolUsageCount: 2 }, { no: 'tools_used' }],
    ['is too old', { paidAt: '2026-11-01T08:00:00.000Z' }, { no: 'too_late' }],
    ['is refunded', { status: 'refunded' }, null],
  ] as const)(
    'U-05 the reason why no new refund request is offered is shown only if it applies: the payment %s',
    (_, changes, expected) => {
      const lists = { requests: [rejected], payments: [{ ...payment, ...changes }] };
      expect(requestRepeatEligibility(rejected, lists, now)).toEqual(expected);
    },
  );

  it('U-05 no new refund request is offered for a pending request or a withdrawal', () => {
    for (const other of [{ status: 'pending' }, { kind: 'withdrawal' }] as const) {
      const request: RequestView = { ...rejected, ...other };
      expect(requestRepeatEligibility(request, { requests: [request], payments: [payment] }, now)).toBeNull();
    }
  });
});
