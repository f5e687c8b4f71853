/** Sources first cited by the calculators of ingot. */
import type { Source } from './source.ts';

export const ingotSources = {
  myazaki: { short: 'Myazaki', where: 'Quoted in Gorni’s handbook; slopes as in Won & Thomas' },
  'thomas-1987': {
    short: 'Thomas et al. 1987',
    authors: 'B. G. Thomas, I. V. Samarasekera, J. K. Brimacombe',
    year: 1987,
    where: 'Coefficients as printed in two continuous-casting handbooks',
  },
  hirai: {
    short: 'Hirai et al.',
    authors: 'Hirai, Kanamaru, Mori',
    where: 'Coefficients as transcribed in public',
  },
  steeluniversity: { short: 'steeluniversity.org', where: 'steeluniversity.org' },
  'casting-handbook': {
    short: 'CC handbook',
    where: 'Continuous casting handbook, general and carbon-steel formulas',
  },
  'casting-handbook-2012': {
    short: 'CC handbook 2012',
    year: 2012,
    where: 'Continuous casting handbook (2012), solidus',
  },
  'takeuchi-1985': {
    short: 'Takeuchi & Brimacombe 1985',
    authors: 'E. Takeuchi, J. K. Brimacombe',
    year: 1985,
    where: 'Metall. Trans. B 16 (1985) 605: low-carbon, low-alloy steels only',
  },
  'bernhard-2021': {
    short: 'Bernhard et al. 2021',
    authors: 'Bernhard et al.',
    year: 2021,
    where: 'Metall. Mater. Trans. B 52 (2021) 2821: assessment of liquidus formulas by DSC/DTA',
  },
  'ingot-geometry': {
    short: 'geometry',
    where: 'Areas of regular polygons and the prismatoid formula, exact for a straight taper',
  },
  'ingot-practice': {
    short: 'ingot practice',
    where: 'Customary ranges of forging ingots; no single original',
  },
  'chvorinov-1940': {
    short: 'Chvorinov 1940',
    authors: 'N. Chvorinov',
    year: 1940,
    where: 'Giesserei 27 (1940) 177',
  },
  'chipman-1937': {
    short: 'Chipman & FonDersmith 1937',
    authors: 'J. Chipman, C. R. FonDersmith',
    year: 1937,
    where: 'Parabolic growth of the shell with a delay',
  },
  'wlodawer-1966': {
    short: 'Wlodawer 1966',
    authors: 'R. Wlodawer',
    year: 1966,
    where: 'Feeding of steel castings by modulus',
  },
  groover: {
    short: 'Groover',
    authors: 'M. P. Groover',
    where: 'Fundamentals of Modern Manufacturing, chapters on casting and forging',
  },
  'britannica-steel': {
    short: 'Britannica',
    where: 'Encyclopaedia Britannica, Steel: solidification processes',
  },
  'weinstein-1963': {
    short: 'Weinstein & Elliott 1963',
    authors: 'M. Weinstein, J. F. Elliott',
    year: 1963,
    where:
      'Trans. Metall. Soc. AIME 227 (1963) 382: hydrogen in liquid iron, as in the JSPS Steelmaking Data Sourcebook',
  },
  'nozaki-1966': {
    short: 'Nozaki et al. 1966',
    authors: 'Nozaki et al.',
    year: 1966,
    where: 'Hydrogen in liquid iron',
  },
  'gunji-1964': {
    short: 'Gunji 1964',
    authors: 'Gunji et al.',
    year: 1964,
    where: 'Hydrogen in liquid iron',
  },
  'pehlke-1960': {
    short: 'Pehlke & Elliott 1960',
    authors: 'R. D. Pehlke, J. F. Elliott',
    year: 1960,
    where: 'Trans. Metall. Soc. AIME 218 (1960) 1088: nitrogen in liquid iron alloys',
  },
  'jsps-1988': {
    short: 'JSPS 1988',
    year: 1988,
    title: 'Steelmaking Data Sourcebook',
    where: 'Japan Society for the Promotion of Science, 1988',
  },
  'chipman-1965': {
    short: 'Chipman & Corrigan 1965',
    authors: 'J. Chipman, D. A. Corrigan',
    year: 1965,
    where: 'Trans. Metall. Soc. AIME 233 (1965) 1249: temperature dependence of the activity of nitrogen',
  },
  'scheil-1942': {
    short: 'Scheil 1942',
    authors: 'E. Scheil',
    year: 1942,
    where: 'Z. Metallkd. 34 (1942) 70',
  },
  'brody-flemings-1966': {
    short: 'Brody & Flemings 1966',
    authors: 'H. D. Brody, M. C. Flemings',
    year: 1966,
    where: 'Trans. AIME 236 (1966) 615',
  },
  'clyne-kurz-1981': {
    short: 'Clyne & Kurz 1981',
    authors: 'T. W. Clyne, W. Kurz',
    year: 1981,
    where: 'Metall. Trans. A 12 (1981) 965',
  },
  'ohnaka-1986': {
    short: 'Ohnaka 1986',
    authors: 'I. Ohnaka',
    year: 1986,
    where: 'Trans. ISIJ 26 (1986) 1045',
  },
} as const satisfies Readonly<Record<string, Source>>;
