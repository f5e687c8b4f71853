import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { loadMessages } from './messages/index.ts';
import { defaultLanguage, isLanguage } from './platform/i18n.ts';
import { createI18n } from './platform/i18next.ts';
import { loadSection } from './shell/section-screens.ts';
import { sectionOf } from './shell/sections.ts';

// Words and program of what is on the screen must be there before React compares its own text with the server's.
const written = document.documentElement.dataset['language'];
const language = isLanguage(written) ? written : defaultLanguage;
const { pathname, search, hash } = window.location;
const [words] = await Promise.all([
  loadMessages(language),
  loadSection(sectionOf({ pathname, search, hash: '' })),
  loadSection(sectionOf({ pathname, search, hash })),
]);
const i18n = createI18n(language, words, () => loadMessages(defaultLanguage));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  );
});
