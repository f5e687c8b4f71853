/** Eximbay's script, and the window that it opens. */

type Eximbay = { request_pay(request: Readonly<Record<string, unknown>>): void };

declare global {
  interface Window {
    EXIMBAY?: Eximbay;
  }
}

const scriptMarker = 'eximbay';
/** So long the script may take to open its window. */
const openWithinMs = 15_000;

/** Loads the provider's script once. @throws Error when it does not come or is none */
export async function loadEximbay(scriptUrl: string): Promise<Eximbay> {
  if (!window.EXIMBAY) await load(scriptUrl);
  if (!window.EXIMBAY) throw new Error('The script is not what was expected.');
  return window.EXIMBAY;
}

function load(scriptUrl: string): Promise<void> {
  return new Promise((resolve, reject) => {
    document.querySelector(`script[data-provider=${scriptMarker}]`)?.remove();
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.dataset.provider = scriptMarker;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('The script did not come.')));
    document.head.append(script);
  });
}

/**
 * Lets the script open its window. It tells nobody how that went, so the browser's own function is listened to meanwhile.
 * @param request the order's payload exactly as our server gave it, and its key
 * @returns the window; null when the browser refused it; undefined when the script opened none in time
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
