/** Words of paying. */
export const en = {} as const;
