import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { type ContextType, memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { reportCalculatorUse } from '../platform/browser/eligibility-message.ts';
import { DiagramPanel } from './diagram/diagram-panel.tsx';
import { PinsProvider, usePinsState } from './diagram/pins.ts';
import { AnswerBar } from './frame/answer-bar.tsx';
import { BatchOpeningProvider, useBatchView } from './frame/batch-opening.ts';
import { lazyPart } from './frame/lazy-part.tsx';
import { Foot } from './frame/page-foot.tsx';
import { PageHead } from './frame/page-head.tsx';
import { SheetProvider, useSheet, useSheetState } from './frame/sheet.ts';
import { TopBar } from './frame/top-bar.tsx';
import { RightsProvider, useRightsState } from './frame/use-rights.ts';
import { HeatPart } from './heat/heat-part.tsx';
import { InputsPanel, SeriesFieldContext } from './inputs/inputs-panel.tsx';
import type { PageData } from './page-data.ts';
import { ExplanationPanel, SourcesPanel } from './results/explanation.tsx';
import { ModelsPanel } from './results/models/models-panel.tsx';
import { Announcement, AnswerPanel, NotesPanel } from './results/results.tsx';
import {
  type CalculatorPage as CalculatorPageState,
  DrawnProvider,
  FixedProvider,
  LastProvider,
  LatestProvider,
  StageProvider,
  useCalculator,
  useCalculatorState,
} from './use-calculator.ts';

const Notices = lazyPart(() => import('./frame/notices.tsx'));
const SpreadPanel = lazyPart(() => import('./results/spread.tsx'));
const BatchPage = lazyPart(async () => (await import('./batch/load-batch.tsx')).loadBatch());

/** Page of a calculator, built from its definition and texts. @param SeriesField component for calculators with a series */
export function CalculatorPage({
  calculator,
  data,
  SeriesField,
}: {
  readonly calculator: Calculator;
  readonly data: PageData;
  readonly SeriesField: ContextType<typeof SeriesFieldContext>;
}) {
  const latest = useCalculatorState(calculator, data);
  const { labels } = latest;
  const fixed = useMemo(
    () => ({ calculator, data, words: data.words, language: data.language, labels }),
    [calculator, data, labels],
  );
  return (
    <FixedProvider value={fixed}>
      <LatestProvider value={latest}>
        <Later page={latest}>
          <SeriesFieldContext value={SeriesField}>
            <Frame id={calculator.id} />
          </SeriesFieldContext>
        </Later>
      </LatestProvider>
    </FixedProvider>
  );
}

type LaterProps = { readonly page: CalculatorPageState; readonly children: ReactNode };

/**
 * Provides the state for the diagram and, later, for the lower parts. Each of these renders only the components that
 * show it.
 */
function Later({ page, children }: LaterProps) {
  const drawn = useLaterPage(page);
  return (
    <DrawnProvider value={drawn}>
      <StageProvider value="drawn">
        <Lower page={drawn}>{children}</Lower>
      </StageProvider>
    </DrawnProvider>
  );
}

function Lower({ page, children }: LaterProps) {
  return <LastProvider value={useLaterPage(page)}>{children}</LastProvider>;
}

/** Inputs and answer, which render first. */
function Latest({ children }: { readonly children: ReactNode }) {
  return <StageProvider value="latest">{children}</StageProvider>;
}

/** Lower parts, which render after the diagram. */
function Last({ children }: { readonly children: ReactNode }) {
  return <StageProvider value="last">{children}</StageProvider>;
}

/** Frame of the page; memoized, because only the parts in it depend on typed values. */
const Frame = memo(function Frame({ id }: { readonly id: string }) {
  const rights = useRightsState(id);
  const pins = usePinsState();
  const sheet = useSheetState();
  const batch = useBatchView(rights);
  // Other windows of the site hide the refund offer once the tool was used.
  useEffect(reportCalculatorUse, []);
  return (
    <RightsProvider value={rights}>
      <PinsProvider value={pins}>
        <SheetProvider value={sheet}>
          <BatchOpeningProvider value={batch.open}>
            <BehindSheet>
              <Last>
                <TopBar />
              </Last>
            </BehindSheet>
            <main
              id="main"
              className="mx-auto w-full max-w-[1920px] grow px-4 pb-14 max-lg:pb-28 sm:px-8 print:p-0"
            >
              <BehindSheet>
                <Last>
                  <PageHead />
                </Last>
                {rights.refusal && <Notices of="rights" />}
                {batch.wasOpen && <BatchPage isOpen={batch.isOpen} onClose={batch.close} />}
                <LinkPart />
              </BehindSheet>
              <div hidden={batch.isOpen}>
                <Bench />
                <BehindSheet>
                  <Last>
                    <Below />
                  </Last>
                </BehindSheet>
                <Announcement />
              </div>
            </main>
            <BehindSheet>
              <Last>
                <Foot />
              </Last>
            </BehindSheet>
            <Latest>
              <HeatPart part="fill" />
              {!batch.isOpen && <AnswerBar />}
            </Latest>
          </BatchOpeningProvider>
        </SheetProvider>
      </PinsProvider>
    </RightsProvider>
  );
});

/**
 * Returns the states of the diagram and of the panels below. They are updated in a separate task after the frame that
 * shows the answer. The first render is immediate, because a link must never show the default values first.
 */
function useLaterPage(page: CalculatorPageState): CalculatorPageState {
  const [shown, setShown] = useState<CalculatorPageState | null>(null);
  const newest = useRef(page);
  newest.current = page;
  const isCurrent = shown === null || shown === page;
  useEffect(() => setShown(newest.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state may have replaced this one.
  useEffect(() => {
    if (isCurrent) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown(newest.current));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isCurrent, shown]);
  return shown ?? page;
}

function BehindSheet({ children }: { readonly children: ReactNode }) {
  const { isOpen } = useSheet();
  return (
    <div className="contents" inert={isOpen}>
      {children}
    </div>
  );
}

/** Notices on differences between the opened link and this page, if there are any. */
function LinkPart() {
  const { link } = useCalculator();
  if (!link.otherVersion && link.unknown.length === 0) return null;
  return <Notices of="link" />;
}

/** Inputs, diagram and answer side by side at window height; on narrow screens the diagram comes first. */
function Bench() {
  const { isOpen } = useSheet();
  return (
    <div
      data-sheet={isOpen ? 'open' : undefined}
      className="bench grid grid-cols-1 gap-4 md:max-lg:grid-cols-2 lg:h-[clamp(40rem,100vh-9.75rem,61.25rem)] lg:grid-cols-[264px_minmax(0,1fr)_248px] xl:grid-cols-[300px_minmax(0,1fr)_288px] min-[1800px]:grid-cols-[320px_minmax(0,1fr)_320px] print:h-auto"
    >
      <Latest>
        <InputsPanel className="bench-inputs min-h-0 max-lg:order-3 lg:[contain:strict] print:[contain:none]" />
      </Latest>
      <DiagramPanel className="bench-diagram max-lg:order-1 md:max-lg:col-span-2 lg:[contain:strict] print:[contain:none]" />
      <div className="contents" inert={isOpen}>
        <Latest>
          <AnswerPanel className="bench-answer max-lg:order-2 lg:[contain:strict] print:[contain:none]" />
        </Latest>
      </div>
    </div>
  );
}

/** Models with errors, formulas with inserted numbers, remarks and sources. */
function Below() {
  const { calculator, hasResult } = useCalculator();
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  if (!hasResult) return null;
  return (
    <div className="below mt-4 flex flex-col gap-4 print:block">
      {(calculator.models ?? []).length > 0 && <ModelsPanel />}
      {/* Below the visible area, therefore rendered after hydration. */}
      {isAwake && <SpreadPanel className="print:hidden" />}
      <ExplanationPanel />
      <div className="below-notes grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:[&>:only-child]:col-span-2">
        <NotesPanel />
        <SourcesPanel />
      </div>
    </div>
  );
}
