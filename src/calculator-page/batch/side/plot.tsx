import type { ChartDrawing } from '@ferrite/calculators/core/chart.ts';
import { Drawing } from '@ferrite/charts/drawing.tsx';
import { buildScene } from '@ferrite/charts/scene.ts';
import { chartWords } from '@ferrite/charts/text/chart-words.ts';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { htmlLang } from '../../../platform/shared/i18n/i18n.ts';
import { useCalculator } from '../../use-calculator.ts';
import { PointLayer } from './point-layer.tsx';
import type { RowPoint } from './points-drawing.ts';

const height = 320;
const noRows: ReadonlySet<number> = new Set();

function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(388);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(Math.max(240, element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, width };
}

type PlotProps = {
  readonly drawing: ChartDrawing;
  readonly points: readonly RowPoint[];
  readonly label: string;
  /** Legend texts of the points inside and outside the limits. */
  readonly legend: { readonly inside: string; readonly outside: string };
  /** Rows selected in the grid. */
  readonly marked: ReadonlySet<number>;
  readonly onBrush: (rows: ReadonlySet<number> | null) => void;
};

export function Plot({ drawing, points, label, legend, marked, onBrush }: PlotProps) {
  const page = useCalculator();
  const id = useId();
  const { place, width } = useWidth();
  const parts = useMemo(
    () =>
      chartWords({
        names: page.data.texts.chart,
        approximate: page.words.approximate,
        language: page.language,
      }),
    [page.data, page.words, page.language],
  );
  const scene = useMemo(() => buildScene(drawing, { width, height }, parts, []), [drawing, width, parts]);
  const outside = points.reduce((sum, { isOutside }) => sum + Number(isOutside), 0);
  return (
    <div ref={place} className="flex flex-col gap-3">
      <Drawing
        id={id}
        scene={scene}
        lang={htmlLang[page.language]}
        role="img"
        aria-label={label}
        className="chart block w-full"
      >
        <PointLayer
          scene={scene}
          points={points}
          marked={marked.size > 1 ? marked : noRows}
          onBrush={(rows) => onBrush(rows.size > 0 ? rows : null)}
        />
      </Drawing>
      <p className="type-small flex flex-wrap gap-x-4 text-ink2">
        <span>
          ● {legend.inside}: {points.length - outside}
        </span>
        {outside > 0 && (
          <span className="text-err">
            ■ {legend.outside}: {outside}
          </span>
        )}
      </p>
    </div>
  );
}
