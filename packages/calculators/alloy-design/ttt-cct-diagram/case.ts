/** Computes start temperatures, structures and hardness from the inputs of the TTT and CCT diagrams. */
import { type Composition, percentOf } from '../../core/elements.ts';
import { convert } from '../../core/quantity.ts';
import { celsiusOf } from '../../formulas/composition/temperature-formula.ts';
import * as maynier from '../../formulas/hardness/maynier-hardness.ts';
import { martensiteStart } from '../../formulas/measured/martensite-start.ts';
import { bsLi } from '../../formulas/transformation/bainite-start.ts';
import * as critical from '../../formulas/transformation/critical-temperatures.ts';
import * as kinetics from '../../formulas/transformation/decomposition-kinetics.ts';
import { type Structure, structureAfter } from '../../formulas/transformation/phase-fractions.ts';

/** Transformation data of a steel: equilibrium and start temperatures in °C, and reactions. */
export type Transformation = {
  /** Equilibrium temperature Ae3, °C; null for hypereutectoid steels. */
  readonly ae3: number | null;
  readonly ae1: number;
  readonly bs: number;
  readonly ms: number;
  readonly reactions: readonly kinetics.Reaction[];
};

type Given = {
  readonly steel: Composition;
  readonly grainSize: number;
  readonly equilibrium: 'grange' | 'andrews';
};

const absoluteZero = -273.15;

/** Returns the transformation data with the reactions that have a temperature range in this steel. */
export function transformationOf({ steel, grainSize, equilibrium }: Given): Transformation {
  const grange = equilibrium === 'grange';
  const ae3 = celsiusOf(grange ? critical.ac3Grange : critical.ac3AndrewsExtended, steel);
  const ae1 = celsiusOf(grange ? critical.ac1Grange : critical.ac1Andrews, steel);
  const bs = celsiusOf(bsLi, steel);
  const ms = Math.max(absoluteZero, martensiteStart(steel).value);
  const lowest = Math.max(ms, 20);
  const hypoeutectoid = percentOf(steel, 'C') < 0.77 && ae3 > ae1;
  const spans = [
    ...(hypoeutectoid ? ([['ferrite', ae3, Math.max(bs, lowest)]] as const) : []),
    ['pearlite', ae1, Math.max(bs, lowest)] as const,
    ['bainite', bs, lowest] as const,
  ];
  const reactions = spans
    .filter(([, start, end]) => start > end)
    .map(([phase, start, end]) => kinetics.reactionOf(phase, steel, grainSize, { start, end }));
  return { ae3: hypoeutectoid ? ae3 : null, ae1, bs, ms, reactions };
}

/** Returns the phase fractions after cooling at a rate in K/s. */
export const structureAt = (given: Given, found: Transformation, ratePerSecond: number): Structure =>
  structureAfter({
    reactions: found.reactions,
    carbon: percentOf(given.steel, 'C'),
    martensiteStart: found.ms,
    ratePerSecond,
  });

/** Vickers hardness assumed for retained austenite: that of annealed austenitic steel. */
export const austeniteVickers = 200;

/** Returns the HV of each structure formed at a cooling rate in K/s, at least 0. */
export function structureVickers(steel: Composition, ratePerSecond: number) {
  const perHour = convert(ratePerSecond, 'C/s', 'C/h');
  const of = (each: maynier.RateHardness): number => Math.max(0, maynier.vickersAt(each, steel, perHour));
  return {
    ferritePearlite: of(maynier.ferritePearliteHardness),
    bainite: of(maynier.bainiteHardness),
    martensite: of(maynier.martensiteHardness),
    retained: austeniteVickers,
  };
}

/** Returns the HV of the mixture, weighted by the phase fractions. */
export function hardnessAt(steel: Composition, structure: Structure, ratePerSecond: number): number {
  const vickers = structureVickers(steel, ratePerSecond);
  return (
    (structure.ferrite + structure.pearlite) * vickers.ferritePearlite +
    structure.bainite * vickers.bainite +
    structure.martensite * vickers.martensite +
    structure.retained * vickers.retained
  );
}
