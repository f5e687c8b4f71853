import { SlidersHorizontal } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import type { Calculator } from '../../calculators/calculator.ts';
import { localPath } from '../platform/i18n.ts';
import { buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Mark } from '../ui/mark.tsx';
import { Notice } from '../ui/notice.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { ExplanationPanel, SourcesPanel } from './explanation.tsx';
import { InputsPanel, inputsId } from './inputs/inputs-panel.tsx';
import { fill } from './messages/words.ts';
import { ModelsPanel } from './models.tsx';
import type { PageData } from './page-data.ts';
import { PageHead } from './page-head.tsx';
import { Announcement, ResultsPanel } from './results.tsx';
import { SpreadPanel } from './spread.tsx';
import { TopBar } from './top-bar.tsx';
import {
  answerOutputs,
  CalculatorProvider,
  shownValue,
  spokenValue,
  useCalculator,
  useCalculatorState,
} from './use-calculator.ts';

/** The page of any calculator: its definition and its words decide what is shown. */
export function CalculatorPage({
  calculator,
  data,
}: {
  readonly calculator: Calculator;
  readonly data: PageData;
}) {
  const page = useCalculatorState(calculator, data);
  useEffect(() => {
    // The page that opened this one may offer a refund until the tool was used.
    const opener: unknown = window.opener;
    if (opener) (opener as Window).postMessage({ type: 'INVALIDATE_REFUND_ELIGIBILITY' }, location.origin);
  }, []);
  const models = (calculator.models ?? []).length > 0;
  return (
    <CalculatorProvider value={page}>
      <TopBar />
      <main
        id="main"
        className="mx-auto w-full max-w-[1376px] grow px-4 pt-6 pb-14 max-lg:pb-28 sm:px-8 print:p-0"
      >
        <PageHead />
        <OtherVersion />
        {models ? <ModelsBench /> : <ChartBench />}
        <Announcement />
      </main>
      <Foot />
      <AnswerBar />
    </CalculatorProvider>
  );
}

function OtherVersion() {
  const { otherVersion, words, calculator } = useCalculator();
  if (!otherVersion) return null;
  return (
    <Notice tone="warn" className="mt-4">
      {fill(words.versionDiffers, { old: otherVersion, now: calculator.version })}
    </Notice>
  );
}

/** Inputs, diagram, results side by side; on phones the diagram and the results come first. */
function ChartBench() {
  const { calculator } = useCalculator();
  const [first, ...more] = calculator.charts ?? [];
  return (
    <>
      <div
        className={classNames(
          'mt-5 grid gap-4 print:block',
          first
            ? 'lg:grid-cols-[300px_minmax(0,1fr)] xl:grid-cols-[316px_minmax(0,1fr)_272px]'
            : 'lg:grid-cols-[minmax(316px,440px)_minmax(0,1fr)]',
        )}
      >
        <InputsPanel className={classNames('max-lg:order-3', first && 'lg:row-span-2 xl:row-span-1')} />
        {first && <ChartPanel chart={first} className="max-lg:order-1" />}
        <ResultsPanel className="max-lg:order-2" />
      </div>
      {more.length > 0 ? (
        <Below charts={more} />
      ) : (
        <div className="mt-4 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_380px] print:block">
          <ExplanationPanel />
          <SourcesPanel />
        </div>
      )}
    </>
  );
}

/** Inputs beside the table of models; spread, formulas and diagrams below. */
function ModelsBench() {
  const { calculator } = useCalculator();
  const answered = calculator.outputs.some((output) => output.role === 'answer');
  const charts = calculator.charts ?? [];
  return (
    <>
      <div className="mt-5 grid items-start gap-4 lg:grid-cols-[300px_minmax(0,1fr)] print:block">
        <InputsPanel className="max-lg:order-3" />
        <div className="flex min-w-0 flex-col gap-4 print:block">
          {answered && <ResultsPanel />}
          <ModelsPanel />
          <SpreadPanel />
        </div>
      </div>
      <Below charts={charts}>{!answered && <ResultsPanel />}</Below>
    </>
  );
}

type BelowProps = { readonly charts: NonNullable<Calculator['charts']>; readonly children?: ReactNode };

/** Formulas and sources at the left, the other diagrams at the right. */
function Below({ charts, children }: BelowProps) {
  return (
    <div className="mt-4 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_420px] print:block">
      <div className="flex min-w-0 flex-col gap-4">
        <ExplanationPanel />
        <SourcesPanel />
      </div>
      <div className="grid min-w-0 items-start gap-4 max-xl:order-first md:has-[>:nth-child(2)]:grid-cols-2 md:max-xl:[&>:last-child:nth-child(odd)]:col-span-full xl:grid-cols-1!">
        {children}
        {charts.map((chart) => (
          <ChartPanel key={chart.key} chart={chart} />
        ))}
      </div>
    </div>
  );
}

function Foot() {
  const { words, language } = useCalculator();
  return (
    <footer className="border-t max-lg:mb-16 print:border-0">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-6 sm:px-8 print:p-0">
        <a
          href={localPath(language, '/')}
          aria-label={words.nav.home}
          data-print="hide"
          className="text-ink3"
        >
          <Mark className="size-4" />
        </a>
        <p className="type-small text-ink3">
          {words.disclaimer} {words.rounding}
        </p>
      </div>
    </footer>
  );
}

/** On phones the answer stays in view while the inputs are typed. */
function AnswerBar() {
  const page = useCalculator();
  const { labels, words } = page;
  const [output] = answerOutputs(page);
  if (!output) return null;

  function toInputs(event: MouseEvent) {
    event.preventDefault();
    const inputs = document.getElementById(inputsId);
    inputs?.scrollIntoView();
    inputs?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
  }

  return (
    <aside
      aria-label={words.answerBar}
      data-print="hide"
      className="fixed inset-x-0 bottom-0 z-20 flex h-16 items-center justify-between gap-4 border-t bg-p1 px-4 lg:hidden"
    >
      <div className={classNames('min-w-0', !page.current && 'text-ink3')}>
        <p className="type-micro truncate text-ink3">
          {page.current ? labels.output(output.key) : words.notCurrent}
        </p>
        <p className="truncate text-[19px] leading-6 font-[560]">
          {typeof page.good.values[output.key] === 'number'
            ? spokenValue(page, output)
            : shownValue(page, output)}
        </p>
      </div>
      <a href={`#${inputsId}`} onClick={toInputs} className={buttonClass()}>
        <SlidersHorizontal aria-hidden size={16} strokeWidth={1.5} />
        {words.toInputs}
      </a>
    </aside>
  );
}
