import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../../../messages/index.ts';
import { createI18n } from '../../../../platform/shared/i18n/i18next.ts';
import { Summary } from './system-view.tsx';

const { admin } = await loadMessages('en');
const backup = { madeAt: '2026-11-21T12:00:00.000Z', sizeBytes: 5, verifiedAt: null };
const summary = (status: Parameters<typeof Summary>[0]['status']) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={createI18n('en', { admin })}>
      <Summary status={status} />
    </I18nextProvider>,
  );

describe('summary of the system status', () => {
  it('O-03 backups are called in order only if there is one', () => {
    expect(summary({ state: 'ok', problems: [], backup })).toContain(
      'payments and backups need no attention',
    );
    const without = summary({ state: 'ok', problems: [], backup: null });
    expect(without).not.toContain('backups need no attention');
    expect(without).toContain('No backup is recorded; demo mode requires none.');
  });
});
