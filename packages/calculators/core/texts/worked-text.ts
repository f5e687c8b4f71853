/** Plain text of a formula with inserted numbers; always with a decimal point, as in the formula above it. */
import type { Calculator, Example } from '../calculator.ts';

const raised = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'] as const;

const power = (exponent: string): string =>
  exponent
    .replace(/^\+/, '')
    .replace('−', '⁻')
    .replace(/\d/g, (digit) => raised[Number(digit)] ?? digit);

/** Formats a number with at most six significant digits, without trailing zeros; large and small ones as a product with a power of ten, in parentheses. */
export function plain(value: number): string {
  const [digits = '', exponent] = String(Number(value.toPrecision(6)))
    .replace('-', '−')
    .split('e');
  return exponent === undefined ? digits : `(${digits} × 10${power(exponent)})`;
}

/** Joins terms with `+` and `−`: `0.16 + 1.45/6 − 3`. Zero terms are omitted except at the start. */
export function joined(terms: readonly string[]): string {
  return terms
    .filter((term, at) => at === 0 || !/^−?0([^.\d]|$)/.test(term))
    .map((term, at) => (at === 0 ? term : term.startsWith('−') ? `− ${term.slice(1)}` : `+ ${term}`))
    .join(' ');
}

const signed = (value: number, text: string): string => (value < 0 ? `− ${text}` : `+ ${text}`);

/**
 * Returns a polynomial as TeX.
 * @param coefficients in ascending order
 */
export const polynomialTex = (coefficients: readonly number[], variable: string): string =>
  coefficients
    .map((each, power) => {
      if (power === 0) return String(each);
      const factor = power === 1 ? variable : `${variable}^${power}`;
      return `${each < 0 ? '-' : '+'} ${Math.abs(each)}\\,${factor}`;
    })
    .join(' ');

/** Returns a polynomial with the value put in: `= 33.087 + 50.723 × 0.4 + …`. */
export const polynomialInserted = (coefficients: readonly number[], value: number): string =>
  `= ${coefficients
    .map((each, power) => {
      if (power === 0) return plain(each);
      const factor = power === 1 ? plain(value) : `${plain(value)}${raised[power] ?? `^${power}`}`;
      return signed(each, `${plain(Math.abs(each))} × ${factor}`);
    })
    .join(' ')}`;

/** Returns the sum of coefficients times contents that are not 0: `+ 20 × 0.95 + 19 × 0.875`. */
export const productsInserted = (
  terms: readonly (readonly [coefficient: number, content: number])[],
): string =>
  terms
    .filter(([, content]) => content !== 0)
    .map(([coefficient, content]) =>
      signed(coefficient, `${plain(Math.abs(coefficient))} × ${plain(content)}`),
    )
    .join(' ');

/** Returns the worked example that the page shows. */
export const shownExample = (examples: Calculator['examples']): Example | undefined =>
  examples.find(({ shown }) => shown) ?? examples[0];
