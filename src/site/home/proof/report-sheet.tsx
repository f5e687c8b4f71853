import { calculatorNames } from '@ferrite/calculators/names.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FirstHeat } from '../../../features/tools/pages/first-heat.ts';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import type { QrPath } from '../../../platform/server/documents/qr-path.ts';
import { localPath } from '../../../platform/shared/i18n/i18n.ts';
import { Logo } from '../../../ui/theme/mark.tsx';
import { linePath, type Place } from './plot.tsx';

type ReportSheetProps = { readonly heat: FirstHeat; readonly qr: QrPath; readonly address: string };

/** Colours of a report page: white in both themes. */
const paper = { background: '#fff', color: '#16181d' } as const;
const ink2 = { color: '#55524b' } as const;

/** Drawing of an example report with calculated values and a QR code of its URL. */
export function ReportSheet({ heat, qr, address }: ReportSheetProps) {
  const { t } = useTranslation('layout');
  const language = useLanguage();
  const [answer] = heat.figures;
  return (
    <section className="flex flex-col rounded-panel border bg-p1 p-4 sm:p-6">
      <h3 className="type-h2">{t('proof.reportTitle')}</h3>
      <p className="type-body mt-1 text-ink2">{t('proof.reportText')}</p>
      <figure className="mt-4 max-w-[460px] rounded-tag border p-5" style={paper}>
        <div className="flex items-center justify-between border-b pb-2" style={{ borderColor: '#16181d' }}>
          <Logo className="text-[14px]" />
          <span className="type-micro" style={ink2}>
            {t('proof.excerpt')}
          </span>
        </div>
        <p className="type-small mt-3" style={ink2}>
          {calculatorNames['jominy-hardenability'][language]} · {heat.grade}
        </p>
        {answer && (
          <p className="mt-0.5">
            <span className="type-h1">{answer.text}</span>{' '}
            <span className="type-small" style={ink2}>
              {answer.label}
            </span>
          </p>
        )}
        <SmallCurve heat={heat} />
        <div className="mt-3 flex items-center gap-4 border-t pt-3" style={{ borderColor: '#d9d4c8' }}>
          <svg
            role="img"
            aria-label={t('proof.qr', { address })}
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            className="size-[84px] shrink-0"
            shapeRendering="crispEdges"
          >
            <path d={qr.path} fill="#000" />
          </svg>
          <figcaption className="type-micro min-w-0" style={ink2}>
            {t('proof.qrText')}
          </figcaption>
        </div>
      </figure>
      <p className="mt-auto pt-4">
        <Link to={localPath(language, '/tools/jominy-hardenability')} className="textlink type-body">
          {t('proof.example')}
        </Link>
      </p>
    </section>
  );
}

function SmallCurve({ heat: { curve, hardness, distanceMm } }: { readonly heat: FirstHeat }) {
  const place: Place = (x, y) => [(x / 50) * 420, 120 - ((y - 20) / 40) * 120];
  const [left, top] = place(distanceMm, hardness);
  return (
    <svg aria-hidden="true" viewBox="-6 -6 432 132" className="mt-3 w-full" fill="none" stroke="#16181d">
      <path d="M0 0V120H420" strokeWidth="0.75" />
      <path d={`M0 ${top}H${left}V120`} strokeDasharray="3 4" strokeWidth="0.75" />
      <path d={linePath(curve, place)} strokeWidth="1.6" />
      <circle cx={left} cy={top} r="4.5" fill="#be3a0b" stroke="none" />
    </svg>
  );
}
