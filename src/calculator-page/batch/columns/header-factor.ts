/** Factors in the headers of contents: certificates print 145 below `Mn ×100` or `Mn (×10⁻²)` for 1.45 %. */

const sign = '[x×*·✕]';
/** Factors as powers of ten: `×100`, `1/100`, `×0.01`, `×10⁻²`, `10-2`. */
const factor = new RegExp(
  `^(.+?)[\\s([%]*(?:(?:${sign}\\s*|1\\s*/\\s*)(10{1,6})|${sign}\\s*0[.,](0{0,5}1)|(?:${sign}\\s*10\\s*\\^?\\s*|10\\s*\\^?\\s*(?=[-−–]))[-−–]?\\s*([1-6]))(?!\\d)[\\s%)\\]]*$`,
  'iu',
);

/** Returns the name and the number by which contents are to be divided; null for a header without a factor. */
export function nameAndDivisor(header: string): { readonly name: string; readonly divisor: number } | null {
  const [, name = '', whole, decimal, exponent] =
    factor.exec(header.slice(0, 60).normalize('NFKC').trim()) ?? [];
  if (name === '') return null;
  if (whole !== undefined) return { name, divisor: Number(whole) };
  return { name, divisor: 10 ** (decimal === undefined ? Number(exponent) : decimal.length) };
}
