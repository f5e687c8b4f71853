import type { ChartDrawing } from '@ferrite/calculators/core/chart.ts';
import { readOff } from '../axis.ts';
import type { Xy } from '../clip.ts';
import type { ChartWords, Scene } from '../scene.ts';
import { plainSymbol } from '../text/symbol-text.ts';
import type { Reading } from './reading.ts';

type ReadCardProps = {
  readonly drawing: ChartDrawing;
  readonly scene: Scene;
  readonly words: ChartWords;
  readonly reading: Reading;
  /** Position that is read, in pixels. */
  readonly from: Xy;
};

const cardWidth = 214;
/** Distance between line and card in pixels. */
const gap = 24;
/** Maximum number of curves listed; more would cover the diagram. */
const mostCurves = 9;

const named = (axis: ChartDrawing['x'], words: ChartWords): string =>
  axis.symbol ? plainSymbol(axis.symbol) : words.label(axis.label);

/** Line through the position, a ring on each curve, and a card with the values. */
export function ReadCard({ drawing, scene, words, reading, from }: ReadCardProps) {
  const { plot, width, height } = scene;
  const { at, curves } = reading;
  const x = scene.x.at(at[0]);
  const nearest = curves.findIndex(({ isNearest }) => isNearest);
  const first = Math.max(0, Math.min(nearest - Math.floor(mostCurves / 2), curves.length - mostCurves));
  const shown = curves.slice(first, first + mostCurves);
  const flips = x + gap + cardWidth > width - 8;
  const rows = Math.max(1, shown.length);
  const top = Math.max(4, Math.min(from[1] - 40, height - 52 - rows * 20));
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
        data-chart="card"
        className="type-small pointer-events-none absolute rounded-panel border border-line2 bg-p2 px-3 py-2 text-ink shadow-lift"
        style={{
          width: Math.min(cardWidth, width - 16),
          left: Math.max(8, flips ? x - gap - cardWidth : x + gap),
          top,
        }}
      >
        <p className="flex justify-between gap-3 border-b pb-1 font-[600]">
          <span>
            {named(drawing.x, words)} = {readOff(scene.x, at[0], words)} {words.unit(drawing.x)}
          </span>
          {shown.length > 0 && <span className="font-[400] text-ink3">{words.unit(drawing.y)}</span>}
        </p>
        {shown.length === 0 && (
          <p className="pt-1">
            {named(drawing.y, words)} = {readOff(scene.y, at[1], words)} {words.unit(drawing.y)}
          </p>
        )}
        {shown.map(({ key, name, colour, dash, value, isNearest }) => (
          <p key={key} className={`flex items-center gap-2 pt-1 ${isNearest ? 'font-[600]' : ''}`}>
            <svg aria-hidden="true" width={16} height={4} className="shrink-0">
              <path d="M0 2H16" stroke={colour} strokeWidth={2} strokeDasharray={dash} />
            </svg>
            <span className="min-w-0 grow truncate">{name}</span>
            <span>{readOff(scene.y, value, words)}</span>
          </p>
        ))}
      </div>
    </>
  );
}
