import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import { Footer } from './layout/bar/footer.tsx';
import { TopBar } from './layout/bar/top-bar.tsx';
import { ConnectionNotice } from './layout/failure/connection-notice.tsx';
import { FailureScreen } from './layout/failure/failure-screen.tsx';
import { NotFoundScreen } from './layout/failure/not-found-screen.tsx';
import { LanguageProvider } from './layout/language-provider.tsx';
import { loadWordSets } from './messages/browser.ts';
import { lazyPart } from './platform/browser/load-part.ts';
import { SessionProvider } from './platform/browser/session/session-provider.tsx';
import { missingStorageScript, sessionHintScript } from './platform/browser/session/stored-session.ts';
import { htmlLang, type Language } from './platform/shared/i18n/i18n.ts';
import { pageData } from './platform/shared/rendering/context.ts';
import { ScriptMark } from './platform/shared/rendering/script-mark.ts';
import { SearchButton } from './site/pages/palette/search-button.tsx';
import './styles.css';
import { useLengthLimit } from './layout/unsaved/use-length-limit.ts';
import { earlyInputScript, useEarlyInput } from './ui/early-input.ts';
import latinFont from './ui/fonts/archivo-latin.woff2';
import { Tooltips } from './ui/overlay/tooltip.tsx';
import { usePreventFileDrop } from './ui/prevent-file-drop.ts';
import { themeScript } from './ui/theme/theme-script.ts';
import { Toaster } from './ui/toast/toaster.tsx';

const ToastViewport = lazyPart(async () => (await import('./ui/toast/toast-viewport.tsx')).ToastViewport);

const headScript = [themeScript, sessionHintScript, missingStorageScript, earlyInputScript].join(';');

export function loader({ context }: Route.LoaderArgs) {
  return context.get(pageData).site;
}

/** The root data are the same for every page, so that they are never reloaded. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const { t, i18n } = useTranslation('layout');
  const mark = useContext(ScriptMark);
  const language = i18n.language as Language;
  return (
    // The theme script writes an attribute before React takes over.
    <html lang={htmlLang[language]} data-language={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0D0F12" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#F5F1E8" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, needed before the first paint. */}
        <script nonce={mark} dangerouslySetInnerHTML={{ __html: headScript }} />
        <link rel="preload" as="font" type="font/woff2" href={latinFont} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <LanguageProvider loadWords={loadWordSets}>
          <SessionProvider>
            <a
              href="#content"
              data-print="hide"
              className="type-body fixed top-2 left-4 z-50 -translate-y-16 rounded-control bg-ink px-4 py-2 text-ground focus:translate-y-0"
            >
              {t('nav.skip')}
            </a>
            <TopBar search={<SearchButton />} />
            <main id="content" tabIndex={-1} className="flex grow flex-col">
              <noscript>
                <p className="page type-small py-3 text-ink2">{t('noScript')}</p>
              </noscript>
              {children}
            </main>
            <Footer />
          </SessionProvider>
          <Tooltips />
          <ConnectionNotice />
          <Toaster viewport={ToastViewport} label={t('toast.label')} closeLabel={t('toast.close')} />
        </LanguageProvider>
        <ScrollRestoration nonce={mark} />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  usePreventFileDrop();
  useLengthLimit();
  useEarlyInput();
  return <Outlet />;
}

/** Error screen for errors that no page has handled. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundScreen /> : <FailureScreen />;
}
