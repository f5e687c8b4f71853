/** Risk of quench cracks by quench medium and steel. */
import { type Composition, type ElementSymbol, percentOf } from '../../core/elements.ts';
import { severities } from './quench-severity.ts';

/** Carbon above which a steel is at risk in water, wt %: a rule of practice, not a standard. */
const riskyCarbon = { unalloyed: 0.4, alloyed: 0.3 };

/**
 * Contents in wt % from which a steel counts as alloyed: EN 10020:2000, table 1, for the elements of the hardenability
 * models; without boron.
 */
const alloyedFrom: Readonly<Partial<Record<ElementSymbol, number>>> = {
  Mn: 1.65,
  Si: 0.6,
  Cr: 0.3,
  Ni: 0.3,
  Mo: 0.08,
  V: 0.1,
  Cu: 0.4,
};

/** Returns whether a medium cools at least as severely as still water. @param severity H in 1/inch */
export const isCrackingMedium = (severity: number): boolean => severity >= severities['water-still'];

const isAlloyed = (steel: Composition): boolean =>
  Object.entries(alloyedFrom).some(([element, least]) => percentOf(steel, element as ElementSymbol) >= least);

/**
 * Returns whether a steel is at risk of quench cracks in a medium of {@link isCrackingMedium}: above 0.4 % C, alloyed
 * above 0.3 %.
 */
export const isCrackingSteel = (steel: Composition): boolean =>
  percentOf(steel, 'C') > (isAlloyed(steel) ? riskyCarbon.alloyed : riskyCarbon.unalloyed);
