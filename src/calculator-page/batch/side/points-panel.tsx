import { memo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field, Select } from '../../../ui/form/field.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { fill } from '../../messages/words.ts';
import { type BatchWords, useBatch } from '../batch-context.ts';
import type { BatchTable, GridColumn, Row } from '../table/batch-table.ts';
import { Plot } from './plot.tsx';
import { type PlotView, usePlot } from './use-plot.ts';

type PointsPanelProps = {
  readonly table: BatchTable;
  readonly rows: readonly Row[];
  readonly columns: readonly GridColumn[];
  /** Rows selected in the grid. */
  readonly marked: ReadonlySet<number>;
  /** Rows selected in the diagram; null for all. */
  readonly brushed: ReadonlySet<number> | null;
  readonly onBrush: (rows: ReadonlySet<number> | null) => void;
};

const viewName = ({ points }: BatchWords, view: PlotView): string =>
  view === 'control' ? points.control.title : points[view];

/**
 * Panel with the points of the rows over two columns, on the diagram of the calculator, or as a control chart of one
 * column.
 */
export const PointsPanel = memo(function PointsPanel(props: PointsPanelProps) {
  const { words } = useBatch();
  const { view, views, setView, axes, content } = usePlot(props.table, props.rows, props.columns);
  return (
    <Panel title={words.points.title}>
      <div className="flex flex-col gap-3" data-batch-points>
        <Segmented
          label={words.points.view}
          value={view}
          onChange={setView}
          options={views.map((value) => ({ value, label: viewName(words, value) }))}
        />
        {content ? (
          <>
            <Plot {...content} marked={props.marked} onBrush={props.onBrush} />
            {content.limits && <p className="type-small tabular-nums">{content.limits}</p>}
            <Chosen brushed={props.brushed} onBrush={props.onBrush} />
            {view === 'control' && <p className="type-small text-ink2">{words.points.control.hint}</p>}
          </>
        ) : (
          <p className="type-small text-ink2">
            {view === 'control' ? words.points.control.few : words.points.few}
          </p>
        )}
        {view !== 'diagram' && axes.x && axes.y && (
          <div className="flex flex-wrap gap-2">
            {view === 'columns' && <AxisSelect axis="x" column={axes.x} {...axes} />}
            <AxisSelect axis="y" column={axes.y} {...axes} />
          </div>
        )}
      </div>
    </Panel>
  );
});

/** Number of rows selected in the diagram, or how to select some. */
function Chosen({ brushed, onBrush }: Pick<PointsPanelProps, 'brushed' | 'onBrush'>) {
  const { words } = useBatch();
  return (
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
  );
}

type AxisSelectProps = Pick<ReturnType<typeof usePlot>['axes'], 'numeric' | 'setChosen'> & {
  readonly axis: 'x' | 'y';
  readonly column: GridColumn;
};

function AxisSelect({ axis, column, numeric, setChosen }: AxisSelectProps) {
  const { words } = useBatch();
  return (
    <Field label={words.points[axis]} className="grow basis-40">
      {(control) => (
        <Select
          {...control}
          value={column.id}
          onChange={({ target }) => setChosen((before) => ({ ...before, [axis]: target.value }))}
        >
          {numeric.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
