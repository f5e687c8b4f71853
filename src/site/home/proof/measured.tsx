import { formatShort } from '@ferrite/calculators/core/numbers.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AccuracySummary } from '../../../features/accuracy/pages/accuracy-data.ts';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { localPath } from '../../../platform/shared/i18n/i18n.ts';
import { Plot, type Range } from './plot.tsx';

const celsius: Range = { from: 0, to: 500, step: 100 };

/**
 * Properties of a diagram of measured against calculated martensite start, with a link to the accuracy of all models.
 */
type MeasuredProps = {
  readonly accuracy: AccuracySummary;
  /** Heading level of the title. */
  readonly level?: 2 | 3;
};

export function Measured({ accuracy, level = 3 }: MeasuredProps) {
  const Heading = `h${level}` as const;
  const { t } = useTranslation('layout');
  const language = useLanguage();
  const { rows, steels, within90, bins } = accuracy;
  const text = t('proof.measuredText', {
    rows: formatShort(rows, language),
    steels: formatShort(steels, language),
    error: formatShort(Math.round(within90), language),
  });
  return (
    <section className="flex flex-col rounded-panel border bg-p1 p-4 sm:p-6">
      <Heading className="type-h2">{t('proof.measuredTitle')}</Heading>
      <p className="type-body mt-1 text-ink2">{text}</p>
      <Plot
        width={420}
        height={340}
        x={celsius}
        y={celsius}
        xTitle={t('proof.measuredAxis')}
        yTitle={t('proof.calculatedAxis')}
        label={`${t('proof.measuredTitle')}. ${text}`}
        className="mt-4 w-full max-w-[460px]"
      >
        {(place) => (
          <>
            <path
              d={`M${place(0, 0).join(' ')}L${place(celsius.to, celsius.to).join(' ')}`}
              className="stroke-ink2"
              strokeWidth="1.25"
            />
            {bins.map(({ measured, calculated, low, high }) => {
              const [left, top] = place(measured, calculated);
              const inside = (value: number) => Math.min(celsius.to, Math.max(celsius.from, value));
              return (
                <g key={measured}>
                  <path
                    d={`M${left} ${place(measured, inside(low))[1]}V${place(measured, inside(high))[1]}`}
                    className="stroke-ink3"
                    strokeWidth="1.5"
                  />
                  <circle cx={left} cy={top} r="4" className="fill-hot" />
                </g>
              );
            })}
          </>
        )}
      </Plot>
      <p className="type-micro mt-2 text-ink3">{t('proof.measuredReading')}</p>
      <p className="mt-auto pt-4">
        <Link to={localPath(language, '/accuracy')} className="textlink type-body">
          {t('proof.accuracy')}
        </Link>
      </p>
    </section>
  );
}
