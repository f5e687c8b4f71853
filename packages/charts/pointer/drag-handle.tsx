import { roundDistance } from '@ferrite/calculators/core/axis-span.ts';
import type { ChartDrawing, Point } from '@ferrite/calculators/core/chart.ts';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Scale } from '../axis.ts';
import { isWithin, type Xy } from '../clip.ts';
import type { ChartWords, Dragging, Scene } from '../scene.ts';
import { formatAligned } from '../text/aligned.ts';
import { ownPoint } from './reading.ts';

type DragHandleProps = {
  readonly drawing: ChartDrawing;
  readonly scene: Scene;
  readonly words: ChartWords;
  readonly dragging: Dragging;
  readonly placeOf: (event: PointerEvent) => Xy;
  /** Called with true when dragging starts and false when it ends. */
  readonly onHold: (holds: boolean) => void;
};

/** Number of arrow key steps over the whole axis. */
const keySteps = 100;
/** Factor by which dragging is finer than an arrow key step. */
const finer = 5;

/** Rounds to a fraction of a linear axis, or to three digits on a logarithmic one. */
function roundedOn({ log, domain }: Scale, value: number): number {
  if (log) return Number(value.toPrecision(3));
  const step = roundDistance(Math.abs(domain[1] - domain[0]) / keySteps / finer);
  return Number((Math.round(value / step) * step).toPrecision(12));
}

function stepped(scale: Scale, value: number, steps: number): number {
  if (scale.log)
    return Number((value * (scale.domain[1] / scale.domain[0]) ** (steps / keySteps)).toPrecision(3));
  const step = roundDistance(Math.abs(scale.domain[1] - scale.domain[0]) / keySteps);
  return Number((value + steps * step).toPrecision(12));
}

const stepsOf: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

const endsOf = ({ domain: [one, other] }: Scale): readonly [min: number, max: number] => [
  Math.min(one, other),
  Math.max(one, other),
];

type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/** Returns where a key moves the point; null for other keys. Home and End lead to the ends of the axis. */
export function movedByKey(
  { key, shiftKey }: Keys,
  own: Point,
  { axes }: Pick<Dragging, 'axes'>,
  { x, y }: Pick<Scene, 'x' | 'y'>,
): Point | null {
  const vertical = axes.y && (!axes.x || key === 'ArrowUp' || key === 'ArrowDown');
  const [scale, value] = vertical ? [y, own[1]] : [x, own[0]];
  const [min, max] = endsOf(scale);
  const steps = (stepsOf[key] ?? 0) / (shiftKey ? 10 : 1);
  const targets: Readonly<Record<string, number>> = { Home: min, End: max };
  const to = targets[key] ?? (steps === 0 ? null : stepped(scale, value, steps));
  if (to === null) return null;
  return vertical ? [own[0], to] : [to, own[1]];
}

/** Returns where the pointer moves the point along the axes of the drag, within the plot. */
function movedByPointer([left, top]: Xy, own: Point, { axes }: Dragging, { x, y, plot }: Scene): Point {
  const clamped: Xy = [
    Math.min(plot.right, Math.max(plot.left, left)),
    Math.min(plot.bottom, Math.max(plot.top, top)),
  ];
  return [
    axes.x ? roundedOn(x, x.invert(clamped[0])) : own[0],
    axes.y ? roundedOn(y, y.invert(clamped[1])) : own[1],
  ];
}

/** Returns the scene in which the handle is held, if it is; a held handle is released when it disappears. */
function useHeld(onHold: (holds: boolean) => void) {
  const held = useRef<Scene | null>(null);
  const release = useRef(onHold);
  release.current = onHold;
  useEffect(
    () => () => {
      if (held.current) release.current(false);
    },
    [],
  );
  return held;
}

/** Handle with which the user moves the result's point by pointer, touch or arrow keys. */
export function DragHandle({ drawing, scene, words, dragging, placeOf, onHold }: DragHandleProps) {
  const held = useHeld(onHold);
  // While the handle is held, it stays at its position if the result has no point.
  const last = useRef<Point>(undefined);
  const own = ownPoint(drawing) ?? (held.current ? last.current : undefined);
  last.current = own;
  if (!own) return null;
  const { x, y, plot } = scene;
  const place: Xy = [x.at(own[0]), y.at(own[1])];
  if (!held.current && !isWithin(place, plot)) return null;
  const { axes } = dragging;
  const [min, max] = endsOf(axes.x ? x : y);

  function move(event: PointerEvent) {
    if (!held.current || !own) return;
    event.stopPropagation();
    dragging.onDrag(movedByPointer(placeOf(event), own, dragging, held.current));
  }

  function end(event: PointerEvent) {
    event.stopPropagation();
    if (!held.current) return;
    held.current = null;
    onHold(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    const to = own && movedByKey(event, own, dragging, scene);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    dragging.onDrag(to);
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={dragging.label}
      aria-orientation={axes.x ? 'horizontal' : 'vertical'}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={axes.x ? own[0] : own[1]}
      aria-valuetext={[valueText(drawing.x, x, own[0], words), valueText(drawing.y, y, own[1], words)].join(
        ', ',
      )}
      className="absolute size-7 -translate-1/2 cursor-grab touch-none rounded-full active:cursor-grabbing max-sm:size-11"
      style={{ left: place[0], top: place[1] }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = scene;
        onHold(true);
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={(event) => event.stopPropagation()}
    />
  );
}

const valueText = (axis: ChartDrawing['x'], scale: Scale, value: number, words: ChartWords): string =>
  `${formatAligned(scale, value, words)} ${words.unit(axis)}`;
