/** Value of the consent to lose the right to a refund. */
export const refundConsent = 'refund_ends';
