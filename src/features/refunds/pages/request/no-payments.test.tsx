import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { loadMessages } from '../../../../messages/index.ts';
import { languages } from '../../../../platform/shared/i18n/i18n.ts';
import { createI18n } from '../../../../platform/shared/i18n/i18next.ts';
import { NoPayments } from './no-payments.tsx';

it.each(languages)(
  'U-01 in %s the payments tab without payments shows the end of a granted membership, otherwise a link to the plans',
  async (language) => {
    const words = await loadMessages(language);
    const drawn = (runsUntil: Date | null) =>
      renderToStaticMarkup(
        <I18nextProvider i18n={createI18n(language, words)}>
          <MemoryRouter>
            <NoPayments runsUntil={runsUntil} />
          </MemoryRouter>
        </I18nextProvider>,
      );
    const granted = drawn(new Date(2027, 10, 23, 12));
    expect(granted).toContain('2027-11-23');
    expect(granted).not.toContain('href="/membership"');
    const none = drawn(null);
    expect(none).toContain(words.refunds.tab.none);
    expect(none).toContain('href="/membership"');
  },
);
