import { useEffect, useState } from 'react';
import { linkOf } from './use-address.ts';
import { useCalculator } from './use-calculator.ts';

/** Returns path and query of the current inputs; empty before hydration. */
export function useOwnAddress(): string {
  const page = useCalculator();
  const [address, setAddress] = useState('');
  useEffect(() => {
    const { pathname, search } = new URL(linkOf(page));
    setAddress(`${pathname}${search}`);
  }, [page]);
  return address;
}
