/** Toss's widget in our page. */
import { ANONYMOUS, loadTossPayments, type TossPaymentsWidgets } from '@tosspayments/tosspayments-sdk';

/** The widget needs its places in the page: looked for so often, so far apart. */
const placeTries = 50;
const placeWaitMs = 100;
/** The widget does not always say when it is there; after this time it may be tried. */
const readyAfterMs = 2_000;

export const methodsId = 'toss-methods';
export const agreementId = 'toss-agreement';

type TossSetup = { readonly clientKey: string; readonly scriptUrl: string | null };

/**
 * Loads and shows the widget.
 * @param amount whole won
 * @param onReady gets the widget when it can be paid with; once
 * @returns how to take it away
 * @throws when the script does not come or refuses, or the page has no place for it
 */
export async function showWidget(
  { clientKey, scriptUrl }: TossSetup,
  amount: number,
  onReady: (widgets: TossPaymentsWidgets) => void,
): Promise<() => void> {
  const toss = await loadTossPayments(clientKey, scriptUrl ? { src: scriptUrl } : {});
  const widgets = toss.widgets({ customerKey: ANONYMOUS });
  await widgets.setAmount({ currency: 'KRW', value: amount });
  await places();
  let isReady = false;
  const ready = () => {
    clearTimeout(timer);
    if (!isReady) onReady(widgets);
    isReady = true;
  };
  const timer = setTimeout(ready, readyAfterMs);
  try {
    const parts = await Promise.all([
      widgets.renderPaymentMethods({ selector: `#${methodsId}`, variantKey: 'DEFAULT' }),
      widgets.renderAgreement({ selector: `#${agreementId}`, variantKey: 'AGREEMENT' }),
    ]);
    ready();
    return () => {
      for (const part of parts) void part.destroy();
    };
  } catch (error) {
    clearTimeout(timer);
    throw error;
  }
}

async function places(): Promise<void> {
  for (let tries = 0; tries < placeTries; tries++) {
    if (document.getElementById(methodsId) && document.getElementById(agreementId)) return;
    await new Promise((resolve) => setTimeout(resolve, placeWaitMs));
  }
  throw new Error('There is no place for the widget.');
}

/** The code of a refusal of the widget; empty when it has none. */
export function widgetCode(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : '';
}
