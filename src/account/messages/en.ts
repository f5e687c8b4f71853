/** Words of account. */
export const en = {} as const;
