import { type ComponentType, lazy, Suspense } from 'react';
import { useFixed } from '../use-calculator.ts';

/** Message in place of a component that failed to load, because the browser is offline or the site was updated. */
function PartFailed() {
  return (
    <p role="alert" className="type-small p-4 text-err">
      {useFixed().words.rights.failed}
    </p>
  );
}

/**
 * Returns a component that is loaded on first use; if loading fails, a message is shown in its place. @param Waiting shown
 * while it loads; by default nothing
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Waiting?: ComponentType<P>,
): ComponentType<P> {
  const Part: ComponentType<P> = lazy(() => load().catch(() => ({ default: PartFailed })));
  return (props) => (
    <Suspense fallback={Waiting && <Waiting {...props} />}>
      <Part {...props} />
    </Suspense>
  );
}
