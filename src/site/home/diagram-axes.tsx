import { useTranslation } from 'react-i18next';
import { carbonRange, examplePoint, plotX, plotY, temperatureRange } from './iron-carbon.ts';

/**
 * Drawing areas of the two versions of the diagram: the small one has fewer labels, and its text is not scaled down.
 */
export const drawings = {
  wide: {
    width: 600,
    height: 600,
    plot: { left: 70, right: 572, top: 28, bottom: 548 },
    stepC: 100,
    radius: 5.5,
    text: 12,
  },
  compact: {
    width: 358,
    height: 340,
    plot: { left: 46, right: 344, top: 14, bottom: 292 },
    stepC: 200,
    radius: 5,
    text: 11,
  },
} as const;

export type DrawingKind = keyof typeof drawings;

/** Colours in which steel glows, by position on the temperature scale, from its lower end. */
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

/** Number formats, created once because creating one costs as much as rendering the rest of the axes. */
const carbonFormats = {
  de: new Intl.NumberFormat('de', { minimumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en', { minimumFractionDigits: 1 }),
};

/**
 * Temperature axis with the colour in which steel glows at each temperature, and carbon axis. The values of the example
 * steel replace the ticks next to them.
 */
export function Axes({ kind }: { readonly kind: DrawingKind }) {
  const { t, i18n } = useTranslation('layout');
  // German uses a decimal comma: 0,8.
  const format = i18n.language === 'de' ? carbonFormats.de : carbonFormats.en;
  const written = (carbon: number) => format.format(carbon);
  const { plot, stepC } = drawings[kind];
  const first = Math.ceil(temperatureRange.from / stepC) * stepC;
  const temperatures = Array.from(
    { length: Math.floor((temperatureRange.to - first) / stepC) + 1 },
    (_, index) => first + index * stepC,
  );
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
      <rect
        x={plot.left - 12}
        y={plot.top}
        width="6"
        height={plot.bottom - plot.top}
        fill={`url(#incandescence-${kind})`}
      />
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
          .filter((each) => Math.abs(each - examplePoint.celsius) > 1)
          .map((each) => (
            <text key={each} x={plot.left - 18} y={plotY(plot, each) + 4}>
              {each}
            </text>
          ))}
        <text
          x={plot.left - 18}
          y={plotY(plot, examplePoint.celsius) + 4}
          className="fill-hottext font-[600]"
        >
          {examplePoint.celsius}
        </text>
      </g>
      <g className="fill-ink3" textAnchor="middle">
        {carbons.map((each) => (
          <text key={each} x={plotX(plot, each)} y={plot.bottom + 20}>
            {written(each)}
          </text>
        ))}
        <text x={plotX(plot, examplePoint.carbon)} y={plot.bottom + 20} className="fill-hottext font-[600]">
          {written(examplePoint.carbon)}
        </text>
      </g>
      <text x={plot.right} y={plot.bottom + 38} textAnchor="end" className="fill-ink3">
        {t('diagram.carbon')}
      </text>
    </>
  );
}
