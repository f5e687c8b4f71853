/** Lines of elements that a value follows: `C=0.42 Mn 0.75 P<0.01`. */
import { elements } from '../elements.ts';
import type { Collection, OpenHeat } from './found-heats.ts';
import { isConnective, type ReadUnit } from './symbols.ts';
import { type ElementToken, type Token, tokensOf } from './tokens.ts';

const isElement = (token: Token | undefined): token is ElementToken => token?.kind === 'element';
const isSign = (token: Token | undefined): boolean =>
  token?.kind === 'sign' && (token.text === '=' || token.text === ':');
/** `H2` without a value is a name. */
const isName = ({ at, token }: Pair): boolean => token === null && /^[NOH]2$/.test(at.text);

/** Returns whether a word after a value may be its unit, so that the number is not read without it. */
const mayBeUnit = ({ kind, text }: Token, next: Token | undefined): boolean =>
  kind === 'word' &&
  next?.kind !== 'value' &&
  !isSign(next) &&
  !isConnective(text) &&
  (/[%‰°/^]/.test(text) || /^\p{L}{1,4}\.?$/u.test(text));

type Pair = {
  readonly at: ElementToken;
  /** Index of the element in its line. */
  readonly from: number;
  readonly unit: ReadUnit | null;
  /** Value or mark; null if it cannot be read. */
  readonly token: Token | null;
  /** Index of the first token after the pair. */
  readonly next: number;
};

const asUnit = (kind: 'ppm' | 'percent'): ReadUnit => ({
  kind,
  divisor: kind === 'ppm' ? 10_000 : 1,
  isCertain: true,
});

/** Gives units before elements (`% C 0.42 ppm N 80`) to the element that follows. */
function withPrefixes(tokens: readonly Token[]): Token[] {
  const [first, second] = tokens;
  if (first?.kind !== 'unit' || !isElement(second)) return [...tokens];
  let unit: ReadUnit | null = null;
  return tokens.flatMap((token, at): Token[] => {
    if (token.kind === 'unit' && isElement(tokens[at + 1])) {
      unit = token.unit;
      return [];
    }
    if (token.kind === 'element' && unit) {
      const own = unit;
      unit = null;
      return [{ ...token, unit: token.unit ?? own }];
    }
    const isMoved = token.kind === 'value' && token.value.unit && isElement(tokens[at + 1]);
    if (!isMoved || !token.value.unit || !/\s\S+$/.test(token.text)) return [token];
    unit = asUnit(token.value.unit);
    return [{ ...token, value: { ...token.value, unit: null } }];
  });
}

/** Index of the first token after an element that is not a unit, separator or name of the same element; and the unit. */
function behindElement(tokens: readonly Token[], from: number, { element, unit: own }: ElementToken) {
  let next = from + 1;
  let unit = own;
  for (; next < tokens.length; next += 1) {
    const token = tokens[next];
    if (token?.kind === 'unit') unit = token.unit;
    else if (token?.kind !== 'sign' && !(isElement(token) && token.element === element)) break;
  }
  const dash = tokens[next];
  const isDash = dash?.kind === 'mark' && /^[-–—]$/.test(dash.text) && tokens[next + 1]?.kind === 'value';
  return { unit, next: isDash ? next + 1 : next };
}

const isRead = (token: Token | undefined): token is Token =>
  token?.kind === 'value' || token?.kind === 'mark' || token?.kind === 'balance';

const isWhole = (token: Token): boolean =>
  token.kind === 'value' && token.value.unit === null && !/[.,]/.test(token.value.number);

/** Returns whether a whole number is followed by another one, as of a number divided by spaces: `0. 42`, `0 ,42`. */
function isSplit(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  const second = next?.kind === 'sign' && /[.,]/.test(next.text) ? tokens[at + 2] : next;
  return token !== undefined && isWhole(token) && second?.kind === 'value';
}

/** Returns whether a value that must be a content is directly before an element: with decimals or its own unit. */
const isContentBefore = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at - 1];
  return isElement(tokens[at]) && token?.kind === 'value' && !isWhole(token);
};

/**
 * Reads a line in which the values are before the elements: `0.42 % C, 0.75 % Mn`. `mixed`: only some are, so that no
 * value can be assigned; null for other lines.
 */
function pairsBefore(tokens: readonly Token[]): readonly Pair[] | 'mixed' | null {
  const indexes = tokens.flatMap((token, at) => (isElement(token) ? [at] : []));
  const [first] = indexes;
  const last = indexes.at(-1);
  if (first === undefined || last === undefined || !isContentBefore(tokens, first)) return null;
  if (isRead(tokens[behindElement(tokens, last, tokens[last] as ElementToken).next])) return null;
  if (!indexes.every((at) => isContentBefore(tokens, at))) return 'mixed';
  return indexes.map((at) => {
    const element = tokens[at] as ElementToken;
    return { at: element, from: at - 1, unit: element.unit, token: tokens[at - 1] ?? null, next: at + 1 };
  });
}

/** Reads the element at an index and the value and unit after it. */
function pairAt(tokens: readonly Token[], from: number, at: ElementToken): Pair {
  const { unit, next } = behindElement(tokens, from, at);
  const token = tokens[next];
  if (!isRead(token) || isSplit(tokens, next)) return { at, from, unit, token: null, next };
  const after = tokens[next + 1];
  if (token.kind !== 'value' || token.value.unit || !after) return { at, from, unit, token, next: next + 1 };
  if (after.kind === 'unit') return { at, from, unit: after.unit, token, next: next + 2 };
  return { at, from, unit, token: mayBeUnit(after, tokens[next + 2]) ? null : token, next: next + 1 };
}

const symbols = elements.join('|');
/** Element written small or with an unreadable sign before its number: `mn 0.75`. */
const lookalike = new RegExp(`^(?:${symbols})\\s?(?:[=:<>≤≥~≈]|\\s)[^\\p{L}]*\\d`, 'iu');
/** Symbol and number in one word: `N80`. */
const oneWord = new RegExp(`^(?:${symbols})[^\\p{L}]*[\\d.,]+(?:ppm|%)?$`, 'u');

/** Number and symbol in one word: `0.42C`. */
const compact = new RegExp(`\\d(?:${symbols})(?![\\p{L}\\d])`, 'u');

/** Returns whether a text that was not read resembles an element with a content. */
function looksLikePair(text: string, { element }: ElementToken, isWhole: boolean): boolean {
  if (/\d/.test(text) || /^\S+\s?[=:<>≤≥~≈]/.test(text)) return true;
  return element !== 'As' && isWhole && text.split(' ').length <= 3;
}

export type PairLine = {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly pairs: readonly Pair[];
  /** Words before the first element. */
  readonly lead: string;
};

/** Reads a line with elements; null without any. */
export function readPairLine(line: string): PairLine | null {
  const text = line.replace(/\s+/g, ' ').trim();
  const printed = tokensOf(text);
  const before = pairsBefore(printed);
  if (before) return lineBefore(text, printed, before);
  const tokens = withPrefixes(printed);
  const pairs: Pair[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    const pair = isElement(token) ? pairAt(tokens, at, token) : null;
    if (pair && !isName(pair)) pairs.push(pair);
    at = Math.max(pair?.next ?? 0, at + 1);
  }
  const first = pairs[0];
  return first ? { text, tokens, pairs, lead: text.slice(0, first.at.start) } : null;
}

/** Line whose values are before the elements; without pairs if none can be assigned. */
function lineBefore(text: string, tokens: readonly Token[], pairs: readonly Pair[] | 'mixed'): PairLine {
  const first = pairs === 'mixed' ? undefined : tokens[pairs[0]?.from ?? 0];
  return { text, tokens, pairs: pairs === 'mixed' ? [] : pairs, lead: text.slice(0, first?.start ?? 0) };
}

/** Adds the pairs of a line to a heat and lists the parts that were not read. */
export function addPairs(
  { text, tokens, pairs }: PairLine,
  heat: OpenHeat,
  all: ReadUnit | null,
  found: Collection,
): void {
  const hasPair = pairs.some(({ token }) => token !== null);
  if (pairs.length === 0) {
    found.leaveOut(text);
    return;
  }
  if (!hasPair && pairs.length > 1 && tokens.every(({ kind }) => kind !== 'word')) {
    found.leaveOut(text);
    return;
  }
  const lead = tokens.slice(0, pairs[0]?.from);
  // Contents before the first element, e.g. `CEV 0.42`; whole numbers there belong to names.
  lead.forEach((token, at) => {
    const before = lead[at - 1];
    if (token.kind === 'word' && /[.,]\d/.test(token.text) && compact.test(token.text))
      found.leaveOut(token.text);
    if (token.kind === 'value' && /[.,]\d|%|ppm/i.test(token.text))
      found.leaveOut(text.slice(before?.kind === 'word' ? before.start : token.start, token.end));
  });
  pairs.forEach((pair, index) => {
    const following = pairs[index + 1];
    const end = following?.at.start ?? text.length;
    if (pair.token) {
      found.add(heat, pair.at.element, pair.token, pair.unit ?? all);
      listLeftOver(tokens.slice(pair.next, following?.from), text, found);
      return;
    }
    const left = text.slice(pair.at.start, end).replace(/(?<![\s;|,.(])[\s;|,.(]+$/, '');
    const isWhole = pairs.length === 1 && pair.at.start === 0;
    if (hasPair || looksLikePair(left, pair.at, isWhole)) found.leaveOut(left, heat);
  });
}

/** Lists numbers after a value, with the words before them. */
function listLeftOver(tokens: readonly Token[], text: string, found: Collection): void {
  tokens.forEach((token, index) => {
    const before = tokens[index - 1];
    const isNumber = token.kind === 'value' || (token.kind === 'unit' && before?.kind !== 'value');
    if (isNumber) found.leaveOut(text.slice(before?.kind === 'word' ? before.start : token.start, token.end));
    else if (token.kind === 'word' && (oneWord.test(token.text) || /^[<>≤≥±]?\d/.test(token.text)))
      found.leaveOut(token.text);
  });
}

/** Lists a line without elements that looks like one with a content, e.g. `mn 0.75`. */
export function collectLookalike(line: string, found: Collection): void {
  const text = line.replace(/\s+/g, ' ').trim();
  if (lookalike.test(text)) found.leaveOut(text);
}
