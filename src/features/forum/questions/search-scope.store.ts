import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import { germanTitle } from '../../../platform/shared/text/title-language.ts';
import type { Scope } from '../forum.rules.ts';
import { isVisible } from '../forum.store.ts';
import { forumPosts } from '../tables.ts';

const { title, category: categoryColumn } = forumPosts;

const hangul = '[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]';
const kana = '[\u3040-\u30ff]';
const han = '[\u3400-\u4dbf\u4e00-\u9fff]';

/** Returns the condition for titles in a language, consistent with `titleLanguage`. */
function isWritten(language: Language | null): SQL | undefined {
  const isGerman = sql`${title} ~* ${germanTitle.source}`;
  const isAsian = sql`${title} ~ ${`${hangul}|${kana}|${han}`}`;
  switch (language) {
    case null:
      return undefined;
    case 'kr':
      return sql`${title} ~ ${hangul}`;
    case 'ja':
      return sql`${title} ~ ${kana} AND NOT ${title} ~ ${hangul}`;
    case 'cn':
      return sql`${title} ~ ${han} AND NOT ${title} ~ ${`${hangul}|${kana}`}`;
    case 'de':
      return sql`NOT ${isAsian} AND ${isGerman}`;
    case 'en':
      return sql`NOT ${isAsian} AND NOT ${isGerman}`;
  }
}

/** Returns the condition for visible questions of a category and a language, each if given. */
export const scopeCondition = ({
  category,
  written,
}: Omit<Scope, 'category'> & { readonly category: string | Placeholder | SQL | null }): SQL | undefined =>
  and(isVisible, category === null ? undefined : eq(categoryColumn, category), isWritten(written));
