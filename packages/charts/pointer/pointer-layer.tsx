import type { ChartDrawing } from '@ferrite/calculators/core/chart.ts';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isWithin, type Xy } from '../clip.ts';
import type { ChartWords, Domains, Dragging, Scene } from '../scene.ts';
import { formatAligned } from '../text/aligned.ts';
import { DragHandle } from './drag-handle.tsx';
import { ReadCard } from './read-card.tsx';
import { ownPoint, readAt } from './reading.ts';
import { zoomed } from './zoom.ts';

export type PointerLayerProps = {
  readonly drawing: ChartDrawing;
  readonly scene: Scene;
  readonly words: ChartWords;
  readonly keysHint: string;
  /** Axis ends of the whole diagram. */
  readonly full: Domains;
  readonly isZoomed: boolean;
  readonly onZoom: (domains: Domains | null) => void;
  readonly dragging: Dragging | null;
};

/** Zoom factor per wheel step or key press. */
const zoomStep = 1.25;
/** Number of key presses from one side of the plot to the other. */
const keySteps = 60;

const middleOf = ({ plot }: Scene): Xy => [(plot.left + plot.right) / 2, (plot.top + plot.bottom) / 2];

const directions: Readonly<Record<string, Xy>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/** Returns the position to which an arrow key moves from `at`, at first from the result; null for other keys. */
function movedByArrow(
  { key, shiftKey }: Keys,
  at: Xy | null,
  drawing: ChartDrawing,
  scene: Scene,
): Xy | null {
  const direction = directions[key];
  if (!direction) return null;
  const { plot } = scene;
  const own = ownPoint(drawing);
  const start: Xy = at ?? (own ? [scene.x.at(own[0]), scene.y.at(own[1])] : middleOf(scene));
  const stride = (plot.right - plot.left) / keySteps / (shiftKey ? 10 : 1);
  return [
    Math.min(plot.right, Math.max(plot.left, start[0] + direction[0] * stride)),
    Math.min(plot.bottom, Math.max(plot.top, start[1] + direction[1] * stride)),
  ];
}

/** Layer over a drawing that reads curves at the pointer, moves the user's point and zooms. */
export default function PointerLayer(props: PointerLayerProps) {
  const { drawing, scene, words, keysHint, full, isZoomed, onZoom, dragging } = props;
  const layer = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Xy | null>(null);
  const zoomBefore = useRef<Domains | null>(null);
  // Coordinates of a drawing to scale are meaningless; only its dimensions matter.
  const reading = at && scene.hasAxes ? readAt(scene, at) : null;
  const placeOf = (event: { readonly clientX: number; readonly clientY: number }): Xy => {
    const own = layer.current?.getBoundingClientRect();
    return [event.clientX - (own?.left ?? 0), event.clientY - (own?.top ?? 0)];
  };
  useWheel(layer, (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    onZoom(zoomed(scene, full, { around: placeOf(event), factor: zoomStep ** (-event.deltaY / 50) }));
  });
  const pointers = usePointers(props, placeOf, setAt);

  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== event.currentTarget) return;
    const factor = { '+': zoomStep, '-': 1 / zoomStep }[event.key];
    if (event.key === 'Escape') setAt(null);
    else if (event.key === '0') onZoom(null);
    else if (factor) onZoom(zoomed(scene, full, { around: at ?? middleOf(scene), factor }));
    const moved = movedByArrow(event, at, drawing, scene);
    if (!moved) return;
    event.preventDefault();
    setAt(moved);
  }

  function onHold(holds: boolean) {
    setAt(null);
    layer.current?.toggleAttribute('data-held', holds);
    // The axes do not change while the point is dragged.
    const axes = { x: scene.x.domain, y: scene.y.domain };
    if (holds) zoomBefore.current = isZoomed ? axes : null;
    onZoom(holds ? axes : zoomBefore.current);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise form controls.
    <div
      ref={layer}
      data-chart="pointer"
      role="group"
      aria-label={keysHint}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read values, as the pointer does.
      tabIndex={0}
      className="absolute inset-0 touch-pan-y select-none"
      onKeyDown={onKeyDown}
      onBlur={() => setAt(null)}
      {...pointers}
      onDoubleClick={() => onZoom(null)}
    >
      {reading && at && <ReadCard {...{ drawing, scene, words, reading }} from={at} />}
      {dragging && <DragHandle {...{ drawing, scene, words, dragging, placeOf, onHold }} />}
      <div aria-live="polite" className="sr-only">
        {reading && spokenReading(reading, scene, words)}
      </div>
    </div>
  );
}

/** Returns the values at the pointer as a text for screen readers. */
function spokenReading(
  { at, curves }: NonNullable<ReturnType<typeof readAt>>,
  { x, y }: Scene,
  words: ChartWords,
): string {
  const values = curves.map(({ name, value }) => `${name} ${formatAligned(y, value, words)}`);
  return [
    formatAligned(x, at[0], words),
    ...(values.length > 0 ? values : [formatAligned(y, at[1], words)]),
  ].join(', ');
}

/**
 * Calls `onWheel` for the wheel over an element. Registered with addEventListener, because React's wheel listener is
 * passive and cannot prevent the page from zooming.
 */
function useWheel(target: RefObject<HTMLElement | null>, onWheel: (event: WheelEvent) => void) {
  const latest = useRef(onWheel);
  latest.current = onWheel;
  useEffect(() => {
    const element = target.current;
    const listener = (event: WheelEvent) => latest.current(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [target]);
}

/** Returns the pointer handlers: two fingers zoom, a dragged mouse moves a zoomed diagram, otherwise `setAt` is called. */
function usePointers(
  { scene, full, isZoomed, onZoom }: PointerLayerProps,
  placeOf: (event: PointerEvent) => Xy,
  setAt: (at: Xy | null) => void,
) {
  const pointers = useRef(new Map<number, Xy>());
  const release = (event: PointerEvent) => pointers.current.delete(event.pointerId);

  /** Zooms or moves the diagram with a pressed pointer. @returns whether it did */
  function drag({ pointerId, pointerType }: PointerEvent, before: Xy, now: Xy): boolean {
    const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
    if (other) {
      const spread = (a: Xy) => Math.max(1, Math.hypot(a[0] - other[0], a[1] - other[1]));
      onZoom(zoomed(scene, full, { around: other, factor: spread(now) / spread(before) }));
      setAt(null);
      return true;
    }
    if (!isZoomed || pointerType !== 'mouse') return false;
    onZoom(zoomed(scene, full, { around: now, factor: 1, by: [now[0] - before[0], now[1] - before[1]] }));
    return true;
  }

  return {
    onPointerDown: (event: PointerEvent) => void pointers.current.set(event.pointerId, placeOf(event)),
    onPointerMove(event: PointerEvent) {
      const now = placeOf(event);
      const before = pointers.current.get(event.pointerId);
      if (before) pointers.current.set(event.pointerId, now);
      if (!before || !drag(event, before, now)) setAt(isWithin(now, scene.plot) ? now : null);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave(event: PointerEvent) {
      release(event);
      setAt(null);
    },
  };
}
