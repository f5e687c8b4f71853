import { calculatorNames } from '@ferrite/calculators/names.ts';
import type { CalculatorId } from '@ferrite/calculators/registry.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../platform/browser/i18n/language-context.ts';
import { localPath } from '../../platform/shared/i18n/i18n.ts';
import { figures } from './figures.tsx';
import { gradeCount } from './grade-count.ts';

const order = ['mechanical', 'cost', 'reliability', 'expert', 'analytics', 'data'] as const;
const grade = '42CrMo4';

/** Calculator that the card of a feature opens. */
const calculators: { readonly [key in (typeof order)[number]]?: CalculatorId } = {
  mechanical: 'jominy-hardenability',
  cost: 'billet-stock',
  analytics: 'schaeffler-diagram',
};

/** Six features of the product in one grid, each with a sentence and a link. */
export function Features() {
  const { t } = useTranslation('layout');
  const language = useLanguage();
  const links = {
    reliability: { to: '/pricing', text: t('features.reliability.link') },
    expert: { to: '/accuracy', text: t('features.expert.link') },
    data: { to: `/tools?q=${grade}`, text: t('features.data.link', { grade }) },
  } as const;
  const linkOf = (key: (typeof order)[number]) => {
    const id = calculators[key];
    if (id) return { to: `/tools/${id}`, text: calculatorNames[id][language] };
    return links[key as keyof typeof links];
  };
  return (
    <section className="page pt-12 pb-4 sm:pt-16">
      <h2 className="type-h1">{t('home.featuresTitle')}</h2>
      <div className="mt-5 overflow-hidden border-y border-line2">
        {/* The grid is one pixel larger than its frame at the right and bottom, which hides the outer lines. */}
        <ul className="-mr-px -mb-px grid sm:grid-cols-2 lg:grid-cols-3">
          {order.map((key) => {
            const Figure = figures[key];
            const { to, text } = linkOf(key);
            return (
              <li
                key={key}
                className="flex gap-4 border-r border-b py-5 sm:gap-6 sm:px-6 sm:py-6 lg:first:pl-0 lg:nth-4:pl-0 max-lg:odd:pl-0"
              >
                <Figure />
                <div className="min-w-0">
                  <h3 className="type-h3">{t(`features.${key}.title`)}</h3>
                  <p className="type-body mt-1 text-ink2">
                    {t(`features.${key}.text`, { grades: gradeCount })}
                  </p>
                  <Link
                    to={localPath(language, to)}
                    className="textlink type-small mt-2 inline-flex min-h-6 items-center"
                  >
                    {text}
                  </Link>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
