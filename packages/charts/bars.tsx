import { textWidth } from './text/text-size.ts';

export type BarSeries = { readonly name: string; readonly fill: string; readonly swatch: string };
export type Bar = {
  /** Label below the bar; shortened to one letter if space is limited. */
  readonly label: string;
  /** Group of consecutive bars, e.g. the year; labelled once, below the first bar. */
  readonly group?: string;
  /** One value per series, from the bottom up; 0 draws nothing. */
  readonly parts: readonly number[];
  /** True for a period that has not ended; the bar is drawn paler. */
  readonly isRunning?: boolean;
};

type BarsProps = {
  readonly title: string;
  readonly series: readonly BarSeries[];
  readonly bars: readonly Bar[];
  /** Formats a value for the axis. */
  readonly shown: (value: number) => string;
  /** Text alternative for screen readers. */
  readonly summary: string;
};

const labelSize = 11;
const drawings = [
  { width: 700, height: 118, shownIn: 'hidden @min-[680px]:block' },
  { width: 480, height: 130, shownIn: 'hidden @min-[470px]:block @min-[680px]:hidden' },
  { width: 330, height: 150, shownIn: 'block @min-[470px]:hidden' },
] as const;
const left = 34;
/** Height in pixels of the labels, and of the line of groups below them. */
const labelRoom = 20;
const groupRoom = 15;
const top = 8;

/** Returns the next even round number above a value, at least 2; the axis labels this number and its half. */
export function roundAbove(value: number): number {
  if (value <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 4, 6, 8, 10].map((step) => step * power).find((step) => step >= value) ?? 10 * power;
}

/**
 * Bar chart with stacked bars and a legend. It is drawn in three sizes, of which the style sheet shows one, because
 * text must keep its size.
 */
export function Bars({ title, series, bars, shown, summary }: BarsProps) {
  const highest = roundAbove(
    Math.max(0, ...bars.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0))),
  );
  const foot = labelRoom + (bars.some(({ group }) => group !== undefined) ? groupRoom : 0);
  return (
    <figure className="@container min-w-0">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="type-small text-ink">{title}</span>
        {series.length > 1 && (
          <span className="type-micro flex flex-wrap gap-x-3 text-ink2">
            {series.map(({ name, swatch }) => (
              <span key={name} className="inline-flex items-center gap-1.5">
                <span aria-hidden="true" className={`size-2.5 ${swatch ?? ''}`} />
                {name}
              </span>
            ))}
          </span>
        )}
      </figcaption>
      {drawings.map(({ width, height, shownIn }) => (
        <svg
          key={width}
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${width} ${height - labelRoom + foot}`}
          className={`mt-1 w-full ${shownIn ?? ''}`}
        >
          <Ticks width={width} height={height} highest={highest} shown={shown} />
          <Groups bars={bars} space={barSpace(bars, width)} y={height - labelRoom + foot - 5} />
          {bars.map((bar, at) => (
            <Stack
              // biome-ignore lint/suspicious/noArrayIndexKey: the letter of a month is not unique.
              key={at}
              bar={bar}
              series={series}
              highest={highest}
              height={height}
              x={left + at * barSpace(bars, width)}
              space={barSpace(bars, width)}
              labelled={(bars.length - 1 - at) % labelStep(bars, barSpace(bars, width)) === 0}
            />
          ))}
        </svg>
      ))}
    </figure>
  );
}

type TicksProps = Pick<BarsProps, 'shown'> & {
  readonly width: number;
  readonly height: number;
  readonly highest: number;
};

function Ticks({ width, height, highest, shown }: TicksProps) {
  return [0, 0.5, 1].map((part) => {
    const y = height - labelRoom - part * (height - labelRoom - top);
    return (
      <g key={part}>
        <line x1={left} x2={width} y1={y} y2={y} strokeWidth={0.6} className="stroke-line2" />
        <text x={left - 6} y={y + 4} textAnchor="end" fontSize={11} className="fill-ink3">
          {shown(highest * part)}
        </text>
      </g>
    );
  });
}

/** Names of the groups below their first bars, except those that would overlap the next one. */
function Groups({
  bars,
  space,
  y,
}: {
  readonly bars: readonly Bar[];
  readonly space: number;
  readonly y: number;
}) {
  const starts = bars.flatMap(({ group }, at) =>
    group !== undefined && group !== bars[at - 1]?.group ? [{ group, at }] : [],
  );
  return starts.map(({ group, at }, each) => {
    const next = starts[each + 1]?.at ?? bars.length;
    if ((next - at) * space < textWidth(group, labelSize) + 4) return null;
    return (
      <text key={group} x={left + at * space + 2} y={y} fontSize={labelSize} className="fill-ink3">
        {group}
      </text>
    );
  });
}

const widestLabel = (bars: readonly Bar[]): number =>
  Math.max(0, ...bars.map(({ label }) => textWidth(label, labelSize)));

/** Returns the width per bar with which the label centred below the last bar ends inside the drawing. */
function barSpace(bars: readonly Bar[], width: number): number {
  const half = (widestLabel(bars) + 2) / 2;
  return Math.min((width - left) / bars.length, (width - left - half) / (bars.length - 0.5));
}

/** Returns n such that labels of every n-th bar fit, counted from the newest bar. */
const labelStep = (bars: readonly Bar[], space: number): number =>
  Math.max(1, Math.ceil((widestLabel(bars) + 2) / space));

type StackProps = {
  readonly bar: Bar;
  readonly series: readonly BarSeries[];
  readonly highest: number;
  readonly height: number;
  readonly x: number;
  readonly space: number;
  readonly labelled: boolean;
};

function Stack({ bar, series, highest, height, x, space, labelled }: StackProps) {
  const scale = (height - labelRoom - top) / highest;
  let y = height - labelRoom;
  return (
    <g>
      {series.map(({ name, fill }, at) => {
        const tall = (bar.parts[at] ?? 0) * scale;
        y -= tall;
        if (tall <= 0) return null;
        // The parts of a stack are separated by one pixel.
        return (
          <rect
            key={name}
            x={x + space * 0.15}
            y={y}
            width={space * 0.7}
            height={Math.max(0.5, tall - 1)}
            className={fill}
            opacity={bar.isRunning ? 0.55 : 1}
          />
        );
      })}
      {labelled && (
        <text x={x + space / 2} y={height - 5} textAnchor="middle" fontSize={labelSize} className="fill-ink3">
          {bar.label}
        </text>
      )}
    </g>
  );
}
