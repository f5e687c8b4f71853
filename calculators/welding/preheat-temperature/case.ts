/** From the inputs of the preheat temperature to what each method makes of a thickness. */
import type { Composition } from '../../core/elements.ts';
import { sumOf } from '../../formulas/composition/weighted-sum.ts';
import * as ce from '../../formulas/welding/carbon-equivalent.ts';
import * as tables from '../../formulas/welding/preheat-tables.ts';
import * as preheat from '../../formulas/welding/preheat-temperature.ts';

/** The inputs as they are computed with. */
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

/** CET that decides: of the plate, or of the weld metal. */
export const cetOf = (given: PreheatCase): number =>
  preheat.governingCet(sumOf(ce.cet, given.steel), given.weldMetalCet);

/** Pcm of the plate, wt %. */
export const pcmOf = (given: PreheatCase): number => sumOf(ce.pcm, given.steel);

/** Both hydrogen scales; each method takes its own. The conversion is turned round when glycerine is given. */
export const glycerineOf = ({ hydrogenBy, hydrogenMl }: PreheatCase): number =>
  hydrogenBy === 'glycerine' ? hydrogenMl : preheat.glycerineHydrogen(hydrogenMl);

/** Diffusible hydrogen by mercury, ml/100 g of weld metal. */
export const diffusibleOf = ({ hydrogenBy, hydrogenMl }: PreheatCase): number =>
  hydrogenBy === 'glycerine' ? (hydrogenMl + 0.8) / 0.67 : hydrogenMl;

/** Preheat of EN 1011-2 method B at a combined thickness in mm, °C. */
export function methodBAt(given: PreheatCase, thickness: number): number {
  return preheat.sumOfTerms(
    preheat.methodB(cetOf(given), thickness, diffusibleOf(given), given.heatInputKJmm),
  );
}

/** Preheat of Ito and Bessyo at a thickness in mm, °C; null without hydrogen, whose logarithm it takes. */
export function itoAt(given: PreheatCase, thickness: number): number | null {
  const glycerine = glycerineOf(given);
  return glycerine > 0
    ? preheat.itoBessyoPreheat(preheat.crackParameter(pcmOf(given), glycerine, thickness))
    : null;
}

/** Group by formula and by the printed table; they may differ by one near the edges of a band. */
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

/** Preheat of AWS D1.1 by hydrogen control at a thickness in mm, °C; null where its tables end. */
export function awsAt(given: PreheatCase, thickness: number): number | null {
  const { severest, byIndex } = awsGroups(given);
  return severest === null || byIndex === null
    ? null
    : tables.awsPreheat(given.restraint, thickness, severest);
}

/** Preheat of Séférian at a thickness in mm, °C; null where its root has none. */
export const seferianAt = (given: PreheatCase, thickness: number): number | null =>
  preheat.seferianPreheat(preheat.seferianEquivalent(given.steel, thickness));
