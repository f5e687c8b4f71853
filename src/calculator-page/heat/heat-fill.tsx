import { fromQuery } from '@ferrite/calculators/core/inputs/address.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type ChosenHeat, readHeatChoice, useHeatChoice } from '../../platform/browser/heats/chosen-heat.ts';
import { useChosenHeatCheck } from '../../platform/browser/heats/missing-heat.ts';
import { useCalculator } from '../use-calculator.ts';
import { firstComposition } from './first-composition.ts';
import { fillAction } from './heat-values.ts';

const keyOf = (heat: ChosenHeat | null) =>
  heat ? JSON.stringify([heat.id, heat.analysis, heat.below ?? []]) : '';

/**
 * Fills the first composition with the selected heat: when the page opens, unless the URL has inputs, and whenever
 * another heat is selected or the heat changes.
 */
export function HeatFill() {
  const { calculator, dispatch } = useCalculator();
  const { current } = useHeatChoice();
  useChosenHeatCheck();
  const known = useRef('');
  const input = firstComposition(calculator);

  // This runs before the first paint after hydration.
  useLayoutEffect(() => {
    const { current: stored } = readHeatChoice();
    known.current = keyOf(stored);
    const { inputs } = fromQuery(calculator, new URLSearchParams(location.search));
    if (stored && input && Object.keys(inputs).length === 0) dispatch(fillAction(input, stored));
  }, [calculator, input, dispatch]);

  useEffect(() => {
    if (keyOf(current) === known.current) return;
    known.current = keyOf(current);
    if (current && input) dispatch(fillAction(input, current));
  }, [current, input, dispatch]);
  return null;
}
