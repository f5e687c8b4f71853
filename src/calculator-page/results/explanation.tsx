import { leadingLines, signBeforeResult } from '@ferrite/calculators/core/models.ts';
import { localNumbers } from '@ferrite/calculators/core/numbers.ts';
import { shownExample } from '@ferrite/calculators/core/texts/worked-text.ts';
import type { SourceKey } from '@ferrite/calculators/sources/index.ts';
import { RunningText } from '@ferrite/charts/text/running-text.tsx';
import { ChevronDown } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/panel.tsx';
import { SourceList } from '../../ui/source-list.tsx';
import { ErrorLink } from '../frame/forum-links.tsx';
import { lazyPart } from '../frame/lazy-part.tsx';
import { fill } from '../messages/words.ts';
import { useCalculator, useFixed } from '../use-calculator.ts';
import { Formula } from './typeset-formula.tsx';

const ReferenceCase = lazyPart(() => import('./reference-case.tsx'));

/** Panel with the formulas and the numbers of this calculation inserted. */
export function ExplanationPanel({ className }: { readonly className?: string }) {
  const page = useCalculator();
  const { calculator, good, words, language } = page;
  const lines = calculator.explain(good.inputs, good.values);
  const [all, setAll] = useState(false);
  const shown = all ? lines : leadingLines(calculator, good, lines);
  const example = shownExample(calculator.examples);
  // The prerendered page cannot wait for a component that is loaded on demand.
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a formula may be repeated; its order is the identity.
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
        {example && (
          <div
            className="shrink-0 @min-[720px]:w-64 @min-[720px]:border-l @min-[720px]:pl-5"
            data-print="hide"
          >
            {isInBrowser && <ReferenceCase example={example} />}
          </div>
        )}
      </div>
    </Panel>
  );
}

export const SourcesPanel = memo(function SourcesPanel({ className }: { readonly className?: string }) {
  const { calculator, words, data } = useFixed();
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
});
