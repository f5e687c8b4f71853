/** Sources first cited by the calculators of ingots. */
import type { Source } from './source.ts';

export const ingotSources = {
  myazaki: {
    short: 'Myazaki',
    citation: 'Myazaki, in A. A. Gorni, Steel Forming and Heat Treating Handbook',
    status: 'quoted',
  },
  'thomas-1987': {
    short: 'Thomas et al. 1987',
    citation: 'B. G. Thomas, I. V. Samarasekera, J. K. Brimacombe (1987)',
    status: 'quoted',
  },
  hirai: { short: 'Hirai et al.', citation: 'Hirai, Kanamaru, Mori', status: 'quoted' },
  steeluniversity: { short: 'steeluniversity.org', citation: 'steeluniversity.org', status: 'reproduced' },
  'casting-handbook': { short: 'CC handbook', citation: 'Continuous casting handbook', status: 'quoted' },
  'casting-handbook-2012': {
    short: 'CC handbook 2012',
    citation: 'Continuous casting handbook (2012)',
    status: 'quoted',
  },
  'takeuchi-1985': {
    short: 'Takeuchi & Brimacombe 1985',
    citation: 'E. Takeuchi, J. K. Brimacombe, Metall. Trans. B 16 (1985) 605',
    status: 'unseen',
  },
  'bernhard-2021': {
    short: 'Bernhard et al. 2021',
    citation: 'Bernhard et al., Metall. Mater. Trans. B 52 (2021) 2821',
    status: 'seen',
  },
  'ingot-geometry': {
    short: 'geometry',
    citation: 'Areas of regular polygons and the prismatoid formula',
    status: 'own',
  },
  'ingot-practice': { short: 'ingot practice', citation: 'Ingot practice', status: 'practice' },
  'chvorinov-1940': {
    short: 'Chvorinov 1940',
    citation: 'N. Chvorinov, Giesserei 27 (1940) 177',
    status: 'reproduced',
  },
  'chipman-1937': {
    short: 'Chipman & FonDersmith 1937',
    citation: 'J. Chipman, C. R. FonDersmith (1937)',
    status: 'reproduced',
  },
  'wlodawer-1966': { short: 'Wlodawer 1966', citation: 'R. Wlodawer (1966)', status: 'reproduced' },
  groover: {
    short: 'Groover',
    citation: 'M. P. Groover, Fundamentals of Modern Manufacturing, chapters on casting and forging',
    status: 'seen',
  },
  'britannica-steel': {
    short: 'Britannica',
    citation: 'Encyclopaedia Britannica, Steel: solidification processes',
    status: 'seen',
  },
  'weinstein-1963': {
    short: 'Weinstein & Elliott 1963',
    citation: 'M. Weinstein, J. F. Elliott, Trans. Metall. Soc. AIME 227 (1963) 382',
    status: 'seen',
  },
  'nozaki-1966': { short: 'Nozaki et al. 1966', citation: 'Nozaki et al. (1966)', status: 'seen' },
  'gunji-1964': { short: 'Gunji 1964', citation: 'Gunji et al. (1964)', status: 'seen' },
  'pehlke-1960': {
    short: 'Pehlke & Elliott 1960',
    citation: 'R. D. Pehlke, J. F. Elliott, Trans. Metall. Soc. AIME 218 (1960) 1088',
    status: 'unseen',
  },
  'jsps-1988': {
    short: 'JSPS 1988',
    citation: 'Japan Society for the Promotion of Science, Steelmaking Data Sourcebook (1988)',
    status: 'seen',
  },
  'ishii-1982': {
    short: 'Ishii et al. 1982',
    citation: 'F. Ishii, S. Ban-ya, T. Fuwa, Tetsu-to-Hagané 68 (1982) 946',
    status: 'seen',
  },
  'chipman-1965': {
    short: 'Chipman & Corrigan 1965',
    citation: 'J. Chipman, D. A. Corrigan, Trans. Metall. Soc. AIME 233 (1965) 1249',
    status: 'unseen',
  },
  'scheil-1942': {
    short: 'Scheil 1942',
    citation: 'E. Scheil, Z. Metallkd. 34 (1942) 70',
    status: 'reproduced',
  },
  'brody-flemings-1966': {
    short: 'Brody & Flemings 1966',
    citation: 'H. D. Brody, M. C. Flemings, Trans. AIME 236 (1966) 615',
    status: 'unseen',
  },
  'clyne-kurz-1981': {
    short: 'Clyne & Kurz 1981',
    citation: 'T. W. Clyne, W. Kurz, Metall. Trans. A 12 (1981) 965',
    status: 'reproduced',
  },
  'ohnaka-1986': {
    short: 'Ohnaka 1986',
    citation: 'I. Ohnaka, Trans. ISIJ 26 (1986) 1045',
    status: 'unseen',
  },
} as const satisfies Readonly<Record<string, Source>>;
