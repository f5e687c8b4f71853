import { drawingIn } from '@ferrite/calculators/core/units/drawing-units.ts';
import { unitForSize } from '@ferrite/calculators/core/units/shown-units.ts';
import type { ReactNode } from 'react';
import { DiagramFrame } from '../diagram/diagram-frame.tsx';
import { typedAt } from '../diagram/use-dragging.ts';
import { fill } from '../messages/words.ts';
import { useCalculator } from '../use-calculator.ts';
import { SweepControls } from './sweep-controls.tsx';
import { sweepDrawing } from './sweep-drawing.ts';
import { useSweep } from './use-sweep.ts';

type SweepDiagramProps = { readonly choice: ReactNode; readonly className?: string | undefined };

/** Diagram of any output over any input; the other inputs are those of the form. */
export default function SweepDiagram({ choice, className }: SweepDiagramProps) {
  const page = useCalculator();
  const { calculator, state, words, labels, dispatch } = page;
  const sweep = useSweep();
  if (!sweep) return null;
  const { field, y, swept, range } = sweep;
  const drawing = drawingIn(state.kept, sweepDrawing(page, { field, y, swept, ends: range }), (unit) =>
    unitForSize(calculator, page.good.values, unit),
  );
  return (
    <DiagramFrame
      title={`${labels.output(y.key)} – ${labels.input(field.key)}`}
      choice={choice}
      name={`${calculator.id}-${y.key}-${field.key}`}
      drawing={drawing}
      dragging={{
        axes: { x: true, y: false },
        label: fill(words.drag, { label: labels.input(field.key) }),
        onDrag: ([x]) => dispatch({ type: 'typed', entries: typedAt(page, field, drawing.x, x) }),
      }}
      controls={<SweepControls sweep={sweep} />}
      className={className}
    />
  );
}
