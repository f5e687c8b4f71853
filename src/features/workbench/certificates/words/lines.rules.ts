/** Lines of words of a page. */
import type { TextItem } from '../certificate.rules.ts';
import { withMarks } from './marks.rules.ts';
import { withStackedCells } from './stacked-cells.rules.ts';
import { joinPieces, type Line, linesOf, wordsOfItem } from './words.rules.ts';

/** Returns the lines of a page. Pieces of a word or number that were drawn separately are joined. */
export function readLines(items: readonly TextItem[]): Line[] {
  return linesOf(withStackedCells(items.flatMap(wordsOfItem))).map((line) => joinPieces(withMarks(line)));
}
