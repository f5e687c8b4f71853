import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { withAnswer } from '@ferrite/calculators/core/charts/with-answer.ts';
import { chartKey, sweepKey } from '@ferrite/calculators/core/inputs/link-marks.ts';
import { drawingIn } from '@ferrite/calculators/core/units/drawing-units.ts';
import { unitForSize } from '@ferrite/calculators/core/units/shown-units.ts';
import { memo, type ReactNode, useMemo } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Select } from '../../ui/form/field.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { lazyPart } from '../frame/lazy-part.tsx';
import { useMark, writeMark } from '../use-address.ts';
import { useCalculator, useFixed } from '../use-calculator.ts';
import { DiagramFrame } from './diagram-frame.tsx';
import { pinName } from './pin-names.ts';
import { usePins, withPinnedCases } from './pins.ts';
import { useDragging } from './use-dragging.ts';

const SweepDiagram = lazyPart(
  () => import('../sweep/sweep-diagram.tsx'),
  // Reserves the height while the component loads.
  ({ className }) => <section className={classNames('rounded-panel border bg-p1', className)} />,
);

/** Total number of characters above which diagram titles are shown as a list instead of a row. */
const rowLetters = 62;

/** Returns the key of the diagram that is shown when the page opens. */
const firstOf = (calculator: Calculator): string => calculator.charts?.[0]?.key ?? sweepKey;

/** Panel with a diagram of the calculator, or any output plotted over any input. */
export function DiagramPanel({ className }: { readonly className?: string }) {
  const { calculator, words, hasResult } = useCalculator();
  const charts = calculator.charts ?? [];
  const first = firstOf(calculator);
  const opened = useMark(chartKey);
  const key = opened === sweepKey || charts.some((each) => each.key === opened) ? (opened ?? first) : first;
  const chart = charts.find((each) => each.key === key);
  if (!hasResult)
    return (
      <section className={classNames('rounded-panel border bg-p1', className)} aria-label={words.diagram} />
    );
  const choice = <DiagramChoice chosen={key} />;
  if (chart) return <OwnDiagram key={chart.key} chart={chart} choice={choice} className={className} />;
  return <SweepDiagram choice={choice} className={className} />;
}

/** Row or list of the diagram titles; memoized, because typing does not change it. */
const DiagramChoice = memo(function DiagramChoice({ chosen }: { readonly chosen: string }) {
  const { calculator, data, words } = useFixed();
  const choose = (key: string) => writeMark(chartKey, key === firstOf(calculator) ? null : key);
  const options = [
    ...(calculator.charts ?? []).map(({ key }) => ({
      value: key,
      label: data.texts.chart?.[key] ?? words.diagram,
    })),
    { value: sweepKey, label: words.sweep.title },
  ];
  const isRow = options.reduce((sum, { label }) => sum + label.length, 0) <= rowLetters;
  return isRow ? (
    <div
      className="scroll-edges md:[&_label]:type-small -ml-2 min-w-0 overflow-x-auto py-0.5 [--behind:var(--p1)]"
      data-print="hide"
    >
      <Segmented label={words.diagram} options={options} value={chosen} onChange={choose} />
    </div>
  ) : (
    <Select
      aria-label={words.diagram}
      value={chosen}
      onChange={(event) => choose(event.target.value)}
      className="-ml-2 h-9! w-auto! max-w-full min-w-0 truncate font-[520]"
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
});

type OwnDiagramProps = {
  readonly chart: NonNullable<Calculator['charts']>[number];
  readonly choice: ReactNode;
  readonly className?: string | undefined;
};

function OwnDiagram({ chart, choice, className }: OwnDiagramProps) {
  const page = useCalculator();
  const { good, words, data, calculator, state } = page;
  const { pins } = usePins();
  const drawing = useMemo(() => {
    const named = pins.map((pin) => ({ ...pin, name: pinName(pin, page) }));
    const own = withAnswer(calculator, good, chart.draw(good.inputs, good.values));
    return drawingIn(state.kept, withPinnedCases(chart, own, named), (unit) =>
      unitForSize(calculator, good.values, unit),
    );
  }, [calculator, chart, good, pins, state.kept, page]);
  const dragging = useDragging(chart, drawing);
  const several = (calculator.charts ?? []).length > 1;
  return (
    <DiagramFrame
      title={data.texts.chart?.[chart.key] ?? words.diagram}
      choice={choice}
      name={several ? `${calculator.id}-${chart.key}` : calculator.id}
      drawing={drawing}
      dragging={dragging}
      className={className}
    />
  );
}
