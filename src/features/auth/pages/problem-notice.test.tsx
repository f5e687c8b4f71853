import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../../messages/index.ts';
import type { Business } from '../../../platform/server/config/config.ts';
import { languages } from '../../../platform/shared/i18n/i18n.ts';
import { createI18n } from '../../../platform/shared/i18n/i18next.ts';
import { WithdrawalLead } from '../../refunds/pages/withdrawal/withdrawal-card.tsx';
import { SuspendedNotice } from './problem-notice.tsx';

const { auth, refunds } = await loadMessages('en');
const words = createI18n('en', { auth, refunds });
const business = (given: Partial<Business>) => given as Business;
const notice = (given: Partial<Business> | undefined, reason: string | null) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={words}>
      <SuspendedNotice reason={reason} business={given && business(given)} />
    </I18nextProvider>,
  );

describe('contact in refusals', () => {
  it('M-06 a suspended member reads the reason with a label, and is sent to support only if there is a contact', () => {
    const reachable = notice({ email: 'help@example.org' }, 'Shared password');
    expect(reachable).toContain('Please contact support.');
    expect(reachable).toContain('mailto:help@example.org');
    expect(reachable).toContain('Reason: Shared password');
    expect(notice({ phone: '+49 1' }, null)).toContain('Please contact support.');
    for (const given of [undefined, { name: 'Ferrite' }]) {
      expect(notice(given, 'Spam')).toContain('This account is suspended.');
      expect(notice(given, 'Spam')).not.toMatch(/support|mailto/);
    }
    expect(notice({}, null)).not.toContain('Reason');
  });

  it.each(languages)(
    'P-14 the text about the withdrawal names the footer only if it has an address: %s',
    async (language) => {
      const texts = await loadMessages(language);
      const lead = (isReachable: boolean) =>
        renderToStaticMarkup(
          <I18nextProvider i18n={createI18n(language, { refunds: texts.refunds })}>
            <WithdrawalLead isReachable={isReachable} />
          </I18nextProvider>,
        );
      const footer = /footer|Fußzeile|页脚|フッター|하단/;
      expect(lead(true)).toMatch(footer);
      expect(lead(false)).not.toMatch(footer);
      expect(lead(false)).not.toContain('{');
    },
  );
});
