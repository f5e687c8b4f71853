/** Remarks on sources in five languages. */

import { keepUnitsTogether } from '../core/numbers.ts';
import { sourceMarks } from '../core/texts/common-words.ts';
import type { Language } from '../core/texts/language.ts';
import { type Source, type SourceKey, sources } from './index.ts';
import { shortOf } from './short.ts';
import { citations } from './texts/citations.ts';
import cn from './texts/remarks.cn.ts';
import de from './texts/remarks.de.ts';
import en from './texts/remarks.en.ts';
import ja from './texts/remarks.ja.ts';
import kr from './texts/remarks.kr.ts';
import type { Translations } from './texts/shorts.ts';

const remarks: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, de, cn, ja, kr };

/** A source as it is shown in one language: names and titles as printed, words translated; remark and mark only where there are any. */
export type CitedSource = Source & {
  readonly remark?: string;
  /** Reason why a source was not compared with the original: short and as a sentence. */
  readonly mark?: { readonly word: string; readonly meaning: string };
};

/** The entry of this key with its remark and mark. */
export function citeSource(key: SourceKey, language: Language): CitedSource {
  const source = sources[key];
  const remark = remarks[language][key];
  const { status } = source;
  return {
    ...source,
    short: shortOf(key, language),
    citation:
      (language === 'en' ? undefined : (citations as Translations)[key]?.[language]) ?? source.citation,
    ...(remark === undefined ? {} : { remark: keepUnitsTogether(remark) }),
    ...(status === 'seen'
      ? {}
      : {
          mark: { word: sourceMarks[status].mark[language], meaning: sourceMarks[status].meaning[language] },
        }),
  };
}
