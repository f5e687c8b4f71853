import { categoryNames } from '@ferrite/calculators/names.ts';
import type { CategoryId } from '@ferrite/calculators/registry.ts';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Swatch } from '../../../../ui/tag.tsx';
import { categoryIds } from '../../forum.rules.ts';

type CategoryFieldProps = {
  readonly value: CategoryId | '';
  readonly error: string | undefined;
  readonly onChange: (id: CategoryId) => void;
};

export function CategoryField({ value, error, onChange }: CategoryFieldProps) {
  const { t } = useTranslation('forum');
  const language = useLanguage();
  const id = useId();
  return (
    <fieldset
      className="min-w-0"
      data-wrong={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="type-label mb-1.5">{t('form.category')}</legend>
      <div className="flex flex-wrap gap-2">
        {categoryIds.map((category) => (
          <label
            key={category}
            data-category={category}
            className={classNames(
              'type-small relative inline-flex min-h-11 items-center gap-2 rounded-control border px-3 text-ink recolour sm:min-h-8',
              'has-checked:border-category-fill has-checked:bg-category-wash has-checked:font-[520]',
              'has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-1',
              error ? 'border-err' : 'border-line2 hover:border-ctl',
            )}
          >
            <input
              type="radio"
              name={id}
              value={category}
              checked={value === category}
              onChange={() => onChange(category)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <Swatch category={category} />
            {categoryNames[category][language]}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="type-small mt-1.5 flex items-start gap-1.5 text-err">
          <CircleAlert aria-hidden size={14} strokeWidth={1.5} className="mt-[3px] shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
