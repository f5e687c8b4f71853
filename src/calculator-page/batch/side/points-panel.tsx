import { chartWords } from '@ferrite/charts/chart-words.ts';
import { Drawing } from '@ferrite/charts/drawing.tsx';
import { buildScene } from '@ferrite/charts/scene.ts';
import { memo, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { htmlLang } from '../../../platform/shared/i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Select } from '../../../ui/form/field.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { fill } from '../../messages/words.ts';
import { useCalculator } from '../../use-calculator.ts';
import { useBatch } from '../batch-context.ts';
import { type BatchTable, type GridColumn, isNumeric, type Row } from '../table/batch-table.ts';
import { PointLayer } from './point-layer.tsx';
import { type Pair, placeInColumns, pointsDrawing, pointsOf, type RowPoint } from './points-drawing.ts';
import { useOwnDiagram } from './use-own-diagram.ts';

type PointsPanelProps = {
  readonly table: BatchTable;
  readonly rows: readonly Row[];
  readonly columns: readonly GridColumn[];
  /** Rows that are selected in the grid. */
  readonly marked: ReadonlySet<number>;
  /** Rows that were chosen here; null for all. */
  readonly brushed: ReadonlySet<number> | null;
  readonly onBrush: (rows: ReadonlySet<number> | null) => void;
};

const height = 320;
const noRows: ReadonlySet<number> = new Set();

/** Width of an element, followed. */
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

/** Columns of the axes: chosen, else the first input and the first result. */
function usePair(columns: readonly GridColumn[]) {
  const numeric = useMemo(() => columns.filter(isNumeric), [columns]);
  const [chosen, setChosen] = useState({ x: '', y: '' });
  const firstResult = numeric.find(({ kind }) => kind === 'output');
  const firstInput = numeric.find(({ kind }) => kind === 'input');
  const x = numeric.find((each) => each.id === chosen.x) ?? firstInput ?? numeric[0];
  const y = numeric.find((each) => each.id === chosen.y) ?? firstResult ?? numeric[1];
  const pair: Pair | null = useMemo(() => (x && y ? { x, y } : null), [x, y]);
  return { numeric, pair, setChosen };
}

/** Points of the rows over two columns, or on the diagram of the calculator. */
export const PointsPanel = memo(function PointsPanel(props: PointsPanelProps) {
  const { table, rows, columns, brushed, onBrush } = props;
  const { words } = useBatch();
  const [wanted, setWanted] = useState<'columns' | 'diagram'>('columns');
  const { numeric, pair, setChosen } = usePair(columns);
  const own = useOwnDiagram(table, rows, wanted === 'diagram');
  const view = own ? wanted : 'columns';
  const { limits } = table;
  const placeOf = view === 'diagram' ? own?.placeOf : pair && placeInColumns(pair);
  const placed = view === 'diagram' ? own?.count : pair;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `placed` changes with the places of the rows.
  const points = useMemo(
    () => (placeOf ? pointsOf(rows, placeOf, columns, limits) : []),
    [rows, placed, view, columns, limits],
  );
  const drawing = view === 'diagram' ? own?.drawing : pair && pointsDrawing(pair, points, limits);
  const title = view === 'diagram' ? (own?.title ?? '') : '';
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
      <div className="flex flex-col gap-3" data-batch-points>
        {own && (
          <Segmented
            label={words.points.view}
            value={view}
            onChange={setWanted}
            options={[
              { value: 'columns', label: words.points.columns },
              { value: 'diagram', label: words.points.diagram },
            ]}
          />
        )}
        {drawing && pair ? (
          <>
            <Plot {...props} drawing={drawing} points={points} title={title} pair={pair} />
            <p className="type-small min-h-9 text-ink2">
              {brushed ? (
                <span className="flex flex-wrap items-center gap-2">
                  <span role="status">{fill(words.points.chosen, { n: brushed.size })}</span>
                  <Button size="small" onClick={() => onBrush(null)}>
                    {words.points.all}
                  </Button>
                </span>
              ) : (
                words.points.hint
              )}
            </p>
            {view === 'columns' && (
              <div className="flex flex-wrap gap-2">
                {select('x', pair.x.id)}
                {select('y', pair.y.id)}
              </div>
            )}
          </>
        ) : (
          <p className="type-small text-ink2">{words.points.few}</p>
        )}
      </div>
    </Panel>
  );
});

type PlotProps = Pick<PointsPanelProps, 'marked' | 'onBrush'> & {
  readonly drawing: ReturnType<typeof pointsDrawing>;
  readonly points: readonly RowPoint[];
  /** Title of the calculator's diagram; empty for columns. */
  readonly title: string;
  readonly pair: Pair;
};

function Plot({ drawing, points, title, pair, marked, onBrush }: PlotProps) {
  const page = useCalculator();
  const { words } = useBatch();
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
  const summary = { n: points.length, outside };
  return (
    <div ref={place} className="flex flex-col gap-3">
      <Drawing
        id={id}
        scene={scene}
        lang={htmlLang[page.language]}
        role="img"
        aria-label={
          title === ''
            ? fill(words.points.summary, { x: pair.x.label, y: pair.y.label, ...summary })
            : fill(words.points.ownSummary, { title, ...summary })
        }
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
          ● {words.points.inside}: {points.length - outside}
        </span>
        {outside > 0 && (
          <span className="text-err">
            ■ {words.points.outside}: {outside}
          </span>
        )}
      </p>
    </div>
  );
}
