/**
 * Hardness conversion by printed tables: linear interpolation between rows, without extrapolation. Only rows with
 * values in both scales are used. Rm in MPa.
 */
import { convertHardness, type HardnessTable } from './hardness-interpolation.ts';
import { e140Table1 } from './hardness-table-e140.ts';
import { isoTableA1 } from './hardness-table-iso.ts';
import { a370Table4, e140Table2 } from './hardness-tables-astm.ts';

/**
 * Computes HBW = 1 / [0.0001304 (130 - HRB)] for annealed austenitic plate, 60 to 100 HRB. ASTM A370, note to Table 5.
 */
export function austeniticBrinell(rockwellB: number): number {
  return 1 / (0.0001304 * (130 - rockwellB));
}

/** Table with the formula of {@link austeniticBrinell}, one row per whole HRB. */
export const a370Table5: HardnessTable = {
  columns: ['HRB', 'HBW'],
  bracketedAbove: {},
  rows: Array.from({ length: 41 }, (_, at) => [60 + at, austeniticBrinell(60 + at)]),
};

/** Computes HRC = 116 - 1500/√HV, about ±1 HRC for 240 to 900 HV. Note in DIN 50150. */
export function approximateRockwellC(vickers: number): number {
  return 116 - 1500 / Math.sqrt(vickers);
}

/** Computes Rm in MPa = 3.2 HV, ±10 %, for 100 to 400 HV. Rule of thumb. */
export function approximateStrength(vickers: number): number {
  return 3.2 * vickers;
}

export const hardnessTables = {
  'iso-a1': isoTableA1,
  'e140-1': e140Table1,
  'e140-2': e140Table2,
  'a370-4': a370Table4,
  'a370-5': a370Table5,
} as const satisfies Readonly<Record<string, HardnessTable>>;
export type HardnessTableName = keyof typeof hardnessTables;

export const materialClasses = ['unalloyed', 'non-austenitic', 'austenitic'] as const;
export type MaterialClass = (typeof materialClasses)[number];

/** Conversion tables of each class of material, in order of precedence. */
export const tablesOf: Readonly<Record<MaterialClass, readonly HardnessTableName[]>> = {
  unalloyed: ['iso-a1'],
  'non-austenitic': ['e140-1', 'e140-2'],
  austenitic: ['a370-4', 'a370-5'],
};

/** Rockwell C range of table 1 of ASTM E140. */
const rockwellC = { min: 20, max: 68 };

/**
 * Returns the HV of any Rockwell C hardness: by table 1 of ASTM E140 from 20 to 68 HRC, above as at 68 HRC; below 20
 * HRC by the inverse of {@link approximateRockwellC}, scaled to meet the table.
 */
export function vickersOfRockwellC(hardness: number): number {
  const inTable = (value: number) => convertHardness(hardnessTables['e140-1'], 'HRC', 'HV', value) ?? 0;
  const below = (value: number) => (1500 / (116 - value)) ** 2;
  if (hardness >= rockwellC.min) return inTable(Math.min(hardness, rockwellC.max));
  return (below(hardness) * inTable(rockwellC.min)) / below(rockwellC.min);
}
