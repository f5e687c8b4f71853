import type {
  Calculator,
  CompositionInput,
  Input,
  SeriesInput,
} from '@ferrite/calculators/core/calculator.ts';
import { isAsked } from '@ferrite/calculators/core/inputs/fields.ts';
import { unitSymbol } from '@ferrite/calculators/core/quantity.ts';
import { massPercent } from '@ferrite/charts/text/chart-words.ts';
import { RunningText } from '@ferrite/charts/text/running-text.tsx';
import { Target, X } from 'lucide-react';
import { type ComponentType, createContext, memo, useContext, useMemo, useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Segmented } from '../../ui/form/segmented.tsx';
import { compositionUnitKey, type FormState } from '../form/form-entry.ts';
import { lazyPart } from '../frame/lazy-part.tsx';
import { inputsId, useSheet } from '../frame/sheet.ts';
import { fill } from '../messages/words.ts';
import { type CalculatorPage, useCalculator, useFixed } from '../use-calculator.ts';
import { ChoiceField } from './choice-field.tsx';
import { CompositionGrid } from './composition-grid.tsx';
import { NumberField } from './number-field.tsx';

const SolvePanel = lazyPart(() => import('../solve/solve-panel.tsx'));
const PlusMinusFields = lazyPart(() => import('../uncertainty/plus-minus-fields.tsx'));

/** Component for series inputs, which only pages of calculators with a series load. */
export const SeriesFieldContext = createContext<ComponentType<{ readonly input: SeriesInput }> | null>(null);

function InputField({ input }: { readonly input: Exclude<Input, CompositionInput> }) {
  const SeriesField = useContext(SeriesFieldContext);
  if (input.kind === 'number') return <NumberField input={input} />;
  if (input.kind === 'choice') return <ChoiceField input={input} />;
  return SeriesField && <SeriesField input={input} />;
}

type CompositionUnitProps = {
  readonly unit: 'wt%' | 'ppm';
  readonly dispatch: CalculatorPage['dispatch'];
};

const CompositionUnit = memo(function CompositionUnit({ unit, dispatch }: CompositionUnitProps) {
  const { words, language } = useFixed();
  const nameOf = (each: 'wt%' | 'ppm') => (each === 'wt%' ? massPercent[language] : unitSymbol(each));
  return (
    <>
      <span className="hidden print:inline">{nameOf(unit)}</span>
      <div
        className="md:[&_label]:type-small -my-1 md:[&_label]:min-h-7 md:[&_label]:px-2 lg:max-xl:[&_label]:px-1"
        data-print="hide"
      >
        <Segmented
          label={fill(words.unitOf, { label: words.composition })}
          options={(['wt%', 'ppm'] as const).map((value) => ({ value, label: nameOf(value) }))}
          value={unit}
          onChange={(chosen) => dispatch({ type: 'unit', key: compositionUnitKey, unit: chosen })}
        />
      </div>
    </>
  );
});

type InputGroup = { readonly isComposition: boolean; readonly inputs: readonly Input[] };

/** Returns the asked inputs in the definition's order; the compositions are one group, at the place of the first. */
function groupsOf({ inputs }: Calculator, choices: FormState['choices']): readonly InputGroup[] {
  const first = inputs.find(({ kind }) => kind === 'composition');
  const groups: { readonly isComposition: boolean; readonly inputs: Input[] }[] = [];
  for (const input of inputs) {
    const isComposition = input.kind === 'composition';
    if (isComposition ? input !== first : !isAsked(input, choices)) continue;
    const last = groups.at(-1);
    if (last?.isComposition === isComposition) last.inputs.push(input);
    else groups.push({ isComposition, inputs: [input] });
  }
  return groups;
}

/** Returns the title of the panel: the name of the composition if the panel begins with it. */
function titleOf(
  [first, second]: readonly CompositionInput[],
  { calculator, labels, words }: CalculatorPage,
): string {
  if (!first || calculator.inputs[0] !== first) return words.inputs;
  return second ? words.composition : labels.input(first.key);
}

/** Panel with all inputs in the definition's order; compositions share one grid. */
export function InputsPanel({ className }: { readonly className?: string }) {
  const page = useCalculator();
  const { calculator, state, dispatch, words } = page;
  const { isOpen, close } = useSheet();
  const [solves, setSolves] = useState(false);
  const compositions = useMemo(
    () => calculator.inputs.filter((input) => input.kind === 'composition'),
    [calculator],
  );
  return (
    <section
      id={inputsId}
      aria-label={words.inputs}
      role={isOpen ? 'dialog' : undefined}
      tabIndex={-1}
      className={classNames('flex flex-col rounded-panel border bg-p1 inset-shadow-sheen', className)}
    >
      <header className="flex min-h-11 shrink-0 items-center justify-between gap-3 border-b px-4 py-1 lg:max-xl:gap-1">
        <h2 className="type-h3 min-w-0">
          <RunningText>{titleOf(compositions, page)}</RunningText>
        </h2>
        <div className="flex shrink-0 items-center gap-2">
          {compositions.length > 0 && (
            <CompositionUnit
              unit={state.units[compositionUnitKey] === 'ppm' ? 'ppm' : 'wt%'}
              dispatch={dispatch}
            />
          )}
          {isOpen && (
            <IconButton label={words.closeInputs} onClick={close} className="md:hidden">
              <X aria-hidden size={16} strokeWidth={1.5} />
            </IconButton>
          )}
        </div>
      </header>
      {solves && <SolvePanel onClose={() => setSolves(false)} />}
      <div className="min-h-0 grow overflow-y-auto print:overflow-visible">
        <div className="divide-y">
          {groupsOf(calculator, state.choices).map((group) =>
            group.isComposition ? (
              <CompositionGrid key="compositions" inputs={compositions} />
            ) : (
              <div key={group.inputs[0]?.key} className="flex flex-col gap-1.5 px-4 py-2.5">
                {group.inputs.map(
                  (input) => input.kind !== 'composition' && <InputField key={input.key} input={input} />,
                )}
              </div>
            ),
          )}
          <Tools solves={solves} onSolve={() => setSolves(!solves)} />
        </div>
      </div>
    </section>
  );
}

type ToolsProps = { readonly solves: boolean; readonly onSolve: () => void };

/** Buttons below the inputs: uncertainties, and solving for an input. */
function Tools({ solves, onSolve }: ToolsProps) {
  const { words, uncertain } = useCalculator();
  const [opened, setOpened] = useState<boolean | null>(null);
  const isOpen = opened ?? uncertain;
  return (
    <div className="flex flex-col gap-2 px-4 py-2" data-print="hide">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpened(!isOpen)}
          className="type-small textlink py-1 text-ink2"
        >
          {words.plusMinus.fields}
        </button>
        <Button size="small" aria-expanded={solves} onClick={onSolve}>
          <Target aria-hidden size={14} strokeWidth={1.5} />
          {words.solve.open}
        </Button>
      </div>
      {isOpen && <PlusMinusFields isOpened={opened === true} />}
    </div>
  );
}
