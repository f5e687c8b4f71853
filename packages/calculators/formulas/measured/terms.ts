import { type ElementSymbol, percentOf } from '../../core/elements.ts';
import type { Term, Terms } from './fitted-model.ts';

type Named = readonly [name: string, term: Term];
const content = (element: ElementSymbol): string => `w_\\mathrm{${element}}`;

/** Returns a term: the content of an element. */
export const ofElement = (element: ElementSymbol): Named => [
  element,
  { tex: content(element), of: (steel) => percentOf(steel, element) },
];

/** Returns a term: the product of two contents. */
export const ofProduct = (one: ElementSymbol, other: ElementSymbol): Named => [
  `${one}·${other}`,
  {
    tex: `${content(one)}\\,${content(other)}`,
    of: (steel) => percentOf(steel, one) * percentOf(steel, other),
  },
];

/** Returns a term: the square of a content. */
export const ofSquare = (element: ElementSymbol): Named => [
  `${element}²`,
  { tex: `${content(element)}^2`, of: (steel) => percentOf(steel, element) ** 2 },
];

/** Returns the terms by name. @throws if two terms have the same name */
export function termsOf(named: readonly Named[]): Terms {
  const terms = Object.fromEntries(named);
  if (Object.keys(terms).length !== named.length) throw new Error('Two terms have the same name.');
  return terms;
}
