/** Computes the preheat temperature of each method from the inputs of the page. */
import type { Interval } from '../../core/calculator.ts';
import { type Composition, type ElementSymbol, percentOf } from '../../core/elements.ts';
import { sumOf } from '../../formulas/composition/weighted-sum.ts';
import * as ce from '../../formulas/welding/carbon-equivalent.ts';
import * as tables from '../../formulas/welding/preheat-tables.ts';
import * as preheat from '../../formulas/welding/preheat-temperature.ts';
import { methodBSteel } from '../weld-steel.ts';

/** Parsed inputs of the preheat page. */
export type PreheatCase = {
  readonly steel: Composition;
  readonly weldMetalCet: number;
  readonly thicknessMm: number;
  readonly combinedThicknessMm: number;
  readonly hydrogenMl: number;
  readonly hydrogenBy: 'iso-3690' | 'glycerine';
  readonly heatInputKJmm: number;
  readonly restraint: tables.Restraint;
  readonly yieldMPa: number;
  readonly decidingMethod: 'method-b' | 'ito-bessyo' | 'aws' | 'highest';
};

/** Returns the CET that governs: that of the plate, or that of the weld metal. */
export const cetOf = (given: PreheatCase): number =>
  preheat.governingCet(sumOf(ce.cet, given.steel), given.weldMetalCet);

/** Returns the Pcm of the plate, wt %. */
export const pcmOf = (given: PreheatCase): number => sumOf(ce.pcm, given.steel);

/** Returns the hydrogen content by the glycerine method, ml/100 g; converted if it was measured by the other method. */
export const glycerineOf = ({ hydrogenBy, hydrogenMl }: PreheatCase): number =>
  hydrogenBy === 'glycerine' ? hydrogenMl : preheat.glycerineHydrogen(hydrogenMl);

/** Returns the diffusible hydrogen by the mercury method, ml/100 g of weld metal. */
export const diffusibleOf = ({ hydrogenBy, hydrogenMl }: PreheatCase): number =>
  hydrogenBy === 'glycerine' ? (hydrogenMl + 0.8) / 0.67 : hydrogenMl;

/** Returns the preheat of EN 1011-2 method B at a combined thickness in mm, °C. */
export function methodBAt(given: PreheatCase, thickness: number): number {
  return preheat.sumOfTerms(
    preheat.methodB(cetOf(given), thickness, diffusibleOf(given), given.heatInputKJmm),
  );
}

/**
 * Returns the preheat by Ito and Bessyo at a thickness in mm, °C; null for zero hydrogen, as the formula uses its
 * logarithm.
 */
export function itoAt(given: PreheatCase, thickness: number): number | null {
  const glycerine = glycerineOf(given);
  return glycerine > 0
    ? preheat.itoBessyoPreheat(preheat.crackParameter(pcmOf(given), glycerine, thickness))
    : null;
}

/** Returns the susceptibility groups by formula and by the printed table. They may differ by one near the limits of a band. */
export function awsGroups(given: PreheatCase) {
  const level = tables.hydrogenLevel(diffusibleOf(given));
  const index = tables.susceptibilityIndex(pcmOf(given), level);
  const [byIndex, byTable] = [tables.groupByIndex(index), tables.groupByTable(pcmOf(given), level)];
  const severest =
    [byIndex, byTable]
      .flatMap((each) => each ?? [])
      .sort()
      .at(-1) ?? null;
  return { index, byIndex, byTable, severest };
}

/** Returns the preheat by AWS D1.1 hydrogen control at a thickness in mm, °C; null outside its tables. */
export function awsAt(given: PreheatCase, thickness: number): number | null {
  const { severest, byIndex } = awsGroups(given);
  return severest === null || byIndex === null
    ? null
    : tables.awsPreheat(given.restraint, thickness, severest);
}

/** Returns the preheat by Séférian at a thickness in mm, °C; null if its root is not defined. */
export const seferianAt = (given: PreheatCase, thickness: number): number | null =>
  preheat.seferianPreheat(preheat.seferianEquivalent(given.steel, thickness));

/** Range of CET for Method B, wt %. */
export const methodBCet: Interval = { min: 0.2, max: 0.5 };
/** Range of hydrogen (glycerine method) for the formula of Ito and Bessyo, ml/100 g. */
export const itoBessyoHydrogen: Interval = { min: 1, max: 5 };

export const methodBRange = {
  thicknessMm: { min: 10, max: 90 },
  hydrogenMl: { min: 1, max: 20 },
  heatInputKJmm: { min: 0.5, max: 4 },
} satisfies Readonly<Record<string, Interval>>;

const itoBessyoSteel: Readonly<Partial<Record<ElementSymbol, Interval>>> = {
  C: { min: 0.07, max: 0.22 },
  Si: { max: 0.6 },
  Mn: { min: 0.4, max: 1.4 },
  Cu: { max: 0.5 },
  Ni: { max: 1.2 },
  Cr: { max: 1.2 },
  Mo: { max: 0.7 },
  V: { max: 0.12 },
  Nb: { max: 0.04 },
  B: { max: 0.005 },
};
const itoBessyoWeld = { thicknessMm: { min: 19, max: 50 }, heatInputKJmm: { min: 1.7, max: 3 } };
export const itoBessyoRange: Readonly<Record<string, Interval>> = { ...itoBessyoWeld, ...itoBessyoSteel };

const holds = ({ min = -Infinity, max = Infinity }: Interval, value: number): boolean =>
  value >= min && value <= max;

const elementsOutside = (ranges: typeof methodBSteel, { steel }: PreheatCase): readonly string[] =>
  (Object.entries(ranges) as [ElementSymbol, Interval][])
    .filter(([element, range]) => !holds(range, percentOf(steel, element)))
    .map(([element]) => element);

const keysOutside = (
  ranges: Readonly<Partial<Record<'thicknessMm' | 'hydrogenMl' | 'heatInputKJmm', Interval>>>,
  given: PreheatCase,
): readonly string[] =>
  (Object.entries(ranges) as [keyof typeof ranges, Interval][])
    .filter(([key, range]) => !holds(range, given[key]))
    .map(([key]) => key);

/** Method that accounts for hydrogen. */
export type Method = Exclude<PreheatCase['decidingMethod'], 'highest'>;

/** Returns the keys of the inputs outside the range of a method; an empty list for the tables of AWS. */
export function outsideOf(method: Method, given: PreheatCase): readonly string[] {
  if (method === 'aws') return [];
  if (method === 'method-b')
    return [
      ...elementsOutside(methodBSteel, given),
      ...keysOutside(methodBRange, given),
      ...(holds(methodBCet, cetOf(given)) ? [] : ['CET']),
    ];
  return [
    ...elementsOutside(itoBessyoSteel, given),
    ...keysOutside(itoBessyoWeld, given),
    ...(holds(itoBessyoHydrogen, glycerineOf(given)) ? [] : ['hydrogenMl']),
  ];
}

/** Returns the preheat by a method at the entered thickness, °C; null if the method gives none. */
function preheatBy(method: Method, given: PreheatCase): number | null {
  if (method === 'method-b') return methodBAt(given, given.thicknessMm);
  return method === 'aws' ? awsAt(given, given.thicknessMm) : itoAt(given, given.thicknessMm);
}

/**
 * Returns the highest preheat in °C among the methods that account for hydrogen, and its method. Extrapolated values
 * count, because otherwise the highest value would fall where a method leaves its range.
 */
export function highestOf(given: PreheatCase): { readonly method: Method; readonly celsius: number } {
  const [first, ...others] = (['method-b', 'ito-bessyo', 'aws'] as const).flatMap((method) => {
    const celsius = preheatBy(method, given);
    return celsius === null ? [] : [{ method, celsius }];
  });
  if (!first) throw new Error('no method with hydrogen gives a preheat temperature');
  return others.reduce((highest, each) => (each.celsius > highest.celsius ? each : highest), first);
}

/** Returns the method that governs: the selected one, or that of the highest value. */
export const governingMethod = (given: PreheatCase): Method =>
  given.decidingMethod === 'highest' ? highestOf(given).method : given.decidingMethod;

/** Returns the keys of the inputs outside the range of the governing method. */
export const governingOutside = (given: PreheatCase): readonly string[] =>
  outsideOf(governingMethod(given), given);

/** Returns the labels of the methods for which an input other than the thickness is out of range. */
export const methodsOutOfRange = (given: PreheatCase): readonly string[] =>
  (['method-b', 'ito-bessyo'] as const)
    .filter((method) => outsideOf(method, given).some((key) => key !== 'thicknessMm'))
    .map((method) => (method === 'method-b' ? 'methodB' : 'itoBessyo'));

/** Highest temperature in °C that counts as no preheat: the room temperature of the tables. */
const noPreheatUpTo = 20;

/** Returns `none` if a method requires no preheat, otherwise null. */
export const noPreheatVerdict = (needed: number | null): 'none' | null =>
  needed !== null && needed <= noPreheatUpTo ? 'none' : null;

/** Returns the preheat by the governing method, °C; null if the method gives none. */
export const governingPreheat = (given: PreheatCase): number | null =>
  preheatBy(governingMethod(given), given);
