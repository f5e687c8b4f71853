/** Contents that are rare in steel, which suggests that the number has another unit than percent. */
import type { ElementSymbol } from '../elements.ts';

/** Contents in wt % above which a value is doubtful, because hardly any steel exceeds them. */
export const plausibleMost: Readonly<Record<ElementSymbol, number>> = {
  C: 2.2,
  Si: 5,
  Mn: 30,
  P: 0.2,
  S: 0.4,
  Cr: 32,
  Ni: 40,
  Mo: 12,
  V: 6,
  Nb: 3,
  Ti: 3,
  Al: 7,
  Cu: 5,
  N: 1.2,
  B: 0.02,
  W: 20,
  Co: 20,
  O: 0.05,
  H: 0.002,
  As: 0.1,
  Sn: 0.1,
  Sb: 0.05,
  Pb: 0.4,
  Bi: 0.2,
  Zr: 0.3,
  Ta: 1,
  Ca: 0.02,
  Mg: 0.02,
  Ce: 0.1,
  La: 0.1,
  Se: 0.4,
  Te: 0.1,
  Zn: 0.1,
  Fe: 100,
};

/** Contents in wt % below which a value is doubtful, because all steel contains more; a lower value suggests a wrong unit. */
export const plausibleLeast: Readonly<Partial<Record<ElementSymbol, number>>> = { C: 0.0008, Mn: 0.02 };

/** Elements of which steel has so much that whole percentages are usual, and contents in ppm are not. */
const alloying: ReadonlySet<ElementSymbol> = new Set(['Si', 'Mn', 'Cr', 'Ni', 'Mo', 'Cu', 'W', 'Co', 'Fe']);

export const isAlloying = (element: ElementSymbol): boolean => alloying.has(element);

/** Contents in wt % up to which whole numbers are usual: tool steels have 1 % or 2 % V, nitriding steels 1 % Al. */
const usualWhole: Readonly<Partial<Record<ElementSymbol, number>>> = { V: 2, Ti: 2, Nb: 1, Al: 1 };

/** Returns whether no number of an element has decimals, although at least one is higher than usual for a whole number. */
const areWhole = (element: ElementSymbol, numbers: readonly number[]): boolean =>
  numbers.every(Number.isInteger) && numbers.some((number) => number > (usualWhole[element] ?? 0));

/**
 * Returns the elements whose numbers in a table are probably not in percent: few steels contain as much, or they are
 * whole numbers of an element of which steel has less than a percent. Whole numbers of similar elements beside these
 * are doubtful too.
 * @param numbers numbers of each element as printed, without a unit
 * @param isPercent whether a text above the table states percent; then, whole numbers are not doubtful
 */
export function doubtfulElements(
  numbers: ReadonlyMap<ElementSymbol, readonly number[]>,
  isPercent = false,
): readonly ElementSymbol[] {
  const all = [...numbers];
  const whole = all
    .filter(([element, each]) => !isPercent && areWhole(element, each))
    .map(([element]) => element);
  const high = all
    .filter(([element, each]) => each.some((number) => number > plausibleMost[element]))
    .map(([element]) => element);
  const isMain = (element: ElementSymbol) => element === 'C' || isAlloying(element);
  const isClear = whole.every(isMain);
  // 80 ppm N beside 18 % Cr is usual; 42 beside C suggests a factor of all main elements.
  const isDoubtful = (element: ElementSymbol) =>
    isMain(element) ? high.some(isMain) : !isClear || high.length > 0;
  return all
    .map(([element]) => element)
    .filter((element) => high.includes(element) || (whole.includes(element) && isDoubtful(element)));
}
