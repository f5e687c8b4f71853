import type { ChartDrawing } from '@ferrite/calculators/core/chart.ts';
import { formatNumber, formatShort } from '@ferrite/calculators/core/numbers.ts';
import { useMemo, useState } from 'react';
import { fill } from '../../messages/words.ts';
import { useCalculator } from '../../use-calculator.ts';
import { useBatch } from '../batch-context.ts';
import { type BatchTable, decimalsOf, type GridColumn, isNumeric, type Row } from '../table/batch-table.ts';
import { type ControlChart, controlChart } from './control-chart.ts';
import { type Pair, placeInColumns, pointsDrawing, pointsOf, type RowPoint } from './points-drawing.ts';
import { useOwnDiagram } from './use-own-diagram.ts';

export type PlotView = 'columns' | 'diagram' | 'control';
export type PlotContent = {
  readonly drawing: ChartDrawing;
  readonly points: readonly RowPoint[];
  /** Accessible name of the diagram. */
  readonly label: string;
  readonly legend: { readonly inside: string; readonly outside: string };
  /** Mean and control limits as text; control chart only. */
  readonly limits?: string;
};

const countMarked = (points: readonly RowPoint[]): number =>
  points.reduce((sum, { isOutside }) => sum + Number(isOutside), 0);

/** Returns the columns of the axes: as chosen, otherwise the first input and the first result. */
function usePair(columns: readonly GridColumn[]) {
  const numeric = useMemo(() => columns.filter(isNumeric), [columns]);
  const [chosen, setChosen] = useState({ x: '', y: '' });
  const firstResult = numeric.find(({ kind }) => kind === 'output');
  const firstInput = numeric.find(({ kind }) => kind === 'input');
  const x = numeric.find((each) => each.id === chosen.x) ?? firstInput ?? numeric[0];
  const y = numeric.find((each) => each.id === chosen.y) ?? firstResult ?? numeric[1] ?? numeric[0];
  const pair: Pair | null = useMemo(() => (x && y && x.id !== y.id ? { x, y } : null), [x, y]);
  return { numeric, x, y, pair, setChosen };
}

/** Returns the content of the points panel in the chosen view; null if there are not enough numbers. */
export function usePlot(table: BatchTable, rows: readonly Row[], columns: readonly GridColumn[]) {
  const { words } = useBatch();
  const [wanted, setView] = useState<PlotView>('columns');
  const axes = usePair(columns);
  const own = useOwnDiagram(table, rows, wanted === 'diagram');
  const view = wanted === 'diagram' && !own ? 'columns' : wanted;
  const { limits } = table;
  const { pair, y } = axes;
  const placeOf = view === 'diagram' ? own?.placeOf : view === 'columns' && pair && placeInColumns(pair);
  const placed = view === 'diagram' ? own?.count : pair;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `placed` changes with the places of the rows.
  const points = useMemo(
    () => (placeOf ? pointsOf(rows, placeOf, columns, limits) : []),
    [rows, placed, view, columns, limits],
  );
  const controlled = useMemo(
    () => (view === 'control' && y ? controlChart(rows, y, words.grid.row) : null),
    [view, rows, y, words],
  );
  const controlTexts = useControlTexts();
  const legend = { inside: words.points.inside, outside: words.points.outside };
  const counts = { n: points.length, outside: countMarked(points) };
  function content(): PlotContent | null {
    if (view === 'control') return controlled && y ? { ...controlled, ...controlTexts(controlled, y) } : null;
    if (view === 'diagram' && own)
      return {
        drawing: own.drawing,
        points,
        legend,
        label: fill(words.points.ownSummary, { title: own.title, ...counts }),
      };
    if (!pair) return null;
    return {
      drawing: pointsDrawing(pair, points, limits),
      points,
      legend,
      label: fill(words.points.summary, { x: pair.x.label, y: pair.y.label, ...counts }),
    };
  }
  const views: readonly PlotView[] = own ? ['columns', 'diagram', 'control'] : ['columns', 'control'];
  return { view, views, setView, axes, content: content() };
}

/** Returns the texts of a control chart: label, legend and limits. */
function useControlTexts() {
  const { language } = useCalculator();
  const { words } = useBatch();
  return ({ points, limits }: ControlChart, column: GridColumn) => {
    const digits = decimalsOf(column);
    const number = (value: number) =>
      digits === undefined
        ? formatShort(Number(value.toPrecision(4)), language)
        : formatNumber(value, digits, language);
    return {
      label: fill(words.points.control.summary, {
        column: column.label,
        n: points.length,
        signals: countMarked(points),
      }),
      legend: { inside: words.points.control.inControl, outside: words.points.control.signals },
      limits: fill(words.points.control.limits, {
        mean: number(limits.mean),
        low: number(limits.low),
        high: number(limits.high),
      }),
    };
  };
}
