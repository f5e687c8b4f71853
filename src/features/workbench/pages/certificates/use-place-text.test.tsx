import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { loadMessages } from '../../../../messages/index.ts';
import { createI18n } from '../../../../platform/shared/i18n/i18next.ts';
import type { ValueSource } from '../../heats/heat.rules.ts';
import { useSourceText } from './use-place-text.ts';

const Place = ({ source }: { readonly source: ValueSource }) => useSourceText()(source);

async function shownIn(language: 'kr' | 'de', source: ValueSource): Promise<string> {
  const { workbench } = await loadMessages(language);
  return renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(language, { workbench })}>
      <Place source={source} />
    </I18nextProvider>,
  );
}

it('W-02 the place of a value is shown in the language of the reader; an older one, stored as text, as it was read', async () => {
  const place = 'a.pdf, Seite 2, Zeile „Cr 0,98“';
  const parts = { file: 'a.pdf', page: 2, row: 'Cr 0,98' };
  expect(await shownIn('kr', { element: 'Cr', place, certificate: parts })).toBe('a.pdf, 2쪽, 행 “Cr 0,98”');
  expect(await shownIn('de', { element: 'Cr', place, certificate: parts })).toBe(place);
  expect(await shownIn('kr', { element: 'Cr', place })).toBe(place);
});
