import { categoryNames } from '@ferrite/calculators/names.ts';
import { categories, registry } from '@ferrite/calculators/registry.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../platform/browser/i18n/language-context.ts';
import { localPath } from '../../platform/shared/i18n/i18n.ts';

/** The seven categories as a bar in temper colours; the width of each part is its number of calculators. */
export function TemperScale() {
  const { t } = useTranslation('layout');
  const language = useLanguage();
  return (
    <section className="page pt-12 sm:pt-16">
      <h2 className="type-h1">{t('home.scaleTitle')}</h2>
      <p className="type-body mt-1 max-w-[54ch] text-ink2">{t('home.scaleText')}</p>
      <ul className="mt-5 flex flex-col lg:flex-row">
        {categories.map(({ id, temperC }) => {
          const count = registry.filter((entry) => entry.category === id).length;
          return (
            <li key={id} data-category={id} className="min-w-0" style={{ flex: `${count} 1 0` }}>
              <Link
                to={`${localPath(language, '/tools')}?category=${id}`}
                className="group flex h-full min-h-12 items-center gap-x-3 border-l-[5px] border-l-category-fill pl-3 recolour max-lg:border-b max-lg:border-b-line hover:bg-category-wash lg:flex-col lg:items-start lg:border-t-[6px] lg:border-l-0 lg:border-t-category-fill lg:py-2 lg:pr-3 lg:pl-0 lg:hover:bg-transparent"
              >
                <span className="type-body font-[520] text-ink decoration-category underline-offset-4 group-hover:underline">
                  {categoryNames[id][language]}
                </span>
                <span className="type-micro flex gap-x-2 text-ink3 max-lg:ml-auto max-lg:pr-1 lg:flex-col">
                  <span className="whitespace-nowrap">{t('home.scaleCount', { count })}</span>
                  <span className="whitespace-nowrap">{temperC} °C</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
