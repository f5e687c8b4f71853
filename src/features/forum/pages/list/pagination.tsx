import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router';
import { classNames } from '../../../../ui/class-names.ts';
import { pageNumbers } from './selection.ts';

type PaginationProps = {
  readonly page: number;
  readonly pages: number;
  readonly to: (page: number) => To;
};

const item =
  'type-small inline-flex min-h-11 min-w-9 items-center justify-center rounded-control px-2.5 text-ink2 recolour max-sm:min-w-8 max-sm:px-1.5 sm:min-h-8';

/** Pagination with links, so that pages can be bookmarked and shared. */
export function Pagination({ page, pages, to }: PaginationProps) {
  const { t } = useTranslation('forum');
  if (pages < 2) return null;
  const step = (label: string, target: number, enabled: boolean, rel?: string) =>
    enabled ? (
      <Link to={to(target)} rel={rel} preventScrollReset className={`${item} hover:text-ink`}>
        {label}
      </Link>
    ) : (
      <span aria-disabled="true" className={`${item} opacity-50`}>
        {label}
      </span>
    );
  return (
    <nav
      aria-label={t('pages.label')}
      className="mt-8 flex flex-wrap items-center justify-center gap-1 max-sm:gap-0"
    >
      {step(t('pages.first'), 1, page > 1)}
      {step(t('pages.previous'), page - 1, page > 1, 'prev')}
      {pageNumbers(page, pages).map((number, at) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: all gaps are identical.
          <span key={`gap ${at}`} aria-hidden="true" className="type-small text-ink3">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={to(number)}
            preventScrollReset
            aria-current={number === page ? 'page' : undefined}
            className={classNames(
              item,
              number === page ? 'border border-line2 bg-p3 font-[560] text-ink' : 'hover:text-ink',
            )}
          >
            {number}
          </Link>
        ),
      )}
      {step(t('pages.next'), page + 1, page < pages, 'next')}
      {step(t('pages.last'), pages, page < pages)}
    </nav>
  );
}
