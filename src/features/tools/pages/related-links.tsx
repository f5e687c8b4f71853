import { ArrowUpRight, FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { htmlLang, languageNames } from '../../../platform/shared/i18n/i18n.ts';
import { type NamedLink, namedLinks } from '../links/related-link.rules.ts';

/** Number of links shown in a row; the others are behind a button. */
const shownLinks = 2;

type RelatedLinksProps = {
  readonly urls: readonly string[];
  /** Titles of posts by URL. */
  readonly titles: Readonly<Record<string, string>>;
};

/** Links of a tool to posts and external pages; each opens a new tab. */
export function RelatedLinks({ urls, titles }: RelatedLinksProps) {
  const { t } = useTranslation('tools');
  const [all, setAll] = useState(false);
  const links = namedLinks(urls, titles, useLanguage());
  if (links.length === 0) return null;
  const hidden = all ? 0 : Math.max(0, links.length - shownLinks);
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {links.slice(0, links.length - hidden).map((link) => (
        <li key={link.href} className="min-w-0 max-lg:max-w-[min(15rem,100%)] lg:max-w-60">
          <OneLink link={link} />
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button
            type="button"
            aria-label={t('moreLinks', { count: hidden })}
            onClick={() => setAll(true)}
            className="type-small relative rounded-tag text-ink2 recolour after:absolute after:-inset-2 hover:text-ink"
          >
            +{hidden}
          </button>
        </li>
      )}
    </ul>
  );
}

const look =
  'type-small inline-flex max-w-full items-center gap-1.5 text-ink2 underline decoration-line2 decoration-1 underline-offset-4 recolour hover:text-ink hover:decoration-current';

function OneLink({ link }: { readonly link: NamedLink }) {
  const { t } = useTranslation('tools');
  const language = useLanguage();
  if (link.kind === 'post') {
    return (
      // The post opens in its own window, so that its Back button can close it.
      <a
        href={link.href}
        target="_blank"
        rel="noopener opener"
        title={link.title ?? undefined}
        className={look}
      >
        <span className="truncate" lang={link.titleIn ? htmlLang[link.titleIn] : undefined}>
          {link.title ?? t('post', { id: link.label })}
        </span>
        {link.titleIn && link.titleIn !== language && (
          <span className="type-micro shrink-0 text-ink3">{languageNames[link.titleIn].short}</span>
        )}
        <FileText aria-hidden size={12} strokeWidth={1.5} className="shrink-0 text-ink3" />
      </a>
    );
  }
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer" title={link.href} className={look}>
      <span className="truncate">{link.label}</span>
      <ArrowUpRight aria-hidden size={12} strokeWidth={1.5} className="shrink-0 text-ink3" />
    </a>
  );
}
