import type { ChartDrawing, Point } from '@ferrite/calculators/core/chart.ts';
import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { drawingIn } from '@ferrite/calculators/core/units/drawing-units.ts';
import { useEffect, useMemo, useState } from 'react';
import { rawInputs } from '../../form/form-entry.ts';
import { useCalculator } from '../../use-calculator.ts';
import { columnsOf } from '../columns/columns.ts';
import { rowReader } from '../read/row-reader.ts';
import type { BatchTable, Row } from '../table/batch-table.ts';

/** Maximum duration of a slice of drawing in ms. */
const sliceMs = 8;
/** Pause after a slice in ms. */
const pauseMs = 8;

/** Returns the point of the result in a diagram. */
const pointOn = ({ marks = [] }: ChartDrawing): Point | null =>
  marks.find(({ role }) => role === 'user')?.at ?? null;

/**
 * Returns the first diagram of the calculator without the result of the form, and the position of each row in it.
 * @param isShown false computes nothing @returns null if no diagram shows results as points; `count` increases with the
 * number of placed rows
 */
export function useOwnDiagram(table: BatchTable, rows: readonly Row[], isShown: boolean) {
  const { calculator, data, good, state } = useCalculator();
  const [chart] = calculator.charts ?? [];
  const [count, setCount] = useState(0);
  const drawn = useMemo(
    () => (chart ? drawingIn(state.kept, chart.draw(good.inputs, good.values)) : null),
    [chart, good, state.kept],
  );
  const { columns: read, signs, below } = table;
  const placing = useMemo(() => {
    const columns = columnsOf(calculator, read);
    const reading = { texts: data.texts, signs, below };
    const readInputs = rowReader(calculator, columns, rawInputs(calculator, state), reading);
    return {
      places: new WeakMap<Row, Point | 'none'>(),
      place({ cells }: Row): Point | 'none' {
        const result = evaluate(calculator, readInputs(cells).inputs);
        if (!result.ok || !chart) return 'none';
        return pointOn(drawingIn(state.kept, chart.draw(result.inputs, result.values))) ?? 'none';
      },
    };
  }, [calculator, chart, data, read, signs, below, state]);
  useEffect(() => {
    if (!isShown) return;
    let at = 0;
    let timer: ReturnType<typeof setTimeout>;
    const { places, place } = placing;
    function slice() {
      const end = performance.now() + sliceMs;
      for (; at < rows.length && performance.now() < end; at += 1) {
        const row = rows[at];
        if (row?.computed?.result.ok && !places.has(row)) places.set(row, place(row));
      }
      setCount((before) => before + 1);
      if (at < rows.length) timer = setTimeout(slice, pauseMs);
    }
    timer = setTimeout(slice, 0);
    return () => clearTimeout(timer);
  }, [placing, rows, isShown]);
  if (!chart || !drawn || !pointOn(drawn)) return null;
  const { marks = [], ...rest } = drawn;
  const drawing: ChartDrawing = { ...rest, marks: marks.filter(({ role }) => role !== 'user') };
  return {
    drawing,
    count,
    title: data.texts.chart?.[chart.key] ?? '',
    placeOf(row: Row): Point | null {
      const place = placing.places.get(row);
      return place === undefined || place === 'none' ? null : place;
    },
  };
}
