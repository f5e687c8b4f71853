import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Calculator } from '../../calculators/core/calculator.ts';
import { classNames } from '../ui/class-names.ts';
import { Notice } from '../ui/state/notice.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { lazyPart } from './frame/lazy-part.tsx';
import { AnswerBar, Foot } from './frame/page-foot.tsx';
import { PageHead } from './frame/page-head.tsx';
import { TopBar } from './frame/top-bar.tsx';
import { RightsProvider, useRightsState } from './frame/use-rights.ts';
import { InputsPanel } from './inputs/inputs-panel.tsx';
import { fill } from './messages/words.ts';
import type { PageData } from './page-data.ts';
import { ExplanationPanel, SourcesPanel } from './results/explanation.tsx';
import { ModelsPanel } from './results/models.tsx';
import { Announcement, ResultsPanel } from './results/results.tsx';
import { SpreadPanel } from './results/spread.tsx';
import { CalculatorProvider, useCalculator, useCalculatorState } from './use-calculator.ts';

const RightsNotice = lazyPart(() => import('./frame/rights-notice.tsx'));
const BatchPanel = lazyPart(() => import('./batch/batch-panel.tsx'));

/** The page of any calculator: its definition and its words decide what is shown. */
export function CalculatorPage({
  calculator,
  data,
}: {
  readonly calculator: Calculator;
  readonly data: PageData;
}) {
  const page = useCalculatorState(calculator, data);
  const rights = useRightsState(calculator.id);
  const [batch, setBatch] = useState(false);
  useEffect(() => {
    // The page that opened this one may offer a refund until the tool was used.
    const opener: unknown = window.opener;
    if (opener) (opener as Window).postMessage({ type: 'INVALIDATE_REFUND_ELIGIBILITY' }, location.origin);
  }, []);
  const models = (calculator.models ?? []).length > 0;
  return (
    <CalculatorProvider value={page}>
      <RightsProvider value={rights}>
        <TopBar />
        <main
          id="main"
          className="mx-auto w-full max-w-[1376px] grow px-4 pt-6 pb-14 max-lg:pb-28 sm:px-8 print:p-0"
        >
          <PageHead onBatch={() => setBatch(true)} />
          <Suspense>
            {rights.refusal && <RightsNotice />}
            {batch && <BatchPanel onClose={() => setBatch(false)} />}
          </Suspense>
          <OtherVersion />
          {models ? <ModelsBench /> : <ChartBench />}
          <Announcement />
        </main>
        <Foot />
        <AnswerBar />
      </RightsProvider>
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
