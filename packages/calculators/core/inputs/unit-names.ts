/** Spellings of units that may follow a number. */
import { convert, kindOf, type Unit, unitSymbol, units } from '../quantity.ts';

/** Spelling of a unit; `times` for multiples, e.g. 12 inches for a foot. */
type Writing = { readonly text: string; readonly unit: Unit; readonly times: number };

/** Spellings in addition to the symbols, case-insensitive. */
const names: Readonly<Partial<Record<Unit, readonly string[]>>> = {
  C: ['c', '℃', 'deg c', 'degc', '° c'],
  F: ['f', '℉', 'deg f', 'degf', '° f'],
  K: ['k'],
  dK: ['k', 'c', '°c', '℃', 'deg c', 'degc'],
  dF: ['f', '℉', 'deg f', 'degf'],
  inch: ['"', '″', '”', 'inch', 'inches', 'zoll', '英寸', 'インチ', '인치'],
  um: ['um', 'μm', 'micron', 'microns'],
  s: ['sec', 'seconds', 'sek', '秒', '초'],
  min: ['minutes', 'minuten', '分', '分钟', '분'],
  h: ['hr', 'hrs', 'hours', 'std', 'stunden', '小时', '時間', '시간'],
  MPa: ['n/mm2', 'n/mm²'],
  'wt%': ['wt%', 'wt.%', 'wt.-%', 'wt %', 'ma.-%', 'gew.-%', 'mass%', '质量%', '質量%'],
  'W/m2K': ['w/m2k', 'w/m2·k', 'w/(m2k)'],
  lb: ['lbs'],
};
const multiples: readonly Writing[] = [
  { text: 'ft', unit: 'inch', times: 12 },
  { text: 'feet', unit: 'inch', times: 12 },
  { text: "'", unit: 'inch', times: 12 },
  { text: '′', unit: 'inch', times: 12 },
  { text: 'psi', unit: 'ksi', times: 0.001 },
];

const form = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim();
const known = new Map<string, readonly Writing[]>();

/** Returns the spellings of the units of one kind, longest first. A degree sign alone means the unit of the field. */
function writingsFor(unit: Unit): readonly Writing[] {
  const found = known.get(unit);
  if (found) return found;
  const alike = units.filter((each) => kindOf(each) === kindOf(unit));
  const own = [unit, ...alike.filter((each) => each !== unit)].flatMap((each) => {
    const written = [unitSymbol(each), ...(names[each] ?? [])];
    return written.filter((text) => text !== '').map((text) => ({ text: form(text), unit: each, times: 1 }));
  });
  const all = [
    ...own,
    ...multiples.filter((each) => kindOf(each.unit) === kindOf(unit)),
    ...(kindOf(unit).startsWith('temperature') ? [{ text: '°', unit, times: 1 }] : []),
  ].sort((a, b) => b.text.length - a.text.length);
  known.set(unit, all);
  return all;
}

export type UnitBehind = {
  /** Text without its unit. */
  readonly number: string;
  readonly written: string;
  readonly isOther: boolean;
  readonly toField: (value: number) => number;
};

const isNamed = ({ unit, text }: Writing): boolean => names[unit]?.includes(text) ?? false;

/** Finds a unit of the field's kind at the end of a text; null if there is none. */
export function unitAfter(text: string, unit: Unit): UnitBehind | null {
  const clean = form(text);
  const found = writingsFor(unit).find((writing) => {
    const end = clean.slice(-writing.text.length);
    const isSame =
      isNamed(writing) || writing.times !== 1 ? end.toLowerCase() === writing.text : end === writing.text;
    return isSame && /[\d.]\s*$/u.test(clean.slice(0, -writing.text.length));
  });
  if (!found) return null;
  const { unit: from, times } = found;
  return {
    number: clean.slice(0, -found.text.length).trim(),
    written: clean.slice(-found.text.length),
    isOther: from !== unit || times !== 1,
    toField: (value) => convert(value * times, from, unit),
  };
}

/** Returns the symbols of the units that a field accepts. */
export const unitsUnderstood = (unit: Unit): readonly string[] => {
  const symbols = writingsFor(unit).filter(
    ({ unit: each, text, times }) => times !== 1 || text === form(unitSymbol(each)),
  );
  return [
    ...new Set(symbols.map(({ text }) => text).filter((text) => /^[\p{L}%°µ][^"']*$/u.test(text))),
  ].sort();
};
