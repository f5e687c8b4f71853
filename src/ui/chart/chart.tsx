import { type KeyboardEvent, type PointerEvent, useId, useMemo, useState } from 'react';
import type { ChartDrawing, Point } from '../../../calculators/core/chart.ts';
import { readOff } from './axis.ts';
import { within } from './clip.ts';
import { Drawing } from './drawing.tsx';
import type { Format } from './frame.ts';
import { buildScene, type ChartWords, type Scene } from './scene.ts';
import { plainSymbol } from './text/symbol-text.ts';
import { textWidth } from './text/text-size.ts';

type ChartProps = {
  readonly drawing: ChartDrawing;
  readonly words: ChartWords;
  /** The result in words: what a reader who cannot see the drawing gets. */
  readonly summary: string;
  /** Says that the arrow keys read values along the curve. */
  readonly keysHint: string;
  /** Keys of the zones that are switched on. */
  readonly zones: readonly string[];
  readonly lang: string;
};

const formats: readonly Format[] = ['wide', 'phone'];
/** The large drawing's text would fall under 11 px in a narrower place. */
const shownIn = { wide: 'hidden @min-[600px]:block', phone: 'block @min-[600px]:hidden' } as const;

/**
 * A diagram in two drawings of which the place shows one. The pointer reads coordinates everywhere, the
 * arrow keys along the curve (left and right) or freely where there is none.
 */
export function Chart({ drawing, words, summary, keysHint, zones, lang }: ChartProps) {
  const id = useId();
  const [reading, setReading] = useState<Point | null>(null);
  const [step, setStep] = useState(0);
  // Reading values moves with the pointer; the drawing below it stays as it is.
  const scenes = useMemo(
    () => ({
      wide: buildScene(drawing, 'wide', words, zones),
      phone: buildScene(drawing, 'phone', words, zones),
    }),
    [drawing, words, zones],
  );
  const { x, y, tracks } = scenes.wide;
  const inPlot = ([px, py]: Point): boolean => within([x.at(px), y.at(py)], scenes.wide.plot);
  const track = (tracks[0] ?? []).filter(inPlot);

  function onPointerMove(event: PointerEvent<SVGSVGElement>, scene: Scene) {
    const place = event.currentTarget.getBoundingClientRect();
    const at = [
      ((event.clientX - place.left) / place.width) * scene.width,
      ((event.clientY - place.top) / place.height) * scene.height,
    ] as const;
    setReading(within(at, scene.plot) ? [scene.x.invert(at[0]), scene.y.invert(at[1])] : null);
  }

  function onKeyDown(event: KeyboardEvent) {
    const move = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    if (event.key === 'Escape') setReading(null);
    if (!move) return;
    event.preventDefault();
    const [dx = 0, dy = 0] = move;
    if (track.length > 1) {
      const stride = Math.max(1, Math.round(track.length / 60));
      const next = Math.min(track.length - 1, Math.max(0, step + (dx + dy) * stride));
      setStep(next);
      setReading(track[next] ?? null);
      return;
    }
    const start = reading ??
      drawing.marks?.find((mark) => mark.role === 'user')?.at ?? [
        x.invert((scenes.wide.plot.left + scenes.wide.plot.right) / 2),
        y.invert((scenes.wide.plot.top + scenes.wide.plot.bottom) / 2),
      ];
    const next: Point = [x.invert(x.at(start[0]) + dx * 4), y.invert(y.at(start[1]) - dy * 4)];
    if (inPlot(next)) setReading(next);
  }

  const read = reading && {
    x: readOff(x, reading[0], words),
    y: readOff(y, reading[1], words),
  };
  const nameOf = (axis: ChartDrawing['x']): string =>
    axis.symbol ? plainSymbol(axis.symbol) : words.axisTitle(axis);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise form controls.
    <div
      className="@container relative overflow-x-auto"
      role="group"
      aria-label={keysHint}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read values, as the pointer does.
      tabIndex={0}
      onKeyDown={onKeyDown}
      onBlur={() => setReading(null)}
    >
      {formats.map((format) => {
        const scene = scenes[format];
        return (
          <Drawing
            key={format}
            id={`${id}${format}`}
            scene={scene}
            lang={lang}
            role="img"
            aria-label={summary}
            className={`chart mx-auto w-full min-w-[330px] max-w-[800px] ${shownIn[format]}`}
            onPointerMove={(event) => onPointerMove(event, scene)}
            onPointerLeave={() => setReading(null)}
          >
            {reading && read && <ReadOut scene={scene} at={reading} text={`${read.x}  |  ${read.y}`} />}
          </Drawing>
        );
      })}
      <output className="sr-only">
        {read && `${nameOf(drawing.x)} ${read.x}, ${nameOf(drawing.y)} ${read.y}`}
      </output>
    </div>
  );
}

/** Thin lines through the place under the pointer, and its coordinates beside it. */
function ReadOut({ scene, at, text }: { readonly scene: Scene; readonly at: Point; readonly text: string }) {
  const { plot } = scene;
  const [x, y] = [scene.x.at(at[0]), scene.y.at(at[1])];
  const width = textWidth(text, 12, true) + 16;
  const boxX = x + 10 + width > plot.right ? x - 10 - width : x + 10;
  const boxY = y - 32 < plot.top ? y + 10 : y - 32;
  return (
    <g data-chart="pointer" pointerEvents="none">
      <path
        d={`M${x} ${plot.top}V${plot.bottom}M${plot.left} ${y}H${plot.right}`}
        stroke="var(--ink3)"
        strokeWidth={0.75}
        fill="none"
      />
      <rect x={boxX} y={boxY} width={width} height={22} rx={3} fill="var(--p2)" stroke="var(--line2)" />
      <text
        x={boxX + width / 2}
        y={boxY + 15}
        textAnchor="middle"
        fontWeight={560}
        fill="var(--ink)"
        xmlSpace="preserve"
      >
        {text}
      </text>
    </g>
  );
}
