/**
 * Message that a calculator's tab sends after a use: to the window that opened it, and on the BroadcastChannel of the
 * same name.
 */
export const eligibilityMessage = { type: 'INVALIDATE_REFUND_ELIGIBILITY' } as const;

/** Reports a calculator use to the page that opened this tab and to all other pages of this origin. */
export function reportCalculatorUse(): void {
  const opener: unknown = window.opener;
  if (opener) (opener as Window).postMessage(eligibilityMessage, location.origin);
  const channel = new BroadcastChannel(eligibilityMessage.type);
  channel.postMessage(eligibilityMessage);
  channel.close();
}
