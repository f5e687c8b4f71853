/** Element symbols without capital letters: `c mn cr`, `mn 0.75 cr 1.05`. */
import { type ElementSymbol, elements } from '../elements.ts';

const bySmallName = new Map<string, ElementSymbol>(
  elements.map((element) => [element.toLowerCase(), element]),
);
/** Returns the element of a symbol; not for `ce` and `CE`, which mean the carbon equivalent as well. */
const symbolOf = (word: string): ElementSymbol | undefined =>
  /^(?:ce|CE)$/.test(word) ? undefined : bySmallName.get(word.toLowerCase());

/** Words of units and of powers of ten, which are beside symbols. */
const unitWord = /^(?:ppm|wt|mass|gew|ma|[ex])$/i;
const wordsIn = (text: string): readonly string[] =>
  (text.match(/\p{L}+/gu) ?? []).filter((word) => !unitWord.test(word));

const withSymbols = (text: string): string => text.replace(/\p{L}+/gu, (word) => symbolOf(word) ?? word);

/** Returns whether words name at least two elements. */
const nameSeveral = (words: readonly string[]): boolean =>
  new Set(words.flatMap((word) => symbolOf(word) ?? [])).size > 1;

/** Returns whether a line names elements: no numbers, and no other words than one label. */
function isHeading(line: string): boolean {
  const cells = line.split(/[\t;|,]/);
  const isOther = (word: string): boolean => !symbolOf(word);
  const labels = cells.filter((cell) => wordsIn(cell).some(isOther));
  const isLabel = cells.length > 1 || wordsIn(line).filter(isOther).length <= 1;
  return !/\d/.test(line) && labels.length <= 1 && isLabel && nameSeveral(wordsIn(line));
}

/** Returns whether a line begins with a symbol and consists of symbols and numbers. */
const isOfPairs = (line: string): boolean =>
  /^\s*\p{L}/u.test(line) && wordsIn(line).length > 0 && wordsIn(line).every(symbolOf);

/**
 * Writes the symbols of a text with capital letters, where they are in lower case: in a line of headings, and in lines of
 * symbols and numbers. Other lines are unchanged, because words such as `as` are symbols as well.
 */
export function withCapitals(text: string): string {
  const lines = text.split('\n');
  const arePairs = nameSeveral(lines.filter(isOfPairs).flatMap(wordsIn));
  return lines
    .map((line) => (isHeading(line) || (arePairs && isOfPairs(line)) ? withSymbols(line) : line))
    .join('\n');
}
