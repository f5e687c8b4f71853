import { useMissingHeat } from '../../platform/browser/heats/chosen-heat-check.ts';
import { newHeatPath } from '../../platform/browser/heats/new-heat-path.ts';
import { buttonClass } from '../../ui/button.tsx';
import { fill } from '../messages/words.ts';
import { useCalculator } from '../use-calculator.ts';
import { firstComposition } from './first-composition.ts';
import { differencesFrom } from './heat-values.ts';

/**
 * Row below the bar, which stays visible while the inputs are closed on a narrow screen. States that the selected heat
 * was deleted, and offers to save its values, with those of the page, as a new heat.
 */
export function HeatDeleted() {
  const { calculator, state, words, data } = useCalculator();
  const input = firstComposition(calculator);
  const heat = useMissingHeat();
  if (!heat || !input) return null;
  const contents = Object.fromEntries(differencesFrom(input, state, heat));
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t bg-warnwash px-4 py-2.5 sm:px-8"
    >
      <p className="type-small min-w-0 text-ink wrap-anywhere">
        {fill(words.heat.deleted, { name: heat.name })}
      </p>
      <a href={newHeatPath(heat, { page: data.name, contents })} className={buttonClass({ size: 'small' })}>
        {words.heat.saveNew}
      </a>
    </div>
  );
}
