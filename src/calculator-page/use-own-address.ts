import { chartKey, requirementKey } from '@ferrite/calculators/core/inputs/link-marks.ts';
import { useEffect, useState } from 'react';
import { linkOf, useMark } from './use-address.ts';
import { useCalculator } from './use-calculator.ts';

/** Returns path and query of the current inputs, diagram and requirement; empty before hydration. */
export function useOwnAddress(): string {
  const page = useCalculator();
  const marks = [useMark(chartKey), useMark(requirementKey)].join();
  const [address, setAddress] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link contains the marks of the address.
  useEffect(() => {
    const { pathname, search } = new URL(linkOf(page));
    setAddress(`${pathname}${search}`);
  }, [page, marks]);
  return address;
}
