/** Letters that a PDF cannot show, because the fonts of documents do not have them. */
const printable =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]$/u;

/** Letters of a text that appear as boxes in a PDF, once each. */
export function unprintable(text: string): readonly string[] {
  const letters = [...new Set(text)];
  return letters.filter((letter) => !printable.test(letter) || /\p{Emoji_Presentation}/u.test(letter));
}
