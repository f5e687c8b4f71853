/** Look-alike characters by the confusables of Unicode (UTS #39). */
import unhomoglyph from 'unhomoglyph';
import { cleanLine } from './visible-text.ts';

/** Upper and lower case look like different characters, so both are replaced. */
const foldCase = (text: string) => unhomoglyph(unhomoglyph(text).toLowerCase()).toLowerCase();

/** Equal for texts that readers take for one another, in any case: `Ian` and `lan`, Latin `a` and Cyrillic `а`. */
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

/** The key of a word in which digits and signs stand for letters and marks are left out: `ADM1N`, `ádmin`. */
export function wordKey(word: string): string {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '');
  return lookAlikeKey([...plain].map((each) => digitLetters[each] ?? each).join('')).replace(
    /[^\p{L}]/gu,
    '',
  );
}
