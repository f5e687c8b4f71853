/** Numbers pasted without the elements they belong to. */

import { signsOf } from '@ferrite/calculators/core/inputs/read-number.ts';
import { isNotStated, readQuantity } from '@ferrite/calculators/core/inputs/read-quantity.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { Grid, PastePlace } from './paste-grid.ts';

type Table = readonly (readonly string[])[];

/** Ways to separate the numbers of a line, in the order of trial; commas and spaces separate only numbers with decimals. */
const separators: readonly { readonly sign: RegExp; readonly cell?: RegExp }[] = [
  { sign: /\t/ },
  { sign: /;/ },
  { sign: /\|/ },
  { sign: /,/, cell: /^[<≤]?\d*\.\d+$/ },
  { sign: / +/, cell: /^[<≤]?\d*[.,]\d+$/ },
];

/** Returns the cells of a text that consists of numbers with or without units; null for other texts. */
export function numberCells(text: string, language: Language): Table | null {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd());
  while (lines.at(-1) === '') lines.pop();
  const signs = signsOf(language);
  const isNumber = (cell: string) =>
    isNotStated(cell) || readQuantity(cell, { unit: 'wt%', signs }).kind !== 'none';
  for (const { sign, cell: pattern } of separators) {
    const table = lines.map((line) => line.split(sign).map((cell) => cell.trim()));
    const cells = table.flat().filter((cell) => cell !== '');
    const isRead = cells.every((cell) => isNumber(cell) && (pattern?.test(cell) ?? true));
    if (isRead && cells.some((cell) => /\d/.test(cell))) return table;
  }
  return null;
}

export type FilledCells = {
  readonly entries: Readonly<Record<string, string>>;
  /** Number of values beyond the last field. */
  readonly unused: number;
};

/**
 * Assigns numbers to the fields down and right from the place; one row that is wider than the grid fills down. Null for
 * several such rows, which may be heats or elements.
 */
export function fillCells(cells: Table, { row, column }: PastePlace, grid: Grid): FilledCells | null {
  const width = Math.max(...cells.map((each) => each.findLastIndex((cell) => cell !== '') + 1));
  const isWide = width > grid.columns.length - column;
  if (isWide && cells.length > 1) return null;
  const table = isWide ? (cells[0] ?? []).map((cell) => [cell]) : cells;
  const entries: Record<string, string> = {};
  let unused = 0;
  table.forEach((texts, down) => {
    const element = grid.rows[row + down];
    texts.forEach((text, right) => {
      const input = grid.columns[column + right];
      if (text === '') return;
      if (input && element && element in input.elements) entries[`${input.prefix}${element}`] = text;
      else unused += 1;
    });
  });
  return { entries, unused };
}
