import type { ChartDrawing } from '@ferrite/calculators/core/chart.ts';
import type { Xy } from '../clip.ts';
import type { ChartWords, Scene } from '../scene.ts';
import { formatAligned } from '../text/aligned.ts';
import { plainSymbol } from '../text/symbol-text.ts';
import { textWidth } from '../text/text-size.ts';
import type { Reading } from './reading.ts';

type ReadCardProps = {
  readonly drawing: ChartDrawing;
  readonly scene: Scene;
  readonly words: ChartWords;
  readonly reading: Reading;
  /** Position whose values are read, in pixels. */
  readonly from: Xy;
};

/** Minimum width of the card, and its maximum share of a wide diagram. */
const cardWidth = 214;
const maxShare = 0.6;
const textSize = 13;
/** Width of the card without texts: padding and gap, and the sample of a curve with its gap. */
const padding = 40;
const sampleWidth = 24;
/** Distance of the card from the edges of the diagram in pixels. */
const margin = 4;
/** Distance between line and card in pixels. */
const gap = 24;
/** Maximum number of curves in the card; more would cover the diagram. */
const maxCurves = 9;

const named = (axis: ChartDrawing['x'], words: ChartWords): string =>
  axis.symbol ? plainSymbol(axis.symbol) : words.label(axis.label);

/** Returns the width in pixels in which the head and the rows of the card are not truncated. */
function widthOf(
  head: string,
  unit: string,
  rows: readonly { readonly name: string; readonly text: string }[],
  diagram: number,
): number {
  const widths = [
    textWidth(head, textSize, true) + textWidth(unit, textSize),
    ...rows.map(({ name, text }) => sampleWidth + textWidth(name + text, textSize, true)),
  ];
  const most = Math.min(diagram - 16, Math.max(cardWidth, maxShare * diagram));
  return Math.min(most, Math.max(cardWidth, Math.ceil(padding + Math.max(...widths))));
}

/** Readout at a position: a line through it, a ring on each curve, and a card with the values. */
export function ReadCard({ drawing, scene, words, reading, from }: ReadCardProps) {
  const { plot, width, height } = scene;
  const { at, curves } = reading;
  const x = scene.x.at(at[0]);
  const nearest = curves.findIndex(({ isNearest }) => isNearest);
  const first = Math.max(0, Math.min(nearest - Math.floor(maxCurves / 2), curves.length - maxCurves));
  const shown = curves.slice(first, first + maxCurves);
  const rows = shown.map((curve) => ({ ...curve, text: formatAligned(scene.y, curve.value, words) }));
  const head = `${named(drawing.x, words)} = ${formatAligned(scene.x, at[0], words)} ${words.unit(drawing.x)}`;
  const unit = rows.length > 0 ? words.unit(drawing.y) : '';
  const own = widthOf(head, unit, rows, width);
  const left = x + gap + own > width - 8 ? x - gap - own : x + gap;
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        className="pointer-events-none absolute inset-0"
      >
        <path
          d={`M${x} ${plot.top}V${plot.bottom}${curves.length === 0 ? `M${plot.left} ${scene.y.at(at[1])}H${plot.right}` : ''}`}
          stroke="var(--ink3)"
          strokeWidth={0.75}
          fill="none"
        />
        {curves.map(({ key, place, colour }) => (
          <circle
            key={key}
            cx={place[0]}
            cy={place[1]}
            r={4}
            fill="var(--well)"
            stroke={colour}
            strokeWidth={1.6}
          />
        ))}
      </svg>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute flex flex-col"
        style={{ width: own, left: Math.max(8, left), top: margin, bottom: margin }}
      >
        {/* The card shrinks where it would extend beyond the diagram. */}
        <div style={{ height: Math.max(0, from[1] - 40 - margin) }} />
        <div
          data-chart="card"
          className="type-small shrink-0 rounded-panel border border-line2 bg-p2 px-3 py-2 text-ink shadow-lift"
        >
          <p className="flex justify-between gap-3 border-b pb-1 font-[600]">
            <span>{head}</span>
            <span className="font-[400] whitespace-nowrap text-ink3 empty:hidden">{unit}</span>
          </p>
          {rows.length === 0 && (
            <p className="pt-1">
              {named(drawing.y, words)} = {formatAligned(scene.y, at[1], words)} {words.unit(drawing.y)}
            </p>
          )}
          {rows.map(({ key, name, colour, dash, text, isNearest }) => (
            <p key={key} className={`flex items-center gap-2 pt-1 ${isNearest ? 'font-[600]' : ''}`}>
              <svg aria-hidden="true" width={16} height={4} className="shrink-0">
                <path d="M0 2H16" stroke={colour} strokeWidth={2} strokeDasharray={dash} />
              </svg>
              <span className="min-w-0 grow truncate">{name}</span>
              <span className="whitespace-nowrap">{text}</span>
            </p>
          ))}
        </div>
      </div>
    </>
  );
}
