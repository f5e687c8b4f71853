/** Words of forum. */
export const en = {} as const;
