import type { CompositionInput } from '@ferrite/calculators/core/calculator.ts';
import { type ChosenHeat, useHeatChoice } from '../../platform/browser/heats/chosen-heat.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { fill } from '../messages/words.ts';
import { useCalculator } from '../use-calculator.ts';
import { firstComposition } from './first-composition.ts';
import { differencesFrom, fillActions, unusedElements } from './heat-values.ts';

/** Notes on the selected heat: its elements that the calculator does not use, and changed contents. */
export function HeatNote() {
  const { calculator } = useCalculator();
  const input = firstComposition(calculator);
  const { current } = useHeatChoice();
  if (!current || !input) return null;
  return (
    <>
      <Unused input={input} heat={current} />
      <Differences input={input} heat={current} />
    </>
  );
}

type NoteProps = { readonly input: CompositionInput; readonly heat: ChosenHeat };

function Unused({ input, heat }: NoteProps) {
  const { words } = useCalculator();
  const unused = unusedElements(input, heat);
  if (unused.length === 0) return null;
  return (
    <p className="type-small border-b px-4 py-2 text-ink2">
      {fill(words.heat.unused, { list: unused.join(', ') })}
    </p>
  );
}

/** Asks whether changed contents belong to the heat; renders nothing while the composition equals that of the heat. */
function Differences({ input, heat: current }: NoteProps) {
  const { state, dispatch, words, data } = useCalculator();
  const changed = differencesFrom(input, state, current);
  if (changed.length === 0) return null;
  const query = new URLSearchParams({
    page: data.name,
    ...Object.fromEntries(changed.map(([element, value]) => [element, String(value)])),
  });
  return (
    <div role="status" className="border-b bg-infowash px-4 py-2.5" data-print="hide">
      <p className="type-small text-ink">
        {fill(words.heat.differs, {
          name: current.name,
          list: changed.map(([element]) => element).join(', '),
        })}
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={() => fillActions(input, current).forEach(dispatch)}>
          {words.heat.restore}
        </Button>
        <a
          href={`/workbench/heats/${current.id}?${query}`}
          className={buttonClass({ size: 'small', variant: 'plain' })}
        >
          {words.heat.save}
        </a>
      </p>
    </div>
  );
}
