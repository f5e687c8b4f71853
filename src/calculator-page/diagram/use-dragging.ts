import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import type { ChartDrawing, Point } from '@ferrite/calculators/core/chart.ts';
import type { ContinuousField } from '@ferrite/calculators/core/inputs/fields.ts';
import { clean, convert } from '@ferrite/calculators/core/quantity.ts';
import { unitOf } from '@ferrite/calculators/core/units/drawing-units.ts';
import type { Dragging } from '@ferrite/charts/scene.ts';
import { useMemo, useRef } from 'react';
import { fieldText, rawInputs, shownUnit } from '../form/form-entry.ts';
import { fill } from '../messages/words.ts';
import { type CalculatorPage, useCalculator } from '../use-calculator.ts';
import { type Dragged, draggedInputs } from './dragging.ts';

type Chart = NonNullable<Calculator['charts']>[number];

/** Returns the text of the field for a position on an axis, in the unit of the field and within its limits. */
export function typedAt(
  { calculator, state, language }: Pick<CalculatorPage, 'calculator' | 'state' | 'language'>,
  field: ContinuousField | undefined,
  axis: ChartDrawing['x'],
  value: number,
): Readonly<Record<string, string>> {
  if (!field) return {};
  const { key, unit, limits } = field;
  const own = convert(value, unitOf(axis) ?? unit, unit);
  const kept = Math.min(limits.max, Math.max(limits.min, own));
  return { [key]: fieldText(clean(convert(kept, unit, shownUnit(calculator, state, key))), language) };
}

/** Returns the handler for dragging the user's point; null if no axis shows an input. */
export function useDragging(chart: Chart, drawing: ChartDrawing): Dragging | null {
  const page = useCalculator();
  const { calculator, state, current, dispatch, labels, words } = page;
  const known = useRef<{ readonly choices: typeof state.choices; readonly dragged: Dragged }>(undefined);
  // The inputs on the axes depend on the choices and hardly ever on numbers, hence they are determined again only when
  // a choice changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  const dragged = useMemo((): Dragged => {
    // With invalid inputs, the last known result is used, which lets the user drag the point back.
    if (!current) return known.current?.choices === state.choices ? known.current.dragged : {};
    const found = draggedInputs(calculator, chart, rawInputs(calculator, state), state.choices);
    known.current = { choices: state.choices, dragged: found };
    return found;
  }, [calculator, chart, state.choices, current]);
  const frame = useRef(0);
  const inputs = [dragged.x, dragged.y].filter((input) => input !== undefined);
  if (inputs.length === 0) return null;

  return {
    axes: { x: dragged.x !== undefined, y: dragged.y !== undefined },
    label: fill(words.drag, { label: inputs.map(({ key }) => labels.input(key)).join(', ') }),
    onDrag([x, y]: Point) {
      const entries = {
        ...typedAt(page, dragged.x, drawing.x, x),
        ...typedAt(page, dragged.y, drawing.y, y),
      };
      // At most one update per frame.
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => dispatch({ type: 'typed', entries }));
    },
  };
}
