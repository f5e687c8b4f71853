import { chartWords } from '@ferrite/charts/chart-words.ts';
import { Drawing } from '@ferrite/charts/drawing.tsx';
import { buildScene, type Scene } from '@ferrite/charts/scene.ts';
import { memo, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { htmlLang } from '../../../platform/shared/i18n/i18n.ts';
import { Field, Select } from '../../../ui/form/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { fill } from '../../messages/words.ts';
import { useCalculator } from '../../use-calculator.ts';
import { useBatch } from '../batch-context.ts';
import { type GridColumn, isNumeric, type Limits, type Row } from '../table/batch-table.ts';
import { type PointSet, pointsDrawing, pointsOf } from './points-drawing.ts';

type PointsPanelProps = {
  readonly rows: readonly Row[];
  readonly columns: readonly GridColumn[];
  readonly limits: Limits;
};

const height = 320;

/** Returns one path of all points; round caps make them dots. */
const dots = ({ x, y }: Scene, points: PointSet['inside']): string =>
  points.map(([at, value]) => `M${x.at(at).toFixed(1)} ${y.at(value).toFixed(1)}h0`).join('');
const crosses = ({ x, y }: Scene, points: PointSet['outside']): string =>
  points
    .map(([at, value]) => `M${(x.at(at) - 3).toFixed(1)} ${(y.at(value) - 3).toFixed(1)}l6 6m0 -6l-6 6`)
    .join('');

/** Scatter diagram of two columns. */
export const PointsPanel = memo(function PointsPanel({ rows, columns, limits }: PointsPanelProps) {
  const page = useCalculator();
  const { words } = useBatch();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(388);
  const numeric = useMemo(() => columns.filter(isNumeric), [columns]);
  const [chosen, setChosen] = useState({ x: '', y: '' });
  const firstResult = numeric.find(({ kind }) => kind === 'output');
  const firstInput = numeric.find(({ kind }) => kind === 'input');
  const x = numeric.find((each) => each.id === chosen.x) ?? firstInput ?? numeric[0];
  const y = numeric.find((each) => each.id === chosen.y) ?? firstResult ?? numeric[1];
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(Math.max(240, element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const parts = useMemo(
    () => chartWords({ names: {}, approximate: page.words.approximate, language: page.language }),
    [page.words, page.language],
  );
  const points = useMemo(
    () => (x && y ? pointsOf(rows, { x, y }, columns, limits) : null),
    [rows, x, y, columns, limits],
  );
  const scene = useMemo(
    () =>
      x && y && points
        ? buildScene(pointsDrawing({ x, y }, points, limits), { width, height }, parts, [])
        : null,
    [x, y, points, limits, width, parts],
  );
  const select = (axis: 'x' | 'y', value: string) => (
    <Field label={words.points[axis]} className="grow basis-40">
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => setChosen((before) => ({ ...before, [axis]: target.value }))}
        >
          {numeric.map((column) => (
            <option key={column.id} value={column.id}>
              {column.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <Panel title={words.points.title}>
      <div ref={place} className="flex flex-col gap-3" data-batch-points>
        {scene && points && x && y ? (
          <>
            <Drawing
              id={id}
              scene={scene}
              lang={htmlLang[page.language]}
              role="img"
              aria-label={fill(words.points.summary, {
                x: x.label,
                y: y.label,
                n: points.inside.length + points.outside.length,
                outside: points.outside.length,
              })}
              className="chart block w-full"
            >
              <path
                d={dots(scene, points.inside)}
                stroke="var(--ink)"
                strokeOpacity={0.45}
                strokeWidth={4.6}
                strokeLinecap="round"
                fill="none"
              />
              <path d={crosses(scene, points.outside)} stroke="var(--err)" strokeWidth={1.5} fill="none" />
            </Drawing>
            <p className="type-small flex flex-wrap gap-x-4 text-ink2">
              <span>
                ● {words.points.inside}: {points.inside.length}
              </span>
              {points.outside.length > 0 && (
                <span className="text-err">
                  × {words.points.outside}: {points.outside.length}
                </span>
              )}
            </p>
            <div className="flex flex-wrap gap-2">
              {select('x', x.id)}
              {select('y', y.id)}
            </div>
          </>
        ) : (
          <p className="type-small text-ink2">{words.points.few}</p>
        )}
      </div>
    </Panel>
  );
});
