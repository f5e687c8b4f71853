/** Limits of the layout of one text. Parts beyond a limit are shown as written, with a note. */
export const textLimits = {
  formulas: 400,
  /** Letters of one formula, and of all in a text. */
  formulaLength: 2_000,
  formulaLetters: 8_000,
  /** Rows × columns of what stands in one formula: each cell is laid out, however little was written. */
  formulaCells: 400,
  /** Braces, brackets that grow and environments within each other. */
  formulaDepth: 30,
  /** Letters of markup that all formulas of a text become. */
  formulaMarkup: 80_000,
  /** Rows × columns of one table. */
  tableCells: 2_000,
  /** Letters of markup that a text becomes; beyond it stands as plain text. */
  markup: 120_000,
} as const;

/** Layout work spent on a text so far. */
export type TextUse = {
  formulas: number;
  formulaLetters: number;
  formulaMarkup: number;
  cells: number;
  limited: boolean;
};

export const nothingUsed = (): TextUse => ({
  formulas: 0,
  formulaLetters: 0,
  formulaMarkup: 0,
  cells: 0,
  limited: false,
});

/** Counts one more formula. @returns false when it is too long, too deep or one too many */
export function takeFormula(use: TextUse, tex: string): boolean {
  use.formulas += 1;
  use.formulaLetters += tex.length;
  const fits =
    use.formulas <= textLimits.formulas &&
    tex.length <= textLimits.formulaLength &&
    use.formulaLetters <= textLimits.formulaLetters &&
    depthOf(tex) <= textLimits.formulaDepth &&
    takeCells(use, tex);
  if (!fits) use.limited = true;
  return fits;
}

/** Counts what a formula has become. @returns false when that is too much */
export function takeMarkup(use: TextUse, markup: string): boolean {
  const fits = use.formulaMarkup + markup.length <= textLimits.formulaMarkup;
  if (fits) use.formulaMarkup += markup.length;
  else use.limited = true;
  return fits;
}

/** Counts the cells of a formula. @returns false when the text has too many by now */
function takeCells(use: TextUse, tex: string): boolean {
  const cells = cellsOf(tex);
  if (use.cells + cells > textLimits.formulaCells) return false;
  use.cells += cells;
  return true;
}

/** Rows × columns, as if all that a formula sets in rows were one table: at least as many as there are. */
function cellsOf(tex: string): number {
  if (!tex.includes('\\begin')) return 0;
  let rows = 1;
  let columns = 1;
  let inRow = 1;
  for (const [sign, spec = ''] of tex.matchAll(cellSigns)) {
    if (sign === '&') inRow += 1;
    else if (sign === '\\\\' || sign === '\\cr') {
      rows += 1;
      inRow = 1;
    }
    columns = Math.max(columns, inRow, spec.length);
  }
  return rows * columns;
}

/** Marks of cells and rows, and the declared columns of an array; escaped marks do not count. */
const cellSigns = /\\begin\s{0,9}\{[a-z]{1,20}\*?\}\s{0,9}\{([^{}]{0,2000})\}|\\cr(?![a-z])|\\[\s\S]|&/gi;

/** Returns the maximum nesting depth of a formula. */
function depthOf(tex: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [sign] of tex.matchAll(/\\(?:left|right|begin|end)(?![a-z])|\\[\s\S]|[{}]/gi)) {
    if (sign === '{' || sign === '\\left' || sign === '\\begin') depth += 1;
    else if (sign === '}' || sign === '\\right' || sign === '\\end') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
