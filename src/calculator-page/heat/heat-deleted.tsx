import { useMissingHeat } from '../../platform/browser/heats/missing-heat.ts';
import { newHeatPath } from '../../platform/browser/heats/new-heat-path.ts';
import { buttonClass } from '../../ui/button.tsx';
import { fill } from '../messages/words.ts';
import { useCalculator } from '../use-calculator.ts';
import { firstComposition } from './first-composition.ts';
import { differencesFrom } from './heat-values.ts';

/** States that the chosen heat was deleted and offers its values, with those of the page, as a new heat. */
export function HeatDeleted() {
  const { calculator, state, words, data } = useCalculator();
  const input = firstComposition(calculator);
  const heat = useMissingHeat();
  if (!heat || !input) return null;
  const contents = Object.fromEntries(differencesFrom(input, state, heat));
  return (
    <div role="status" className="border-b bg-infowash px-4 py-2.5" data-print="hide">
      <p className="type-small text-ink">{fill(words.heat.deleted, { name: heat.name })}</p>
      <p className="mt-2">
        <a
          href={newHeatPath(heat, { page: data.name, contents })}
          className={buttonClass({ size: 'small', variant: 'plain' })}
        >
          {words.heat.saveNew}
        </a>
      </p>
    </div>
  );
}
