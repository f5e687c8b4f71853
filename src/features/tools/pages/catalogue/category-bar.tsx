import { categoryNames } from '@ferrite/calculators/names.ts';
import { type CategoryId, categories } from '@ferrite/calculators/registry.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Swatch } from '../../../../ui/tag.tsx';
import type { ToolRow } from './catalogue.ts';

type CategoryBarProps = {
  /** Rows that match the other filters; null while loading. */
  readonly rows: readonly ToolRow[] | null;
  readonly value: CategoryId | null;
  readonly onChange: (value: CategoryId | null) => void;
};

const chip =
  'type-small inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap recolour hover:text-ink aria-pressed:bg-p3 aria-pressed:text-ink lg:min-h-9';
const onPhones = 'max-lg:rounded-control max-lg:border max-lg:border-line2 max-lg:px-3.5';

/** Category filter: a bar with seven segments; on narrow screens chips that scroll horizontally. */
export function CategoryBar({ rows, value, onChange }: CategoryBarProps) {
  const { t } = useTranslation('tools');
  const language = useLanguage();
  return (
    <fieldset className="mt-4 min-w-0 sm:mt-6">
      <legend className="sr-only">{t('categories')}</legend>
      <div
        className={classNames(
          'flex max-lg:-mx-4 max-lg:gap-2 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-0.5 max-lg:[scrollbar-width:none] sm:max-lg:-mx-8 sm:max-lg:px-8',
          'lg:divide-x lg:overflow-hidden lg:rounded-panel lg:border lg:bg-p1',
        )}
      >
        <button
          type="button"
          aria-pressed={value === null}
          onClick={() => onChange(null)}
          className={classNames(chip, onPhones, 'text-ink2 lg:hidden')}
        >
          {t('allCategories')}
        </button>
        {categories.map(({ id }) => (
          <button
            key={id}
            type="button"
            data-category={id}
            aria-pressed={value === id}
            onClick={() => onChange(value === id ? null : id)}
            className={classNames(
              chip,
              onPhones,
              'text-ink2 lg:grow lg:justify-between lg:border-t-4 lg:border-t-category-fill lg:px-3 lg:hover:bg-p3/50 lg:-outline-offset-2',
            )}
          >
            <Swatch category={id} className="lg:hidden" />
            {categoryNames[id][language]}
            <span className="text-ink3 max-lg:hidden">
              {rows ? rows.filter((row) => row.categoryId === id).length : ''}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
