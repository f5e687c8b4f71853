/** Finds heat numbers and grades by their labels in five languages. */
import {
  gradeLabel,
  heatLabel,
  heatNumber,
  isDate,
  namesOtherProcess,
} from '@ferrite/calculators/core/pasted/headings/name-headings.ts';
import { isConnective, isRangeWord, readSymbol } from '@ferrite/calculators/core/pasted/symbols.ts';
import { centerY, heightOf, type Line, overlapX, phrasesOf, type Word } from '../words/words.rules.ts';
import { isAfterLetters, isCutNumber, withSpacedNumbers } from './spaced-numbers.rules.ts';

export type NameKind = 'heat' | 'grade';

/** Text to the right of or below its label. */
export type LabelledName = { readonly text: string; readonly word: Word };
/** Label with its extent on the page. */
export type Label = Word & { readonly kind: NameKind };

const patterns: Readonly<Record<NameKind, RegExp>> = {
  heat: heatLabel,
  grade: gradeLabel,
};

/** Returns whether two words follow each other closely. */
export const areAdjacent = (word: Word, next: Word): boolean => next.x0 - word.x1 < 0.9 * heightOf(word);

/** Returns two adjacent words as one; null if they cannot form a label. */
function pairOf(word: Word, next: Word | undefined): Word | null {
  const isClose = next && areAdjacent(word, next) && !/\d/.test(next.text) && !/[:：]$/.test(word.text);
  return isClose ? { ...word, text: `${word.text} ${next.text}`, x1: next.x1 } : null;
}

/** Returns the label that begins with a word; the longer one if the next word belongs to it. */
function labelAt(kind: NameKind, word: Word, next: Word | undefined): readonly Label[] {
  const pattern = patterns[kind];
  const pair = pairOf(word, next);
  const single = pattern.exec(word.text)?.[0].length ?? 0;
  const both = pair ? (pattern.exec(pair.text)?.[0].length ?? 0) : 0;
  if (pair && both > single && !pattern.test(next?.text ?? '')) return [{ ...pair, kind }];
  return single > 0 ? [{ ...word, kind }] : [];
}

/** Joins adjacent words of a line that may form one label. */
export const labelsOf = (line: Line): Label[] =>
  line.flatMap((word, at) =>
    (['heat', 'grade'] as const).flatMap((kind) => labelAt(kind, word, line[at + 1])),
  );

const shape: Readonly<Record<NameKind, RegExp>> = {
  heat: heatNumber,
  grade: /^(?=.*[\p{L}\d])[\p{L}\d][\p{L}\d./+-]{1,30}$/u,
};

const isAnyLabel = (text: string): boolean => patterns.heat.test(text) || patterns.grade.test(text);

const textWithin = ({ text }: Word): string =>
  text
    .split(/[:：#]/)
    .slice(1)
    .join(':')
    .trim();

/** Returns the text after a label within the same word: `炉号:A12345`. */
function within({ kind, ...word }: Label): LabelledName | null {
  const rest = textWithin(word);
  return rest !== '' && shape[kind].test(rest) ? { text: rest, word: { ...word, text: rest } } : null;
}

/** Grades whose names contain element symbols: `42CrMo4`, `X5CrNi18-10`. */
const alloyGrade =
  /^X?\d{1,3}(?:Al|Co|Cr|Cu|Mn|Mo|Nb|Ni|Pb|Si|Ti|[BCNSVW])+(?:\d{1,2}(?:[+-]\d{1,2}){0,3})?$/;

/** Returns whether a text is a date or a grade, which may be printed in the place of a heat number. */
const isOtherName = (text: string): boolean =>
  isDate('', text) || (alloyGrade.test(text) && /[a-z]/.test(text));

/** Further word of a grade: `J2`, `+N`, and a number or condition in brackets: `(1.7225)`, `(+QT)`. */
const moreOfGrade = /^(?:[\p{L}\d+/.-]+|[(（](?:\d\.\d{4}|\+[\p{L}\d+-]+)[)）])$/u;

const isMoreOfGrade = (text: string): boolean =>
  moreOfGrade.test(text) && !isAnyLabel(text) && !/^[ØΦ]/i.test(text);

/** Joins the words of a grade, which follow each other closely: `S355 J2 +N (1.0577)`. */
export function phrase(words: readonly Word[], kind: NameKind): LabelledName | null {
  const [word, ...more] = kind === 'heat' ? withSpacedNumbers(words) : words;
  const first = word && { ...word, text: word.text.replace(/[,;:]$/, '') };
  if (!first || !shape[kind].test(first.text.replaceAll(' ', '')) || isAnyLabel(first.text)) return null;
  if (kind === 'heat' && (isCutNumber(word, more[0]) || isOtherName(first.text))) return null;
  const texts = [first.text];
  let end = first.x1;
  const isEnded = first.text !== word.text;
  for (const word of kind === 'grade' && !isEnded ? more.slice(0, 3) : []) {
    if (word.x0 - end > 0.6 * heightOf(word) || !isMoreOfGrade(word.text)) break;
    texts.push(word.text);
    end = word.x1;
  }
  return { text: texts.join(' '), word: first };
}

/** Returns a name with digits and letters replaced by one sign each: `H40011` as `A00000`. */
export const outlineOf = (text: string): string => text.replace(/\d/g, '0').replace(/\p{L}/gu, 'A');

/** Returns the text of a line below a label. A cell with several heat numbers is returned as printed: `771 / 772`. */
export function nameBelow(label: Label, line: Line): LabelledName | null {
  if (label.kind !== 'heat') return phrase(wordsBelow(label, line), label.kind);
  const words = withSpacedNumbers(line);
  const under = wordsBelow(label, words);
  const [first] = under;
  if (first && isAfterLetters(words[words.indexOf(first) - 1], first)) return null;
  const found = phrase(under, label.kind);
  const more = found && first ? moreNumbers(first, words) : [];
  return found && first && more.length > 0 ? { ...found, text: [first.text, ...more].join(' ') } : found;
}

const wordsBelow = (label: Label, line: Line): Line => line.filter((word) => overlapX(label, word) > 0);

/** Returns the words after a heat number up to the last number like it that follows closely: `/ 772`, `und 772`. */
function moreNumbers(first: Word, line: Line): readonly string[] {
  const after = line.slice(line.indexOf(first) + 1);
  const apart = after.findIndex((word, at) => !areAdjacent(after[at - 1] ?? first, word));
  const texts = (apart === -1 ? after : after.slice(0, apart)).map(({ text }) => text);
  const outline = outlineOf(first.text.replace(/[,;]$/, ''));
  const last = texts.findLastIndex((text) => outlineOf(text.replace(/[,;]$/, '')) === outline);
  return texts.slice(0, last + 1);
}

/** Minimum number of phrases in a line of headings with one label. */
const fewestHeadings = 3;
/** Symbols and units of mechanical properties, which contain digits in headings: `Rp0.2`, `A5`, `KV2`, `N/mm2`. */
const property = /^(?:R[a-z]{0,2}\d?[.,]?\d|A\d{1,2}|K[VU]\d?|N\/mm2|\d?mm2)$/i;

const isName = (text: string): boolean => /\d/.test(text) && !property.test(text);

/**
 * Returns whether a label is in a line of headings, of which the next one is not its text: `Heat No. Grade Size`. Such a
 * line has no numbers, and other labels or headings or a number below the label.
 */
export function isHeadingLine(label: Label, line: Line, below: readonly Line[]): boolean {
  if (line.some(({ text }) => isName(text) || /[:：]/.test(text))) return false;
  const kinds = new Set(labelsOf(line).map(({ kind }) => kind));
  const under = below.slice(0, 1).map((each) => nameBelow(label, each));
  const isAbove = under.some((found) => found !== null && isName(found.text));
  return kinds.size > 1 || phrasesOf(line).length >= fewestHeadings || isAbove;
}

/** Returns the heat number that begins within its label: `炉号:71 001`. */
function phraseFrom({ kind, ...label }: Label, after: Line): LabelledName | null {
  const text = textWithin(label);
  return text === '' ? null : phrase([{ ...label, text }, ...after], kind);
}

/** Returns the text within a label or to the right of it. */
function nameBeside(label: Label, line: Line, below: readonly Line[]): LabelledName | null {
  const after = line.filter((word) => word.x0 >= label.x1 - 1 && !/^[:：.#/-]+$/.test(word.text));
  const own = label.kind === 'heat' ? phraseFrom(label, after) : within(label);
  if (own) return own;
  const [next] = after;
  const found = next && next.x0 - label.x1 < 14 * heightOf(label) ? phrase(after, label.kind) : null;
  return found && (isName(found.text) || !isHeadingLine(label, line, below)) ? found : null;
}

export function nearestValue(label: Label, line: Line, below: readonly Line[]): LabelledName | null {
  const beside = nameBeside(label, line, below);
  if (beside) return beside;
  for (const each of below) {
    const under = each.find((word) => overlapX(label, word) > 0);
    if (!under) continue;
    const found = under.y0 - label.y1 < 4 * heightOf(label) ? nameBelow(label, each) : null;
    // The heading of the analysis below a label is not a name.
    return found && readSymbol(found.text) ? null : found;
  }
  return null;
}

/** Returns the heat numbers that follow another one and look like it: `Heat No. H40011, H40012`. */
export function furtherHeats(first: LabelledName, line: Line): readonly LabelledName[] {
  const words = withSpacedNumbers(line);
  const at = words.findIndex(({ x0, y0 }) => x0 === first.word.x0 && y0 === first.word.y0);
  const found: LabelledName[] = [];
  for (const word of at === -1 ? [] : words.slice(at + 1)) {
    const text = word.text.replace(/[,;]$/, '');
    if (/^[,;/]$/.test(text) || isConnective(text) || isRangeWord(text)) continue;
    if (!/\d/.test(text) || outlineOf(text) !== outlineOf(first.text)) break;
    found.push({ text, word });
  }
  return found;
}

/** Returns whether a label is directly followed by its text: `Grade 42CrMo4`. */
export function hasOwnText(label: Label, line: Line): boolean {
  const next = line.find((word) => word.x0 >= label.x1 - 1);
  const isClose = next !== undefined && next.x0 - label.x1 < 0.9 * heightOf(label);
  return within(label) !== null || (isClose && phrase([next], label.kind) !== null);
}

/** Words after “Heat” or “Cast” that do not label heat numbers: `Heat treatment`, `Cast date`. */
const otherAfterHeat =
  /^(?:treat|analys|input|affected|weight|code|date|size|seq|position|time|vorlieferant)/i;
/** Returns whether a label of heat numbers belongs to something else: `Heat weight`, `热处理炉号`. */
export function isOtherThanHeat(label: Label, line: Line): boolean {
  const next = line.find((word) => word.x0 >= label.x1 - 1);
  const isPhrase = next !== undefined && areAdjacent(label, next) && otherAfterHeat.test(next.text);
  return label.kind === 'heat' && (isPhrase || namesOtherProcess(label.text));
}

/**
 * Returns the labels of columns of heat numbers in the heading of a table, from left to right. Labels in the lines around
 * count if they are close and not above or below a symbol. @param around the heading and its neighbours
 */
export function heatColumnsOf(heading: Line, around: readonly Line[]): Label[] {
  const symbols = heading.filter(({ text }) => readSymbol(text));
  const [first] = symbols;
  const labels = around.flatMap((line) =>
    labelsOf(line).filter(
      (label) => label.kind === 'heat' && !hasOwnText(label, line) && !isOtherThanHeat(label, line),
    ),
  );
  return labels
    .filter((label) => first && Math.abs(centerY(label) - centerY(first)) < 2.5 * heightOf(first))
    .filter((label) => !symbols.some((symbol) => overlapX(symbol, label) > 0))
    .toSorted((a, b) => a.x0 - b.x0);
}
