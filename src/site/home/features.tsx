import { calculatorNames } from '@ferrite/calculators/names.ts';
import { type CalculatorId, categories, registry } from '@ferrite/calculators/registry.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/browser/i18n/language-context.ts';
import { figures } from './figures.tsx';
import { gradeCount } from './grade-count.ts';

const order = ['mechanical', 'cost', 'reliability', 'expert', 'analytics', 'data'] as const;

/** Calculators named below a text, where it speaks of particular ones. */
const named: { readonly [key in (typeof order)[number]]?: readonly CalculatorId[] } = {
  mechanical: ['jominy-hardenability', 'martensite-hardness', 'tempered-hardness'],
  cost: ['ideal-critical-diameter', 'billet-stock'],
};

/** Six reasons in one ruled sheet. */
export function Features() {
  const { t } = useTranslation('layout');
  const language = useLanguage();
  const asides = {
    reliability: t('features.reliability.aside'),
    expert: t('features.expert.aside', { count: gradeCount }),
    analytics: t('features.analytics.aside', { count: registry.length, fields: categories.length }),
    data: t('features.data.aside'),
  } as const;
  return (
    <section className="page pt-12 pb-4 sm:pt-16">
      <h2 className="type-h1">{t('home.featuresTitle')}</h2>
      <div className="mt-5 overflow-hidden border-y border-line2">
        {/* The sheet is one pixel larger than its frame at the right and foot, so that outer rules fall off. */}
        <ul className="-mr-px -mb-px grid sm:grid-cols-2 lg:grid-cols-3">
          {order.map((key) => {
            const Figure = figures[key];
            const aside =
              key in asides
                ? asides[key as keyof typeof asides]
                : named[key]?.map((id) => calculatorNames[id][language]).join(' · ');
            return (
              <li
                key={key}
                className="flex gap-4 border-r border-b py-5 sm:gap-6 sm:px-6 sm:py-6 lg:first:pl-0 lg:nth-4:pl-0 max-lg:odd:pl-0"
              >
                <Figure />
                <div className="min-w-0">
                  <h3 className="type-h3">{t(`features.${key}.title`)}</h3>
                  <p className="type-body mt-1 text-ink2">{t(`features.${key}.text`)}</p>
                  <p className="type-micro mt-2 text-ink3">{aside}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
