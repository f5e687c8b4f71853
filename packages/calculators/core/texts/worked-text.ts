/** Plain text of a formula with the numbers put in; always with a decimal point, as in the formula above it. */

/** A number without needless zeros: at most six significant digits. */
export function plain(value: number): string {
  return String(Number(value.toPrecision(6))).replace('-', '−');
}

/** `+` and `−` terms: `0.16 + 1.45/6 − 3`. Terms of zero are kept when they come first only. */
export function joined(terms: readonly string[]): string {
  return terms
    .filter((term, at) => at === 0 || !/^−?0([^.\d]|$)/.test(term))
    .map((term, at) => (at === 0 ? term : term.startsWith('−') ? `− ${term.slice(1)}` : `+ ${term}`))
    .join(' ');
}
