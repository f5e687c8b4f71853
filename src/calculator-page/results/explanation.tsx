import type { Calculator, Example } from '@ferrite/calculators/core/calculator.ts';
import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { leadingLines, signBeforeResult } from '@ferrite/calculators/core/models.ts';
import { localNumbers } from '@ferrite/calculators/core/numbers.ts';
import type { SourceKey } from '@ferrite/calculators/sources/index.ts';
import { RunningText } from '@ferrite/charts/text/running-text.tsx';
import { MathSymbol } from '@ferrite/charts/text/symbol.tsx';
import { Check, ChevronDown, CircleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/panel.tsx';
import { SourceList } from '../../ui/source-list.tsx';
import { ErrorLink } from '../frame/forum-links.tsx';
import { fill } from '../messages/words.ts';
import { originOf, shownExample, shownValue, spokenValue, useCalculator } from '../use-calculator.ts';
import { Formula } from './typeset-formula.tsx';

/** Formulas with the numbers of this calculation inserted. */
export function ExplanationPanel({ className }: { readonly className?: string }) {
  const page = useCalculator();
  const { calculator, good, words, language } = page;
  const lines = calculator.explain(good.inputs, good.values);
  const [all, setAll] = useState(false);
  const shown = all ? lines : leadingLines(calculator, good, lines);
  const example = shownExample(calculator);
  return (
    <Panel
      flush
      title={words.how}
      className={classNames('@container', className)}
      actions={
        <span className="type-micro rounded-tag border border-line2 px-1.5 py-0.5 text-ink2">
          {fill(words.formulaVersion, { version: calculator.version })}
        </span>
      }
    >
      <div className="flex flex-col gap-6 p-4 @min-[720px]:flex-row">
        <ol className={classNames('flex min-w-0 grow flex-col gap-3', !page.current && 'grayscale')}>
          {shown.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a formula may come once per step; the order is the identity.
            <li key={at} className="min-w-0">
              {line.formula !== shown[at - 1]?.formula && (
                <div className="type-formula">
                  <Formula tex={line.formula} />
                </div>
              )}
              {(line.inserted ?? line.result) !== undefined && (
                <p className="font-math text-[16px] leading-7 text-ink3 [overflow-wrap:anywhere] sm:text-[17px]">
                  <RunningText>{localNumbers(line.inserted ?? '', language)}</RunningText>
                  {line.result !== undefined && (
                    <>
                      {` ${signBeforeResult(line)} `}
                      <span className="text-hottext">{localNumbers(line.result, language)}</span>
                    </>
                  )}
                </p>
              )}
            </li>
          ))}
          {shown.length < lines.length && (
            <li data-print="hide">
              <Button size="small" onClick={() => setAll(true)}>
                <ChevronDown aria-hidden size={16} strokeWidth={1.5} />
                {fill(words.allFormulas, { n: lines.length })}
              </Button>
            </li>
          )}
        </ol>
        {example && <ReferenceCase example={example} />}
      </div>
    </Panel>
  );
}

function toleranceOf(example: Example, key: string): number {
  return typeof example.tolerance === 'number' ? example.tolerance : (example.tolerance[key] ?? 0);
}

/** Returns the values of a worked example, and which of the expected ones they equal. */
function compareExample(calculator: Calculator, example: Example) {
  const result = evaluate(calculator, example.inputs);
  const rows = Object.entries(example.expected).flatMap(([key, expected]) => {
    const output = calculator.outputs.find((each) => each.key === key);
    const value = result.ok ? result.values[key] : null;
    const same =
      typeof expected === 'number'
        ? typeof value === 'number' && Math.abs(value - expected) <= toleranceOf(example, key) + 1e-12
        : value === expected;
    return output ? [{ output, same }] : [];
  });
  return { rows, values: result.ok ? result.values : {} };
}

/** Worked example, computed in the page and compared with the expected values. */
function ReferenceCase({ example }: { readonly example: Example }) {
  const page = useCalculator();
  const { calculator, words, data, labels, outputUnits } = page;
  const { rows, values } = useMemo(() => compareExample(calculator, example), [calculator, example]);
  // Not formatted again for each letter that is typed in the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the page, these alone decide how values are shown.
  const texts = useMemo(
    () => rows.map(({ output }) => spokenValue(page, output, values)),
    [rows, values, outputUnits],
  );
  const reproduced = rows.length > 0 && rows.every((row) => row.same);
  return (
    <section
      data-print="hide"
      className="shrink-0 @min-[720px]:w-64 @min-[720px]:border-l @min-[720px]:pl-5 max-sm:border-t max-sm:pt-4"
    >
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

/** Sources, and changes of the formulas. */
export function SourcesPanel({ className }: { readonly className?: string }) {
  const { calculator, words, data } = useCalculator();
  const keys: readonly SourceKey[] = [
    ...new Set([...calculator.sources, ...(calculator.models ?? []).map((model) => model.source)]),
  ];
  return (
    <Panel flush title={words.sources} className={className}>
      <SourceList
        sources={keys.flatMap((key) => data.sources[key] ?? [])}
        className="px-4"
        itemClass="py-2.5"
      />
      <div className="border-t px-4 py-3" data-print="hide">
        <h3 className="type-label">{words.changes}</h3>
        <ul className="type-small mt-1 text-ink2">
          {calculator.changes.map((change) => (
            <li key={`${change.version}${change.key}`} className="flex gap-3">
              <span className="shrink-0 whitespace-nowrap text-ink3">v{change.version}</span>
              <span className="shrink-0 whitespace-nowrap text-ink3">{change.date}</span>
              <span className="min-w-0">
                <RunningText>{data.texts.changes[change.key] ?? change.key}</RunningText>
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-2">
          <ErrorLink />
        </p>
      </div>
    </Panel>
  );
}
