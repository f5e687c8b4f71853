import { type ComponentType, lazy } from 'react';
import { useFixed } from '../use-calculator.ts';

/** Shown in place of a part that failed to load: offline, or after an update. */
function PartFailed() {
  return (
    <p role="alert" className="type-small p-4 text-err">
      {useFixed().words.rights.failed}
    </p>
  );
}

/** Component loaded on first use; a failure is shown in its place. */
export const lazyPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy<ComponentType<P>>(() => load().catch(() => ({ default: PartFailed })));
