/** Limits of the carbon equivalent value (CEV) in EN 10025. */

/**
 * Maximum CEV by thickness in mm. EN 10025-2:2019 Table 5 (S235 to S355; flat products), EN 10025-2:2004 Table 6
 * (S450), EN 10025-3 and -4 Table 4; only the values of EN 10025-2:2019 were compared.
 */
export const cevLimits = {
  'EN-10025-2-S235': [
    [40, 0.35],
    [150, 0.38],
    [400, 0.4],
  ],
  'EN-10025-2-S275': [
    [40, 0.4],
    [150, 0.42],
    [400, 0.44],
  ],
  'EN-10025-2-S355': [
    [30, 0.45],
    [150, 0.47],
    [400, 0.49],
  ],
  'EN-10025-2-S450': [
    [30, 0.47],
    [150, 0.49],
  ],
  'EN-10025-3-S355N': [
    [63, 0.43],
    [250, 0.45],
  ],
  'EN-10025-3-S420N': [
    [63, 0.48],
    [100, 0.5],
    [250, 0.52],
  ],
  'EN-10025-3-S460N': [
    [63, 0.53],
    [100, 0.54],
    [200, 0.55],
  ],
  'EN-10025-4-S355M': [
    [40, 0.39],
    [63, 0.4],
    [120, 0.45],
  ],
  'EN-10025-4-S420M': [
    [16, 0.43],
    [40, 0.45],
    [63, 0.46],
    [120, 0.47],
  ],
  'EN-10025-4-S460M': [
    [16, 0.45],
    [40, 0.46],
    [63, 0.47],
    [120, 0.48],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [upTo: number, limit: number])[]>>;
type CevGrade = keyof typeof cevLimits;
export const cevGrades = Object.keys(cevLimits) as readonly CevGrade[];

/** Returns the maximum CEV of a grade at a thickness, wt %; null above its maximum thickness. */
export function cevLimit(grade: CevGrade, thicknessMm: number): number | null {
  return cevLimits[grade].find(([upTo]) => thicknessMm <= upTo)?.[1] ?? null;
}
