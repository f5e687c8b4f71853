/**
 * Evaluates formula lines with inserted numbers. Numbers with three or more digits may be rounded by half of their
 * last digit, so the result has a lower and an upper bound.
 */
import { inverseErf } from '../formulas/mathematics/error-function.ts';

/** Value of a line with its bounds; null if the line is not arithmetic. */
export type Amount = { readonly value: number; readonly least: number; readonly greatest: number } | null;

const functions: Readonly<Record<string, (value: number) => number>> = {
  exp: Math.exp,
  ln: Math.log,
  log: Math.log10,
  tanh: Math.tanh,
  'erf⁻¹': (value) => inverseErf(value) ?? Number.NaN,
  '√': Math.sqrt,
};
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const plainSign = (sign: string): string => (sign === '⁻' ? '−' : String(superscripts.indexOf(sign)));
const tokenPattern = /\d+(?:\.\d+)?(?:e[−-]?\d+)?|exp|ln|log|tanh|erf⁻¹|[√π+−×/^()[\]⌊⌋e]|\s+/gy;

type Token = { readonly text: string; readonly number?: number; readonly half?: number };

function tokensOf(text: string): readonly Token[] | null {
  // `e^(…)` and powers of ten, as formula lines print them.
  const plain = text
    .replace(/(?<!erf⁻?)[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+/g, (digits) => `^(${[...digits].map(plainSign).join('')})`)
    .replace(/-/g, '−');
  const found: Token[] = [];
  let end = 0;
  for (const match of plain.matchAll(tokenPattern)) {
    end = match.index + match[0].length;
    if (match[0].trim() === '') continue;
    found.push(/^\d/.test(match[0]) ? numberToken(match[0]) : { text: match[0] });
  }
  return end === plain.length ? found : null;
}

function numberToken(text: string): Token {
  const [digits = '', exponent = '0'] = text.replace('−', '-').split('e');
  const places = digits.split('.')[1]?.length ?? 0;
  const significant = digits.replace('.', '').replace(/^0+/, '').length;
  const half = significant >= (places > 0 ? 3 : 4) ? 0.5 * 10 ** (Number(exponent) - places) : 0;
  return { text, number: Number(text.replace('−', '-')), half };
}

/**
 * Returns the value of the tokens, with the number at index `at` changed by `by` half units of its last digit; NaN if
 * the tokens are not arithmetic.
 */
function workOut(tokens: readonly Token[], moved: number, by: number): number {
  let at = 0;
  const take = (...texts: readonly string[]): string | null => {
    const text = tokens[at]?.text;
    if (text === undefined || !texts.includes(text)) return null;
    at += 1;
    return text;
  };
  const startsFactor = (): boolean => {
    const next = tokens[at];
    return (
      next !== undefined &&
      (next.number !== undefined || /^(exp|ln|log|tanh|erf⁻¹|[√π([⌊e])$/.test(next.text))
    );
  };
  const sum = (): number => {
    let total = take('−') ? -product() : product();
    for (let sign = take('+', '−'); sign; sign = take('+', '−'))
      total += sign === '+' ? product() : -product();
    return total;
  };
  const product = (): number => {
    let total = power();
    for (;;) {
      if (take('×')) total *= power();
      else if (take('/')) total /= power();
      else if (startsFactor()) total *= power();
      else return total;
    }
  };
  const power = (): number => {
    const base = atom();
    return take('^') ? base ** (take('−') ? -atom() : atom()) : base;
  };
  const atom = (): number => {
    const token = tokens[at];
    at += 1;
    if (!token) return Number.NaN;
    if (token.number !== undefined) return token.number + (at - 1 === moved ? by * (token.half ?? 0) : 0);
    if (token.text === '−') return -power();
    if (token.text === 'π') return Math.PI;
    if (token.text === 'e') return Math.E;
    const apply = functions[token.text];
    if (apply) return apply(token.text === '√' ? atom() : power());
    const inside = sum();
    if (token.text === '⌊') return take('⌋') ? Math.floor(inside) : Number.NaN;
    return (token.text === '(' && take(')')) || (token.text === '[' && take(']')) ? inside : Number.NaN;
  };
  const value = sum();
  return at === tokens.length ? value : Number.NaN;
}

/** Returns the value of a formula line with its bounds. */
export function amountOf(text: string): Amount {
  const tokens = tokensOf(text);
  if (!tokens || tokens.length === 0) return null;
  const value = workOut(tokens, -1, 0);
  if (!Number.isFinite(value)) return null;
  let room = 0;
  tokens.forEach((token, at) => {
    if (!token.half) return;
    const moves = [-1, 1].map((by) => Math.abs(workOut(tokens, at, by) - value));
    room += Math.max(...moves.map((each) => (Number.isFinite(each) ? each : 0)));
  });
  return { value, least: value - room, greatest: value + room };
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * Returns the first number of a displayed result, and half a unit of its last digit. Trailing zeros of an integer may
 * be the result of rounding: tables of strength have steps of 5 and 10.
 */
export function shownNumber(text: string): { readonly value: number; readonly half: number } | null {
  const [, digits, exponent = '', power = ''] =
    /^([−-]?\d+(?:\.\d+)?)(?:e([−-]?\d+)| × 10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?/.exec(text) ?? [];
  if (digits === undefined) return null;
  const spelled = [...power].map((each) => (each === '⁻' ? '-' : String(raised.indexOf(each)))).join('');
  const ten = Number((exponent || spelled || '0').replace('−', '-'));
  const places = digits.split('.')[1]?.length ?? (digits.endsWith('0') ? -1 : 0);
  return { value: Number(digits.replace('−', '-')) * 10 ** ten, half: 0.5 * 10 ** (ten - places) * 1.000001 };
}
