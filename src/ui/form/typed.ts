/** Checks and formats text that users type. */

/** Returns whether the text contains ASCII characters only. */
export function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

/** Returns whether the text looks like an email address; the server validates again. Non-ASCII addresses are not supported. */
export function isEmail(text: string): boolean {
  return text.length <= 255 && isAscii(text) && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}

/** Returns the first six digits of a text, including full-width digits, as ASCII digits. */
export function sixDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, 6);
}

/** Formats seconds as minutes and seconds, e.g. `9:05`. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
