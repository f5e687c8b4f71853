/** Words of refunds. */
export const en = {} as const;
