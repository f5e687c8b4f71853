import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import {
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { announceUse } from '../platform/browser/eligibility-message.ts';
import { Notice } from '../ui/state/notice.tsx';
import { DiagramPanel } from './diagram/diagram-panel.tsx';
import { PinsProvider, usePinsState } from './diagram/pins.ts';
import { AnswerBar } from './frame/answer-bar.tsx';
import { BatchOpeningProvider } from './frame/batch-opening.ts';
import { lazyPart } from './frame/lazy-part.tsx';
import { Foot } from './frame/page-foot.tsx';
import { PageHead } from './frame/page-head.tsx';
import { SheetProvider, useSheet, useSheetState } from './frame/sheet.ts';
import { TopBar } from './frame/top-bar.tsx';
import { RightsProvider, useRightsState } from './frame/use-rights.ts';
import { InputsPanel } from './inputs/inputs-panel.tsx';
import { fill } from './messages/words.ts';
import type { PageData } from './page-data.ts';
import { ExplanationPanel, SourcesPanel } from './results/explanation.tsx';
import { ModelsPanel } from './results/models/models-panel.tsx';
import { Announcement, AnswerPanel, NotesPanel } from './results/results.tsx';
import {
  type CalculatorPage as CalculatorPageState,
  CalculatorProvider,
  StagesProvider,
  useCalculator,
  useCalculatorState,
  useStages,
} from './use-calculator.ts';

const RightsNotice = lazyPart(() => import('./frame/rights-notice.tsx'));
const SpreadPanel = lazyPart(() => import('./results/spread.tsx'));
const BatchPanel = lazyPart(() => import('./batch/batch-panel.tsx'));

/** The page of any calculator: its definition and its words decide what is shown. */
export function CalculatorPage({
  calculator,
  data,
}: {
  readonly calculator: Calculator;
  readonly data: PageData;
}) {
  const latest = useCalculatorState(calculator, data);
  const drawn = useDrawn(latest);
  const last = useDrawn(drawn);
  const stages = useMemo(() => ({ latest, last }), [latest, last]);
  return (
    <StagesProvider value={stages}>
      <CalculatorProvider value={drawn}>
        <Frame id={calculator.id} />
      </CalculatorProvider>
    </StagesProvider>
  );
}

/** What follows each letter that is typed: inputs and answer. The rest of the page is drawn after them. */
function Latest({ children }: { readonly children: ReactNode }) {
  return <CalculatorProvider value={useStages().latest}>{children}</CalculatorProvider>;
}

/** What is far down: it is drawn after the diagram. */
function Last({ children }: { readonly children: ReactNode }) {
  return <CalculatorProvider value={useStages().last}>{children}</CalculatorProvider>;
}

/** All of the page. It is not rendered anew for a letter typed: those parts that show it ask for it. */
const Frame = memo(function Frame({ id }: { readonly id: string }) {
  const rights = useRightsState(id);
  const pins = usePinsState();
  const sheet = useSheetState();
  const [batch, setBatch] = useState(false);
  // Other pages may offer a refund until the tool was used.
  useEffect(announceUse, []);
  return (
    <RightsProvider value={rights}>
      <PinsProvider value={pins}>
        <SheetProvider value={sheet}>
          <BatchOpeningProvider value={() => setBatch(true)}>
            <BehindSheet>
              <TopBar />
            </BehindSheet>
            <main
              id="main"
              className="mx-auto w-full max-w-[1920px] grow px-4 pb-14 max-lg:pb-28 sm:px-8 print:p-0"
            >
              <BehindSheet>
                <PageHead />
                <Suspense>
                  {rights.refusal && <RightsNotice />}
                  {batch && <BatchPanel onClose={() => setBatch(false)} />}
                </Suspense>
                <OtherVersion />
              </BehindSheet>
              <Bench />
              <BehindSheet>
                <Last>
                  <Below />
                </Last>
              </BehindSheet>
              <Announcement />
            </main>
            <BehindSheet>
              <Foot />
            </BehindSheet>
            <Latest>
              <AnswerBar />
            </Latest>
          </BatchOpeningProvider>
        </SheetProvider>
      </PinsProvider>
    </RightsProvider>
  );
});

/**
 * What the diagram and the panels below are drawn from: they follow inputs and answer, and are left out while one goes
 * on typing. Only what the page was opened with is drawn at once, so that a link never shows the start values first.
 */
function useDrawn(page: CalculatorPageState): CalculatorPageState {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => startTransition(() => setOpen(true)), []);
  const deferred = useDeferredValue(page);
  return isOpen ? deferred : page;
}

/** What cannot be reached while a phone's sheet of inputs is open. */
function BehindSheet({ children }: { readonly children: ReactNode }) {
  const { isOpen } = useSheet();
  return (
    <div className="contents" inert={isOpen}>
      {children}
    </div>
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

/** Inputs, diagram and answer side by side, as high as the window; narrower, the diagram comes first. */
function Bench() {
  const { isOpen } = useSheet();
  return (
    <div
      data-sheet={isOpen ? 'open' : undefined}
      className="bench grid gap-4 md:max-lg:grid-cols-2 lg:h-[clamp(40rem,100vh-9.75rem,61.25rem)] lg:grid-cols-[264px_minmax(0,1fr)_248px] xl:grid-cols-[300px_minmax(0,1fr)_288px] min-[1800px]:grid-cols-[320px_minmax(0,1fr)_320px] print:h-auto"
    >
      <Latest>
        <InputsPanel className="bench-inputs min-h-0 max-lg:order-3" />
      </Latest>
      <DiagramPanel className="bench-diagram max-lg:order-1 md:max-lg:col-span-2" />
      <div className="contents" inert={isOpen}>
        <Latest>
          <AnswerPanel className="bench-answer max-lg:order-2" />
        </Latest>
      </div>
    </div>
  );
}

/** Below the bench: the models with their errors, the formulas with the numbers of this case, remarks and sources. */
function Below() {
  const { calculator } = useCalculator();
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return (
    <div className="below mt-4 flex flex-col gap-4 print:block">
      {(calculator.models ?? []).length > 0 && <ModelsPanel />}
      {/* Below what is seen first: it comes once the page answers. */}
      {isAwake && (
        <Suspense>
          <SpreadPanel className="print:hidden" />
        </Suspense>
      )}
      <ExplanationPanel />
      <div className="below-notes grid items-start gap-4 lg:grid-cols-2 lg:[&>:only-child]:col-span-2">
        <NotesPanel />
        <SourcesPanel />
      </div>
    </div>
  );
}
