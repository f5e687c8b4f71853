import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';

type ComparisonProps = {
  /** Number of different tools that free members can use per day. */
  readonly dailyLimit: number;
  /** Number of devices that can be logged in at the same time. */
  readonly devices: number;
  readonly everydayTools: number;
  readonly allTools: number;
  /** Maximum number of table rows in a batch calculation. */
  readonly batchRows: number;
};

type Row = readonly [name: ReactNode, free: ReactNode, premium: ReactNode];

const cell = 'h-10 px-2 py-2 text-left align-middle hyphens-auto wrap-anywhere sm:px-3';
const bodyCell = `${cell} border-t`;

/** Table that compares free and premium membership, in three groups. */
export function Comparison({ dailyLimit, devices, everydayTools, allTools, batchRows }: ComparisonProps) {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  const yes = (
    <>
      <Check aria-hidden size={16} strokeWidth={1.5} className="inline text-ok" />
      <span className="sr-only">{t('pricing.yes')}</span>
    </>
  );
  const no = (
    <>
      <Minus aria-hidden size={16} strokeWidth={1.5} className="inline text-ink3" />
      <span className="sr-only">{t('pricing.no')}</span>
    </>
  );
  const accuracy = (
    <Link to={localPath(language, '/accuracy')} className="textlink">
      {t('pricing.accuracy')}
    </Link>
  );
  const groups: readonly (readonly [title: string, rows: readonly Row[]])[] = [
    [
      t('pricing.group_calculators'),
      [
        [t('pricing.tools'), t('pricing.of', { some: everydayTools, all: allTools }), allTools],
        [t('pricing.daily'), dailyLimit, t('pricing.unlimited')],
        [t('pricing.diagrams'), yes, yes],
        [accuracy, yes, yes],
      ],
    ],
    [
      t('pricing.group_work'),
      [
        [t('pricing.report'), t('pricing.reportFree'), t('pricing.reportPremium')],
        [t('pricing.link'), yes, yes],
        [t('pricing.saved'), yes, yes],
        [t('pricing.heats'), no, yes],
        [
          t('pricing.batch'),
          no,
          t('pricing.batchRows', { rows: batchRows.toLocaleString(language === 'de' ? 'de' : 'en') }),
        ],
        [t('pricing.export'), no, yes],
        [t('pricing.api'), t('pricing.apiFree'), t('pricing.apiPremium')],
      ],
    ],
    [
      t('pricing.group_account'),
      [
        [t('pricing.devices'), devices, devices],
        [t('pricing.invoice'), no, yes],
        [t('pricing.community'), yes, yes],
        [t('pricing.support'), t('pricing.supportFree'), t('pricing.supportFirst')],
      ],
    ],
  ];
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-panel border bg-p1">
      <caption className="sr-only">{t('pricing.compare')}</caption>
      <thead>
        <tr>
          <td className={cell} />
          <th scope="col" className={`${cell} type-h3 w-[30%] sm:w-[26%]`}>
            {t('pricing.free')}
          </th>
          <th scope="col" className={`${cell} type-h3 w-[30%] sm:w-[26%]`}>
            {t('pricing.premium')}
          </th>
        </tr>
      </thead>
      {groups.map(([title, rows]) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={`${bodyCell} type-label bg-p2 font-[600]`}>
              {title}
            </th>
          </tr>
          {rows.map(([name, free, premium], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are fixed.
            <tr key={at}>
              <th scope="row" className={`${bodyCell} type-body font-normal text-ink2`}>
                {name}
              </th>
              <td className={`${bodyCell} type-body`}>{free}</td>
              <td className={`${bodyCell} type-body font-[520]`}>{premium}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
