/** Breaks text into lines of a given width. */
import LineBreaker from 'linebreak';

const hangul = /[\u1100-\u11ff\uac00-\ud7af]/;

/**
 * Splits a text at each position where a line may end; spaces stay at the ends of the pieces. Korean words are not
 * split.
 */
export function piecesOf(text: string): readonly string[] {
  const breaker = new LineBreaker(text);
  const pieces: string[] = [];
  let from = 0;
  for (let end = breaker.nextBreak(); end; end = breaker.nextBreak()) {
    const isInWord = hangul.test(text[end.position - 1] ?? '') && hangul.test(text[end.position] ?? '');
    if (isInWord) continue;
    pieces.push(text.slice(from, end.position));
    from = end.position;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

/**
 * Breaks a text into lines of at most `width`. A piece wider than a line is split.
 * @param widthOf returns the width of a text
 * @param maxLines maximum number of lines; the last one ends with an ellipsis if text is cut off
 */
export function wrap(
  text: string,
  width: number,
  widthOf: (text: string) => number,
  maxLines = Number.POSITIVE_INFINITY,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const add = (piece: string) => {
    if (widthOf((line + piece).trimEnd()) <= width) line += piece;
    else if (line !== '') {
      lines.push(line.trimEnd());
      line = '';
      add(piece);
    } else {
      const letters = [...piece];
      let fits = 1;
      while (fits < letters.length && widthOf(letters.slice(0, fits + 1).join('')) <= width) fits += 1;
      line = letters.slice(0, fits).join('');
      if (fits < letters.length) add(letters.slice(fits).join(''));
    }
  };
  for (const piece of piecesOf(text)) {
    add(piece);
    if (lines.length >= maxLines) break;
  }
  if (line !== '') lines.push(line.trimEnd());
  if (lines.length <= maxLines) return lines;
  let last = lines[maxLines - 1] ?? '';
  while (last !== '' && widthOf(`${last}…`) > width) last = [...last].slice(0, -1).join('');
  return [...lines.slice(0, maxLines - 1), `${last}…`];
}
