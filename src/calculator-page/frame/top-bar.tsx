import { ChevronDown, Globe, Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import {
  htmlLang,
  type Language,
  languageKey,
  languageNames,
  languages,
  localPath,
} from '../../platform/shared/i18n/i18n.ts';
import { Menu } from '../../ui/overlay/menu.tsx';
import { barEnd, barItem, barLogo, barMenu, barNav, barRow } from '../../ui/theme/bar.ts';
import { Logo } from '../../ui/theme/mark.tsx';
import { ThemeSwitch } from '../../ui/theme/theme.tsx';
import { HeatPart } from '../heat/heat-part.tsx';
import { useFixed } from '../use-calculator.ts';
import { AccountLinks } from './account-links.tsx';

/** Tooltips are loaded after hydration; accessible names do not depend on them. */
const Tooltips = lazy(() =>
  import('../../ui/overlay/tooltip.tsx').then(
    ({ Tooltips: Shown }) => ({ default: Shown }),
    () => ({ default: () => null }),
  ),
);

function openIn(language: Language): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
    document.cookie = `${languageKey}=${language}; path=/; max-age=31536000; samesite=lax`;
    localStorage.setItem(languageKey, language);
  } catch {
    // Without cookies or storage, the URL contains the chosen language.
  }
  const query = new URLSearchParams(location.search);
  query.delete('lang');
  const rest = query.toString();
  location.assign(`${location.pathname}?lang=${language}${rest ? `&${rest}` : ''}`);
}

/** Top bar of the site without the session client: links, heat, search, language, theme, account. */
export function TopBar() {
  const { words, language } = useFixed();
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  // The page has no session, therefore the search opens on the site.
  const find = localPath(language, '/tools?find');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      location.assign(find);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [find]);
  const links = [
    { label: words.nav.home, rest: '/', current: false },
    { label: words.nav.tools, rest: '/tools', current: true },
    { label: words.nav.resources, rest: '/archive', current: false },
    { label: words.nav.forum, rest: '/forum', current: false },
  ].map((link) => ({ ...link, href: localPath(language, link.rest) }));
  const items = [...links, { label: words.nav.workbench, href: '/workbench', current: false }];
  return (
    <header data-print="hide" className="border-b bg-ground">
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-40 focus:bg-p2 focus:p-3">
        {words.nav.skip}
      </a>
      <div className={barRow}>
        <a href={localPath(language, '/')} data-tip={words.nav.home} className={barLogo}>
          <Logo />
        </a>
        <nav aria-label={words.nav.main} className={barNav}>
          {items.map(({ label, href, current }) => (
            <a
              key={href}
              href={href}
              aria-current={current ? 'true' : undefined}
              className={barItem(current)}
            >
              {label}
            </a>
          ))}
        </nav>
        <div className={barEnd}>
          <HeatPart part="switch" className="max-sm:hidden" />
          <a
            href={find}
            aria-label={words.nav.search}
            aria-keyshortcuts="Control+K Meta+K"
            data-tip={words.nav.search}
            className="flex size-11 items-center justify-center rounded-control text-ink2 recolour hover:text-ink sm:size-9"
          >
            <Search aria-hidden size={16} strokeWidth={1.5} />
          </a>
          <a
            href={localPath(language, '/tools')}
            className="flex min-h-11 items-center type-body px-1.5 whitespace-nowrap text-ink2 sm:px-2 lg:hidden"
          >
            {words.nav.tools}
          </a>
          <Menu
            label={`${languageNames[language].short}, ${words.language}: ${languageNames[language].name}`}
            triggerClass={barMenu}
            trigger={
              <>
                <Globe aria-hidden size={16} strokeWidth={1.5} />
                <span className="font-[520] max-sm:hidden">{languageNames[language].name}</span>
                <span className="font-[520] sm:hidden">{languageNames[language].short}</span>
                <ChevronDown aria-hidden size={14} strokeWidth={1.5} className="max-sm:hidden" />
              </>
            }
            items={languages.map((each) => ({
              key: each,
              label: languageNames[each].name,
              aside: languageNames[each].short,
              lang: htmlLang[each],
              checked: each === language,
              onSelect: () => openIn(each),
            }))}
          />
          <ThemeSwitch label={words.theme} />
          <AccountLinks />
          {isAwake && (
            <Suspense>
              <Tooltips />
            </Suspense>
          )}
        </div>
      </div>
      <HeatPart part="switch" className="border-t px-4 sm:hidden" />
      <HeatPart part="deleted" />
    </header>
  );
}
