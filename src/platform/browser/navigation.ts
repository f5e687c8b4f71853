import type { HydratedRouterProps } from 'react-router/dom';
import { untilConnected } from './connection.ts';

type Instrumentation = NonNullable<HydratedRouterProps['instrumentations']>[number];

/**
 * Delays navigation while offline. Without this, React Router would reload the document when a route module cannot be
 * loaded, and the browser would show its error page.
 */
export const waitForConnection: Instrumentation = {
  router: ({ instrument }) =>
    instrument({
      navigate: async (callNavigate, { to, currentUrl }) => {
        const isOtherPage =
          typeof to === 'string' &&
          new URL(to, location.origin).pathname !== new URL(currentUrl, location.origin).pathname;
        if (isOtherPage && !navigator.onLine) await untilConnected();
        await callNavigate();
      },
    }),
};
