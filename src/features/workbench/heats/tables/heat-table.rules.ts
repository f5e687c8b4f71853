/** Heats as a table of a spreadsheet, which {@link readPastedAnalysis} reads back. */
import { type ElementSymbol, elements } from '@ferrite/calculators/core/elements.ts';
import { signsIn, signsOf } from '@ferrite/calculators/core/inputs/read-number.ts';
import { isMaterialNumber } from '@ferrite/calculators/core/pasted/found-heats.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { HeatContent } from '../heat.rules.ts';
import { contentText } from '../heat-form.rules.ts';

/** Text, number, or number in percent. */
export type TableCell = string | number | null | { readonly percent: number };

/** Column names; sizes in mm. */
export type TableLabels = {
  readonly name: string;
  readonly grade: string;
  readonly bar: string;
  readonly plate: string;
  readonly notes: string;
};

/** Number whose sign may group its digits (not that of `0.012`); a fourth decimal rules that out. */
const threeDecimals = /(?<![\d.,])([1-9]\d{0,2}[.,]\d{3})(?![\d.,])/g;

/** Content as a number; as text with `<` or a tolerance, which a number cannot hold. */
function contentCell(heat: HeatContent, element: ElementSymbol, language: Language): string | number | null {
  const value = heat.analysis[element];
  if (value === undefined) return null;
  const isPlain = !heat.below.includes(element) && !heat.tolerance[element];
  return isPlain ? value : contentText(element, heat, language).replace(threeDecimals, '$10');
}

/** Returns the rows of the table with its header; columns for the elements of any heat, in wt %. */
export function heatTable(
  heats: readonly HeatContent[],
  labels: TableLabels,
  language: Language,
): readonly (readonly (string | number | null)[])[] {
  const stated = elements.filter((element) => heats.some(({ analysis }) => analysis[element] !== undefined));
  const { name, grade, bar, plate, notes } = labels;
  return [
    [name, grade, bar, plate, ...stated.map((element) => `${element} (wt %)`), notes],
    ...heats.map((heat) => [
      heat.name,
      heat.grade,
      heat.section?.shape === 'bar' ? heat.section.sizeMm : null,
      heat.section?.shape === 'plate' ? heat.section.sizeMm : null,
      ...stated.map((element) => contentCell(heat, element, language)),
      heat.notes,
    ]),
  ];
}

/**
 * Returns the rows of a table as lines with tabs between the cells. Numbers get the decimal separator of the texts among
 * them, otherwise that of the language.
 */
export function tableText(rows: readonly (readonly TableCell[])[], language: Language): string {
  const texts = rows.flat().filter((cell) => typeof cell === 'string');
  const { decimal } = signsIn(texts.filter((text) => !isMaterialNumber(text))) ?? signsOf(language);
  const plain = (value: number): string => String(Number(value.toPrecision(15))).replace('.', decimal);
  const numbers = rows.flat().flatMap((cell) => (typeof cell === 'number' ? [plain(cell)] : []));
  // Other numbers of the table can show that a sign is the decimal one.
  // A content such as `1.0001` may also be a material number and does not show the decimal separator to the import.
  const isDecided = signsIn(numbers.filter((each) => !isMaterialNumber(each)))?.decimal === decimal;
  const number = (value: number): string =>
    isDecided ? plain(value) : plain(value).replace(threeDecimals, '$10');
  const written = (cell: TableCell): string => {
    if (typeof cell === 'number') return number(cell);
    if (cell === null) return '';
    return typeof cell === 'string' ? cell.replace(/\s+/g, ' ').trim() : `${number(cell.percent)} %`;
  };
  return rows.map((row) => row.map(written).join('\t')).join('\n');
}
