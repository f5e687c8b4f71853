/** Texts of a pasted analysis that are loaded with the first paste. */
import { formatNumber } from '@ferrite/calculators/core/numbers.ts';
import { maxPasted } from '@ferrite/calculators/core/pasted/pasted-analysis.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { fill } from '../messages/words.ts';

type PasteWords = Readonly<Record<'filled' | 'undo' | 'means' | 'tooLong' | 'statistics', string>>;

export const pasteWords: Readonly<Record<Language, PasteWords>> = {
  en: {
    filled: 'Pasted: {list}.',
    undo: 'Undo',
    means: 'Filled in from the mean of measurements: {list}.',
    statistics:
      'Nothing was pasted: the text contains statistics only, such as a standard deviation, and no analysis.',
    tooLong: 'Nothing was pasted: the text is longer than {n} characters. Copy only the analysis.',
  },
  de: {
    filled: 'Eingefügt: {list}.',
    undo: 'Rückgängig',
    means: 'Eingetragen ist der Mittelwert der Messungen: {list}.',
    statistics:
      'Es wurde nichts eingefügt: Der Text enthält nur statistische Angaben wie die Standardabweichung, keine Analyse.',
    tooLong: 'Es wurde nichts eingefügt: Der Text ist länger als {n} Zeichen. Kopieren Sie nur die Analyse.',
  },
  cn: {
    filled: '已粘贴：{list}。',
    undo: '撤销',
    means: '已填入多次测量的平均值：{list}。',
    statistics: '未粘贴任何内容：文本只包含标准偏差等统计值，没有成分分析。',
    tooLong: '未粘贴任何内容：文本超过 {n} 个字符。请只复制成分分析部分。',
  },
  ja: {
    filled: '貼り付けた値：{list}',
    undo: '元に戻す',
    means: '測定の平均値を入力しました：{list}',
    statistics: '貼り付けませんでした。テキストに標準偏差などの統計値だけがあり、分析値がありません。',
    tooLong: '貼り付けませんでした。テキストが{n}文字を超えています。分析値の部分だけをコピーしてください。',
  },
  kr: {
    filled: '붙여넣은 값: {list}',
    undo: '되돌리기',
    means: '측정 평균값을 입력했습니다: {list}',
    statistics: '붙여넣지 않았습니다. 텍스트에 표준편차와 같은 통계값만 있고 분석값이 없습니다.',
    tooLong: '붙여넣지 않았습니다. 텍스트가 {n}자를 초과합니다. 분석값 부분만 복사하십시오.',
  },
};

/** Returns the sentence about a text that is longer than is read, or contains statistics only. */
export const refusalText = (refused: 'tooLong' | 'statistics', language: Language): string =>
  fill(pasteWords[language][refused], { n: formatNumber(maxPasted, 0, language) });
