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

type WeightedTerm = { readonly key: string; readonly weight: number; readonly factors: readonly Factor[] };

/** Cached terms of the formulas, since curves evaluate the same formulas hundreds of times. */
const knownTerms = new WeakMap<CompositionFormula['terms'], readonly WeightedTerm[]>();

function termsOf({ terms }: CompositionFormula): readonly WeightedTerm[] {
  const known =
    knownTerms.get(terms) ??
    Object.entries(terms).map(([key, weight]) => ({ key, weight, factors: parseFactors(key) }));
  knownTerms.set(terms, known);
  return known;
}

/** Returns the value of a term for this steel, without its weight. */
function amountOf({ factors }: WeightedTerm, steel: Composition): number {
  let product = 1;
  for (const { element, root } of factors) {
    const percent = percentOf(steel, element);
    product *= root ? Math.sqrt(percent) : percent;
  }
  return product;
}

const saturationShare = ({ saturation }: CompositionFormula, steel: Composition): number =>
  saturation ? saturation.factor * (1 - Math.exp(-saturation.rate * percentOf(steel, 'C'))) : 0;

/** Returns the contribution of each term to the value, without the constant. */
export function formulaShares(
  formula: CompositionFormula,
  steel: Composition,
): Readonly<Record<string, number>> {
  const shares: Record<string, number> = {};
  for (const term of termsOf(formula)) shares[term.key] = term.weight * amountOf(term, steel);
  if (formula.saturation) shares['C'] = (shares['C'] ?? 0) + saturationShare(formula, steel);
  return shares;
}

/** Returns the value of the formula, in the unit printed by its author. */
export function formulaValue(formula: CompositionFormula, steel: Composition): number {
  let sum = formula.constant;
  for (const term of termsOf(formula)) sum += term.weight * amountOf(term, steel);
  return sum + saturationShare(formula, steel);
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

function termTex({ factors }: WeightedTerm): string {
  const [first, second] = factors;
  if (first && second && first.element === second.element) return `\\mathrm{${first.element}}^2`;
  return factors
    .map(({ element, root }) => (root ? `\\sqrt{\\mathrm{${element}}}` : `\\mathrm{${element}}`))
    .join('\\,');
}

/** Returns the right-hand side in TeX, with every term. */
export function formulaTex(formula: CompositionFormula): string {
  const terms = termsOf(formula).map((term) => [term.weight, termTex(term)] as const);
  const saturation = formula.saturation
    ? [[formula.saturation.factor, `(1 - e^{-${formula.saturation.rate}\\,\\mathrm{C}})`] as const]
    : [];
  return signed(formula.constant, [...saturation, ...terms], '-').replaceAll('\u0001', '\\,');
}

/** Returns the right-hand side with the numbers of this steel; terms of absent elements are omitted. */
export function formulaInserted(formula: CompositionFormula, steel: Composition): string {
  const number = (value: number): string => String(Number(value.toPrecision(6)));
  const terms = termsOf(formula)
    .filter((term) => amountOf(term, steel) !== 0)
    .map(({ weight, factors }) => {
      const [first, second] = factors;
      const percents = factors.map(
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
