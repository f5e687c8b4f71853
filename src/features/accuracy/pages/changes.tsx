import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { localPath } from '../../../platform/shared/i18n/i18n.ts';
import type { ResultChange } from './accuracy-data.ts';

const cell = 'border-b px-2 py-2 text-left align-top sm:px-4';

/** List of changes that altered results: date, calculator with its new version, and effect. */
export function Changes({ changes }: { readonly changes: readonly ResultChange[] }) {
  const { t } = useTranslation('accuracy');
  const language = useLanguage();
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="type-h2">
        {t('changes')}
      </h2>
      <p className="type-body mt-1 max-w-[72ch] text-ink2">{t('changesAffected')}</p>
      <div className="mt-4 overflow-x-auto rounded-panel border bg-p1">
        <table className="w-full border-separate border-spacing-0">
          <thead>
            <tr>
              {(['changeDate', 'changeCalculator', 'changeEffect'] as const).map((each) => (
                <th key={each} scope="col" className={`${cell} type-column border-line2 text-ink2`}>
                  {t(each)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map(({ calculator, calculatorName, version, date, effect }) => (
              <tr key={`${calculator} ${version}`}>
                <td className={`${cell} type-small whitespace-nowrap tabular-nums`}>
                  <time dateTime={date}>{date}</time>
                </td>
                <th scope="row" className={`${cell} type-small font-[400]`}>
                  <Link to={localPath(language, `/tools/${calculator}`)} className="textlink">
                    {calculatorName}
                  </Link>{' '}
                  <span className="whitespace-nowrap text-ink3">{version}</span>
                </th>
                <td className={`${cell} type-small`}>{effect}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
