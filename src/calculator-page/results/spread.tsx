import type { MeasuredError, Output } from '@ferrite/calculators/core/calculator.ts';
import {
  fittingModel,
  measuredErrorAt,
  measuredInterval,
  shownSpreads,
} from '@ferrite/calculators/core/models.ts';
import { RunningText } from '@ferrite/charts/text/running-text.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/panel.tsx';
import { fill } from '../messages/words.ts';
import { shownValue, useCalculator, valueInSentence } from '../use-calculator.ts';

/** Value of a model. `low`, `high`: interval of 90 % of the measurements; without measurements both equal the value. */
type Found = {
  readonly output: Output;
  readonly value: number;
  readonly low: number;
  readonly high: number;
};

function foundOf(output: Output, value: number, error: MeasuredError | undefined): Found {
  return { output, value, ...(error ? measuredInterval(value, error) : { low: value, high: value }) };
}

/**
 * Panel with the values of the models on one axis, with the measured interval of each model that was compared with
 * measurements.
 */
export default function SpreadPanel({ className }: { readonly className?: string }) {
  const page = useCalculator();
  const { calculator, good, words } = page;
  const groups = shownSpreads(calculator)
    .map((models) =>
      models.flatMap((model): readonly Found[] => {
        const output = calculator.outputs.find((each) => each.key === model.output);
        const value = good.values[model.output];
        return output && typeof value === 'number'
          ? [foundOf(output, value, measuredErrorAt(model, good))]
          : [];
      }),
    )
    .filter((group) => group.length > 1);
  if (groups.length === 0) return null;
  return (
    <Panel flush title={words.spread} className={className}>
      <div className={classNames('divide-y rounded-b-panel bg-well', !page.current && 'grayscale')}>
        {groups.map((group) => (
          <SpreadAxis key={group[0]?.output.key} group={[...group].sort((a, b) => a.value - b.value)} />
        ))}
      </div>
    </Panel>
  );
}

function SpreadAxis({ group }: { readonly group: readonly Found[] }) {
  const page = useCalculator();
  const { calculator, good, words, labels } = page;
  const fitting = fittingModel(calculator, good)?.output;
  const [first] = group;
  const last = group.at(-1);
  if (!first || !last) return null;
  const [least, most] = [
    Math.min(...group.map(({ low }) => low)),
    Math.max(...group.map(({ high }) => high)),
  ];
  const room = (most - least) * 0.08 || Math.abs(most) * 0.05 || 1;
  const from = least - room;
  const span = most + room - from;
  const shareOf = (value: number): number => ((value - from) / span) * 100;
  return (
    <div className="@container px-4 pt-3 pb-3">
      <p className="type-small mb-2 text-ink2">
        {fill(words.spreadOf, {
          min: valueInSentence(page, first.output),
          max: valueInSentence(page, last.output),
          n: group.length,
        })}
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 @lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] @lg:gap-y-1">
        {group.map(({ output, value, low, high }) => {
          const isFitting = output.key === fitting;
          return (
            <li
              key={output.key}
              className={classNames(
                'type-small col-span-full grid grid-cols-subgrid items-center gap-y-1',
                isFitting ? 'font-[600] text-ink' : 'text-ink2',
              )}
            >
              <span data-spread-name className="min-w-0 wrap-anywhere">
                <RunningText>{labels.output(output.key)}</RunningText>
              </span>
              <span
                data-spread-track
                aria-hidden="true"
                className="relative block h-3 @max-lg:order-last @max-lg:col-span-full"
              >
                <span className="absolute inset-x-0 top-1 h-1 bg-p3" />
                <span
                  className="absolute top-1 h-1 bg-ctl"
                  style={{ left: `${shareOf(low)}%`, right: `${100 - shareOf(high)}%` }}
                />
                <span
                  className={classNames(
                    'absolute inset-y-0 -translate-x-1/2 bg-current',
                    isFitting ? 'w-1' : 'w-0.5',
                  )}
                  style={{ left: `${shareOf(value)}%` }}
                />
              </span>
              <span data-spread-value className="text-right whitespace-nowrap tabular-nums">
                {shownValue(page, output)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
