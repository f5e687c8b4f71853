/**
 * Rolled sections, pipes and bars with the mass per metre printed in their standards (7850 kg/m³). Where the
 * dimensions give the area, mass is computed from it; tapered flanges and nominal weights stay as tabulated.
 * EN 10365 (IPE, HEA, HEB, HEM, UPN, UPE), EN 10056-1 (L, LU), EN 10210-2 (SHS, RHS, CHS), ASME B36.10M (NPS), EN 10080 (rebar), AISC Manual (W).
 */
export type StandardSection = {
  /** The nominal size by which neighbours in the series are told apart, mm (W: inches). */
  readonly size: number;
  /** Printed mass per metre for 7850 kg/m³. */
  readonly kilogramsPerMetre: number;
  readonly dimensions?:
    | {
        readonly kind: 'beam';
        readonly height: number;
        readonly width: number;
        readonly web: number;
        readonly flange: number;
        readonly radius: number;
      }
    /** Flanges taper: for the drawing only, the area is that of the printed mass. */
    | {
        readonly kind: 'taper';
        readonly height: number;
        readonly width: number;
        readonly web: number;
        readonly flange: number;
      }
    | {
        readonly kind: 'angle';
        /** The longer leg, and the other one. */
        readonly leg: number;
        readonly otherLeg: number;
        readonly thickness: number;
        readonly rootRadius: number;
        readonly toeRadius: number;
      }
    /** Hot finished hollow section. */
    | { readonly kind: 'hollow'; readonly height: number; readonly width: number; readonly wall: number }
    | { readonly kind: 'tube'; readonly outside: number; readonly wall: number }
    | { readonly kind: 'round'; readonly diameter: number };
};

const beam = (
  [height, width, web, flange, radius]: readonly [
    height: number,
    width: number,
    web: number,
    flange: number,
    radius: number,
  ],
  kilogramsPerMetre: number,
): StandardSection => ({
  size: height,
  kilogramsPerMetre,
  dimensions: { kind: 'beam', height, width, web, flange, radius },
});
const unequalAngle = (
  [leg, otherLeg, thickness, rootRadius, toeRadius]: readonly [
    leg: number,
    otherLeg: number,
    thickness: number,
    rootRadius: number,
    toeRadius: number,
  ],
  kilogramsPerMetre: number,
): StandardSection => ({
  size: leg,
  kilogramsPerMetre,
  dimensions: { kind: 'angle', leg, otherLeg, thickness, rootRadius, toeRadius },
});
const angle = (
  [leg, thickness, rootRadius, toeRadius]: readonly [
    leg: number,
    thickness: number,
    rootRadius: number,
    toeRadius: number,
  ],
  kilogramsPerMetre: number,
): StandardSection => unequalAngle([leg, leg, thickness, rootRadius, toeRadius], kilogramsPerMetre);
const hollow = (height: number, width: number, wall: number, kilogramsPerMetre: number): StandardSection => ({
  size: height,
  kilogramsPerMetre,
  dimensions: { kind: 'hollow', height, width, wall },
});
const pipe = (outside: number, wall: number, kilogramsPerMetre: number): StandardSection => ({
  size: outside,
  kilogramsPerMetre,
  dimensions: { kind: 'tube', outside, wall },
});
const bar = (diameter: number, kilogramsPerMetre: number): StandardSection => ({
  size: diameter,
  kilogramsPerMetre,
  dimensions: { kind: 'round', diameter },
});
const taper = (
  [height, width, web, flange]: readonly [height: number, width: number, web: number, flange: number],
  kilogramsPerMetre: number,
): StandardSection => ({
  size: height,
  kilogramsPerMetre,
  dimensions: { kind: 'taper', height, width, web, flange },
});
const tabulated = (size: number, kilogramsPerMetre: number): StandardSection => ({ size, kilogramsPerMetre });

/** kg/m in 1 lb/ft. */
export const kilogramsPerMetreOfPoundPerFoot = 0.45359237 / 0.3048;
const pounds = (size: number, poundsPerFoot: number): StandardSection => ({
  size,
  kilogramsPerMetre: poundsPerFoot * kilogramsPerMetreOfPoundPerFoot,
});

// biome-ignore format: one line per section.
export const standardSections = {
  'IPE-80': beam([80, 46, 3.8, 5.2, 5], 6.0),
  'IPE-100': beam([100, 55, 4.1, 5.7, 7], 8.1),
  'IPE-120': beam([120, 64, 4.4, 6.3, 7], 10.4),
  'IPE-140': beam([140, 73, 4.7, 6.9, 7], 12.9),
  'IPE-160': beam([160, 82, 5.0, 7.4, 9], 15.8),
  'IPE-180': beam([180, 91, 5.3, 8.0, 9], 18.8),
  'IPE-200': beam([200, 100, 5.6, 8.5, 12], 22.4),
  'IPE-220': beam([220, 110, 5.9, 9.2, 12], 26.2),
  'IPE-240': beam([240, 120, 6.2, 9.8, 15], 30.7),
  'IPE-270': beam([270, 135, 6.6, 10.2, 15], 36.1),
  'IPE-300': beam([300, 150, 7.1, 10.7, 15], 42.2),
  'IPE-330': beam([330, 160, 7.5, 11.5, 18], 49.1),
  'IPE-360': beam([360, 170, 8.0, 12.7, 18], 57.1),
  'IPE-400': beam([400, 180, 8.6, 13.5, 21], 66.3),
  'IPE-450': beam([450, 190, 9.4, 14.6, 21], 77.6),
  'IPE-500': beam([500, 200, 10.2, 16.0, 21], 90.7),
  'IPE-550': beam([550, 210, 11.1, 17.2, 24], 106),
  'IPE-600': beam([600, 220, 12.0, 19.0, 24], 122),
  'HEA-100': beam([96, 100, 5, 8, 12], 16.7),
  'HEA-120': beam([114, 120, 5, 8, 12], 19.9),
  'HEA-140': beam([133, 140, 5.5, 8.5, 12], 24.7),
  'HEA-160': beam([152, 160, 6, 9, 15], 30.4),
  'HEA-180': beam([171, 180, 6, 9.5, 15], 35.5),
  'HEA-200': beam([190, 200, 6.5, 10, 18], 42.3),
  'HEA-220': beam([210, 220, 7, 11, 18], 50.5),
  'HEA-240': beam([230, 240, 7.5, 12, 21], 60.3),
  'HEA-260': beam([250, 260, 7.5, 12.5, 24], 68.2),
  'HEA-280': beam([270, 280, 8, 13, 24], 76.4),
  'HEA-300': beam([290, 300, 8.5, 14, 27], 88.3),
  'HEA-320': beam([310, 300, 9, 15.5, 27], 97.6),
  'HEA-340': beam([330, 300, 9.5, 16.5, 27], 105),
  'HEA-360': beam([350, 300, 10, 17.5, 27], 112),
  'HEA-400': beam([390, 300, 11, 19, 27], 125),
  'HEA-450': beam([440, 300, 11.5, 21, 27], 140),
  'HEA-500': beam([490, 300, 12, 23, 27], 155),
  'HEB-100': beam([100, 100, 6, 10, 12], 20.4),
  'HEB-120': beam([120, 120, 6.5, 11, 12], 26.7),
  'HEB-140': beam([140, 140, 7, 12, 12], 33.7),
  'HEB-160': beam([160, 160, 8, 13, 15], 42.6),
  'HEB-180': beam([180, 180, 8.5, 14, 15], 51.2),
  'HEB-200': beam([200, 200, 9, 15, 18], 61.3),
  'HEB-220': beam([220, 220, 9.5, 16, 18], 71.5),
  'HEB-240': beam([240, 240, 10, 17, 21], 83.2),
  'HEB-260': beam([260, 260, 10, 17.5, 24], 93.0),
  'HEB-280': beam([280, 280, 10.5, 18, 24], 103),
  'HEB-300': beam([300, 300, 11, 19, 27], 117),
  'HEB-320': beam([320, 300, 11.5, 20.5, 27], 127),
  'HEB-340': beam([340, 300, 12, 21.5, 27], 134),
  'HEB-360': beam([360, 300, 12.5, 22.5, 27], 142),
  'HEB-400': beam([400, 300, 13.5, 24, 27], 155),
  'HEB-450': beam([450, 300, 14, 26, 27], 171),
  'HEB-500': beam([500, 300, 14.5, 28, 27], 187),
  'HEM-100': beam([120, 106, 12, 20, 12], 41.8),
  'HEM-120': beam([140, 126, 12.5, 21, 12], 52.1),
  'HEM-140': beam([160, 146, 13, 22, 12], 63.2),
  'HEM-160': beam([180, 166, 14, 23, 15], 76.2),
  'HEM-180': beam([200, 186, 14.5, 24, 15], 88.9),
  'HEM-200': beam([220, 206, 15, 25, 18], 103),
  'HEM-220': beam([240, 226, 15.5, 26, 18], 117),
  'HEM-240': beam([270, 248, 18, 32, 21], 157),
  'HEM-260': beam([290, 268, 18, 32.5, 24], 172),
  'HEM-280': beam([310, 288, 18.5, 33, 24], 189),
  'HEM-300': beam([340, 310, 21, 39, 27], 238),
  'HEM-320': beam([359, 309, 21, 40, 27], 245),
  'HEM-340': beam([377, 309, 21, 40, 27], 248),
  'HEM-360': beam([395, 308, 21, 40, 27], 250),
  'HEM-400': beam([432, 307, 21, 40, 27], 256),
  'HEM-450': beam([478, 307, 21, 40, 27], 263),
  'HEM-500': beam([524, 306, 21, 40, 27], 270),
  'UPN-80': taper([80, 45, 6, 8], 8.64),
  'UPN-100': taper([100, 50, 6, 8.5], 10.6),
  'UPN-120': taper([120, 55, 7, 9], 13.4),
  'UPN-140': taper([140, 60, 7, 10], 16.0),
  'UPN-160': taper([160, 65, 7.5, 10.5], 18.8),
  'UPN-180': taper([180, 70, 8, 11], 22.0),
  'UPN-200': taper([200, 75, 8.5, 11.5], 25.3),
  'UPN-220': taper([220, 80, 9, 12.5], 29.4),
  'UPN-240': taper([240, 85, 9.5, 13], 33.2),
  'UPN-260': taper([260, 90, 10, 14], 37.9),
  'UPN-280': taper([280, 95, 10, 15], 41.8),
  'UPN-300': taper([300, 100, 10, 16], 46.2),
  'UPE-80': tabulated(80, 7.9),
  'UPE-100': tabulated(100, 9.8),
  'UPE-120': tabulated(120, 12.1),
  'UPE-140': tabulated(140, 14.5),
  'UPE-160': tabulated(160, 17.0),
  'UPE-180': tabulated(180, 19.7),
  'UPE-200': tabulated(200, 22.8),
  'UPE-220': tabulated(220, 26.6),
  'UPE-240': tabulated(240, 30.2),
  'UPE-270': tabulated(270, 35.2),
  'UPE-300': tabulated(300, 44.4),
  'L-30x3': tabulated(30, 1.36),
  'L-40x4': angle([40, 4, 6, 3], 2.42),
  'L-50x5': angle([50, 5, 7, 3.5], 3.77),
  'L-60x6': angle([60, 6, 8, 4], 5.42),
  'L-70x7': angle([70, 7, 9, 4.5], 7.38),
  'L-80x8': angle([80, 8, 10, 5], 9.63),
  'L-90x9': angle([90, 9, 11, 5.5], 12.2),
  'L-100x10': angle([100, 10, 12, 6], 15.0),
  'L-120x12': angle([120, 12, 13, 6.5], 21.6),
  'L-150x15': angle([150, 15, 16, 8], 33.8),
  'L-200x20': angle([200, 20, 18, 9], 59.9),
  'LU-60x40x5': unequalAngle([60, 40, 5, 6, 3], 3.76),
  'LU-80x40x6': unequalAngle([80, 40, 6, 7, 3.5], 5.41),
  'LU-75x50x6': unequalAngle([75, 50, 6, 7, 3.5], 5.65),
  'LU-80x60x7': unequalAngle([80, 60, 7, 8, 4], 7.36),
  'LU-100x50x6': unequalAngle([100, 50, 6, 8, 4], 6.84),
  'LU-100x65x7': unequalAngle([100, 65, 7, 10, 5], 8.77),
  'LU-100x75x8': unequalAngle([100, 75, 8, 10, 5], 10.6),
  'LU-120x80x8': unequalAngle([120, 80, 8, 11, 5.5], 12.2),
  'LU-120x80x10': unequalAngle([120, 80, 10, 11, 5.5], 15),
  'LU-125x75x8': unequalAngle([125, 75, 8, 11, 5.5], 12.2),
  'LU-150x75x9': unequalAngle([150, 75, 9, 12, 6], 15.4),
  'LU-150x90x10': unequalAngle([150, 90, 10, 12, 6], 18.2),
  'LU-150x100x10': unequalAngle([150, 100, 10, 12, 6], 19),
  'LU-150x100x12': unequalAngle([150, 100, 12, 12, 6], 22.5),
  'LU-200x100x10': unequalAngle([200, 100, 10, 15, 7.5], 23),
  'LU-200x100x12': unequalAngle([200, 100, 12, 15, 7.5], 27.3),
  'LU-200x150x12': unequalAngle([200, 150, 12, 15, 7.5], 32),
  'SHS-40x40x3': hollow(40, 40, 3, 3.41),
  'SHS-50x50x4': hollow(50, 50, 4, 5.64),
  'SHS-60x60x4': hollow(60, 60, 4, 6.9),
  'SHS-80x80x5': hollow(80, 80, 5, 11.6),
  'SHS-100x100x5': hollow(100, 100, 5, 14.7),
  'SHS-120x120x6.3': hollow(120, 120, 6.3, 22.2),
  'SHS-150x150x8': hollow(150, 150, 8, 35.1),
  'SHS-200x200x10': hollow(200, 200, 10, 58.8),
  'SHS-250x250x10': hollow(250, 250, 10, 74.5),
  'SHS-300x300x12.5': hollow(300, 300, 12.5, 112),
  'RHS-60x40x4': hollow(60, 40, 4, 5.64),
  'RHS-80x40x4': hollow(80, 40, 4, 6.9),
  'RHS-100x50x5': hollow(100, 50, 5, 10.8),
  'RHS-120x80x6.3': hollow(120, 80, 6.3, 18.2),
  'RHS-150x100x6.3': hollow(150, 100, 6.3, 23.1),
  'RHS-160x80x6.3': hollow(160, 80, 6.3, 22.2),
  'RHS-200x100x8': hollow(200, 100, 8, 35.1),
  'RHS-250x150x10': hollow(250, 150, 10, 58.8),
  'RHS-300x200x10': hollow(300, 200, 10, 74.5),
  'CHS-33.7x3.2': pipe(33.7, 3.2, 2.41),
  'CHS-42.4x3.2': pipe(42.4, 3.2, 3.09),
  'CHS-48.3x3.2': pipe(48.3, 3.2, 3.56),
  'CHS-60.3x4': pipe(60.3, 4, 5.55),
  'CHS-76.1x4': pipe(76.1, 4, 7.11),
  'CHS-88.9x5': pipe(88.9, 5, 10.3),
  'CHS-114.3x5': pipe(114.3, 5, 13.5),
  'CHS-139.7x6.3': pipe(139.7, 6.3, 20.7),
  'CHS-168.3x6.3': pipe(168.3, 6.3, 25.2),
  'CHS-193.7x8': pipe(193.7, 8, 36.6),
  'CHS-219.1x8': pipe(219.1, 8, 41.6),
  'CHS-273x10': pipe(273, 10, 64.9),
  'CHS-323.9x10': pipe(323.9, 10, 77.4),
  'CHS-406.4x12.5': pipe(406.4, 12.5, 121),
  'CHS-508x16': pipe(508, 16, 194),
  'NPS-1-sch40': pipe(33.4, 3.38, 2.50),
  'NPS-2-sch40': pipe(60.3, 3.91, 5.44),
  'NPS-4-sch40': pipe(114.3, 6.02, 16.07),
  'NPS-6-sch40': pipe(168.3, 7.11, 28.26),
  'NPS-12-sch40': pipe(323.8, 10.31, 79.71),
  'rebar-6': bar(6, 0.222),
  'rebar-8': bar(8, 0.395),
  'rebar-10': bar(10, 0.617),
  'rebar-12': bar(12, 0.888),
  'rebar-14': bar(14, 1.21),
  'rebar-16': bar(16, 1.58),
  'rebar-20': bar(20, 2.47),
  'rebar-25': bar(25, 3.85),
  'rebar-28': bar(28, 4.83),
  'rebar-32': bar(32, 6.31),
  'rebar-40': bar(40, 9.86),
  'W6x15': pounds(6, 15),
  'W8x31': pounds(8, 31),
  'W10x49': pounds(10, 49),
  'W12x26': pounds(12, 26),
  'W12x65': pounds(12, 65),
  'W14x90': pounds(14, 90),
  'W16x31': pounds(16, 31),
  'W18x50': pounds(18, 50),
  'W21x62': pounds(21, 62),
  'W24x76': pounds(24, 76),
  'W27x94': pounds(27, 94),
  'W30x99': pounds(30, 99),
} as const satisfies Readonly<Record<string, StandardSection>>;

export type SectionName = keyof typeof standardSections;
export const sectionNames = Object.keys(standardSections) as readonly SectionName[];

/** The series of a section: `IPE`, `HEA`, `L`, `LU` (unequal legs), `SHS`, `NPS`, `rebar`, `W` … */
export function seriesOf(name: SectionName): string {
  return /^[A-Za-z]+/.exec(name)?.[0] ?? name;
}
