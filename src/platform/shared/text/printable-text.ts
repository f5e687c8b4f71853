/** Characters that the PDF fonts contain. */
const printable =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]$/u;

/** Returns the distinct characters of a text that the PDF fonts lack. */
export function unprintable(text: string): readonly string[] {
  const letters = [...new Set(text)];
  return letters.filter((letter) => !printable.test(letter) || /\p{Emoji_Presentation}/u.test(letter));
}
