import { TriangleAlert } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Output, Warning } from '../../../calculators/core/calculator.ts';
import { unitSymbol } from '../../../calculators/core/quantity.ts';
import { NameWithSymbol, RunningText } from '../../ui/chart/text/running-text.tsx';
import { MathSymbol } from '../../ui/chart/text/symbol.tsx';
import { symbolBeside } from '../../ui/chart/text/symbol-text.ts';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/panel.tsx';
import { Notice } from '../../ui/state/notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ForumLink } from '../frame/forum-links.tsx';
import { lazyPart } from '../frame/lazy-part.tsx';
import { fill } from '../messages/words.ts';
import { UnitSelect } from '../units/unit-select.tsx';
import {
  answerOutputs,
  type CalculatorPage,
  sentenceOf,
  shownValue,
  spokenValue,
  useCalculator,
} from '../use-calculator.ts';

function OutputUnit({ output }: { readonly output: Output }) {
  const { outputUnits, setOutputUnit, labels, words, good } = useCalculator();
  if (typeof good.values[output.key] !== 'number') return null;
  const own = output.unit;
  // Fractions of an alloy are read in the unit of their formula; only dimensions and temperatures are switched.
  if (own === 'wt%' || own === 'ppm') return <span>{unitSymbol(own)}</span>;
  const label = fill(words.unitOf, { label: labels.output(output.key) });
  return (
    <UnitSelect
      label={label}
      own={own}
      unit={outputUnits[output.key] ?? own}
      onChange={(unit) => setOutputUnit(output.key, unit)}
    />
  );
}

const Limits = lazyPart(() => import('../uncertainty/limits.tsx'));

/** Where nine of ten measurements lie, or with ± of the inputs nine of ten results, in the unit of the value itself. */
function Band({ output: { band, ...output } }: { readonly output: Output }) {
  const page = useCalculator();
  const { values } = page.good;
  const drawn = page.spreads?.[output.key];
  const [low, high] = drawn ? [drawn.low, drawn.high] : band ? [values[band.low], values[band.high]] : [];
  if (low == null || high == null || low === high) return null;
  const { band: widened, alone } = page.words.plusMinus;
  return (
    <p className="type-small font-[400] text-ink2">
      {fill(!drawn ? page.words.band : band ? widened : alone, {
        min: shownValue(page, output, { [output.key]: low }),
        max: spokenValue(page, output, { [output.key]: high }),
      })}
    </p>
  );
}

/** Whether a value left what was measured for it, or the range of a model that estimates the same. */
function hasLeftData({ calculator, good }: CalculatorPage, { key, band }: Output): boolean {
  const group = calculator.spreads?.find((names) => names.test(key));
  return good.warnings.some(({ code, level, params: { model, output } = {} }) =>
    band
      ? level === 'warning' && output === key
      : code === 'outside_range' && (!group || !model || group.test(`${model}`)),
  );
}

function Answer({ output }: { readonly output: Output }) {
  const page = useCalculator();
  const text = typeof page.good.values[output.key] !== 'number';
  const symbol = symbolBeside(page.labels.output(output.key), output.symbol);
  return (
    <div className={page.current ? undefined : 'text-ink3'}>
      <p className="type-small text-ink2">
        <NameWithSymbol name={page.labels.output(output.key)} symbol={output.symbol} />{' '}
        {symbol && <MathSymbol tex={symbol} />}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <output className={text ? 'type-h2 text-balance' : 'type-result'}>{shownValue(page, output)}</output>
        <span className="type-h3 font-[400]! text-ink2">
          <OutputUnit output={output} />
        </span>
      </p>
      <Band output={output} />
      {!text && hasLeftData(page, output) && (
        <Tag tone="warn" icon={<TriangleAlert aria-hidden size={12} strokeWidth={1.5} />}>
          {page.words.outOfRange}
        </Tag>
      )}
    </div>
  );
}

function Quantity({ output }: { readonly output: Output }) {
  const page = useCalculator();
  const value = shownValue(page, output);
  const symbol = symbolBeside(page.labels.output(output.key), output.symbol);
  // A long phrase reads better below its name than squeezed beside it.
  const long = typeof page.good.values[output.key] !== 'number' && value.length > 12;
  return (
    <div
      className={classNames(
        'flex gap-x-3',
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

/** true for outputs that have a value or could have one: what does not apply here has no line. */
function shownQuantities({
  calculator,
  good,
}: Pick<ReturnType<typeof useCalculator>, 'calculator' | 'good'>): readonly Output[] {
  const ends = new Set(calculator.outputs.flatMap(({ band }) => (band ? [band.low, band.high] : [])));
  return calculator.outputs.filter(
    ({ role, key }) => role === 'quantity' && good.values[key] !== null && !ends.has(key),
  );
}

export function NotCurrent() {
  const { current, words } = useCalculator();
  if (current) return null;
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Tag tone="warn">{words.notCurrent}</Tag>
      <p className="type-small text-ink2">{words.notCurrentHint}</p>
    </div>
  );
}

/** Whether the page has a number that stands for all: warnings belong beside it, notes to the models below. */
const hasAnswer = ({ calculator }: Pick<ReturnType<typeof useCalculator>, 'calculator'>): boolean =>
  calculator.outputs.some((output) => output.role === 'answer');

/** The remarks that belong below the models: where an answer stands, the warnings stand beside it instead. */
export function modelRemarks(page: ReturnType<typeof useCalculator>): readonly Warning[] {
  return hasAnswer(page) ? page.good.warnings.filter(({ level }) => level === 'note') : page.good.warnings;
}

/** Remarks on the result, the serious ones first. The value they speak of stays visible. */
export function Warnings({ of }: { readonly of: readonly Warning[] }) {
  const page = useCalculator();
  const warnings = [...of].sort((a, b) => Number(a.level === 'note') - Number(b.level === 'note'));
  const sentences = [...new Map(warnings.map((warning) => [sentenceOf(page, warning), warning.level]))];
  return sentences.map(([sentence, level]) => (
    <Notice key={sentence} tone={level === 'warning' ? 'warn' : 'neutral'}>
      <RunningText>{sentence}</RunningText>
    </Notice>
  ));
}

/** The answer, then the quantities, then what is to be known about them. */
export function ResultsPanel({
  className,
  children,
}: {
  readonly className?: string;
  readonly children?: ReactNode;
}) {
  const page = useCalculator();
  const answers = hasAnswer(page) ? answerOutputs(page) : [];
  const quantities = shownQuantities(page);
  const withModels = (page.calculator.models ?? []).length > 0;
  const remarks = withModels
    ? page.good.warnings.filter(({ level }) => hasAnswer(page) && level === 'warning')
    : page.good.warnings;
  return (
    <Panel
      flush
      title={answers.length > 0 ? page.words.result : page.words.results}
      className={classNames('@container', className)}
    >
      <div className="divide-y @min-[640px]:grid @min-[640px]:grid-cols-[auto_minmax(0,1fr)] @min-[640px]:divide-y-0">
        {(answers.length > 0 || !page.current) && (
          <div className="flex min-w-56 flex-col gap-3 p-4">
            <NotCurrent />
            {answers.map((output) => (
              <Answer key={output.key} output={output} />
            ))}
          </div>
        )}
        {remarks.length > 0 && (
          <div className="flex flex-col gap-2 p-4 @min-[640px]:order-last @min-[640px]:col-span-2 @min-[640px]:border-t">
            <Warnings of={remarks} />
          </div>
        )}
        {quantities.length > 0 && (
          <dl className="flex grow flex-col gap-2 p-4 @min-[640px]:grid @min-[640px]:only-of-type:border-l @min-[640px]:grid-cols-2 @min-[640px]:content-start @min-[640px]:gap-x-8">
            {quantities.map((output) => (
              <Quantity key={output.key} output={output} />
            ))}
          </dl>
        )}
        {page.uncertain && (
          <div className="p-4 @min-[640px]:col-span-2 @min-[640px]:border-t" data-print="hide">
            <Suspense>
              <Limits />
            </Suspense>
          </div>
        )}
        {children}
        <div className="p-4 @min-[640px]:col-span-2 @min-[640px]:border-t" data-print="hide">
          <ForumLink />
        </div>
      </div>
    </Panel>
  );
}

const announceDelayMs = 600;

/** Says the result once the typing rests, instead of with every key. */
export function Announcement() {
  const page = useCalculator();
  const { words, labels } = page;
  const text = page.current
    ? answerOutputs(page)
        .map((output) =>
          fill(words.announced, { label: labels.output(output.key), value: spokenValue(page, output) }),
        )
        .join('. ')
    : fill(words.wrongInput, { list: [...page.problems.keys()].map((key) => labels.input(key)).join(', ') });
  const [said, setSaid] = useState('');
  const { changed } = page.state;
  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(() => setSaid(text), announceDelayMs);
    return () => clearTimeout(timer);
  }, [text, changed]);
  return (
    <div aria-live="polite" className="sr-only">
      {said}
    </div>
  );
}
