/** Headings of tables whose symbols form a row. */
import { type Column, withUnits } from './columns.rules.ts';
import { type ReadUnit, readSymbol, readUnit, unitOfLabel } from './symbols.rules.ts';
import { cellKind } from './values.rules.ts';
import { heightOf, type Line, type Word } from './words/words.rules.ts';

/** Symbols of a heading, from left to right. */
export type Heading = {
  readonly columns: readonly Column[];
  readonly words: readonly Word[];
  readonly line: Line;
};

/** Minimum number of symbols in a heading. */
export const fewestSymbols = 3;

/** Returns whether symbols and values alternate: `C 0.41 Si 0.25`. */
export function isPairLine(line: Line): boolean {
  const symbols = line.filter(({ text }) => readSymbol(text)).length;
  const values = line.filter(({ text }) => cellKind(text) === 'value' && /[.,<]/.test(text)).length;
  return symbols > 0 && values * 2 >= symbols;
}

const columnOf = (word: Word): Column => {
  const symbol = readSymbol(word.text);
  return { ...word, symbol, unit: symbol?.unit ?? null };
};

/** Splits the symbols of a line where their sequence starts again, i.e. where two tables are side by side. */
function runsOf(line: Line): Word[][] {
  const runs: Word[][] = [[]];
  const names = new Set<string>();
  for (const word of line) {
    const symbol = readSymbol(word.text);
    if (!symbol) continue;
    const name = `${symbol.element}${symbol.isSoluble}`;
    if (names.has(name)) {
      runs.push([]);
      names.clear();
    }
    names.add(name);
    runs.at(-1)?.push(word);
  }
  const long = runs.filter((run) => run.length >= fewestSymbols);
  return long.length === runs.length ? runs : long.length > 0 ? [runs.flat()] : [];
}

/** Returns the units that directly follow their symbol and are far from the next one: `N ppm`. */
function attachedUnits(words: readonly Word[]): ReadonlyMap<Word, Word> {
  const found = words.flatMap((unit, at): (readonly [Word, Word])[] => {
    const [symbol, next] = [words[at - 1], words[at + 1]];
    if (!symbol || !readUnit(unit.text) || !readSymbol(symbol.text)) return [];
    const gap = unit.x0 - symbol.x1;
    const isFar = !next || next.x0 - unit.x1 > 2 * Math.max(gap, 0.2 * heightOf(symbol));
    return gap < 0.8 * heightOf(symbol) && isFar ? [[symbol, unit]] : [];
  });
  return new Map(found);
}

/** Finds the headings in a line. Columns without an element between and after the symbols are kept. */
export function headingsOf(line: Line): Heading[] {
  if (isPairLine(line)) return [];
  const runs = runsOf(line);
  return runs.map((run, at) => {
    const from = run[0]?.x0 ?? 0;
    const until = runs[at + 1]?.[0]?.x0 ?? Number.POSITIVE_INFINITY;
    const words = line.filter((word) => word.x0 >= from && word.x0 < until);
    const attached = attachedUnits(words);
    const columns = words
      .filter(({ text }) => !readUnit(text))
      .map((word) => {
        const unit = attached.get(word);
        return unit ? { ...columnOf(word), x1: unit.x1, unit: readUnit(unit.text) } : columnOf(word);
      });
    const units = words.filter((word) => readUnit(word.text) && ![...attached.values()].includes(word));
    const left = at === 0 ? line.filter((word) => word.x0 < from) : [];
    const unit = unitOfLabel(left.map(({ text }) => text));
    return {
      columns: withUnits(unit ? withUnit(columns, unit) : columns, units),
      words: unit ? [...left, ...words] : words,
      line,
    };
  });
}

const withUnit = (columns: readonly Column[], unit: ReadUnit): Column[] =>
  columns.map((column) => ({ ...column, unit: column.unit ?? unit }));
