/** Loads Eximbay's script and opens its payment window. */

type Eximbay = { request_pay(request: Readonly<Record<string, unknown>>): void };

declare global {
  interface Window {
    EXIMBAY?: Eximbay;
  }
}

const scriptMarker = 'eximbay';
/** Maximum time for the script to open the payment window. */
const openWithinMs = 15_000;

/**
 * Loads the provider's script once.
 * @throws Error if loading fails or the loaded file is not Eximbay's script
 */
export async function loadEximbay(scriptUrl: string): Promise<Eximbay> {
  if (!window.EXIMBAY) await load(scriptUrl);
  if (!window.EXIMBAY) throw new Error('The loaded script does not define EXIMBAY.');
  return window.EXIMBAY;
}

function load(scriptUrl: string): Promise<void> {
  return new Promise((resolve, reject) => {
    document.querySelector(`script[data-provider=${scriptMarker}]`)?.remove();
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.dataset.provider = scriptMarker;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('The Eximbay script could not be loaded.')));
    document.head.append(script);
  });
}

/**
 * Opens the payment window through Eximbay's script. The script does not return the window, so `window.open` is
 * observed.
 * @param request the order's payload exactly as returned by the server, and its key
 * @returns the window; null if the browser blocked it; undefined if none was opened in time
 */
export function openEximbay(
  eximbay: Eximbay,
  request: Readonly<Record<string, unknown>>,
): Promise<Window | null | undefined> {
  return new Promise((resolve) => {
    const open = window.open;
    const finish = (opened: Window | null | undefined) => {
      window.open = open;
      clearTimeout(timer);
      resolve(opened);
    };
    const timer = setTimeout(() => finish(undefined), openWithinMs);
    window.open = (...args) => {
      const opened = open.apply(window, args);
      finish(opened);
      return opened;
    };
    eximbay.request_pay(request);
  });
}
