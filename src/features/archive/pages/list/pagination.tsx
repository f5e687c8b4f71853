import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../ui/class-names.ts';
import { shownPages } from './shown-pages.ts';

type PaginationProps = {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
};

const look =
  'type-body inline-flex min-h-11 min-w-9 items-center justify-center rounded-control px-2.5 font-[520] text-ink recolour sm:min-h-8 hover:bg-p3/60 disabled:text-ink3 disabled:opacity-60 disabled:hover:bg-transparent disabled:cursor-default';

/** Page buttons of the list; renders nothing if there is only one page. */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  const { t } = useTranslation('archive');
  if (pages <= 1) return null;
  const step = (label: string, target: number, isOff: boolean) => (
    <li>
      <button type="button" className={look} disabled={isOff} onClick={() => onPage(target)}>
        {label}
      </button>
    </li>
  );
  return (
    <nav aria-label={t('pages.label')} className="mt-6">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {step(t('pages.first'), 1, page === 1)}
        {step(t('pages.previous'), page - 1, page === 1)}
        {shownPages(page, pages).map((each) =>
          typeof each === 'string' ? (
            <li key={each} aria-hidden="true" className="px-1 text-ink3">
              …
            </li>
          ) : (
            <li key={each}>
              <button
                type="button"
                aria-current={each === page ? 'page' : undefined}
                className={classNames(look, each === page && 'border border-line2 bg-p3')}
                onClick={() => onPage(each)}
              >
                <span className="sr-only">{t('pages.page', { page: each })}</span>
                <span aria-hidden="true">{each}</span>
              </button>
            </li>
          ),
        )}
        {step(t('pages.next'), page + 1, page === pages)}
        {step(t('pages.last'), pages, page === pages)}
      </ul>
    </nav>
  );
}
