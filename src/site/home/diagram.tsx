import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
import { Axes, type DrawingKind, drawings } from './diagram-axes.tsx';
import { boundaries, eutectoid, examplePoint, type Plot, plotPath, plotX, plotY } from './iron-carbon.ts';

/** Iron–carbon diagram of the home page, with one steel at its hardening temperature. */
export function Diagram({ className }: { readonly className?: string }) {
  const { t } = useTranslation('layout');
  return (
    <figure
      className={classNames('overflow-hidden rounded-panel border bg-well inset-shadow-sheen', className)}
    >
      <figcaption className="sr-only">{t('diagram.label')}</figcaption>
      <Drawing kind="wide" className="hidden sm:block lg:hidden xl:block" />
      <Drawing kind="compact" className="sm:hidden lg:block xl:hidden" />
    </figure>
  );
}

function Drawing({ kind, className }: { readonly kind: DrawingKind; readonly className: string }) {
  const { t } = useTranslation('layout');
  const { width, height, plot, radius, text } = drawings[kind];
  const wide = kind === 'wide';
  const x = plotX(plot, examplePoint.carbon);
  const y = plotY(plot, examplePoint.celsius);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className={classNames('w-full', className)}
      fontSize={text}
    >
      <Axes kind={kind} />
      <g className="fill-none stroke-ink" strokeWidth="1.25">
        {Object.entries(boundaries).map(([name, points]) => (
          <path key={name} d={plotPath(plot, points)} />
        ))}
      </g>
      <g className="fill-ink2" textAnchor="middle">
        <Label plot={plot} carbon={1.7} celsius={1530}>
          L
        </Label>
        {wide && (
          <Label plot={plot} carbon={1.02} celsius={1418}>
            L + <tspan className="m">γ</tspan>
          </Label>
        )}
        <Label plot={plot} carbon={0.95} celsius={1150} className="m fill-ink" size={wide ? 34 : 28}>
          γ
        </Label>
        {wide && (
          <Label plot={plot} carbon={0.95} celsius={1100}>
            {t('diagram.austenite')}
          </Label>
        )}
        <Label plot={plot} carbon={1.62} celsius={845}>
          <tspan className="m">γ</tspan> + Fe₃C
        </Label>
        {wide && (
          <Label plot={plot} carbon={0.17} celsius={768}>
            <tspan className="m">α</tspan> + <tspan className="m">γ</tspan>
          </Label>
        )}
      </g>
      <g className="fill-ink2">
        <text x={x + 10} y={plotY(plot, wide ? 600 : 640)}>
          {t('diagram.ferritePearlite')}
        </text>
        <text x={plot.right - (wide ? 40 : 0)} y={plotY(plot, wide ? 600 : 640)} textAnchor="end">
          {t('diagram.pearliteCementite')}
        </text>
      </g>
      <text x={plot.right} y={plotY(plot, eutectoid.celsius) - 7} textAnchor="end" className="fill-ink2">
        A₁ {eutectoid.celsius} °C
      </text>
      <g className="stroke-hot" strokeWidth="1">
        <path d={`M${plot.left} ${y}H${plot.right}`} />
        <path d={`M${x} ${y}V${plot.bottom}`} strokeDasharray="2 4" />
      </g>
      <circle cx={x} cy={y} r="12" className="fill-hot" opacity="0.24" />
      <circle cx={x} cy={y} r={radius} className="fill-hot" />
      <text
        x={x + 18}
        y={y - 11}
        className="fill-ink stroke-well font-[600]"
        strokeWidth="5"
        paintOrder="stroke"
      >
        {t(wide ? 'diagram.point' : 'diagram.pointShort')}
      </text>
    </svg>
  );
}

type LabelProps = {
  readonly plot: Plot;
  readonly carbon: number;
  readonly celsius: number;
  readonly size?: number;
  readonly className?: string;
  readonly children: ReactNode;
};

function Label({ plot, carbon, celsius, size, className, children }: LabelProps) {
  return (
    <text
      x={plotX(plot, carbon)}
      y={plotY(plot, celsius)}
      className={className}
      {...(size && { fontSize: size })}
    >
      {children}
    </text>
  );
}
