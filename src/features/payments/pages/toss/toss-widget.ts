/** Loads and renders the Toss payment widget. */
import { ANONYMOUS, loadTossPayments, type TossPaymentsWidgets } from '@tosspayments/tosspayments-sdk';

/** Number of attempts to find the widget's containers. */
const placeTries = 50;
const placeWaitMs = 100;
/** Time after which the widget counts as ready, as it does not always report it. */
const readyAfterMs = 2_000;

export const methodsId = 'toss-methods';
export const agreementId = 'toss-agreement';

type TossSetup = { readonly clientKey: string; readonly scriptUrl: string | null };

/**
 * Loads and shows the widget.
 * @param amount in won
 * @param onReady receives the widget when it is ready, once
 * @returns a function that removes it
 * @throws if the script fails or the containers are missing
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
  throw new Error('The page has no element for the widget.');
}

/** Returns the code of a widget error; empty if it has none. */
export function widgetCode(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : '';
}
