/** Words of membership. */
export const en = {} as const;
