import { useHeatChoice } from '../../platform/browser/heats/chosen-heat.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { fill } from '../messages/words.ts';
import { useCalculator } from '../use-calculator.ts';
import { firstComposition } from './first-composition.ts';
import { differencesFrom, fillActions } from './heat-values.ts';

/**
 * Asks whether changed contents belong to the selected heat; renders nothing while the composition equals that of the
 * heat.
 */
export function HeatNote() {
  const { calculator, state, dispatch, words, data } = useCalculator();
  const input = firstComposition(calculator);
  const { current } = useHeatChoice();
  if (!current || !input) return null;
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
