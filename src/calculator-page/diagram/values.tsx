import type { ChartDrawing } from '@ferrite/calculators/core/chart.ts';
import type { ChartWords } from '@ferrite/charts/scene.ts';
import ValueTable from '@ferrite/charts/value-table.tsx';
import { useFixed } from '../use-calculator.ts';

type ValuesProps = {
  readonly title: string;
  readonly drawing: ChartDrawing;
  readonly parts: ChartWords;
};

/** Table of the values in the diagram. */
export default function Values({ title, drawing, parts }: ValuesProps) {
  const { words } = useFixed();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section within the panel would add a level to the outline.
    <div
      className="max-h-[45%] shrink-0 overflow-auto border-t p-4 max-lg:max-h-80"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
      tabIndex={0}
      role="region"
      aria-label={words.showValues}
    >
      <ValueTable drawing={drawing} words={parts} caption={title} what={words.what} own={words.userPoint} />
    </div>
  );
}
