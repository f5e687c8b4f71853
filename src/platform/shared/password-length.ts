/** The least length of a password that any server accepts, and from where on the forms are content. */
export const passwordLengths = { least: 6, recommended: 8 } as const;
