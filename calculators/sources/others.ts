/** Sources first cited by the calculators of others. */
import type { Source } from './source.ts';

export const othersSources = {
  'iso-18265': {
    short: 'ISO 18265',
    year: 2013,
    title: 'Metallic materials: Conversion of hardness values',
    where: 'ISO 18265:2013, Table A.1 (the table of DIN 50150)',
  },
  'iso-6506': {
    short: 'ISO 6506-1',
    where: 'ISO 6506-1 (Brinell: formula, 0.24 to 0.6 of the ball, 650 HBW at most); values as in ISO 6506-4',
  },
  'iso-6507': {
    short: 'ISO 6507-1',
    where: 'ISO 6507-1 (Vickers: formula, diagonals of 0.020 to 1.400 mm that differ by 5 % at most)',
  },
  'astm-a370': { short: 'ASTM A370', where: 'ASTM A370, Tables 4 and 5 (austenitic stainless steel)' },
  'din-50150': { short: 'DIN 50150', where: 'DIN 50150, notes on approximate formulas' },
  'en-10365': {
    short: 'EN 10365',
    where: 'EN 10365:2017 (I, H, U sections); EN 10056-1 (angles); EN 10034 (rolling tolerance of the mass)',
  },
  'en-10210-2': {
    short: 'EN 10210-2, EN 10219-2',
    where: 'EN 10210-2 (hot finished) and EN 10219-2 (cold formed), annex B: area of hollow sections',
  },
  'asme-b36.10': {
    short: 'ASME B36.10M',
    where: 'ASME B36.10M (pipe); EN 10080 (reinforcing bars); AISC Manual (W shapes)',
  },
  'en-10088-1': {
    short: 'EN 10088-1',
    where: 'Densities: EN 10088-1, EN 1991-1-1 (7850 kg/m³), ASM Metals Handbook',
  },
  'iso-643': {
    short: 'ISO 643',
    where: 'ISO 643:2019, steels: micrographic determination of the apparent grain size',
  },
  'grain-round-robin': {
    short: 'IOP MSE 733 (2020)',
    year: 2020,
    where: 'IOP Conf. Ser.: Mater. Sci. Eng. 733 (2020) 012045: one alloy by both methods',
  },
} as const satisfies Readonly<Record<string, Source>>;
