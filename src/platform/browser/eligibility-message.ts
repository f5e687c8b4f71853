/** Message of a calculator's tab after a use, to its opener and on the channel of the same name. */
export const eligibilityMessage = { type: 'INVALIDATE_REFUND_ELIGIBILITY' } as const;

/** Reports a use to the page that opened this tab and to all other pages of this origin. */
export function announceUse(): void {
  const opener: unknown = window.opener;
  if (opener) (opener as Window).postMessage(eligibilityMessage, location.origin);
  const channel = new BroadcastChannel(eligibilityMessage.type);
  channel.postMessage(eligibilityMessage);
  channel.close();
}
