/** Parses the words in tables of elements: symbols, units, factors and row labels. */
import { elementNamed } from '../element-names.ts';
import { type ElementSymbol, isElement } from '../elements.ts';
import { limitSigns, limitWords } from '../inputs/summary-labels.ts';

/**
 * Unit in which a value is printed; `divisor` converts the value to wt %. `none`: no unit is printed at the value or
 * its column.
 */
export type PrintedUnit = {
  readonly kind: 'none' | 'percent' | 'ppm' | 'factor';
  readonly divisor: number;
};

export type ReadUnit = PrintedUnit & {
  /** False if the printed text is ambiguous, e.g. `x102` for ×10². */
  readonly isCertain: boolean;
  /** True if the unit is stated once for the whole table or row: `Element (ppm)`. */
  readonly isForAll?: true;
  /** True for ‰ and g/kg, which are read as the factor 10. */
  readonly isPerMille?: true;
};

const factor = (divisor: number, isCertain = true): ReadUnit => ({ kind: 'factor', divisor, isCertain });

const perMille: ReadUnit = { kind: 'factor', divisor: 10, isCertain: true, isPerMille: true };

/**
 * Reads a unit or factor: `%`, `ppm`, `mg/kg`, `‰`, `g/kg`, `×100`, `x10-2`, `1/1000`. Mills that print `×100` or `×10⁻²` print contents in
 * hundredths of a per cent; both divide the value.
 */
export function readUnit(text: string): ReadUnit | null {
  const bare = text
    .replace(/[()[\]{}:]/g, '')
    .replace(/^(wt|mass|massen|m|ma|gew|w)[.\-/]{0,2}(?=[%‰])|[.,]$|(?<=[%‰])(m\/m|w\/w|wt)$/gi, '');
  if (/^(%|%wt|wt%|mass%|m-%|gew|重量%|質量%|质量%|质量分数\/?%)$/i.test(bare))
    return { kind: 'percent', divisor: 1, isCertain: true };
  if (/^((質量|质量|重量)?‰|promille?|per-?mille?|g\/kg|mg\/g)$/i.test(bare)) return perMille;
  if (/^((wt|mass)?ppm|mg\/kg|[uµμ]g\/g)$/i.test(bare))
    return { kind: 'ppm', divisor: 10_000, isCertain: true };
  const sign = bare
    .replace(/%$/, '')
    .replace(/^[x*·]/i, '×')
    .replace(/\^?-\^/, '^-');
  const plain = /^×(10{0,6})$|^(10{1,6})×$|^1\/(10{1,6})$/i.exec(sign.replace(/[x*]$/i, '×'));
  const number = plain?.[1] ?? plain?.[2] ?? plain?.[3];
  if (number) return factor(Number(number));
  const power = /^×?10(?:\^-?|-|e-)([1-6])$/i.exec(sign) ?? /^[×]?e-([1-6])$/i.exec(sign);
  if (power) return factor(10 ** Number(power[1]));
  const flat = /^×10([2-6])$/.exec(sign);
  return flat ? factor(10 ** Number(flat[1]), false) : null;
}

export type ElementHead = {
  readonly element: ElementSymbol;
  readonly isSoluble: boolean;
  /** Unit or factor in the cell of the symbol. */
  readonly unit: ReadUnit | null;
};

/** Upper-case names that mean something other than the element in a table, e.g. carbon equivalent. */
const otherNames = new Set(['CE']);

/** Returns the element if one text is its name and the other its symbol or name: `C` and `碳`. */
export function sameElement(one: string, other: string): ElementSymbol | null {
  const [first, second] = [one, other].map((text) => elementNamed(text) ?? (isElement(text) ? text : null));
  const isNamed = elementNamed(one) !== null || elementNamed(other) !== null;
  return first && first === second && isNamed ? first : null;
}

/** Symbol and name in one word: `C(Kohlenstoff)`, `C碳`, `碳C`. */
const twoNames = [
  /^(\p{L}+)[(/[|-](\p{L}+)[)\]]?$/u,
  /^([A-Za-z]+)(\P{ASCII}+)$/u,
  /^(\P{ASCII}+)([A-Za-z]+)$/u,
];

function elementIn(text: string): Pick<ElementHead, 'element' | 'isSoluble'> | null {
  if (text === 'Cb' || text === 'CB') return { element: 'Nb', isSoluble: false };
  if (isElement(text)) return { element: text, isSoluble: false };
  if (/^[NOH]2$/.test(text)) return { element: text[0] as 'N' | 'O' | 'H', isSoluble: false };
  if (/^(sol|acid|s)\.?-?al$|^Al\.?-?(s|sol|lös)$/i.test(text) && text !== 'als')
    return { element: 'Al', isSoluble: true };
  if (/^(t|tot|total|ges)\.?-?Al$|^Al\.?-?(t|tot|total|ges)$/i.test(text))
    return { element: 'Al', isSoluble: false };
  const named = elementNamed(text);
  if (named) return { element: named, isSoluble: false };
  const [, first, second] = twoNames.map((each) => each.exec(text)).find((found) => found) ?? [];
  const element = first && second ? sameElement(first, second) : null;
  if (element) return { element, isSoluble: false };
  const capital = text[0] + text.slice(1).toLowerCase();
  return /^[A-Z]{2}$/.test(text) && !otherNames.has(text) && isElement(capital)
    ? { element: capital, isSoluble: false }
    : null;
}

/** Returns whether a text contains a unit of contents (`%`, `ppm`, `mg/kg`) or a word for mass fraction. */
export const mentionsUnit = (text: string): boolean =>
  /[%‰]|ppm|promille?|wt|mass|质量|質量|重量|gew|[mµμu]?g\/k?g/i.test(text);

/**
 * Reads the heading of a column: `C`, `%C`, `Mn(%)`, `N ppm`, `C×100`, `sol.Al`, `MN`, `Kohlenstoff`, `碳(%)`. Returns
 * null if the heading is not an element.
 */
export function readSymbol(text: string): ElementHead | null {
  if (text.length > 24 || /[+&=]/.test(text)) return null;
  const whole = elementIn(text);
  if (whole) return { ...whole, unit: null };
  const parts =
    /^[([]?(%|‰|ppm|wt\.?%)?[)\]]?(\p{L}[\p{L}.-]{0,14}?[\p{L}2]?)[.:*]?[([/]?(%|‰|ppm|wt\.?[%‰]|mass[%‰]|promille|m?g\/kg|[x×*·]10[\d^-]*|10\^?-\d)?[)\]]?%?$/u.exec(
      text,
    );
  const found = parts && elementIn(parts[2] ?? '');
  if (!parts || !found) return null;
  const printed = parts[1] ?? parts[3];
  const unit = printed ? readUnit(printed) : null;
  return printed && !unit ? null : { ...found, unit };
}

/** Words beside a unit that applies to a whole table: `Element (ppm)`, `含量 %`. */
const unitNeighbours =
  /^(elements?|elemente?|gehalte?|contents?|content|units?|einheit|in|masse|mass|value|wert|werte|result|results|元素|成分|化学成分|含量|单位|単位|단위|원소|성분|화학성분|함량|含有量|分析値|실적)$/i;

/** Returns the unit at the end of a word: `含量(%)`, `Gehalt[ppm]`. Null for symbols and for a unit alone. */
function unitAtEnd(text: string): ReadUnit | null {
  const [, word = '', unit = ''] = /^(\p{L}+)[([/:]{0,2}(%|‰|ppm|promille|m?g\/kg)[)\]]?$/iu.exec(text) ?? [];
  return unitNeighbours.test(word) && !readSymbol(text) ? readUnit(unit) : null;
}

/**
 * Returns the unit (not a factor other than ‰) that a label states for all its values: `Element (ppm)`, `含量 %`. Null if the label
 * contains anything else.
 */
export function unitOfLabel(words: readonly string[]): ReadUnit | null {
  const units = words.map((word) => unitAtEnd(word) ?? readUnit(word));
  const [unit, ...more] = units.filter((each) => each !== null);
  if (!unit || more.length > 0 || (unit.kind === 'factor' && !unit.isPerMille)) return null;
  const others = words.filter((_, at) => units[at] === null).map((word) => word.replace(/[()[\]:,.]/g, ''));
  const isAbout = (word: string) =>
    word === '' || unitNeighbours.test(word) || labelKind([word]) === 'actual';
  return others.every(isAbout) ? { ...unit, isForAll: true } : null;
}

/** Words of limits that have another meaning, or none, outside certificates. */
const limitWordsOfCertificates = /^(std|from|to|von|bis|ll|ul)$/i;
const limitSign = new RegExp(limitSigns);
const actualWords =
  /^(ladle|heat|cast|melt|actual|result|results|product|check|analysis|ist|istwert|schmelze|schmelzenanalyse|guss|stück|stückanalyse|produkt|prod|schmelzanalyse|found)$/i;
const actualSigns =
  /熔炼|熔煉|实测|實測|実績|成品|溶鋼|製品|レードル|取鍋|チェック|분석|용강|레들|제품|실적|체크/;

/** Returns the meaning of a row or column label: `limits` of a standard, or a measured analysis. */
export function labelKind(words: readonly string[]): 'limits' | 'actual' | null {
  const bare = words.flatMap((word) => word.split(/[.:/()[\]*,%]+/)).filter(Boolean);
  const isLimit = (word: string) =>
    limitWords.has(word.toLowerCase()) || limitWordsOfCertificates.test(word) || limitSign.test(word);
  if (bare.some(isLimit)) return 'limits';
  return bare.some((word) => actualWords.test(word) || actualSigns.test(word)) ? 'actual' : null;
}

const standardNumber =
  /(?:^|[\s(])(?:(?:DIN|EN|ISO|BS|SEW|GOST|ГОСТ)[\s-]{0,2}(?!10204|9001)\d|(?:ASTM|ASME|AMS|API|NF)[\s-]?[A-Z]{0,2}[\s-]?\d|SAE\s?J\d|(?:JIS|KS)[\s-]?[A-Z][\s-]?\d|(?:GB|YB|JB)(?:\/T)?[\s-]?\d)/;

/** Returns whether a label contains the number of a standard: `EN 10083-3`, `ASTM A29`, `JIS G 4053`. */
export const namesStandard = (words: readonly string[]): boolean => standardNumber.test(words.join(' '));

/** Words before an upper limit, for regular expressions. */
export const upperLimitWord = String.raw`max(?:imum|\.)?|höchstens|最大|최대`;

/** Returns whether a text states that an element is the balance: `bal.`, `Rest`, `余量`. */
export const isBalance = (text: string): boolean =>
  /^(?:bal|balance|rest|rem|remainder|余|余量|残|残部|잔부|기타)\.?$/i.test(text);

/** Returns whether a word means the gases in steel: nitrogen, oxygen and hydrogen. */
export const areGases = (text: string): boolean => /^(?:gase?n?|gases|气体|氣體|ガス|가스)$/i.test(text);

/** Whether a word only joins the parts of an analysis. */
export const isConnective = (text: string): boolean =>
  /^(?:[-–—/·•*&+]|and|und|sowie|和|及|と|および|및|la|oes)$/i.test(text);

/** Whether a word joins the ends of a range: `5001 bis 5004`. */
export const isRangeWord = (text: string): boolean => /^(?:bis|to|through|至|から|부터|~)$/i.test(text);
