import { formatShort } from '@ferrite/calculators/core/numbers.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { localPath } from '../../../platform/shared/i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { ModelAccuracy, PropertyAccuracy } from './accuracy-data.ts';
import { useErrorFormat } from './use-error-format.ts';

const cell = 'border-b px-2 py-2 text-left align-middle sm:px-4';
const head = `${cell} type-column border-line2 text-ink2`;

/**
 * Table of all models: grouped by property, the most accurate first, with a bar for the error that 90 % of the values
 * stay within.
 */
export function Ranking({ measured }: { readonly measured: readonly PropertyAccuracy[] }) {
  const { t } = useTranslation('accuracy');
  return (
    <section aria-labelledby="ranking">
      <h2 id="ranking" className="type-h2">
        {t('ranking')}
      </h2>
      <div className="relative mt-4 overflow-x-auto rounded-panel border bg-p1">
        <table className="w-full border-separate border-spacing-0">
          <thead>
            <tr>
              <th scope="col" className={head}>
                {t('model')}
              </th>
              <th scope="col" className={`${head} w-[34%] max-sm:hidden`} colSpan={1}>
                <span className="sr-only">{t('within')}</span>
              </th>
              <th scope="col" className={`${head} text-right!`}>
                {t('within')}
              </th>
              <th scope="col" className={`${head} text-right! max-sm:hidden`}>
                {t('bias')}
              </th>
              <th scope="col" className={`${head} text-right! max-sm:hidden`}>
                {t('count')}
              </th>
            </tr>
          </thead>
          {measured.map((property) => (
            <Group key={property.property} property={property} />
          ))}
        </table>
      </div>
    </section>
  );
}

function Group({ property: found }: { readonly property: PropertyAccuracy }) {
  const { t } = useTranslation('accuracy');
  const language = useLanguage();
  const { property, entry, calculatorName, models, unit } = found;
  const most = Math.max(...models.map(({ within90 }) => within90));
  return (
    <tbody data-category={entry.category}>
      <tr>
        <th scope="rowgroup" colSpan={5} className={`${cell} bg-p2`}>
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <a href={`#${property}`} className="type-h3 text-ink underline-offset-4 hover:underline">
              {t(`property_${property}`)}
            </a>
            <Link
              to={localPath(language, `/tools/${entry.id}`)}
              className="textlink type-small inline-flex min-h-6 items-center font-[400]"
            >
              {calculatorName}
            </Link>
          </span>
        </th>
      </tr>
      {models.map((model) => (
        <Row key={model.output} model={model} unit={unit} most={most} />
      ))}
    </tbody>
  );
}

type RowProps = { readonly model: ModelAccuracy; readonly unit: string; readonly most: number };

function Row({ model: { label, isFitted, within90, bias, n }, unit, most }: RowProps) {
  const { t } = useTranslation('accuracy');
  const language = useLanguage();
  const format = useErrorFormat(unit);
  return (
    <tr>
      <th scope="row" className={classNames(cell, 'type-body', isFitted ? 'font-[600]' : 'font-[400]')}>
        <span className="wrap-anywhere">{label}</span>
        {isFitted && <span className="type-micro block font-[400] text-ink3">{t('fitted')}</span>}
      </th>
      <td className={`${cell} max-sm:hidden`}>
        <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full">
          <rect width={(within90 / most) * 100} height="8" className={isFitted ? 'fill-ink' : 'fill-line2'} />
        </svg>
      </td>
      <td className={`${cell} type-body text-right! whitespace-nowrap tabular-nums`}>
        {format.within(within90)}
      </td>
      <td className={`${cell} type-body text-right! whitespace-nowrap tabular-nums max-sm:hidden`}>
        {format.signed(bias)}
      </td>
      <td className={`${cell} type-body text-right! whitespace-nowrap tabular-nums max-sm:hidden`}>
        {formatShort(n, language)}
      </td>
    </tr>
  );
}
