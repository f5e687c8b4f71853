/** Cells of a line of a pasted table. */
import type { ElementSymbol } from '../elements.ts';
import { elementOfHeading } from './headings/headings.ts';
import type { ReadUnit } from './symbols.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Ways to separate cells; lines in CSV have commas. */
export type Separator = 'tab' | 'semicolon' | 'bar' | 'comma' | 'gap' | 'space';
export const separators: readonly Separator[] = ['tab', 'semicolon', 'bar', 'comma', 'gap', 'space'];
const signs = { tab: '\t', semicolon: ';', bar: '|', comma: ',' } as const;

export type Cell = { readonly text: string; readonly tokens: readonly Token[] };

/** Splits a line into cells; empty ones are kept where a sign separates cells. */
export function cellsOf(line: string, by: Separator): Cell[] {
  const cell = (text: string): Cell => {
    const clean = text.replace(/\s+/g, ' ').trim();
    return { text: clean, tokens: tokensOf(clean, true).filter(({ kind }) => kind !== 'sign') };
  };
  if (by === 'gap')
    return line
      .trim()
      .split(/\s{2,}/)
      .map(cell);
  if (by === 'space') return spacedCells(cell(line));
  const inner = by === 'bar' ? line.trim().replace(/^\||\|$/g, '') : line;
  const cells = inner.split(signs[by]).map(cell);
  while (cells.at(-1)?.text === '') cells.pop();
  return cells;
}

/** Cells of a line with single spaces: its words, an element with its unit. */
function spacedCells({ text, tokens }: Cell): Cell[] {
  const cells: Cell[] = [];
  for (const token of tokens) {
    const last = cells.at(-1);
    const isUnitOfLast = token.kind === 'unit' && last?.tokens.some(({ kind }) => kind === 'element');
    if (last && isUnitOfLast)
      cells[cells.length - 1] = { text: `${last.text} ${token.text}`, tokens: [...last.tokens, token] };
    else cells.push({ text: text.slice(token.start, token.end).trim(), tokens: [token] });
  }
  return cells;
}

export type Column = { readonly element: ElementSymbol; readonly unit: ReadUnit | null };

/** Words in brackets for the method or sample of an analysis, which leave the meaning of a heading unchanged. */
const methods = /^(?:leco|oes|icp|xrf|rfa|aas|spectro|spectrometer|ladle|product|heat|schmelze|stück)$/i;

/** Element of a cell with nothing else but its unit, method and harmless words: `C`, `C in wt %`, `S (LECO)`, `Cr-Gehalt`. */
export const columnOf = (cell: Cell): Column | null => columnInTokens(cell) ?? elementOfHeading(cell.text);

function columnInTokens({ text: whole, tokens }: Cell): Column | null {
  const found = tokens.filter((token) => token.kind === 'element');
  const [first] = found;
  if (!first || found.some(({ element }) => element !== first.element)) return null;
  const units = tokens.filter((token) => token.kind === 'unit');
  const isFiller = ({ kind, text }: Token): boolean =>
    kind === 'word' &&
    ((methods.test(text) && whole.includes(`(${text})`)) ||
      (units.length > 0 && text.toLowerCase() === 'in'));
  if (found.length + units.length + tokens.filter(isFiller).length !== tokens.length) return null;
  return { element: first.element, unit: units[0]?.unit ?? first.unit };
}

/** Value or mark that fills a cell. */
export function valueIn({ tokens }: Cell): Token | null {
  const [token, more] = tokens;
  return token && !more && /^(?:value|mark|balance)$/.test(token.kind) ? token : null;
}

/** Unit of contents that are left out, because it is unknown or not converted. */
export const uncertainUnit: ReadUnit = { kind: 'factor', divisor: 1, isCertain: false };

/** Unit that fills a cell. */
export const unitOf = ({ tokens }: Cell): ReadUnit | null => {
  const [token, more] = tokens;
  return token?.kind === 'unit' && !more ? token.unit : null;
};

export const hasElement = ({ tokens }: Cell): boolean => tokens.some(({ kind }) => kind === 'element');

/** Unit that a label without elements and values states for all contents: `Analysis in ppm`, `Element (‰)`. */
export function unitForAll({ tokens }: Cell): ReadUnit | null {
  const units = tokens.flatMap((token) => (token.kind === 'unit' ? [token.unit] : []));
  const [unit] = units;
  const isLabel = tokens.every(({ kind }) => kind !== 'element' && kind !== 'value');
  const isStated = unit !== undefined && (unit.kind !== 'factor' || unit.isPerMille === true);
  return isLabel && isStated && units.every(({ kind }) => kind === unit.kind) ? unit : null;
}
