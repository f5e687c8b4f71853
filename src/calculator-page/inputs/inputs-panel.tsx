import { Suspense, useState } from 'react';
import type { CompositionInput, Input } from '../../../calculators/core/calculator.ts';
import { isAsked } from '../../../calculators/core/inputs/fields.ts';
import { unitSymbol } from '../../../calculators/core/quantity.ts';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Panel } from '../../ui/panel.tsx';
import { compositionUnitKey } from '../form/form-entry.ts';
import { lazyPart } from '../frame/lazy-part.tsx';
import { fill } from '../messages/words.ts';
import { useCalculator } from '../use-calculator.ts';
import { ChoiceField } from './choice-field.tsx';
import { CompositionGrid } from './composition-grid.tsx';
import { NumberField } from './number-field.tsx';
import { SeriesField } from './series-field.tsx';

export const inputsId = 'inputs';

const PlusMinusFields = lazyPart(() => import('../uncertainty/plus-minus-fields.tsx'));

function InputField({ input }: { readonly input: Exclude<Input, CompositionInput> }) {
  if (input.kind === 'number') return <NumberField input={input} />;
  if (input.kind === 'choice') return <ChoiceField input={input} />;
  return <SeriesField input={input} />;
}

/** All inputs in the definition's order; compositions stand together in one grid. */
export function InputsPanel({ className }: { readonly className?: string }) {
  const { calculator, state, dispatch, labels, words, uncertain } = useCalculator();
  const [opened, setOpened] = useState<boolean | null>(null);
  const open = opened ?? uncertain;
  const compositions = calculator.inputs.filter((input) => input.kind === 'composition');
  const [first] = compositions;
  const leading = first !== undefined && calculator.inputs[0] === first;
  const title =
    first && compositions.length === 1 && leading
      ? labels.input(first.key)
      : leading
        ? words.composition
        : words.inputs;
  const visible = calculator.inputs.filter(
    (input) => input === first || (input.kind !== 'composition' && isAsked(input, state.choices)),
  );

  const groups: { readonly composition: boolean; readonly inputs: Input[] }[] = [];
  for (const input of visible) {
    const composition = input.kind === 'composition';
    const last = groups.at(-1);
    if (last && last.composition === composition) last.inputs.push(input);
    else groups.push({ composition, inputs: [input] });
  }

  return (
    <section id={inputsId} aria-label={words.inputs} className={className}>
      <Panel
        flush
        className="h-full"
        title={title}
        actions={
          first && (
            <>
              <span className="hidden print:inline">
                {state.units[compositionUnitKey] === 'ppm' ? unitSymbol('ppm') : words.massPercent}
              </span>
              <div className="-my-1" data-print="hide">
                <Segmented
                  label={fill(words.unitOf, { label: words.composition })}
                  options={(['wt%', 'ppm'] as const).map((value) => ({
                    value,
                    label: value === 'wt%' ? words.massPercent : unitSymbol(value),
                  }))}
                  value={state.units[compositionUnitKey] === 'ppm' ? 'ppm' : 'wt%'}
                  onChange={(unit) => dispatch({ type: 'unit', key: compositionUnitKey, unit })}
                />
              </div>
            </>
          )
        }
      >
        <div className="divide-y">
          {groups.map((group) =>
            group.composition ? (
              <CompositionGrid key="compositions" inputs={compositions} />
            ) : (
              <div key={group.inputs[0]?.key} className="flex flex-col gap-4 p-4">
                {group.inputs.map(
                  (input) => input.kind !== 'composition' && <InputField key={input.key} input={input} />,
                )}
              </div>
            ),
          )}
          <div className="flex flex-col gap-2 p-4" data-print="hide">
            <button
              type="button"
              aria-expanded={open}
              onClick={() => setOpened(!open)}
              className="type-small textlink self-start py-1 text-ink2"
            >
              {words.plusMinus.fields}
            </button>
            {open && (
              <Suspense>
                <PlusMinusFields />
              </Suspense>
            )}
          </div>
        </div>
      </Panel>
    </section>
  );
}
