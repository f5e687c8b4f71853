/**
 * Regression formula on the heat analysis, stored as data: a constant and weighted terms in wt %. The value, the
 * contribution of each term and the printed formula are all derived from this data.
 */
import { type Composition, type ElementSymbol, elements, percentOf } from '../../core/elements.ts';

/** Term of a formula: an element `C`, its root `√C`, or a product `C·Mn` (`C·C` is the square). */
export type TermKey = ElementSymbol | `√${ElementSymbol}` | `${ElementSymbol}·${ElementSymbol}`;

export type CompositionFormula = {
  readonly constant: number;
  readonly terms: Readonly<Partial<Record<TermKey, number>>>;
  /** Saturating effect of carbon: factor · (1 − e^(−rate C)). */
  readonly saturation?: { readonly factor: number; readonly rate: number };
};

const elementOf = (text: string): ElementSymbol => {
  const found = elements.find((each) => each === text);
  if (!found) throw new RangeError(`${text} is not an element`);
  return found;
};

type Factor = { readonly element: ElementSymbol; readonly root: boolean };

const parseFactors = (key: string): readonly Factor[] =>
  key.split('·').map((part) => ({ element: elementOf(part.replace('√', '')), root: part.startsWith('√') }));

/** Cached factors of the terms, since curves evaluate the same formulas hundreds of times. */
const knownFactors = new Map<string, readonly Factor[]>();

function factorsOf(key: string): readonly Factor[] {
  const known = knownFactors.get(key) ?? parseFactors(key);
  knownFactors.set(key, known);
  return known;
}

/** Returns the value of a term for this steel, without its weight. */
function amountOf(key: string, steel: Composition): number {
  let product = 1;
  for (const { element, root } of factorsOf(key)) {
    const percent = percentOf(steel, element);
    product *= root ? Math.sqrt(percent) : percent;
  }
  return product;
}

/** Returns the contribution of each term to the value, without the constant. */
export function formulaShares(
  formula: CompositionFormula,
  steel: Composition,
): Readonly<Record<string, number>> {
  const shares: Record<string, number> = {};
  for (const [key, weight] of Object.entries(formula.terms)) shares[key] = weight * amountOf(key, steel);
  if (formula.saturation) {
    const { factor, rate } = formula.saturation;
    shares['C'] = (shares['C'] ?? 0) + factor * (1 - Math.exp(-rate * percentOf(steel, 'C')));
  }
  return shares;
}

/** Returns the value of the formula, in the unit printed by its author. */
export function formulaValue(formula: CompositionFormula, steel: Composition): number {
  return Object.values(formulaShares(formula, steel)).reduce((sum, share) => sum + share, formula.constant);
}

/** Formats the terms with their signs: `+ 3.3 X`, `− 12 Y`; the constant comes first unless it is zero. */
function signed(constant: number, terms: readonly (readonly [number, string])[], minus: string): string {
  const parts = constant === 0 ? terms : ([[constant, ''], ...terms] as const);
  return parts
    .map(([weight, text], at) => {
      const size = Math.abs(weight);
      const sign = weight < 0 ? `${minus} ` : at === 0 ? '' : '+ ';
      return `${sign}${text === '' ? size : size === 1 ? text : `${size}\u0001${text}`}`;
    })
    .join(' ');
}

function termTex(key: string): string {
  const factors = factorsOf(key);
  const [first, second] = factors;
  if (first && second && first.element === second.element) return `\\mathrm{${first.element}}^2`;
  return factors
    .map(({ element, root }) => (root ? `\\sqrt{\\mathrm{${element}}}` : `\\mathrm{${element}}`))
    .join('\\,');
}

/** Returns the right-hand side in TeX, with every term. */
export function formulaTex(formula: CompositionFormula): string {
  const terms = Object.entries(formula.terms).map(([key, weight]) => [weight, termTex(key)] as const);
  const saturation = formula.saturation
    ? [[formula.saturation.factor, `(1 - e^{-${formula.saturation.rate}\\,\\mathrm{C}})`] as const]
    : [];
  return signed(formula.constant, [...saturation, ...terms], '-').replaceAll('\u0001', '\\,');
}

/** Returns the right-hand side with the numbers of this steel; terms of absent elements are omitted. */
export function formulaInserted(formula: CompositionFormula, steel: Composition): string {
  const number = (value: number): string => String(Number(value.toPrecision(6)));
  const terms = Object.entries(formula.terms)
    .filter(([key]) => amountOf(key, steel) !== 0)
    .map(([key, weight]) => {
      const [first, second] = factorsOf(key);
      const percents = factorsOf(key).map(
        ({ element, root }) => `${root ? '√' : ''}${number(percentOf(steel, element))}`,
      );
      const square = first && second && first.element === second.element;
      return [weight, square ? `${percents[0]}²` : percents.join(' × ')] as const;
    });
  const carbon = number(percentOf(steel, 'C'));
  const saturation = formula.saturation
    ? [[formula.saturation.factor, `(1 − e^(−${formula.saturation.rate} × ${carbon}))`] as const]
    : [];
  const text = signed(formula.constant, [...saturation, ...terms], '−').replaceAll('\u0001', ' × ');
  return `= ${text === '' ? '0' : text}`;
}
