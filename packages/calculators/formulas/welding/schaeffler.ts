/**
 * Schaeffler diagram: equivalents and geometry of fields and ferrite lines. Equivalents in wt %. The lines are
 * straight-line fits to the diagram of 1949 (Metal Progress 56, 680-B), published in krifurXX/scheffler-v2; reading
 * error about 0.04 units.
 */
import type { Point } from '../../core/chart.ts';
import type { WeightedSum } from '../composition/weighted-sum.ts';
import { distanceTo, heightAt, isInside, keepLeft, type Straight } from '../mathematics/plane-geometry.ts';
import type { Equivalents } from './weld-mixing.ts';

/** Creq = Cr + Mo + 1.5 Si + 0.5 Nb and Nieq = Ni + 30 C + 0.5 Mn. Schaeffler 1949. */
export const equivalents = {
  creq: [{ of: ['Cr'] }, { of: ['Mo'] }, { of: ['Si'], times: 1.5 }, { of: ['Nb'], times: 0.5 }],
  nieq: [{ of: ['Ni'] }, { of: ['C'], times: 30 }, { of: ['Mn'], times: 0.5 }],
} as const satisfies Equivalents;

/** DeLong's nickel equivalent with nitrogen: Nieq = Ni + 30 C + 0.5 Mn + 30 N. DeLong 1974. */
export const nickelWithNitrogen: WeightedSum = [...equivalents.nieq, { of: ['N'], times: 30 }];

/** Ferrite in % by Séférian: factor (Creq − slope Nieq − start). Below zero means no ferrite. */
const seferian = { factor: 3, slope: 0.93, start: 6.7 } as const;

export function seferianFerrite(chromium: number, nickel: number): number {
  return seferian.factor * (chromium - seferian.slope * nickel - seferian.start);
}

/** Séférian's formula in TeX. */
export const seferianTex = `${seferian.factor}\\,(\\mathrm{Cr}_\\mathrm{eq} - ${seferian.slope}\\,\\mathrm{Ni}_\\mathrm{eq} - ${seferian.start})`;

/** Formats Séférian's formula with the displayed equivalents. */
export const seferianInserted = (creq: string, nieq: string): string =>
  `${seferian.factor} (${creq} − ${seferian.slope} × ${nieq} − ${seferian.start})`;

export const fieldNames = ['A', 'A+M', 'M', 'F+M', 'M+F', 'A+M+F', 'A+F', 'F'] as const;
export type FieldName = (typeof fieldNames)[number];

/** Corners of the fields, which together cover the diagram 0–40 by 0–30. */
export const fields: Readonly<Record<FieldName, readonly Point[]>> = {
  A: [
    [0, 25.52],
    [17.68, 11.29],
    [34.73, 30],
    [0, 30],
  ],
  'A+M': [
    [0, 25.52],
    [0, 19.35],
    [14.43, 7.72],
    [17.68, 11.29],
  ],
  M: [
    [0, 19.35],
    [0, 7.39],
    [2.42, 0],
    [7.4, 0],
    [14.43, 7.72],
  ],
  'F+M': [
    [0, 7.39],
    [0, 0],
    [2.42, 0],
  ],
  'M+F': [
    [7.4, 0],
    [12.15, 0],
    [20.58, 2.75],
    [14.43, 7.72],
  ],
  'A+M+F': [
    [14.43, 7.72],
    [20.58, 2.75],
    [26.07, 4.55],
    [17.68, 11.29],
  ],
  'A+F': [
    [17.68, 11.29],
    [26.07, 4.55],
    [40, 9.1],
    [40, 30],
    [34.73, 30],
  ],
  F: [
    [12.15, 0],
    [40, 0],
    [40, 9.1],
  ],
};

/** Boundary lines between the fields of the diagram. */
export const boundaries: readonly Straight[] = [
  [
    [7.4, 0],
    [34.73, 30],
  ],
  [
    [12.15, 0],
    [40, 9.1],
  ],
  [
    [0, 25.52],
    [26.07, 4.55],
  ],
  [
    [0, 19.35],
    [20.58, 2.75],
  ],
  [
    [0, 7.39],
    [2.42, 0],
  ],
];

/** Lines of equal ferrite content in %, from left to right. */
export const ferriteLines: readonly { readonly percent: number; readonly line: Straight }[] = [
  {
    percent: 0,
    line: [
      [7.4, 0],
      [34.73, 30],
    ],
  },
  {
    percent: 5,
    line: [
      [14.92, 7.32],
      [37.37, 30],
    ],
  },
  {
    percent: 10,
    line: [
      [15.59, 6.77],
      [40, 28.37],
    ],
  },
  {
    percent: 20,
    line: [
      [16.51, 6.03],
      [40, 23.07],
    ],
  },
  {
    percent: 40,
    line: [
      [17.41, 5.3],
      [40, 19.66],
    ],
  },
  {
    percent: 80,
    line: [
      [18.63, 4.32],
      [40, 14.9],
    ],
  },
  {
    percent: 100,
    line: [
      [12.15, 0],
      [40, 9.1],
    ],
  },
];

/** Returns the field at a point; null outside the diagram. */
export function fieldAt(point: Point): FieldName | null {
  return fieldNames.find((name) => isInside(fields[name], point)) ?? null;
}

/** Returns the distance to the nearest boundary line, in units of the axes. */
export function distanceToBoundary(point: Point): number {
  return Math.min(...boundaries.map((line) => distanceTo(line, point)));
}

/** Returns the ferrite in %, linear in Nieq between the lines at this Creq; null in fields without ferrite lines. */
export function ferriteAt(point: Point): number | null {
  const field = fieldAt(point);
  if (field !== 'A+F' && field !== 'A+M+F') return null;
  const [x, y] = point;
  const lines = ferriteLines.map(({ percent, line }) => ({ percent, height: heightAt(line, x) }));
  const at = lines.findIndex(({ height }) => y >= height);
  const [above, below] = [lines[at - 1], lines[at]];
  // The corners of the fields are rounded to two decimals, so a point may lie slightly outside the first or the last
  // line.
  if (!below) return 100;
  if (!above) return 0;
  const share = (above.height - y) / (above.height - below.height);
  return above.percent + share * (below.percent - above.percent);
}

/** Returns the line of a ferrite content, directed such that ferrite increases to its right. */
function lineOf(percent: number): Straight {
  const found = ferriteLines.find((each) => each.percent === percent);
  if (!found) throw new RangeError(`no ferrite line of ${percent} %`);
  return found.line;
}

const turned = ([from, to]: Straight): Straight => [to, from];
const lessFerrite = (area: readonly Point[], percent: number) => keepLeft(area, lineOf(percent));
const moreFerrite = (area: readonly Point[], percent: number) => keepLeft(area, turned(lineOf(percent)));
const rightOf = (area: readonly Point[], x: number) =>
  keepLeft(area, [
    [x, 30],
    [x, 0],
  ]);

export const zoneNames = ['target', 'hot-cracking', 'martensite', 'grain-growth', 'sigma'] as const;
export type ZoneName = (typeof zoneNames)[number];

/** Problem zones after Bystram 1956, constructed from the lines above; indicative, not taken from his diagram. */
export const zones: Readonly<Record<ZoneName, readonly (readonly Point[])[]>> = {
  target: [lessFerrite(moreFerrite(fields['A+F'], 5), 10)],
  'hot-cracking': [fields.A, lessFerrite(fields['A+F'], 5)],
  martensite: [fields.M, fields['F+M'], fields['A+M'], fields['M+F'], fields['A+M+F']],
  'grain-growth': [fields.F, fields['M+F'], moreFerrite(fields['A+F'], 80), moreFerrite(fields['A+M+F'], 80)],
  sigma: [
    rightOf(moreFerrite(fields['A+F'], 10), 18),
    rightOf(moreFerrite(fields['A+M+F'], 10), 18),
    rightOf(fields.F, 18),
  ],
};

export function zonesAt(point: Point): readonly ZoneName[] {
  return zoneNames.filter((name) => zones[name].some((area) => isInside(area, point)));
}
