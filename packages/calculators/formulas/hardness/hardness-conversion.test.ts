import { describe, expect, it } from 'vitest';
import {
  approximateRockwellC,
  approximateStrength,
  austeniticBrinell,
  hardnessTables,
  vickersOfRockwellC,
} from './hardness-conversion.ts';
import { convertHardness, isBracketed, pairsOf, scaleRange } from './hardness-interpolation.ts';

const {
  'iso-a1': iso,
  'e140-1': e140Hard,
  'e140-2': e140Soft,
  'a370-4': sheet,
  'a370-5': plate,
} = hardnessTables;

describe('hardness conversion (C-01)', () => {
  it.each([
    { HV: 300, HBW: 285, HRC: 29.8, HRA: 65.2, Rm: 965 },
    { HV: 550, HBW: 523, HRC: 52.3, HRA: 77, Rm: 1810 },
    { HV: 200, HBW: 190, HRC: null, HRA: null, Rm: 640 },
    { HV: 940, HBW: null, HRC: 68, HRA: 85.6, Rm: null },
  ])('ISO 18265 A.1 at $HV HV: HBW $HBW, HRC $HRC, HRA $HRA, Rm $Rm', ({ HV, ...printed }) => {
    for (const scale of ['HBW', 'HRC', 'HRA', 'Rm'] as const)
      expect(convertHardness(iso, 'HV', scale, HV), scale).toBe(printed[scale]);
  });

  it('rows of ASTM E140 are returned as printed: 40 and 45 HRC, 90 HRB', () => {
    const hard = (['HV', 'HBW', 'HRA', 'HK', 'Rm'] as const).map((scale) =>
      convertHardness(e140Hard, 'HRC', scale, 40),
    );
    expect(hard).toEqual([392, 371, 70.4, 402, 1250]);
    expect((['HV', 'HBW'] as const).map((scale) => convertHardness(e140Hard, 'HRC', scale, 45))).toEqual([
      446, 421,
    ]);
    const soft = (['HV', 'HBW', 'HRA', 'Rm'] as const).map((scale) =>
      convertHardness(e140Soft, 'HRB', scale, 90),
    );
    expect(soft).toEqual([185, 185, 55.2, 615]);
  });

  // Column in ksi, as printed in A370 and reprints of E140; rows from 59 HRC and from 100 HRB down.
  // biome-ignore format: one number per row of the table.
  const ksiFrom59 = [
    351, 338, 325, 313, 301, 292, 283, 273, 264, 255, 246, 238, 229, 221, 215, 208, 201, 194, 188, 182,
    177, 171, 166, 161, 156, 152, 149, 146, 141, 138, 135, 131, 128, 125, 123, 119, 117, 115, 112, 110,
  ];
  // biome-ignore format: one number per row of the table.
  const ksiFrom100B = [
    116, 114, 109, 104, 102, 100, 98, 94, 92, 90, 89, 88, 86, 84, 83, 82, 81, 80, 77, 73,
    72, 70, 69, 68, 67, 66, 65, 64, 63, 62, 61, 60, 59, 58, 57,
  ];
  it.each([
    ['HRC', { table: e140Hard, top: 59, printed: ksiFrom59, rounding: 6 }],
    ['HRB', { table: e140Soft, top: 100, printed: ksiFrom100B, rounding: 4 }],
  ] as const)(
    'V-08: the tensile strength beside %s matches the printing in ksi in every row',
    (scale, { table, top, printed, rounding }) => {
      printed.forEach((ksi, at) => {
        const strength = convertHardness(table, scale, 'Rm', top - at) ?? Number.NaN;
        expect(Math.abs(strength - ksi * 6.894757), `${top - at} ${scale}`).toBeLessThanOrEqual(rounding);
      });
    },
  );

  it('305 HV is interpolated to 30.4 HRC and 980 MPa', () => {
    expect(convertHardness(iso, 'HV', 'HRC', 305)).toBeCloseTo(30.4, 9);
    expect(convertHardness(iso, 'HV', 'Rm', 305)).toBe(980);
  });

  it.each([
    [20, 238],
    [45, 446],
    [68, 940],
    [70, 940],
  ])('HV of %s HRC is %s: from table 1 of ASTM E140, and constant above 68 HRC', (rockwell, vickers) => {
    expect(vickersOfRockwellC(rockwell)).toBe(vickers);
  });

  it('HV below 20 HRC follows 116 − 1500/√HV, scaled to meet the table: 195.2 at 10 HRC by hand', () => {
    // By hand: (1500/106)² × 238/(1500/96)².
    expect(vickersOfRockwellC(10)).toBeCloseTo(195.2, 1);
    expect(vickersOfRockwellC(20 - 1e-9)).toBeCloseTo(238, 6);
  });

  it('tensile strength is rounded to 5 MPa as printed: 971 becomes 970 at 302 HV', () => {
    expect(convertHardness(iso, 'HV', 'Rm', 302)).toBe(970);
  });

  it('a value converted to its own scale is unchanged, also beyond the rows, unless the table lacks the scale', () => {
    expect([convertHardness(iso, 'HV', 'HV', 5000), convertHardness(iso, 'HK', 'HK', 300)]).toEqual([
      5000,
      null,
    ]);
  });

  it('the rows of the table for a pair of scales are collected only once and then cached', () => {
    expect(pairsOf(iso, 'HV', 'HRC')).toBe(pairsOf(iso, 'HV', 'HRC'));
  });

  it('values outside a table and missing scales give null', () => {
    expect(convertHardness(iso, 'HV', 'HRC', 1000)).toBeNull();
    expect(convertHardness(e140Hard, 'HRC', 'HV', 15)).toBeNull();
    expect(convertHardness(iso, 'HV', 'HK', 300)).toBeNull();
    expect(scaleRange(sheet, 'HV')).toBeNull();
  });

  it('values printed in brackets are marked: 475 HBW in ISO, 101 HRB, 634 HBW in E140', () => {
    expect([
      isBracketed(iso, 'HBW', 447),
      isBracketed(iso, 'HBW', 456),
      isBracketed(iso, 'HRB', 101),
    ]).toEqual([false, true, true]);
    expect([isBracketed(e140Hard, 'HBW', 615), isBracketed(e140Hard, 'HBW', 634)]).toEqual([false, true]);
  });

  it('the Brinell hardness of austenitic plate matches the column of ASTM A370 within 1 HBW', () => {
    for (const [rockwell, brinell] of [
      [100, 256],
      [95, 219],
      [90, 192],
      [85, 170],
      [80, 153],
      [75, 139],
      [70, 128],
      [65, 118],
      [60, 110],
    ] as const) {
      expect(Math.abs(austeniticBrinell(rockwell) - brinell)).toBeLessThan(1);
    }
    expect(convertHardness(plate, 'HBW', 'HRB', austeniticBrinell(80))).toBeCloseTo(80, 9);
  });

  it('the approximation of HRC deviates from the table of ISO 18265 by less than 1.5 HRC, and 300 HV give about 960 MPa', () => {
    for (const vickers of [240, 400, 600, 900]) {
      expect(
        Math.abs(approximateRockwellC(vickers) - (convertHardness(iso, 'HV', 'HRC', vickers) ?? 0)),
      ).toBeLessThan(1.5);
    }
    expect(approximateStrength(300)).toBeCloseTo(960, 9);
  });

  it('every pair of scales is monotonic, which makes each conversion unique', () => {
    for (const table of Object.values(hardnessTables)) {
      for (const from of table.columns) {
        for (const to of table.columns) {
          const pairs = pairsOf(table, from, to);
          pairs.slice(1).forEach(([x, y], at) => {
            expect(x, `${from} to ${to} at ${x}`).toBeGreaterThan(pairs[at]?.[0] ?? 0);
            expect(y, `${from} to ${to} at ${x}`).toBeGreaterThan(pairs[at]?.[1] ?? 0);
          });
        }
      }
    }
  });
});
