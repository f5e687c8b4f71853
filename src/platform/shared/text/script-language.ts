/**
 * The language of a text as far as its letters show it, for the right faces and line breaks: Korean and Japanese by
 * letters of their own, Chinese by Han signs alone. Latin letters show none.
 */
export function scriptLanguage(text: string): 'ko' | 'ja' | 'zh' | undefined {
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  return /\p{Script=Han}/u.test(text) ? 'zh' : undefined;
}
