/** Words of admin. */
export const en = {} as const;
