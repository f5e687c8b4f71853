import { type Bar, type BarSeries, Bars } from '@ferrite/charts/bars.tsx';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { locale } from '../../../../platform/shared/i18n/i18n.ts';
import { moneyText } from '../../../../platform/shared/money/money-text.ts';
import type { Month, ProviderMonth } from '../../admin.contract.ts';
import { dollarsOf, shortNumber } from '../../money/revenue.rules.ts';

type Figures = { readonly months: readonly Month[]; readonly byProvider: readonly ProviderMonth[] };

const providers = ['paypal', 'toss', 'eximbay'] as const;
const series: readonly BarSeries[] = [
  { name: 'PayPal', fill: 'fill-(--series-2)', swatch: 'bg-(--series-2)' },
  { name: 'Toss', fill: 'fill-warn', swatch: 'bg-warn' },
  { name: 'Eximbay', fill: 'fill-ctl', swatch: 'bg-ctl' },
];

/** Chart of the revenue by month and provider in dollars; the current month is paler. */
export function RevenueChart({ months, byProvider }: Figures) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const nameOf = useMonthName();
  const bars: Bar[] = months.map(({ month }, at) => ({
    label: nameOf(month, 'narrow'),
    group: month.slice(0, 4),
    isRunning: at === months.length - 1,
    parts: providers.map((provider) =>
      byProvider
        .filter((each) => each.month === month && each.provider === provider)
        .reduce((sum, each) => sum + dollarsOf(each), 0),
    ),
  }));
  const summary = months
    .map(
      (month) =>
        `${nameOf(month.month, 'long')}: ${moneyText({ currency: 'USD', minor: Math.round(100 * dollarsOf(month)) }, language)}`,
    )
    .join(', ');
  return (
    <Bars
      title={t('figures.revenue', { months: months.length })}
      series={series}
      bars={bars}
      shown={(value) => shortNumber(value, language)}
      summary={`${t('figures.revenue', { months: months.length })}. ${summary}`}
    />
  );
}

/** Chart of the members with a paid period at the end of each month. */
export function ActiveChart({ months }: { readonly months: readonly Month[] }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const nameOf = useMonthName();
  return (
    <Bars
      title={t('figures.active')}
      series={[{ name: t('figures.active'), fill: 'fill-ink2', swatch: 'bg-ink2' }]}
      bars={months.map(({ month, activeMembers }, at) => ({
        label: nameOf(month, 'narrow'),
        group: month.slice(0, 4),
        parts: [activeMembers],
        isRunning: at === months.length - 1,
      }))}
      shown={(value) => shortNumber(value, language)}
      summary={`${t('figures.active')}. ${months.map((each) => `${nameOf(each.month, 'long')}: ${each.activeMembers}`).join(', ')}`}
    />
  );
}

/** Returns a function that formats a month such as `2026-11`: as a single letter, or as name with year. */
export function useMonthName(): (month: string, length: 'narrow' | 'long') => string {
  const language = useLanguage();
  return (month, length) =>
    new Intl.DateTimeFormat(locale[language], {
      month: length,
      ...(length === 'long' && { year: 'numeric' }),
      timeZone: 'UTC',
    }).format(new Date(`${month}-01T00:00:00Z`));
}
