/**
 * Parses the id of a row in an address: a positive integer without leading zeros, which a number holds exactly.
 * @returns null for any other text
 */
export const parseId = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);
