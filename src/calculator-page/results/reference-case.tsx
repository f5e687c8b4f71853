import type { Calculator, Example } from '@ferrite/calculators/core/calculator.ts';
import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { RunningText } from '@ferrite/charts/text/running-text.tsx';
import { MathSymbol } from '@ferrite/charts/text/symbol.tsx';
import { Check, CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { fill } from '../messages/words.ts';
import { shownValue, useCalculator, valueInSentence } from '../use-calculator.ts';
import { originOf } from './example-origin.ts';

function toleranceOf(example: Example, key: string): number {
  return typeof example.tolerance === 'number' ? example.tolerance : (example.tolerance[key] ?? 0);
}

/** Returns the values computed for a worked example, with whether each equals its expected value. */
function compareExample(calculator: Calculator, example: Example) {
  const result = evaluate(calculator, example.inputs);
  const rows = Object.entries(example.expected).flatMap(([key, expected]) => {
    const output = calculator.outputs.find((each) => each.key === key);
    const value = result.ok ? result.values[key] : null;
    const same =
      typeof expected === 'number'
        ? typeof value === 'number' && Math.abs(value - expected) <= toleranceOf(example, key) + 1e-12
        : value === expected;
    // A formula that gives no value for the example is not listed.
    return output && result.ok && result.values[output.key] !== null ? [{ output, same }] : [];
  });
  return { rows, values: result.ok ? result.values : {} };
}

/** Worked example, computed on the page and compared with the expected values. */
export default function ReferenceCase({ example }: { readonly example: Example }) {
  const page = useCalculator();
  const { calculator, words, data, labels, outputUnits } = page;
  const { rows, values } = useMemo(() => compareExample(calculator, example), [calculator, example]);
  // Memoized, because typing in the form must not format it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the page, these alone decide how values are shown.
  const texts = useMemo(
    () => rows.map(({ output }) => valueInSentence(page, output, values)),
    [rows, values, outputUnits],
  );
  const reproduced = rows.length > 0 && rows.every((row) => row.same);
  return (
    <section data-print="hide" className="max-sm:border-t max-sm:pt-4">
      <h3 className="type-label font-[600]">
        {words.reference}
        <span className="block font-[400] text-ink2">
          <RunningText>{data.texts.examples[example.key] ?? ''}</RunningText>
        </span>
      </h3>
      <p className="type-small mt-1 text-ink3">{originOf(page, example)}</p>
      <dl className="mt-3 flex flex-col gap-1.5">
        {rows.map(({ output, same }, at) => (
          <div key={output.key} className="flex items-baseline justify-between gap-3">
            <dt className="type-small min-w-0 text-ink2">
              {output.symbol ? (
                <MathSymbol tex={output.symbol} />
              ) : (
                <RunningText>{labels.output(output.key)}</RunningText>
              )}
            </dt>
            <dd className="type-small text-right font-[560]">
              {texts[at]}
              {!same && (
                <span className="type-micro block text-err">
                  {fill(words.expected, { value: shownValue(page, output, example.expected) })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p
        className={classNames('type-small mt-3 flex items-center gap-2', reproduced ? 'text-ok' : 'text-err')}
      >
        {reproduced ? (
          <Check aria-hidden size={16} strokeWidth={1.5} />
        ) : (
          <CircleAlert aria-hidden size={16} strokeWidth={1.5} />
        )}
        {reproduced ? words.reproduced : words.notReproduced}
      </p>
    </section>
  );
}
