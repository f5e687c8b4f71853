/** Small readings of what somebody typed. */

/** Whether the text has no letters beyond those of English, e.g. no umlauts. */
export function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

/** A first check; the server validates again. Addresses with umlauts or accents are not supported. */
export function isEmail(text: string): boolean {
  return text.length <= 255 && isAscii(text) && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}

/** The digits, also of full width, at most six. */
export function sixDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, 6);
}

/** `9:05` */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
