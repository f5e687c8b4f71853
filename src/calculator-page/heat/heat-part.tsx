import { useEffect, useState } from 'react';
import { heatsKey } from '../../platform/browser/heats/heats-key.ts';
import { lazyPart } from '../frame/lazy-part.tsx';
import type { HeatPartProps } from './heat-parts.tsx';

const Parts = lazyPart<HeatPartProps>(() => import('./heat-parts.tsx'));

/** Part of the page that concerns heats; loaded only in browsers that store one. */
export function HeatPart(props: HeatPartProps) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    try {
      setOn(localStorage.getItem(heatsKey) !== null);
    } catch {
      // Without browser storage there are no heats.
    }
  }, []);
  return isOn && <Parts {...props} />;
}
