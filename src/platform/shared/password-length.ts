/** Minimum password length of every server, and the length recommended by the forms. */
export const passwordLengths = { least: 6, recommended: 8 } as const;
