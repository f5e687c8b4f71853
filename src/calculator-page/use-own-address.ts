import { useEffect, useState } from 'react';
import { linkOf } from './use-address.ts';
import { useCalculator } from './use-calculator.ts';

/** Path and query that reproduce what the form holds; empty in the page as it is sent, which knows no address. */
export function useOwnAddress(): string {
  const page = useCalculator();
  const [address, setAddress] = useState('');
  useEffect(() => {
    const { pathname, search } = new URL(linkOf(page));
    setAddress(`${pathname}${search}`);
  }, [page]);
  return address;
}
