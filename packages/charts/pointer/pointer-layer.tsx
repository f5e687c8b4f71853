import type { ChartDrawing } from '@ferrite/calculators/core/chart.ts';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { formatAligned } from '../axis.ts';
import { isWithin, type Xy } from '../clip.ts';
import type { ChartWords, Domains, Dragging, Scene } from '../scene.ts';
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

/** Layer over a drawing that reads curves at the pointer, moves the user's point and zooms. */
export default function PointerLayer(props: PointerLayerProps) {
  const { drawing, scene, words, keysHint, full, isZoomed, onZoom, dragging } = props;
  const { plot } = scene;
  const layer = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Xy | null>(null);
  const pointers = useRef(new Map<number, Xy>());
  const zoomBefore = useRef<Domains | null>(null);
  // Coordinates of a drawing to scale are meaningless; only its dimensions matter.
  const reading = at && scene.hasAxes ? readAt(scene, at) : null;

  const placeOf = (event: { readonly clientX: number; readonly clientY: number }): Xy => {
    const own = layer.current?.getBoundingClientRect();
    return [event.clientX - (own?.left ?? 0), event.clientY - (own?.top ?? 0)];
  };

  // Registered with addEventListener, because React's wheel listener is passive and cannot prevent the page from
  // zooming.
  const wheel = useRef<(event: WheelEvent) => void>(undefined);
  wheel.current = (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    onZoom(zoomed(scene, full, { around: placeOf(event), factor: zoomStep ** (-event.deltaY / 50) }));
  };
  useEffect(() => {
    const element = layer.current;
    const onWheel = (event: WheelEvent) => wheel.current?.(event);
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);

  function onPointerMove(event: PointerEvent) {
    const now = placeOf(event);
    const before = pointers.current.get(event.pointerId);
    if (before) {
      pointers.current.set(event.pointerId, now);
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const spread = (a: Xy) => Math.max(1, Math.hypot(a[0] - other[0], a[1] - other[1]));
        onZoom(zoomed(scene, full, { around: other, factor: spread(now) / spread(before) }));
        setAt(null);
        return;
      }
      if (isZoomed && event.pointerType === 'mouse') {
        onZoom(zoomed(scene, full, { around: now, factor: 1, by: [now[0] - before[0], now[1] - before[1]] }));
        return;
      }
    }
    setAt(isWithin(now, plot) ? now : null);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== event.currentTarget) return;
    const move = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const factor = { '+': zoomStep, '-': 1 / zoomStep }[event.key];
    const middle: Xy = [(plot.left + plot.right) / 2, (plot.top + plot.bottom) / 2];
    if (event.key === 'Escape') setAt(null);
    else if (event.key === '0') onZoom(null);
    else if (factor) onZoom(zoomed(scene, full, { around: at ?? middle, factor }));
    if (!move) return;
    event.preventDefault();
    const own = ownPoint(drawing);
    const start: Xy = at ?? (own ? [scene.x.at(own[0]), scene.y.at(own[1])] : middle);
    const stride = (plot.right - plot.left) / keySteps / (event.shiftKey ? 10 : 1);
    const next: Xy = [start[0] + (move[0] ?? 0) * stride, start[1] + (move[1] ?? 0) * stride];
    setAt([
      Math.min(plot.right, Math.max(plot.left, next[0])),
      Math.min(plot.bottom, Math.max(plot.top, next[1])),
    ]);
  }

  const release = (event: PointerEvent) => pointers.current.delete(event.pointerId);
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
      onPointerDown={(event) => pointers.current.set(event.pointerId, placeOf(event))}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={(event) => {
        release(event);
        setAt(null);
      }}
      onDoubleClick={() => onZoom(null)}
    >
      {reading && at && (
        <ReadCard drawing={drawing} scene={scene} words={words} reading={reading} from={at} />
      )}
      {dragging && (
        <DragHandle
          drawing={drawing}
          scene={scene}
          words={words}
          dragging={dragging}
          placeOf={placeOf}
          onHold={(holds) => {
            setAt(null);
            layer.current?.toggleAttribute('data-held', holds);
            // The axes do not change while the point is dragged.
            if (holds) zoomBefore.current = isZoomed ? { x: scene.x.domain, y: scene.y.domain } : null;
            onZoom(holds ? { x: scene.x.domain, y: scene.y.domain } : zoomBefore.current);
          }}
        />
      )}
      <div aria-live="polite" className="sr-only">
        {reading &&
          [
            formatAligned(scene.x, reading.at[0], words),
            ...(reading.curves.length > 0
              ? reading.curves.map(({ name, value }) => `${name} ${formatAligned(scene.y, value, words)}`)
              : [formatAligned(scene.y, reading.at[1], words)]),
          ].join(', ')}
      </div>
    </div>
  );
}
