import { pageKey } from '../../platform/shared/offline-pages.ts';
import { cancelledEvent } from './cancelled-event.ts';

/** Links to other pages of the site. Downloads have other URLs. */
const leaving = 'a[href^="/"]';

/**
 * While the browser is offline, cancels navigations to other pages, which would end in an error page of the browser, and
 * reports each by {@link cancelledEvent}. Browsers without the Navigation API cancel links only.
 */
export function stayWhileOffline(): void {
  const cancel = (event: Event) => {
    event.preventDefault();
    dispatchEvent(new Event(cancelledEvent));
  };
  document.addEventListener('click', (event) => {
    if (!navigator.onLine && (event.target as Element).closest(leaving)) cancel(event);
  });
  globalThis.navigation?.addEventListener('navigate', (event) => {
    const { sameDocument, url } = event.destination;
    const isOther = !sameDocument && url.startsWith('http') && pageKey(url) !== pageKey(location.href);
    if (!navigator.onLine && isOther && event.cancelable && event.downloadRequest === null) cancel(event);
  });
}
