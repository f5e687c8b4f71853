/** Remarks on sources in five languages. */

import { keepUnitsTogether } from '../core/numbers.ts';
import { sourceMarks } from '../core/texts/common-words.ts';
import type { Language } from '../core/texts/language.ts';
import { type Source, type SourceKey, sources } from './index.ts';
import { readings } from './readings.ts';
import { shortOf } from './short.ts';
import { citations } from './texts/citations.ts';
import cn from './texts/remarks.cn.ts';
import de from './texts/remarks.de.ts';
import en from './texts/remarks.en.ts';
import ja from './texts/remarks.ja.ts';
import kr from './texts/remarks.kr.ts';
import type { Translations } from './texts/shorts.ts';

const remarks: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, de, cn, ja, kr };

/**
 * Source as shown in one language: names and titles as printed, other words translated; remark and mark only if there
 * are any.
 */
export type CitedSource = Source & {
  readonly remark?: string;
  /** Reason why a source was not compared with the original: as a short word and as a sentence. */
  readonly mark?: { readonly word: string; readonly meaning: string };
};

/**
 * Text fragments of the remark by language: its end, the words before the texts in which a formula was read, and the
 * separator of these texts.
 */
const readIn: Readonly<Record<Language, readonly [end: string, words: string, between: string]>> = {
  en: ['. ', 'Read in: ', '; '],
  de: ['. ', 'Gelesen in: ', '; '],
  cn: ['。', '核对资料：', '；'],
  ja: ['。', '照合した資料：', '；'],
  kr: ['. ', '대조한 자료: ', '; '],
};

/** Returns the remark on a source, including where its formulas were read. */
function remarkOf(key: SourceKey, language: Language): string | undefined {
  const remark = remarks[language][key];
  const places = readings[key];
  if (!places) return remark && keepUnitsTogether(remark);
  const [end, words, between] = readIn[language];
  const read = words + places.join(between);
  return remark === undefined ? read : keepUnitsTogether(remark) + end + read;
}

/** Returns the mark of a source that was not compared with the original. */
const markOf = (key: SourceKey): keyof typeof sourceMarks | null => {
  const { status } = sources[key];
  if (status === 'seen') return null;
  return status === 'reproduced' && (readings[key]?.length ?? 0) > 1 ? 'agreed' : status;
};

/** Returns the source with this key, with its remark and mark. */
export function citeSource(key: SourceKey, language: Language): CitedSource {
  const source = sources[key];
  const remark = remarkOf(key, language);
  const mark = markOf(key);
  return {
    ...source,
    short: shortOf(key, language),
    citation:
      (language === 'en' ? undefined : (citations as Translations)[key]?.[language]) ?? source.citation,
    ...(remark === undefined ? {} : { remark }),
    ...(mark && {
      mark: { word: sourceMarks[mark].mark[language], meaning: sourceMarks[mark].meaning[language] },
    }),
  };
}
