/** Heat numbers that are printed with a space: `71 001`, `A 71001`. */
import { heightOf, type Line, type Word } from '../words/words.rules.ts';

const areClose = (word: Word, next: Word): boolean =>
  next.x0 - word.x1 < 0.7 * heightOf(next) && next.y0 < word.y1 && next.y1 > word.y0;

/** Returns whether the next word continues a number: `001` of `71 001`, `71001` of `A 71001`. */
function continues({ text }: Word, next: string): boolean {
  if (/^(?:\p{Lu} ?)?\p{Lu}?\d{1,3}(?: \d{3})*$/u.test(text)) return /^\d{3}[,;]?$/.test(next);
  return /^\p{Lu}$/u.test(text) && /^\d\d[\d/-]*[,;]?$/.test(next);
}

/** Returns a line in which the groups of a number are one word. */
export function withSpacedNumbers(line: Line): Line {
  const words: Word[] = [];
  for (const word of line) {
    const before = words.at(-1);
    if (before && areClose(before, word) && continues(before, word.text))
      words[words.length - 1] = { ...before, text: `${before.text} ${word.text}`, x1: word.x1 };
    else words.push(word);
  }
  return words;
}

/** Returns whether the letters before a number may be a part of it, or of a standard: `SR 5521`, `EN 10025`. */
export const isAfterLetters = (before: Word | undefined, word: Word): boolean =>
  before !== undefined && /^(?!N[OR]$)\p{Lu}{2,3}$/u.test(before.text) && areClose(before, word);

/** Words after a quantity. */
const quantity =
  /^(?:kg|to?|lbs?|mm|m|pcs|pieces|bars|rods|billets|stk|st|stück|stäbe|knüppel|本|支|件)\.?$/iu;

/**
 * Returns whether a short number may be the beginning of a longer one whose groups are unknown: `71 0012`, or its last
 * group may be a quantity: `881 120 bars`.
 */
export function isCutNumber(word: Word, next: Word | undefined): boolean {
  if (!next || !areClose(word, next)) return false;
  const isShort = /^[\p{L}\d]{1,3}$/u.test(word.text) && /^\d[\d/-]*$/.test(next.text);
  return isShort || (/ \d{3}$/.test(word.text) && quantity.test(next.text));
}
