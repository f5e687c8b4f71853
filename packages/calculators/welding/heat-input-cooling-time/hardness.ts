/** Hardness of the heat-affected zone by three authors, their mean, and the remarks on the steel. */
import type { Warning } from '../../core/calculator.ts';
import type { Composition } from '../../core/elements.ts';
import { blend, fadingWeight } from '../../formulas/composition/blend.ts';
import { vickersOfRockwellC } from '../../formulas/hardness/hardness-conversion.ts';
import {
  durenHardness,
  suzukiHardness,
  suzukiSpan,
  yuriokaHardness,
  yuriokaParts,
} from '../../formulas/welding/haz-hardness.ts';
import { alloyRemarks, isHighAlloy } from '../weld-steel.ts';
import { carbonRanges } from './models.ts';

/** Maximum HV of steel, at 68 HRC, the end of table 1 of ASTM E140. */
const hardestVickers = vickersOfRockwellC(68);

/** Longest time in s that is given as a t8/5: above that of any steel within the range of EN 1011-2, Annex C.3. */
const longestTime = 1e5;

const ofCooling = [
  'coolingTimeS',
  'transitionThicknessMm',
  'regime',
  'coolingRateCPerS',
  'heatInputForTimeKJmm',
  'preheatForTimeC',
];
const ofYurioka = ['martensiteTimeS', 'bainiteTimeS'] as const;
const ofHardness = [
  'hardnessYurioka',
  'hardnessDuren',
  'hardnessSuzuki',
  'meanHardness',
  'hardnessCheck',
  'martensiteHardness',
  'bainiteHardness',
  ...ofYurioka,
];
const ofSteel = [...ofCooling, ...ofHardness];

/** Results that hold for unalloyed and low-alloy steel only, without a value for other steels. */
export const withheldValues: Readonly<Record<string, null>> = Object.fromEntries(
  ofSteel.map((key) => [key, null]),
);

function hardnesses(steel: Composition, seconds: number) {
  const duren = durenHardness(steel, seconds);
  return {
    hardnessYurioka: yuriokaHardness(steel, seconds),
    hardnessDuren: duren > hardestVickers ? null : duren,
    hardnessSuzuki: suzukiHardness(steel, seconds),
  };
}

/** Carbon range in wt % over which the weight of a formula decreases near the end of its validity. */
const fading = 0.02;
const within = (carbon: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  fadingWeight(carbon, min + fading, min) * fadingWeight(carbon, max - fading, max);

/**
 * Returns the weight of Yurioka's curve. The curve ends where bainite is as hard as martensite or does not form later,
 * and its weight falls to 0 before.
 */
function yuriokaWeight(steel: Composition): number {
  const { martensite, bainite, tM, tB } = yuriokaParts(steel);
  return fadingWeight(Math.log10(tB / tM), 0.3, 0) * fadingWeight(martensite - bainite, 50, 0);
}

/** Returns the mean and maximum of the formulas that are valid at this carbon content; null if none is valid. */
function meanHardness(steel: Composition, hard: ReturnType<typeof hardnesses>) {
  const { hardnessYurioka, hardnessDuren, hardnessSuzuki } = hard;
  const { C = 0 } = steel;
  const results = [
    { author: 'yurioka', value: hardnessYurioka, weight: yuriokaWeight(steel) },
    { author: 'duren', value: hardnessDuren, weight: within(C, carbonRanges.duren) },
    {
      author: 'suzuki',
      value: hardnessSuzuki,
      weight: within(C, carbonRanges.suzuki) * fadingWeight(suzukiSpan(steel), 50, 0),
    },
  ].flatMap(({ value, ...each }) => (value === null ? [] : [{ ...each, value }]));
  const found = blend(results);
  const counted = results.flatMap(({ value, weight }) => (weight > 0 ? [value] : []));
  return found && { ...found, highest: Math.max(found.mean, ...counted) };
}

/** Returns the times t_M and t_B in s; null in the wrong order, and for times that no weld takes. */
function yuriokaTimes(steel: Composition): Readonly<Record<(typeof ofYurioka)[number], number | null>> {
  const { tM, tB } = yuriokaParts(steel);
  const given = (seconds: number): number | null => (tB > tM && seconds <= longestTime ? seconds : null);
  return { martensiteTimeS: given(tM), bainiteTimeS: given(tB) };
}

/** Returns the hardness of a steel for which it is shown: by author and their weighted mean. @param seconds t8/5 */
export function hardnessOf(steel: Composition, seconds: number) {
  const byAuthor = hardnesses(steel, seconds);
  const { martensite, bainite } = yuriokaParts(steel);
  return {
    mean: meanHardness(steel, byAuthor),
    values: {
      ...byAuthor,
      martensiteHardness: martensite,
      bainiteHardness: bainite,
      ...yuriokaTimes(steel),
    },
  };
}

/** Returns the remarks on missing values of the hardness. */
function missingRemarks(steel: Composition, { mean, values }: ReturnType<typeof hardnessOf>): Warning[] {
  const found: Warning[] = [];
  const { tM, tB } = yuriokaParts(steel);
  if (tB <= tM)
    found.push({
      code: 'order_broken',
      level: 'warning',
      source: 'yurioka-1987',
      explains: ['hardnessYurioka', ...ofYurioka],
    });
  else if (Math.max(tM, tB) > longestTime)
    found.push({
      code: 'no_weld_time',
      level: 'note',
      params: { longest: longestTime },
      source: 'yurioka-1987',
      explains: ofYurioka.filter((key) => values[key] === null),
    });
  if (values.hardnessSuzuki === null)
    found.push({ code: 'no_span', level: 'note', source: 'suzuki-1985', explains: ['hardnessSuzuki'] });
  if (values.hardnessDuren === null)
    found.push({
      code: 'impossible_hardness',
      level: 'note',
      params: { hardest: hardestVickers },
      source: 'lorenz-duren',
      explains: ['hardnessDuren'],
    });
  if (mean === null)
    found.push({ code: 'no_formula', level: 'warning', explains: ['meanHardness', 'hardnessCheck'] });
  return found;
}

/** Returns the remarks on the steel: elements outside the range, and values that are withheld. */
export const steelRemarks = (steel: Composition, hard: ReturnType<typeof hardnessOf>): readonly Warning[] =>
  isHighAlloy(steel)
    ? [{ code: 'not_stainless', level: 'warning', source: 'en-1011-2-d', explains: ofSteel }]
    : [...alloyRemarks('alloyed', steel, ofSteel), ...missingRemarks(steel, hard)];
