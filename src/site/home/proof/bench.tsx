import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FirstHeat } from '../../../features/tools/pages/first-heat.ts';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { localPath } from '../../../platform/shared/i18n/i18n.ts';
import { Panel } from '../../../ui/panel.tsx';
import { linePath, Plot } from './plot.tsx';

/** Analysis, diagram and results of one heat, arranged side by side like on a calculator page. */
export function Bench({ heat }: { readonly heat: FirstHeat }) {
  const { t } = useTranslation('layout');
  const language = useLanguage();
  return (
    <div className="mt-5 grid grid-cols-1 gap-4 lg:grid-cols-[240px_minmax(0,1fr)_300px]">
      <Panel title={heat.grade} level={3} flush>
        <p className="type-small px-4 pt-3 text-ink2">{t('proof.analysis')}</p>
        <dl className="type-body px-4 py-2 max-lg:grid max-lg:grid-cols-3 max-lg:gap-x-6">
          {heat.analysis.map(({ element, text }) => (
            <div key={element} className="flex h-8 items-center justify-between">
              <dt className="text-ink2">{element}</dt>
              <dd className="tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel title={t('proof.curve')} level={3} flush className="min-w-0">
        <Curve heat={heat} kind="wide" className="hidden w-full bg-well p-2 sm:block" />
        <Curve heat={heat} kind="compact" className="w-full bg-well p-2 sm:hidden" />
      </Panel>
      <Panel title={t('proof.results')} level={3} flush>
        <ul className="px-4 py-1">
          {heat.figures.map(({ calculatorId, label, text, band }) => (
            <li key={calculatorId} className="border-b last:border-b-0">
              <Link
                to={localPath(language, `/tools/${calculatorId}`)}
                className="group flex min-h-14 flex-wrap items-center justify-between gap-x-3 py-1.5"
              >
                <span className="type-small min-w-0 grow basis-32 text-ink2 decoration-line2 underline-offset-4 group-hover:underline">
                  {label}
                </span>
                <span className="text-right">
                  <span className="type-h3 block whitespace-nowrap">{text}</span>
                  {band && <span className="type-micro block whitespace-nowrap text-ink3">{band}</span>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

const sizes = { wide: { width: 640, height: 400 }, compact: { width: 342, height: 280 } } as const;

type CurveProps = {
  readonly heat: FirstHeat;
  readonly kind: keyof typeof sizes;
  readonly className: string;
};

function Curve({ heat, kind, className }: CurveProps) {
  const { t } = useTranslation('layout');
  const { curve, hardness, distanceMm, grade, figures } = heat;
  const shown = figures[0]?.text ?? '';
  return (
    <Plot
      {...sizes[kind]}
      x={{ from: 0, to: 50, step: 10 }}
      y={{ from: 20, to: 60, step: 10 }}
      xTitle={t('proof.distance')}
      yTitle="HRC"
      label={t('proof.curveLabel', { grade, hardness: shown, distance: distanceMm })}
      className={className}
    >
      {(place) => {
        const [left, top] = place(distanceMm, hardness);
        const [axisX] = place(0, hardness);
        const [, axisY] = place(distanceMm, 20);
        return (
          <>
            <path d={linePath(curve, place)} className="fill-none stroke-hot" strokeWidth="2.2" />
            <path
              d={`M${axisX} ${top}H${left}V${axisY}`}
              className="fill-none stroke-hot"
              strokeDasharray="2 4"
            />
            <circle cx={left} cy={top} r="12" className="fill-hot" opacity="0.24" />
            <circle cx={left} cy={top} r="5.5" className="fill-hot" />
            <text
              x={left + 14}
              y={top - 12}
              className="fill-hottext stroke-well font-[600]"
              strokeWidth="5"
              paintOrder="stroke"
              fontSize="14"
            >
              {shown}
            </text>
          </>
        );
      }}
    </Plot>
  );
}
