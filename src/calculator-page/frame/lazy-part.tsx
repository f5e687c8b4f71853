import { type ComponentType, lazy } from 'react';
import { useCalculator } from '../use-calculator.ts';

/** Stands where a part of the page could not be fetched: without a network, or after a new version. */
function PartFailed() {
  return (
    <p role="alert" className="type-small p-4 text-err">
      {useCalculator().words.rights.failed}
    </p>
  );
}

/** A part that is fetched when it is first shown; a failure stays in its place instead of taking the page down. */
export const lazyPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy<ComponentType<P>>(() => load().catch(() => ({ default: PartFailed })));
