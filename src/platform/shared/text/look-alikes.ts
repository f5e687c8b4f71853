/** Recognizes characters that look alike, by the Unicode confusables (UTS #39). */
import unhomoglyph from 'unhomoglyph';
import { cleanLine } from './visible-text.ts';

/**
 * Converts a text to lower case and replaces look-alikes before and after, because the upper and lower case of a letter
 * resemble different characters.
 */
const foldCase = (text: string) => unhomoglyph(unhomoglyph(text).toLowerCase()).toLowerCase();

/**
 * Returns a key that is equal for texts that look alike, in upper or lower case: `Ian` and `lan`, Latin `a` and
 * Cyrillic `а`.
 */
export function lookAlikeKey(text: string): string {
  const visible = cleanLine(text.normalize('NFKC')).normalize('NFD');
  return foldCase(visible)
    .replace(/[i1|!]/g, 'l')
    .replaceAll('0', 'o')
    .replace(/\s+/g, ' ')
    .normalize('NFC');
}

const digitLetters: Readonly<Record<string, string>> = {
  '@': 'a',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
};

/**
 * Returns a look-alike key of a word without accents, in which digits and symbols count as the letters they resemble:
 * `ADM1N`, `ádmin`.
 */
export function wordKey(word: string): string {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '');
  return lookAlikeKey([...plain].map((each) => digitLetters[each] ?? each).join('')).replace(
    /[^\p{L}]/gu,
    '',
  );
}
