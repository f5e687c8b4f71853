/** Heats collected from a pasted analysis, and the parts that were not used. */
import { doubtfulElements } from '../analysis/plausible-contents.ts';
import { type ElementSymbol, elements } from '../elements.ts';
import { hasBothSigns, readNumber, type Signs, signsIn, signsOf } from '../inputs/read-number.ts';
import type { Language } from '../texts/language.ts';
import { namesNoAnalysis } from './headings/statistic-labels.ts';
import type { HeatFacts } from './row-facts.ts';
import type { ReadUnit } from './symbols.ts';
import type { PrintedValue, Token } from './tokens.ts';

type Contents = Partial<Record<ElementSymbol, string>>;
export type PastedHeat = {
  /** Name of the row or column; empty without one. */
  readonly name: string;
  /** Contents as they are typed into the form of a heat. */
  readonly contents: Readonly<Contents>;
  /** Grade, section and notes, where the table has columns for them. */
  readonly facts: HeatFacts;
  /** Parts of this heat that were not read or are stated again. */
  readonly leftOut: readonly string[];
  /** Elements whose number does not fit its unit or factor, such as 0.0085 ppm. */
  readonly misfits: readonly ElementSymbol[];
  /** Elements without a unit whose numbers are probably not in percent. */
  readonly unitless: readonly ElementSymbol[];
  /** Elements whose unit or factor is stated at the value, in its heading or for the whole table. */
  readonly withUnit: readonly ElementSymbol[];
};

/** Longest name that is read; longer than a heat may have, so that forms refuse it. */
const longestName = 200;

/** Longest text that is shown of a part that was not read. */
const maxShown = 40;

/** Lowest usual number in ppm or with a factor; lower for hydrogen and limits of detection. */
const minScaled = 1;
const minTrace = 0.1;

/** Returns whether a text may be the number of a material such as 1.7225, whose point is not a decimal separator. */
export const isMaterialNumber = (text: string): boolean => /^[1-9]\.\d{4}$/.test(text);

/** Returns the decimal separators of a text; null without evidence. If both are used, a sign before three digits is unclear. */
export function signsOfText(numbers: readonly string[], language: Language): Signs | null {
  const others = numbers.filter((number) => !isMaterialNumber(number));
  const shown = others.length > 0 ? others : numbers;
  return hasBothSigns(shown) ? { ...signsOf(language), meant: {} } : signsIn(shown);
}

/** Numbers of a text as they are typed in a language. */
export function createWriter(signs: Signs | null, language: Language) {
  const own = signsOf(language);
  /** Writes a number so that the form reads the value meant by the text, as printed if it does already; null if that is unclear. */
  function number(text: string, divisor = 1): string | null {
    const meant = readNumber(text, signs ?? own);
    // The form would read it by its language, although the text uses both signs.
    if (meant.kind === 'ambiguous' && signs?.meant) return null;
    if (meant.kind !== 'number') return text;
    const typed = readNumber(text, own);
    if (divisor === 1 && typed.kind === 'number' && typed.value === meant.value) return text;
    const written = String(Number((meant.value / divisor).toPrecision(12)));
    return own.decimal === ',' ? written.replace('.', ',') : written;
  }
  /**
   * Writes a content in wt % or ppm; null for an uncertain factor or number.
   * @param unit unit of the row, column or element; a unit at the value overrides it
   */
  function content({ bound, number: text, plusMinus, unit: at }: PrintedValue, unit: ReadUnit | null) {
    const isFactor = at === null && unit?.kind === 'factor';
    if (isFactor && !unit.isCertain) return null;
    const divisor = isFactor ? unit.divisor : 1;
    const value = number(text, divisor);
    const off = plusMinus === null ? '' : number(plusMinus, divisor);
    if (value === null || off === null) return null;
    const isPpm = (at ?? unit?.kind) === 'ppm';
    return `${bound}${value}${off && ` ± ${off}`}${isPpm ? ' ppm' : ''}`;
  }
  /** Returns whether a number in ppm, or with a factor, is so low that its unit is probably percent. */
  function isMisfit(
    { bound, number: text, unit: at }: PrintedValue,
    element: ElementSymbol,
    unit: ReadUnit | null,
  ) {
    const isScaled =
      at === 'ppm' || (at === null && unit !== null && unit.kind !== 'percent' && !unit.isPerMille);
    const meant = readNumber(text, signs ?? own);
    const least = element === 'H' || bound !== '' ? minTrace : minScaled;
    return isScaled && meant.kind === 'number' && meant.value !== 0 && meant.value < least;
  }
  /** Returns the number of a value without a unit; null for others. */
  function bareNumber({ number: text, unit: at }: PrintedValue, unit: ReadUnit | null): number | null {
    const meant = readNumber(text, signs ?? own);
    return at === null && unit === null && meant.kind === 'number' ? meant.value : null;
  }
  return { content, isMisfit, bareNumber };
}

type Writer = ReturnType<typeof createWriter>;

type Open = {
  name: string;
  contents: Contents;
  facts: HeatFacts;
  leftOut: readonly string[];
  misfits: readonly ElementSymbol[];
  /** Numbers without a unit. */
  bare: Partial<Record<ElementSymbol, number>>;
  withUnit: readonly ElementSymbol[];
};

type Units = Pick<Open, 'misfits' | 'bare' | 'withUnit'>;

/** Collects heats; the first content of an element counts, further ones are listed. */
export function createCollection(writer: Writer) {
  const heats: Open[] = [];
  const notUnderstood: string[] = [];
  const repeated: string[] = [];
  /** Headings of columns with numbers that are not used. */
  const unused: string[] = [];
  const shorten = (text: string) =>
    text.length > maxShown ? `${text.slice(0, maxShown - 1).trimEnd()}…` : text;
  /** Lists a part that was not read. @param heat heat of a table that it belongs to */
  const leaveOut = (text: string, heat?: Open) => {
    const part = text.replace(/\s+/g, ' ').trim();
    const shown = shorten(heat && heat.name !== '' ? `${heat.name}: ${part}` : part);
    if (part === '') return;
    notUnderstood.push(shown);
    if (heat) heat.leftOut = [...heat.leftOut, shorten(part)];
  };
  const start = (name = '', facts: HeatFacts = {}) => {
    const heat: Open = {
      name: name.slice(0, longestName),
      contents: {},
      facts,
      leftOut: [],
      misfits: [],
      bare: {},
      withUnit: [],
    };
    heats.push(heat);
    return heat;
  };
  function addUnits(heat: Units, element: ElementSymbol, value: PrintedValue, unit: ReadUnit | null) {
    if (writer.isMisfit(value, element, unit)) heat.misfits = [...heat.misfits, element];
    if (value.unit !== null || unit !== null) heat.withUnit = [...heat.withUnit, element];
    const bare = writer.bareNumber(value, unit);
    if (bare !== null) heat.bare = { ...heat.bare, [element]: bare };
  }
  /** Adds a value or mark after or below an element. */
  const add = (
    heat: Pick<Open, 'contents' | 'leftOut'> & Units,
    element: ElementSymbol,
    token: Token,
    unit: ReadUnit | null,
  ): void => {
    if (token.kind === 'balance') return;
    const text = token.kind === 'value' ? writer.content(token.value, unit) : token.text;
    if (text === null) {
      leaveOut(`${element} ${token.text}`);
      heat.leftOut = [...heat.leftOut, `${element} ${token.text}`];
    } else if (heat.contents[element] === undefined) {
      heat.contents[element] = text;
      if (token.kind === 'value') addUnits(heat, element, token.value, unit);
    } else if (heat.contents[element] !== text) {
      repeated.push(`${element} ${text}`);
      heat.leftOut = [...heat.leftOut, `${element} ${text}`];
    }
  };
  return { heats, notUnderstood, repeated, unused, leaveOut, start, add };
}

export type Collection = ReturnType<typeof createCollection>;
export type OpenHeat = Collection['heats'][number];

const hasValue = ({ contents }: { readonly contents: Contents }): boolean =>
  Object.values(contents).some((text) => /\d/.test(text));

/** Returns whether two heats may be parts of one: no element twice and no other name. */
const mayJoin = (one: OpenHeat, other: OpenHeat): boolean =>
  (one.name === '' || other.name === '' || one.name === other.name) &&
  Object.keys(other.contents).every((element) => !(element in one.contents));

/** Returns whether one of two heats holds limits or statistics and the other an analysis. */
const isOther = (one: OpenHeat, other: OpenHeat): boolean =>
  namesNoAnalysis(one.name) !== namesNoAnalysis(other.name);

/** Joins the parts of tables that were split into several, row by row. */
export function joinParts(groups: readonly (readonly OpenHeat[])[]): OpenHeat[] {
  const joined: OpenHeat[] = [];
  let last: readonly OpenHeat[] = [];
  for (const group of groups.map((heats) => heats.filter(hasValue)).filter((heats) => heats.length > 0)) {
    const continued =
      last.length === group.length &&
      group.every((heat, at) => {
        const before = last[at];
        return (
          before !== undefined && mayJoin(before, heat) && !(group.length === 1 && isOther(before, heat))
        );
      });
    if (!continued) {
      joined.push(...group);
      last = group;
      continue;
    }
    group.forEach((heat, at) => {
      const before = last[at];
      if (!before) return;
      before.name ||= heat.name;
      before.contents = { ...before.contents, ...heat.contents };
      before.facts = { ...heat.facts, ...before.facts };
      before.leftOut = [...before.leftOut, ...heat.leftOut];
      before.misfits = [...before.misfits, ...heat.misfits];
      before.bare = { ...heat.bare, ...before.bare };
      before.withUnit = [...before.withUnit, ...heat.withUnit];
    });
  }
  return joined;
}

/** Returns the heats with their elements without a unit whose numbers in all heats together are probably not in percent. */
export function withUnitDoubts(heats: readonly OpenHeat[]): PastedHeat[] {
  const numbers = new Map(
    elements.map((element) => [element, heats.flatMap(({ bare }) => bare[element] ?? [])] as const),
  );
  const doubtful = doubtfulElements(numbers);
  return heats.map(({ bare, ...heat }) => ({
    ...heat,
    unitless: doubtful.filter((element) => bare[element] && Number.isInteger(bare[element])),
  }));
}
