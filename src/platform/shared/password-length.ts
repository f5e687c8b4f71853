/** Minimum password length that every server requires, and the length that the forms recommend. */
export const passwordLengths = { least: 6, recommended: 8 } as const;
