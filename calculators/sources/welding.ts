/** Sources first cited by the calculators of welding. */
import type { Source } from './source.ts';

export const weldingSources = {
  'iiw-1967': { short: 'IIW IX-535-67', year: 1967, where: 'IIW Doc. IX-535-67, after Dearden & O’Neill' },
  'dearden-1940': {
    short: 'Dearden & O’Neill 1940',
    authors: 'J. Dearden, H. O’Neill',
    year: 1940,
    where: 'Trans. Inst. Weld. 3',
  },
  'en-10025': {
    short: 'EN 10025',
    where: 'EN 10025-1 (CEV); EN 10025-2:2004/2019, Table 6; EN 10025-3 and -4:2004/2019, Table 4',
  },
  'aws-d1.1': {
    short: 'AWS D1.1',
    where: 'AWS D1.1, annex “Guideline on alternative methods for determining preheat”',
  },
  'ito-1968': {
    short: 'Ito & Bessyo 1968',
    authors: 'Y. Ito, K. Bessyo',
    year: 1968,
    where: 'J. Japan Weld. Soc. 37/38 (1968–69); IIW Doc. IX-576-68',
  },
  'uwer-1991': {
    short: 'Uwer & Höhne 1991',
    authors: 'D. Uwer, H. Höhne',
    year: 1991,
    where: 'SEW 088; EN 1011-2, Annex C.3',
  },
  'yurioka-1983': {
    short: 'Yurioka et al. 1983',
    authors: 'N. Yurioka, H. Suzuki, S. Ohshita, S. Saito',
    year: 1983,
    where: 'Weld. J. 62 (1983) 147s',
  },
  'graville-1976': {
    short: 'Graville 1976',
    authors: 'B. A. Graville',
    year: 1976,
    where: 'also AWS D1.1 annex, figure',
  },
  'api-5l': { short: 'API 5L', where: 'API 5L: Pcm for C ≤ 0.12 %, CE (IIW) above' },
  'schaeffler-1949': {
    short: 'Schaeffler 1949',
    authors: 'A. L. Schaeffler',
    year: 1949,
    where: 'Metal Progress 56 (1949) 680–680B',
  },
  'delong-1974': {
    short: 'DeLong 1974',
    authors: 'W. T. DeLong',
    year: 1974,
    where: 'Weld. J. 53 (1974) 273s',
  },
  'bystram-1956': {
    short: 'Bystram 1956',
    authors: 'Bystram',
    year: 1956,
    where: 'Brit. Weld. J. 3 (1956) 41',
  },
  'seferian-1959': { short: 'Séférian 1959', authors: 'D. Séférian', year: 1959, where: '1959' },
  'schaeffler-lines': {
    short: 'krifurXX/scheffler-v2',
    where: 'Straight-line fits to the 1949 sheet, github.com/krifurXX/scheffler-v2, src/data/schaeffler.ts',
  },
  'wrc-1992': {
    short: 'Kotecki & Siewert 1992',
    authors: 'D. J. Kotecki, T. A. Siewert',
    year: 1992,
    title: 'WRC-1992 Constitution Diagram for Stainless Steel Weld Metals',
    where: 'Weld. J. 71 (1992) 171s–178s',
  },
  'wrc-lines': {
    short: 'krifurXX/wrc-1992',
    where:
      'Lines of Fig. 6 of the paper digitized at 600 dpi, residual below 0.02 units; github.com/krifurXX/wrc-1992',
  },
  'siewert-1988': {
    short: 'Siewert et al. 1988',
    authors: 'T. A. Siewert, C. N. McCowan, D. L. Olson',
    year: 1988,
    where: 'WRC-1988, Weld. J. 67 (1988) 289s',
  },
  'en-1011-2-d': {
    short: 'EN 1011-2, Annex D',
    year: 2001,
    where:
      'EN 1011-2:2001, Annex D (after Degenkolbe, Uwer, Wegmann; SEW 088): cooling time t8/5; EN 1011-1: thermal efficiency',
  },
  'yurioka-1987': {
    short: 'Yurioka et al. 1987',
    authors: 'N. Yurioka, M. Okumura, T. Kasuya, H. J. U. Cotton',
    year: 1987,
    where: 'Metal Construction 19 (1987) 217R: maximum hardness of the heat-affected zone',
  },
  'lorenz-duren': {
    short: 'Düren & Lorenz 1981',
    authors: 'C. Düren, K. Lorenz',
    year: 1981,
    where: 'Hardness of the heat-affected zone, 1981 to 1983',
  },
  'suzuki-1985': { short: 'Suzuki 1985', authors: 'H. Suzuki', year: 1985, where: 'IIW Doc. IX-1351-85' },
  'iso-15614-1': {
    short: 'EN ISO 15614-1',
    where: 'EN ISO 15614-1: hardness limits 380 HV10 (groups 1, 2) and 450 HV10 (group 3) as welded',
  },
  'en-1011-2-c3': {
    short: 'EN 1011-2, Annex C.3',
    year: 2001,
    where: 'EN 1011-2:2001, Annex C.3, Method B (Uwer & Höhne; SEW 088)',
  },
  'en-1011-2-c1': {
    short: 'EN 1011-2, Table C.1',
    year: 2001,
    where: 'EN 1011-2:2001, Table C.1: combined thickness weldable without preheat',
  },
  'ito-bessyo-preheat': {
    short: 'Ito & Bessyo 1969',
    authors: 'Y. Ito, K. Bessyo',
    year: 1969,
    where: 'IIW Doc. IX-631-69; J. Japan Weld. Soc. 1968–69',
  },
  'aws-d1.1-hydrogen': {
    short: 'AWS D1.1, hydrogen control',
    where: 'AWS D1.1, annex on preheat (H in 2015, B in 2020): hydrogen control method',
  },
} as const satisfies Readonly<Record<string, Source>>;
