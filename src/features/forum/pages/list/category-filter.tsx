import { categoryNames } from '@ferrite/calculators/names.ts';
import type { CategoryId } from '@ferrite/calculators/registry.ts';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Swatch } from '../../../../ui/tag.tsx';
import { categoryIds } from '../../forum.rules.ts';

type CategoryFilterProps = {
  readonly value: CategoryId | undefined;
  /** Number of questions by category; undefined while loading. */
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly to: (category: CategoryId | undefined) => To;
};

/** Category filter with the number of questions: a column beside the list, or a row of buttons on small screens. */
export function CategoryFilter({ value, counts, to }: CategoryFilterProps) {
  const { t } = useTranslation('forum');
  const language = useLanguage();
  const total = counts && Object.values(counts).reduce((sum, each) => sum + each, 0);
  const entries = [
    { id: undefined, name: t('all'), count: total },
    ...categoryIds.map((id) => ({
      id,
      name: categoryNames[id][language],
      count: counts && (counts[id] ?? 0),
    })),
  ];
  return (
    <nav aria-label={t('category')}>
      <h2 className="type-label mb-2 max-lg:sr-only">{t('category')}</h2>
      <ul className="flex max-lg:-mx-4 max-lg:gap-2 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-0.5 max-lg:[scrollbar-width:none] sm:max-lg:-mx-8 sm:max-lg:px-8 lg:block">
        {entries.map(({ id, name, count }) => (
          <li key={id ?? 'all'} className="shrink-0 lg:border-b">
            <Link
              to={to(id)}
              preventScrollReset
              aria-current={value === id ? 'true' : undefined}
              className={classNames(
                'type-small flex items-center gap-2.5 whitespace-nowrap text-ink2 recolour hover:text-ink',
                'max-lg:min-h-11 max-lg:rounded-control max-lg:border max-lg:border-line2 max-lg:px-3.5 lg:min-h-9',
                value === id && 'font-[560] text-ink max-lg:bg-p3',
              )}
            >
              {id ? (
                <Swatch category={id} />
              ) : (
                <span aria-hidden="true" className="inline-block size-2.5 shrink-0 bg-ctl" />
              )}
              <span className="grow">{name}</span>
              <span className="min-w-6 text-right text-ink3">{count ?? ''}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
