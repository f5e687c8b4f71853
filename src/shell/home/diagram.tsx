import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
import { boundaries, carbonRange, eutectoid, type Plot, plotPath, plotX, plotY, stagedPoint, temperatureRange } from './iron-carbon.ts';

/** Two drawings of one diagram: the small one has fewer labels, and none of its letters is scaled down. */
const drawings = {
  wide: { width: 600, height: 600, plot: { left: 70, right: 572, top: 28, bottom: 548 }, stepC: 100, radius: 5.5, text: 12 },
  compact: { width: 358, height: 340, plot: { left: 46, right: 344, top: 14, bottom: 292 }, stepC: 200, radius: 5, text: 11 },
} as const;

/** Colours of incandescent steel: the share of the scale from its foot, and what one sees there. */
const incandescence = [
  [0, '#150603'],
  [0.1, '#3a0c04'],
  [0.22, '#8c1d06'],
  [0.36, '#e8450f'],
  [0.5, '#ff7a2e'],
  [0.66, '#ffb45c'],
  [0.82, '#ffe3a3'],
  [1, '#fffaf0'],
] as const;

/** The iron–carbon diagram as the home page's instrument, with one steel at its hardening temperature. */
export function Diagram({ className }: { readonly className?: string }) {
  const { t } = useTranslation('shell');
  return (
    <figure className={classNames('overflow-hidden rounded-panel border bg-well inset-shadow-sheen', className)}>
      <figcaption className="sr-only">{t('diagram.label')}</figcaption>
      <Drawing kind="wide" className="hidden sm:block lg:hidden xl:block" />
      <Drawing kind="compact" className="sm:hidden lg:block xl:hidden" />
    </figure>
  );
}

function Drawing({ kind, className }: { readonly kind: keyof typeof drawings; readonly className: string }) {
  const { t } = useTranslation('shell');
  const { width, height, plot, radius, text } = drawings[kind];
  const wide = kind === 'wide';
  const x = plotX(plot, stagedPoint.carbon);
  const y = plotY(plot, stagedPoint.celsius);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={classNames('w-full', className)} fontSize={text}>
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
      <text x={x + 18} y={y - 11} className="fill-ink stroke-well font-[600]" strokeWidth="5" paintOrder="stroke">
        {t(wide ? 'diagram.point' : 'diagram.pointShort')}
      </text>
    </svg>
  );
}

function Axes({ kind }: { readonly kind: keyof typeof drawings }) {
  const { t } = useTranslation('shell');
  const { plot, stepC } = drawings[kind];
  const first = Math.ceil(temperatureRange.from / stepC) * stepC;
  const temperatures = Array.from({ length: Math.floor((temperatureRange.to - first) / stepC) + 1 }, (_, index) => first + index * stepC);
  const carbons = [0, 0.8, 1.2, 1.6, 2].filter((each) => each <= carbonRange.to);
  return (
    <>
      <defs>
        <linearGradient id={`incandescence-${kind}`} x1="0" y1="1" x2="0" y2="0">
          {incandescence.map(([offset, colour]) => (
            <stop key={offset} offset={offset} stopColor={colour} />
          ))}
        </linearGradient>
      </defs>
      <rect x={plot.left - 12} y={plot.top} width="6" height={plot.bottom - plot.top} fill={`url(#incandescence-${kind})`} />
      <g className="fill-none stroke-ctl">
        <path d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`} />
        {temperatures.map((each) => (
          <path key={each} d={`M${plot.left - 5} ${plotY(plot, each)}h5`} />
        ))}
        {carbons.map((each) => (
          <path key={each} d={`M${plotX(plot, each)} ${plot.bottom}v5`} />
        ))}
      </g>
      <g className="fill-ink3" textAnchor="end">
        {temperatures
          .filter((each) => Math.abs(each - stagedPoint.celsius) > 1)
          .map((each) => (
            <text key={each} x={plot.left - 18} y={plotY(plot, each) + 4}>
              {each}
            </text>
          ))}
        <text x={plot.left - 18} y={plotY(plot, stagedPoint.celsius) + 4} className="fill-hottext font-[600]">
          {stagedPoint.celsius}
        </text>
      </g>
      <g className="fill-ink3" textAnchor="middle">
        {carbons.map((each) => (
          <text key={each} x={plotX(plot, each)} y={plot.bottom + 20}>
            {each.toFixed(1)}
          </text>
        ))}
        <text x={plotX(plot, stagedPoint.carbon)} y={plot.bottom + 20} className="fill-hottext font-[600]">
          {stagedPoint.carbon}
        </text>
      </g>
      <text x={plot.right} y={plot.bottom + 38} textAnchor="end" className="fill-ink3">
        {t('diagram.carbon')}
      </text>
    </>
  );
}

type LabelProps = {
  readonly plot: Plot;
  readonly carbon: number;
  readonly celsius: number;
  readonly size?: number;
  readonly className?: string;
  readonly children: React.ReactNode;
};

function Label({ plot, carbon, celsius, size, className, children }: LabelProps) {
  return (
    <text x={plotX(plot, carbon)} y={plotY(plot, celsius)} className={className} {...(size && { fontSize: size })}>
      {children}
    </text>
  );
}
