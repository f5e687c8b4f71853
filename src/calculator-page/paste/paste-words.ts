/** Texts of a pasted analysis that are loaded with the first paste. */
import { formatNumber } from '@ferrite/calculators/core/numbers.ts';
import { maxPasted } from '@ferrite/calculators/core/pasted/pasted-analysis.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { fill } from '../messages/words.ts';

type PasteWords = { readonly filled: string; readonly undo: string; readonly tooLong: string };

export const pasteWords: Readonly<Record<Language, PasteWords>> = {
  en: {
    filled: 'Pasted: {list}.',
    undo: 'Undo',
    tooLong: 'Nothing was pasted: the text is longer than {n} characters. Copy only the analysis.',
  },
  de: {
    filled: 'Eingefügt: {list}.',
    undo: 'Rückgängig',
    tooLong: 'Es wurde nichts eingefügt: Der Text ist länger als {n} Zeichen. Kopieren Sie nur die Analyse.',
  },
  cn: {
    filled: '已粘贴：{list}。',
    undo: '撤销',
    tooLong: '未粘贴任何内容：文本超过 {n} 个字符。请只复制成分分析部分。',
  },
  ja: {
    filled: '貼り付けた値：{list}',
    undo: '元に戻す',
    tooLong: '貼り付けませんでした。テキストが{n}文字を超えています。分析値の部分だけをコピーしてください。',
  },
  kr: {
    filled: '붙여넣은 값: {list}',
    undo: '되돌리기',
    tooLong: '붙여넣지 않았습니다. 텍스트가 {n}자를 초과합니다. 분석값 부분만 복사하십시오.',
  },
};

/** Returns the sentence about a text that is longer than is read. */
export const tooLongText = (language: Language): string =>
  fill(pasteWords[language].tooLong, { n: formatNumber(maxPasted, 0, language) });
