import type { ChartDrawing } from '@ferrite/calculators/core/chart.ts';
import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Drawing } from './drawing.tsx';
import { withEqualParts } from './equal-parts.ts';
import type { Size } from './frame.ts';
import type { PointerLayerProps } from './pointer/pointer-layer.tsx';
import { buildScene, type ChartWords, type Domains, type Dragging, type Scene } from './scene.ts';

type ChartProps = {
  readonly drawing: ChartDrawing;
  readonly words: ChartWords;
  /** Text alternative for screen readers. */
  readonly summary: string;
  /** Hint for screen readers that the arrow keys read values along the curve. */
  readonly keysHint: string;
  /** Keys of the zones that are shown. */
  readonly zones: readonly string[];
  readonly lang: string;
  readonly zoom: Domains | null;
  readonly onZoom: (domains: Domains | null) => void;
  readonly dragging: Dragging | null;
  readonly className?: string | undefined;
};

/** Sizes rendered until the available width is known; the style sheet shows the one that fits. */
const firstSizes = [
  { size: { width: 756, height: 650 }, shownIn: 'hidden @min-[480px]:block' },
  { size: { width: 358, height: 342 }, shownIn: '@min-[480px]:hidden' },
] as const;

/** Reading, dragging and zooming; loaded after the page. */
const PointerLayer = lazy<ComponentType<PointerLayerProps>>(() =>
  import('./pointer/pointer-layer.tsx').catch(() => ({ default: () => null })),
);

/** Diagram that fills its container. Values of its curves are read with the pointer or the arrow keys. */
export function Chart({ drawing, words, summary, zones, lang, className, zoom, ...touch }: ChartProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [touched, setTouched] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setSize((before) =>
          before?.width === width && before.height === height ? before : { width, height },
        );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    // Safari has no idle callback.
    const timer = setTimeout(() => setTouched(true), 300);
    return () => clearTimeout(timer);
  }, []);
  const shown = useMemo(() => (zoom ? within(drawing, zoom) : drawing), [drawing, zoom]);
  const drawn = useRef<readonly Scene[]>([]);
  const scenes = useMemo(
    () =>
      (size ? [{ size, shownIn: '' }] : firstSizes).map((each, at) => ({
        ...each,
        scene: withEqualParts(buildScene(shown, each.size, words, zones), drawn.current[at]),
      })),
    [shown, words, zones, size],
  );
  drawn.current = scenes.map(({ scene }) => scene);
  const [first] = scenes;
  return (
    <div ref={place} className={`@container relative min-h-0 ${className ?? ''}`}>
      {scenes.map(({ scene, shownIn }) => (
        <Drawing
          key={`${scene.wide}`}
          id={`${id}${scene.wide}`}
          scene={scene}
          lang={lang}
          role="img"
          aria-label={summary}
          className={`chart absolute inset-0 size-full print:static ${shownIn ?? ''}`}
        />
      ))}
      {touched && size && first && (
        <Suspense>
          <PointerLayer
            drawing={shown}
            scene={first.scene}
            words={words}
            full={{ x: drawing.x.domain, y: drawing.y.domain }}
            isZoomed={zoom !== null}
            {...touch}
          />
        </Suspense>
      )}
    </div>
  );
}

function within(drawing: ChartDrawing, { x, y }: Domains): ChartDrawing {
  const { step: _x, ...xAxis } = drawing.x;
  const { step: _y, ...yAxis } = drawing.y;
  return { ...drawing, x: { ...xAxis, domain: x, isFixed: true }, y: { ...yAxis, domain: y, isFixed: true } };
}
