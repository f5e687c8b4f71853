import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../../../messages/index.ts';
import { LanguageContext } from '../../../../platform/browser/i18n/language-context.ts';
import { auditActions, auditDetailKeys } from '../../../../platform/shared/audit.ts';
import { languages } from '../../../../platform/shared/i18n/i18n.ts';
import { createI18n } from '../../../../platform/shared/i18n/i18next.ts';
import { moneyText } from '../../../../platform/shared/money/money-text.ts';
import { EventDetails } from './event-details.tsx';

/** A value for every detail that features may record, and counts as in the daily report. */
const noted: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(auditDetailKeys.map((key) => [key, 7])),
  isTest: true,
  recovered: false,
  provider: 'toss',
  planId: 'annual',
  end: '2026-11-22T12:00:00.000Z',
  'toss 2026-11-22': { lines: 3, missing: 1 },
  'paypal 2026-11-21': { lines: 0, missing: 0 },
};

describe.each(languages)('details of the audit log in %s', async (language) => {
  const words = await loadMessages(language);
  const drawn = (action: string, details: Readonly<Record<string, unknown>>) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={createI18n(language, words)}>
        <LanguageContext value={{ language, choose: async () => {} }}>
          <EventDetails action={action} details={details} />
        </LanguageContext>
      </I18nextProvider>,
    ).replace(/<[^>]*>/g, ' ');

  it.each(auditActions)('U-12 details of the action %s are shown as text without raw values', (action) => {
    const text = drawn(action, noted);
    expect(text).not.toMatch(/[{}[\]]|object|true|false|audit\.keys/);
    expect(text).toContain('Toss 2026-11-22');
    expect(text).not.toContain('toss ');
  });

  it('U-12 every detail that a feature may record has a name', () => {
    const { keys } = words.admin.audit;
    expect(Object.keys(keys).sort()).toEqual([...auditDetailKeys].sort());
  });

  it('U-12 the request number has different labels for support requests and refund requests', () => {
    const details = { request: 7 };
    expect(drawn('admin.support_answered', details)).not.toBe(drawn('refunds.requested', details));
  });

  it('U-12 details of refunds and chargebacks show the amount in the paid currency', () => {
    const inDollars = drawn('refunds.returned_by_hand', { amount: 10, currency: 'USD' });
    expect(inDollars).toContain('$10.00');
    const inWon = drawn('payments.chargeback_confirmed', { amount: 13_000, currency: 'KRW' });
    expect(inWon).toContain(moneyText({ currency: 'KRW', minor: 13_000 }, language));
  });
});
