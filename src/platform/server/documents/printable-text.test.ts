import { describe, expect, it } from 'vitest';
import { unprintable } from '../../shared/text/printable-text.ts';
import { DocumentFonts } from './fonts.ts';

const shown = 'Ferrite äöüßéçñ Ωμ Жщ 热处理 焼入れ カタカナ 열처리 °±×·–„“€';
const boxed = ['ع', 'ש', 'ก', '🔥', 'अ'];

describe('F-15 characters of a document', () => {
  it('`unprintable` returns exactly the characters that the PDF fonts lack', async () => {
    const text = shown + boxed.join('');
    const fonts = await DocumentFonts.for({ text, bold: '', math: '', slanted: '' }, 'en');
    const isBoxed = (letter: string) => fonts.runs(letter, 'text').some((run) => run.text === '\u25a1');
    const letters = [...new Set(text)].filter((letter) => letter !== ' ');
    expect(unprintable(text)).toEqual(letters.filter(isBoxed));
    expect(unprintable(text)).toEqual(boxed);
  });
});
