/**
 * Returns the language of a text by its script, for fonts and line breaks: Korean and Japanese by their own letters,
 * Chinese if it has only Han characters; undefined for Latin text.
 */
export function scriptLanguage(text: string): 'ko' | 'ja' | 'zh' | undefined {
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  return /\p{Script=Han}/u.test(text) ? 'zh' : undefined;
}
