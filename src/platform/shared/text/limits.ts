/** Limits for formatting one text. A part that exceeds a limit is shown as typed, with a note. */
export const textLimits = {
  formulas: 400,
  /** Maximum number of characters in one formula, and in all formulas of a text. */
  formulaLength: 2_000,
  formulaLetters: 8_000,
  /** Maximum rows × columns within one formula; even empty cells take time to lay out. */
  formulaCells: 400,
  /** Maximum nesting depth of braces, growing brackets and environments. */
  formulaDepth: 30,
  /** Maximum number of characters in the markup of all formulas of a text. */
  formulaMarkup: 80_000,
  /** Maximum rows × columns of one table. */
  tableCells: 2_000,
  /** Maximum number of characters in the markup of a text; above it, the text is shown as plain text. */
  markup: 120_000,
} as const;

/** Amount of formatting work that a text has used so far. */
export type TextUse = {
  formulas: number;
  formulaLetters: number;
  formulaMarkup: number;
  cells: number;
  limited: boolean;
};

export const emptyTextUse = (): TextUse => ({
  formulas: 0,
  formulaLetters: 0,
  formulaMarkup: 0,
  cells: 0,
  limited: false,
});

/**
 * Counts a formula.
 * @returns false if the formula is too long, nested too deeply, or exceeds the number of formulas
 */
export function countFormula(use: TextUse, tex: string): boolean {
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

/**
 * Counts the markup of a formula.
 * @returns false if the text exceeds the limit
 */
export function countMarkup(use: TextUse, markup: string): boolean {
  const fits = use.formulaMarkup + markup.length <= textLimits.formulaMarkup;
  if (fits) use.formulaMarkup += markup.length;
  else use.limited = true;
  return fits;
}

/**
 * Counts the cells of a formula.
 * @returns false if the text exceeds the limit
 */
function takeCells(use: TextUse, tex: string): boolean {
  const cells = cellsOf(tex);
  if (use.cells + cells > textLimits.formulaCells) return false;
  use.cells += cells;
  return true;
}

/** Returns rows × columns as if all rows of a formula formed one table; the real number of cells is not larger. */
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

/** Matches separators of cells and rows, and the declared columns of an array; escaped separators do not count. */
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
