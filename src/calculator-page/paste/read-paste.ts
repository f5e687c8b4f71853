/** Reads a pasted analysis, or numbers in the order of the fields, into the fields of analyses. */
import { type ElementSymbol, elements } from '@ferrite/calculators/core/elements.ts';
import { withCapitals } from '@ferrite/calculators/core/pasted/capitals.ts';
import type { PastedHeat } from '@ferrite/calculators/core/pasted/found-heats.ts';
import { namesLimits } from '@ferrite/calculators/core/pasted/headings/limit-labels.ts';
import { analysesOf, namesNoAnalysis } from '@ferrite/calculators/core/pasted/headings/statistic-labels.ts';
import { maxPasted, readPastedAnalysis } from '@ferrite/calculators/core/pasted/pasted-analysis.ts';
import { readSymbol } from '@ferrite/calculators/core/pasted/symbols.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { fillCells, numberCells } from './number-cells.ts';
import type { Grid, PastePlace } from './paste-grid.ts';

export type PasteForm = {
  readonly grid: Grid;
  readonly language: Language;
  /** The fields are shown in ppm. */
  readonly isPpm: boolean;
  /** Texts of the fields before the paste, by flat key. */
  readonly texts: Readonly<Record<string, { readonly text: string } | undefined>>;
};

/**
 * Reason why nothing is filled. `rows`: several rows of numbers without elements. `limits`: only limits, no measured
 * analysis. `statistics`: only statistics such as standard deviations. `unread`: neither an analysis nor numbers.
 * `tooLong`: more characters than are read.
 */
export type Refusal = 'rows' | 'limits' | 'statistics' | 'unread' | 'tooLong';

export type ReadPaste = {
  readonly refused: Refusal | null;
  readonly entries: Readonly<Record<string, string>>;
  /** Texts of the fields that keep theirs, in the columns into which an analysis was pasted, by flat key. */
  readonly kept: Readonly<Record<string, string>>;
  /** Number of values without an element beyond the last field. */
  readonly unused: number;
  /** Names or numbers of analyses, and of columns or rows of limits, that are not used. */
  readonly others: readonly string[];
  /** Names of the analyses used, if they are means of several measurements. */
  readonly means: readonly string[];
  /** Elements with contents for which the calculator has no field. */
  readonly unknown: readonly ElementSymbol[];
  /** Parts of the text that were not read. */
  readonly left: readonly string[];
  /** Elements whose number does not fit its unit, or without a unit does not fit percent. */
  readonly doubtful: readonly ElementSymbol[];
};

const nothing: ReadPaste = {
  refused: null,
  entries: {},
  kept: {},
  unused: 0,
  others: [],
  means: [],
  unknown: [],
  left: [],
  doubtful: [],
};

/** Returns the fields that a pasted text fills, and what of the text is not used. */
export function readPaste(text: string, place: PastePlace, form: PasteForm): ReadPaste {
  if (text.length > maxPasted) return { ...nothing, refused: 'tooLong' };
  const cells = numberCells(text, form.language);
  if (!cells) return readHeats(text, place, form);
  const filled = fillCells(cells, place, form.grid);
  if (!filled) return { ...nothing, refused: 'rows' };
  return { ...nothing, ...filled, kept: keptTexts(filled.entries, form) };
}

/** Returns whether the only contents are those of gases, whose symbol may be the name of the heat: `H2⇥0.38⇥0.22`. */
const isNamedAsGas = ({ contents }: PastedHeat, text: string): boolean =>
  Object.keys(contents).every((element) => /^[NOH]$/.test(element)) &&
  /(?<![\p{L}\d])[NOH]2(?!\d)/u.test(text);

/** Line of a word that looks like a symbol, and a number: `Xx 3`. */
const lookalike = /^(\p{Lu}\p{Ll}?)(?: ?[=:;|,] ?| )[<≤]?\d[\d.,]* ?(?:%|ppm)?$/u;

/** Returns the lines with a content of an unknown element. */
const unknownLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => !readSymbol(lookalike.exec(line)?.[1] ?? 'C'));

/** Returns why none of the rows of a text is used. */
function refusalOf(heats: readonly PastedHeat[], analyses: readonly PastedHeat[]): Refusal {
  const others = heats.filter((heat) => !analyses.includes(heat));
  if (others.length === 0) return 'unread';
  return others.every(({ name }) => namesNoAnalysis(name) && !namesLimits(name)) ? 'statistics' : 'limits';
}

function readHeats(text: string, { column }: PastePlace, form: PasteForm): ReadPaste {
  const found = readPastedAnalysis(withCapitals(text), form.language);
  const left = [
    ...new Set([...found.unused, ...found.notUnderstood, ...found.repeated, ...unknownLines(text)]),
  ];
  const columns = form.grid.columns.slice(column);
  const { analyses, areMeans } = analysesOf(found.heats);
  const measured = analyses.filter((heat) => !isNamedAsGas(heat, text));
  if (measured.length === 0) return { ...nothing, left, refused: refusalOf(found.heats, analyses) };
  const used = measured.slice(0, columns.length);
  const filled = used.map((heat, at) => fieldsOf(heat, columns[at], form.isPpm));
  const entries: Readonly<Record<string, string>> = Object.assign({}, ...filled.map((each) => each.entries));
  const inAnalyses = (listed: readonly string[]) => elements.filter((element) => listed.includes(element));
  return {
    ...nothing,
    entries,
    kept: keptTexts(entries, form),
    others: found.heats.flatMap((heat, at) => (used.includes(heat) ? [] : [heat.name || `#${at + 1}`])),
    means: areMeans ? used.map(({ name }) => name) : [],
    unknown: inAnalyses(filled.flatMap(({ unknown }) => unknown)),
    left,
    doubtful: inAnalyses(
      used.flatMap(({ misfits, unitless }) => [...misfits, ...(form.isPpm ? [] : unitless)]),
    ),
  };
}

/** Returns the texts for the fields of a column, and the elements that have no field. Iron is the balance. */
function fieldsOf(heat: PastedHeat, input: Grid['columns'][number] | undefined, isPpm: boolean) {
  const entries: Record<string, string> = {};
  const unknown: string[] = [];
  for (const [element, text] of Object.entries(heat.contents)) {
    const isPercent = isPpm && /\d$/.test(text) && heat.withUnit.some((each) => each === element);
    if (input && element in input.elements)
      entries[`${input.prefix}${element}`] = isPercent ? `${text} %` : text;
    else if (element !== 'Fe' && /[1-9]/.test(text)) unknown.push(element);
  }
  return { entries, unknown };
}

/** Returns the texts of the fields that keep theirs, in the columns into which an analysis was pasted. */
function keptTexts(entries: ReadPaste['entries'], { grid, texts }: PasteForm): ReadPaste['kept'] {
  const keysOf = ({ prefix, elements: own }: Grid['columns'][number]) =>
    Object.keys(own).map((element) => `${prefix}${element}`);
  const filled = grid.columns.map(keysOf).filter((keys) => keys.some((key) => key in entries));
  const kept = filled.flat().flatMap((key) => {
    const text = texts[key]?.text.trim() ?? '';
    return key in entries || text === '' || Number(text) === 0 ? [] : [[key, text]];
  });
  return Object.fromEntries(kept);
}
