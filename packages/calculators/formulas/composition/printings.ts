/**
 * Printed columns compared with a second printing row by row: `all` rows, a `part` of them, or `none` (only one
 * printing is available). A new column must be listed here; `printings.test.ts` fails otherwise.
 */
import type { HardnessTableName } from '../hardness/hardness-conversion.ts';
import type { HardnessScale } from '../hardness/hardness-interpolation.ts';

export type Compared = 'all' | 'part' | 'none';

/** Comparison by column of each hardness table; Table 5 of A370 is computed and has no entry. */
export const comparedColumns: Readonly<
  Record<Exclude<HardnessTableName, 'a370-5'>, Readonly<Partial<Record<HardnessScale, Compared>>>>
> = {
  // Compared for 180 to 450 HV with a reprint of DIN 50150; Rm and HRC for 240 to 650 HV with a reprint by HV.
  'iso-a1': { HV: 'part', HBW: 'part', Rm: 'part', HRC: 'part', HRB: 'none', HRA: 'part' },
  // Compared with a reprint of E140: the N scales from 35 HRC on, below that by interpolation; Rm with the column in
  // ksi.
  'e140-1': {
    HRC: 'all',
    HV: 'all',
    HBS: 'all',
    HBW: 'all',
    HK: 'all',
    HRA: 'all',
    HRD: 'all',
    HR15N: 'part',
    HR30N: 'part',
    HR45N: 'part',
    HS: 'none',
    Rm: 'part',
  },
  // Compared only in the rows from 96 HRB on, and only in these two columns.
  'e140-2': {
    HRB: 'part',
    HV: 'none',
    HB500: 'none',
    HBW: 'none',
    HK: 'none',
    HRA: 'part',
    HRF: 'none',
    HR15T: 'none',
    HR30T: 'part',
    HR45T: 'none',
    Rm: 'none',
  },
  'a370-4': { HRC: 'none', HRA: 'none', HR15N: 'none', HR30N: 'none', HR45N: 'none' },
};

// Other tables that were transcribed from a single printing, with the evidence that supports them:
// ASTM A255 dividing factors: the curve of the worked example and their smoothness over distance
// ASTM A255 multiplying factors: eight factors and the worked example that the standard prints
// AWS D1.1 preheat by group: rises with group, thickness and restraint
// EN 1011-2 Table C.1: falls with hydrogen and carbon equivalent
// EN 1993-1-2 thermal properties: continuous at each joint
// UPN and UPE masses: smooth over height
// W shapes: their mass is their name
