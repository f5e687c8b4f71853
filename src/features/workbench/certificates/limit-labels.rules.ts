/** Labels of rows of limits that are not printed on the line of the row, as in merged cells. */
import { heatNumber } from '@ferrite/calculators/core/pasted/headings/name-headings.ts';
import { labelKind } from '@ferrite/calculators/core/pasted/symbols.ts';
import type { Row } from './tables.rules.ts';
import { areOnOneLine, heightOf, type Line, type Word } from './words/words.rules.ts';

const areOfLimits = (words: readonly Word[]): boolean =>
  labelKind(words.map(({ text }) => text)) === 'limits';

/** Minimum length of a heat number that ends the rows of limits above it. */
const shortestHeat = 4;

/** Returns whether a row has a number of its own, so that a label of limits above does not apply to it. */
export const isOwnHeat = (own: readonly Word[], above: readonly Word[]): boolean =>
  areOfLimits(above) && own.some(({ text }) => heatNumber.test(text) && text.length >= shortestHeat);

/** Returns the words of a label that are printed on the line of its row. */
function ownLabel({ cells, label }: Row): readonly Word[] {
  const cell = cells[0]?.word;
  return cell ? label.filter((each) => areOnOneLine(each, cell)) : [];
}

/** Returns a row with a label of limits that is printed between it and the next row. */
export function withLabelBelow(row: Row, label: Line): Row {
  const [cell, word] = [row.cells[0]?.word, label[0]];
  const isClose = cell && word && word.y0 < cell.y1 + 0.6 * heightOf(cell);
  return isClose && ownLabel(row).length === 0 && areOfLimits(label) ? { ...row, label } : row;
}

/** Maximum distance between the two lines of a row of limits, as a share of their height. */
const maxGap = 0.4;
/** Minimum difference between that distance and the one to the next row, as a share of the height. */
const minDifference = 0.3;

/**
 * Returns the rows, with the label of limits of a row also for a row that is printed directly above or below it without a
 * label, because minimum and maximum are printed on two lines of one cell. @param heading words above the first row
 */
export function withLabelsOfPairs(rows: readonly Row[], heading: readonly Word[]): Row[] {
  const extents = rows.map(({ cells }) => extentOf(cells.map(({ word }) => word)));
  const all = [extentOf(heading), ...extents];
  /** Returns the distance of a row from the row or heading before it. */
  const gapBefore = (row: number): number =>
    row >= rows.length ? Number.POSITIVE_INFINITY : (all[row + 1]?.y0 ?? 0) - (all[row]?.y1 ?? 0);
  const isPair = (row: number): boolean => {
    const height = (extents[row]?.y1 ?? 0) - (extents[row]?.y0 ?? 0);
    const others = Math.min(gapBefore(row - 1), gapBefore(row + 1));
    return gapBefore(row) <= maxGap * height && others - gapBefore(row) >= minDifference * height;
  };
  return rows.map((row, at) => {
    if (ownLabel(row).length > 0) return row;
    const before = at > 0 && isPair(at) ? rows[at - 1] : undefined;
    const after = at + 1 < rows.length && isPair(at + 1) ? rows[at + 1] : undefined;
    const label = [before, after].map((each) => (each ? ownLabel(each) : [])).find(areOfLimits);
    return label ? { ...row, label } : row;
  });
}

const extentOf = (words: readonly Word[]) => ({
  y0: Math.min(...words.map(({ y0 }) => y0)),
  y1: Math.max(...words.map(({ y1 }) => y1)),
});
