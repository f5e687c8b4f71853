import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../messages/index.ts';
import { languages } from '../../platform/i18n.ts';
import { createI18n } from '../../platform/i18next.ts';
import { isOtherRefundable, type PaymentView } from './refund-data.ts';
import { WithdrawalCard } from './withdrawal-card.tsx';

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

describe.each(languages)('withdrawing from a contract in %s', async (language) => {
  const words = await loadMessages(language);
  const drawn = (shown: PaymentView) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={createI18n(language, words)}>
        <MemoryRouter>
          <WithdrawalCard payments={[shown]} />
        </MemoryRouter>
      </I18nextProvider>,
    );

  it('U-05 beside a refund request of the same payment says how the two relate', () => {
    expect(drawn(asked)).toContain(words.refunds.contract.beside);
    expect(drawn(payment)).not.toContain(words.refunds.contract.beside);
  });
});

describe('the way to the refund of another payment', () => {
  const now = new Date('2026-11-24T08:00:00Z');
  it.each<[string, readonly PaymentView[], boolean]>([
    ['there is none', [], false],
    ['there is only the newest', [payment], false],
    ['another is asked back already', [payment, asked], false],
    ['another was used', [payment, { ...payment, toolUsageCount: 1 }], false],
    ['another is too old', [payment, { ...payment, paidAt: '2026-11-01T08:00:00.000Z' }], false],
    ['another can be refunded', [asked, payment], true],
  ])('U-05 is offered only where it leads to one: %s', (_, payments, isOffered) => {
    expect(isOtherRefundable(payments, now)).toBe(isOffered);
  });
});
