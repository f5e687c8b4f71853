import { chartKey, requirementKey } from '@ferrite/calculators/core/inputs/link-marks.ts';
import { useSyncExternalStore } from 'react';
import { addressOf, useMark } from './use-address.ts';
import { useCalculator } from './use-calculator.ts';

const never = () => () => undefined;

/** Returns path and query of the current inputs, diagram and requirement; empty before hydration. */
export function useOwnAddress(): string {
  const page = useCalculator();
  // The path and query contain keys of the URL, so changes of these keys re-render.
  useMark(chartKey);
  useMark(requirementKey);
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated ? addressOf(page) : '';
}
