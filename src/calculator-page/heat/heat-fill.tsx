import { fromQuery } from '@ferrite/calculators/core/inputs/address.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type ChosenHeat, readHeatChoice, useHeatChoice } from '../../platform/browser/heats/chosen-heat.ts';
import { useChosenHeatCheck } from '../../platform/browser/heats/chosen-heat-check.ts';
import { useCalculator } from '../use-calculator.ts';
import { firstComposition } from './first-composition.ts';
import { differencesFrom, fillActions } from './heat-values.ts';

const keyOf = (heat: ChosenHeat | null) =>
  heat ? JSON.stringify([heat.id, heat.analysis, heat.tolerance, heat.below ?? []]) : '';

/**
 * Fills the first composition with the selected heat: when the page opens, unless the URL has inputs, and whenever
 * another heat is selected or the heat changes. Entries that differ from the heat stay when it is changed elsewhere.
 */
export function HeatFill() {
  const { calculator, dispatch, state } = useCalculator();
  const { current } = useHeatChoice();
  useChosenHeatCheck();
  const known = useRef<ChosenHeat | null>(null);
  const form = useRef(state);
  form.current = state;
  const input = firstComposition(calculator);

  // This runs before the first paint after hydration.
  useLayoutEffect(() => {
    const { current: stored } = readHeatChoice();
    known.current = stored;
    const { inputs } = fromQuery(calculator, new URLSearchParams(location.search));
    if (!stored || !input || Object.keys(inputs).length > 0) return;
    // The result of the default inputs must not be shown as the last valid one.
    dispatch({ type: 'opened', inputs: {} });
    fillActions(input, stored).forEach(dispatch);
  }, [calculator, input, dispatch]);

  useEffect(() => {
    const before = known.current;
    if (keyOf(current) === keyOf(before)) return;
    known.current = current;
    if (!current || !input) return;
    const isEdited = before?.id === current.id && differencesFrom(input, form.current, before).length > 0;
    if (!isEdited) fillActions(input, current).forEach(dispatch);
  }, [current, input, dispatch]);
  return null;
}
