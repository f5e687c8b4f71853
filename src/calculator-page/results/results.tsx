import type { Output, Warning } from '@ferrite/calculators/core/calculator.ts';
import { modelsOf } from '@ferrite/calculators/core/models.ts';
import { formatWarning } from '@ferrite/calculators/core/texts/common-texts.ts';
import { NameWithSymbol, RunningText } from '@ferrite/charts/text/running-text.tsx';
import { MathSymbol } from '@ferrite/charts/text/symbol.tsx';
import { symbolBeside } from '@ferrite/charts/text/symbol-text.ts';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import { usePins } from '../diagram/pins.ts';
import { Actions } from '../frame/actions.tsx';
import { lazyPart } from '../frame/lazy-part.tsx';
import { fill } from '../messages/words.ts';
import { RequirementPart } from '../requirement/requirement.tsx';
import {
  type CalculatorPage,
  headlineOutput,
  shownSentence,
  shownValue,
  useCalculator,
  valueInSentence,
} from '../use-calculator.ts';
import { Answer, Band, OutputUnit, reasonOf } from './answer.tsx';

const Differences = lazyPart(() => import('./differences.tsx'));
const Limits = lazyPart(() => import('../uncertainty/limits.tsx'));

function Quantity({ output }: { readonly output: Output }) {
  const page = useCalculator();
  const value = shownValue(page, output);
  const symbol = symbolBeside(page.labels.output(output.key), output.symbol);
  // Long texts are placed below their label.
  const long = typeof page.good.values[output.key] !== 'number' && value.length > 12;
  return (
    <div
      className={classNames(
        'flex gap-x-3 py-1',
        long ? 'flex-col' : 'flex-wrap items-baseline justify-between',
        !page.current && 'text-ink3',
      )}
    >
      <dt className={classNames('type-small min-w-0 text-ink2', !long && 'flex-1')}>
        {symbol ? (
          <>
            <MathSymbol tex={symbol} />{' '}
            <span className="text-ink3">
              <RunningText>{page.labels.output(output.key)}</RunningText>
            </span>
          </>
        ) : (
          <NameWithSymbol name={page.labels.output(output.key)} symbol={output.symbol} />
        )}
      </dt>
      <dd className={classNames('type-body font-[560]', !long && 'shrink-0 text-right')}>
        {value}{' '}
        <span className="font-[400] text-ink3">
          <OutputUnit output={output} />
        </span>
      </dd>
      <dd className={classNames('basis-full empty:hidden', !long && 'text-right')}>
        <Band output={output} />
      </dd>
    </div>
  );
}

/** Returns the quantities with a value, except the headline and the limits of bands. */
function shownQuantities(
  { calculator, good }: Pick<CalculatorPage, 'calculator' | 'good'>,
  headline: Output | null,
): readonly Output[] {
  const ends = new Set(calculator.outputs.flatMap(({ band }) => (band ? [band.low, band.high] : [])));
  return calculator.outputs.filter(
    ({ role, key }) =>
      (role === 'quantity' || role === 'answer') &&
      key !== headline?.key &&
      good.values[key] !== null &&
      !ends.has(key),
  );
}

/** Maximum number of sentences about invalid inputs. */
const maxHints = 4;

export function NotCurrent() {
  const { current, hasResult, problems, words } = useCalculator();
  if (current) return null;
  // The inputs of a link may be outside the visible area.
  const hints = hasResult ? [words.notCurrentHint] : [words.noResultHint, ...problems.values()];
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Tag tone="warn">{hasResult ? words.notCurrent : words.noResult}</Tag>
      {hints.slice(0, maxHints).map((hint) => (
        <p key={hint} className="type-small text-ink2">
          {hint}
        </p>
      ))}
    </div>
  );
}

/** Returns whether a warning is shown at the headline, i.e. it is neither a note nor about a model of another value. */
function isAtAnswer(page: CalculatorPage, { level, code, params }: Warning): boolean {
  const model = params?.['model'];
  if (level !== 'warning' || code !== 'outside_range' || model === undefined) return level === 'warning';
  const { calculator, good } = page;
  const headline = headlineOutput(page);
  return headline !== null && modelsOf(calculator, good, headline).includes(`${model}`);
}

/** Code of the note that a model was not compared with its original source. */
const notConfirmed = 'not_confirmed';

/** Returns a single note for all models that were not compared with their sources; empty if there is none. */
function unconfirmedNote(
  page: CalculatorPage,
  notes: readonly Warning[],
): readonly (readonly [string, 'note'])[] {
  const [first] = notes;
  if (!first) return [];
  const names = notes.map(({ params }) => page.labels.output(`${params?.['model']}`)).join(', ');
  const labels = { ...page.labels, output: () => names };
  return [[formatWarning(page.data.texts, first, page.language, labels), 'note']];
}

/** Returns the distinct remarks as sentences, warnings first. */
function remarksOf(
  page: CalculatorPage,
  belongs: (warning: Warning) => boolean,
): readonly (readonly [sentence: string, level: Warning['level']])[] {
  const all = page.good.warnings.filter(belongs);
  const warnings = all
    .filter(({ code }) => code !== notConfirmed)
    .toSorted((a, b) => Number(a.level === 'note') - Number(b.level === 'note'));
  const notes = all.filter(({ code }) => code === notConfirmed);
  return [
    ...new Map(warnings.map((warning) => [shownSentence(page, warning), warning.level])),
    ...unconfirmedNote(page, notes),
  ];
}

/** Panel with the remarks that are not shown at the headline. */
export function NotesPanel({ className }: { readonly className?: string }) {
  const page = useCalculator();
  const remarks = remarksOf(page, (warning) => !isAtAnswer(page, warning));
  if (remarks.length === 0) return null;
  return (
    <Panel flush title={page.words.notes} className={className}>
      <ul className="divide-y px-4">
        {remarks.map(([sentence, level]) => (
          <li key={sentence} className="type-small flex gap-2 py-2.5 text-ink2">
            {level === 'warning' && (
              <TriangleAlert
                aria-hidden
                size={14}
                strokeWidth={1.5}
                className="mt-[3px] shrink-0 text-warn"
              />
            )}
            <span className="min-w-0">
              <RunningText>{sentence}</RunningText>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Maximum number of models in the panel; further models are in the table below. */
const maxModelRows = 9;

function otherModels({ calculator, good }: CalculatorPage, headline: Output | null): readonly Output[] {
  if (headline?.role !== 'model') return [];
  const others = calculator.outputs.filter(
    (output) => output.role === 'model' && output !== headline && good.values[output.key] !== null,
  );
  return others.length <= maxModelRows ? others : [];
}

/** Panel with the headline, warnings, quantities and actions. */
export function AnswerPanel({ className }: { readonly className?: string }) {
  const page = useCalculator();
  const { pins } = usePins();
  const { hasResult } = page;
  const headline = hasResult ? headlineOutput(page) : null;
  const quantities = !hasResult ? [] : [...otherModels(page, headline), ...shownQuantities(page, headline)];
  const reason = headline && reasonOf(page, headline);
  const remarks = remarksOf(page, (warning) => hasResult && isAtAnswer(page, warning)).filter(
    ([sentence]) => sentence !== reason,
  );
  return (
    <section
      aria-label={page.words.result}
      className={classNames('flex min-h-0 flex-col rounded-panel border bg-p1 inset-shadow-sheen', className)}
    >
      <header className="flex min-h-11 shrink-0 items-center border-b px-4">
        <h2 className="type-h3">{page.words.result}</h2>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div tabIndex={0} className="min-h-0 grow divide-y lg:overflow-y-auto print:overflow-visible">
        <div className="flex flex-col gap-3 px-4 py-3">
          <NotCurrent />
          {headline && <Answer output={headline} />}
          {remarks.map(([sentence]) => (
            <p key={sentence} className="type-small flex gap-2 text-warn">
              <TriangleAlert aria-hidden size={14} strokeWidth={1.5} className="mt-[3px] shrink-0" />
              <span className="min-w-0">
                <RunningText>{sentence}</RunningText>
              </span>
            </p>
          ))}
        </div>
        {hasResult && <RequirementPart />}
        {quantities.length > 0 && (
          <dl className="flex flex-col px-4 py-2">
            {quantities.map((output) => (
              <Quantity key={output.key} output={output} />
            ))}
          </dl>
        )}
        {pins.length > 0 && <Differences outputs={headline ? [headline, ...quantities] : quantities} />}
        {page.uncertain && (
          <div className="p-4" data-print="hide">
            <Limits />
          </div>
        )}
      </div>
      <Actions />
    </section>
  );
}

const announceDelayMs = 600;

/** Announces the result to screen readers after a pause in typing. */
export function Announcement() {
  const page = useCalculator();
  const { words, labels } = page;
  const headline = headlineOutput(page);
  const text = page.current
    ? headline
      ? fill(words.announced, {
          label: labels.output(headline.key),
          value: reasonOf(page, headline) ?? valueInSentence(page, headline),
        })
      : ''
    : fill(words.wrongInput, { list: [...page.problems.keys()].map((key) => labels.input(key)).join(', ') });
  const [announced, setAnnounced] = useState('');
  const { changed } = page.state;
  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(() => setAnnounced(text), announceDelayMs);
    return () => clearTimeout(timer);
  }, [text, changed]);
  return (
    <div aria-live="polite" className="sr-only">
      {announced}
    </div>
  );
}
