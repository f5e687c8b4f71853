import { ArrowUpRight, FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { htmlLang, languageNames } from '../../../platform/shared/i18n/i18n.ts';
import { isReadable, type NamedLink, namedLinks } from '../links/related-link.rules.ts';

/** Maximum number of links in a row; further links appear after pressing a button. */
const shownLinks = 2;

type RelatedLinksProps = {
  readonly urls: readonly string[];
  readonly titles: Readonly<Record<string, string>>;
};

/** Links of a tool to posts and external pages; each opens a new tab. Titles wrap and are never truncated. */
export function RelatedLinks({ urls, titles }: RelatedLinksProps) {
  const { t } = useTranslation('tools');
  const language = useLanguage();
  const [all, setAll] = useState(false);
  const links = namedLinks(urls, titles, language);
  if (links.length === 0) return null;
  const shown = all ? links : links.filter((link) => isReadable(link, language)).slice(0, shownLinks);
  const hidden = links.length - shown.length;
  return (
    <ul className="flex flex-col items-start gap-y-0.5">
      {shown.map((link) => (
        <li key={link.href} className="max-w-full min-w-0">
          <OneLink link={link} />
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button
            type="button"
            onClick={() => setAll(true)}
            className="type-small relative rounded-tag text-ink3 underline decoration-line2 decoration-1 underline-offset-4 recolour after:absolute after:-inset-1 hover:text-ink"
          >
            {shown.length === 0 ? t('foreignLinks', { count: hidden }) : t('moreLinks', { count: hidden })}
          </button>
        </li>
      )}
    </ul>
  );
}

const look =
  'type-small inline-block max-w-full text-ink2 underline decoration-line2 decoration-1 underline-offset-4 wrap-anywhere recolour hover:text-ink hover:decoration-current';
const icon = {
  'aria-hidden': true,
  size: 12,
  strokeWidth: 1.5,
  className: 'ml-1.5 inline shrink-0 align-baseline text-ink3',
} as const;

function OneLink({ link }: { readonly link: NamedLink }) {
  const { t } = useTranslation('tools');
  const language = useLanguage();
  if (link.kind === 'post') {
    return (
      // The post opens in its own window, which its Back button can close.
      <a href={link.href} target="_blank" rel="noopener opener" className={look}>
        <span lang={link.titleIn ? htmlLang[link.titleIn] : undefined}>
          {link.title ?? t('post', { id: link.label })}
        </span>
        {link.titleIn && link.titleIn !== language && (
          <span className="type-micro ml-1.5 text-ink3">{languageNames[link.titleIn].short}</span>
        )}
        <FileText {...icon} />
      </a>
    );
  }
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer" title={link.href} className={look}>
      {link.label}
      <ArrowUpRight {...icon} />
    </a>
  );
}
