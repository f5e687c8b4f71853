/** Event of the window: a navigation was cancelled, because the browser is offline. */
export const cancelledEvent = 'ferrite-offline';
