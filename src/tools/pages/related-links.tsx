import { ArrowUpRight, FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type RelatedLink, relatedLink } from '../related-link.ts';

/** So many stand in a row; the others wait behind their number. */
const shownLinks = 2;

/** Links of a tool: posts of this site, and pages elsewhere in a new tab. */
export function RelatedLinks({ urls }: { readonly urls: readonly string[] }) {
  const { t } = useTranslation('tools');
  const [all, setAll] = useState(false);
  const links = urls.map(relatedLink).filter((link) => link !== null);
  if (links.length === 0) return null;
  const hidden = all ? 0 : Math.max(0, links.length - shownLinks);
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {links.slice(0, links.length - hidden).map((link) => (
        <li key={link.href} className="min-w-0">
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
  'type-small inline-flex max-w-60 items-center gap-1.5 text-ink2 underline decoration-line2 decoration-1 underline-offset-4 recolour hover:text-ink hover:decoration-current';

function OneLink({ link }: { readonly link: RelatedLink }) {
  const { t } = useTranslation('tools');
  if (link.kind === 'post') {
    return (
      <Link to={link.href} className={look}>
        <span className="truncate">{t('post', { id: link.label })}</span>
        <FileText aria-hidden size={12} strokeWidth={1.5} className="shrink-0 text-ink3" />
      </Link>
    );
  }
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer" title={link.href} className={look}>
      <span className="truncate">{link.label}</span>
      <ArrowUpRight aria-hidden size={12} strokeWidth={1.5} className="shrink-0 text-ink3" />
    </a>
  );
}
