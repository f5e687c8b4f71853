import type { HydratedRouterProps } from 'react-router/dom';
import { untilConnected } from './connection.ts';

type Instrumentation = NonNullable<HydratedRouterProps['instrumentations']>[number];

/**
 * Keeps the page while the browser is offline and goes on to the next one when the connection is back. React Router itself
 * reloads the document when the program of a page cannot be fetched, which leaves the browser's error page.
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
