/** Sources first cited by the calculators of welding. */
import type { Source } from './source.ts';

export const weldingSources = {
  'iiw-1967': { short: 'IIW IX-535-67', citation: 'IIW Doc. IX-535-67 (1967)', status: 'seen' },
  'dearden-1940': {
    short: 'Dearden & O’Neill 1940',
    citation: 'J. Dearden, H. O’Neill, Trans. Inst. Weld. 3 (1940)',
    status: 'quoted',
  },
  'en-10025': {
    short: 'EN 10025',
    citation: 'EN 10025-1; EN 10025-2:2004, Table 6, and 2019, Table 5; EN 10025-3 and -4:2004/2019, Table 4',
    status: 'reproduced',
  },
  'aws-d1.1': {
    short: 'AWS D1.1',
    citation: 'AWS D1.1, annex “Guideline on alternative methods for determining preheat”',
    status: 'seen',
  },
  'ito-1968': {
    short: 'Ito & Bessyo 1968',
    citation: 'Y. Ito, K. Bessyo (伊藤・別所), J. Japan Weld. Soc. 37/38 (1968–69); IIW Doc. IX-576-68',
    status: 'seen',
  },
  'uwer-1991': {
    short: 'Uwer & Höhne 1991',
    citation: 'D. Uwer, H. Höhne (1991); SEW 088; EN 1011-2, Annex C.3',
    status: 'seen',
  },
  'yurioka-1983': {
    short: 'Yurioka et al. 1983',
    citation: 'N. Yurioka (百合岡), H. Suzuki, S. Ohshita, S. Saito, Weld. J. 62 (1983) 147s',
    status: 'seen',
  },
  'graville-1976': { short: 'Graville 1976', citation: 'B. A. Graville (1976)', status: 'unseen' },
  'api-5l': { short: 'API 5L', citation: 'API 5L', status: 'reproduced' },
  'schaeffler-1949': {
    short: 'Schaeffler 1949',
    citation: 'A. L. Schaeffler, Metal Progress 56 (1949) 680–680B',
    status: 'reproduced',
  },
  'delong-1974': {
    short: 'DeLong 1974',
    citation: 'W. T. DeLong, Weld. J. 53 (1974) 273s',
    status: 'reproduced',
  },
  'bystram-1956': {
    short: 'Bystram 1956',
    citation: 'Bystram, Brit. Weld. J. 3 (1956) 41',
    status: 'unseen',
  },
  'seferian-1959': { short: 'Séférian 1959', citation: 'D. Séférian (1959)', status: 'unseen' },
  'schaeffler-lines': {
    short: 'krifurXX/scheffler-v2',
    citation: 'github.com/krifurXX/scheffler-v2, src/data/schaeffler.ts',
    status: 'seen',
  },
  'wrc-1992': {
    short: 'Kotecki & Siewert 1992',
    citation:
      'D. J. Kotecki, T. A. Siewert, WRC-1992 Constitution Diagram for Stainless Steel Weld Metals, Weld. J. 71 (1992) 171s–178s',
    status: 'quoted',
  },
  'wrc-lines': { short: 'krifurXX/wrc-1992', citation: 'github.com/krifurXX/wrc-1992', status: 'seen' },
  'siewert-1988': {
    short: 'Siewert et al. 1988',
    citation: 'T. A. Siewert, C. N. McCowan, D. L. Olson, Weld. J. 67 (1988) 289s: WRC-1988',
    status: 'reproduced',
  },
  'en-1011-2-d': {
    short: 'EN 1011-2, Annex D',
    citation: 'EN 1011-2:2001, Annex D; EN 1011-1',
    status: 'reproduced',
  },
  'yurioka-1987': {
    short: 'Yurioka et al. 1987',
    citation:
      'N. Yurioka (百合岡), M. Okumura, T. Kasuya, H. J. U. Cotton, Metal Construction 19 (1987) 217R',
    status: 'unseen',
  },
  'lorenz-duren': {
    short: 'Düren & Lorenz 1981',
    citation: 'C. Düren, K. Lorenz (1981–83)',
    status: 'unseen',
  },
  'suzuki-1985': {
    short: 'Suzuki 1985',
    citation: 'H. Suzuki, IIW Doc. IX-1351-85 (1985)',
    status: 'unseen',
  },
  'iso-15614-1': { short: 'EN ISO 15614-1', citation: 'EN ISO 15614-1', status: 'reproduced' },
  'en-1011-2-c3': {
    short: 'EN 1011-2, Annex C.3',
    citation: 'EN 1011-2:2001, Annex C.3, Method B; Uwer & Höhne; SEW 088',
    status: 'seen',
  },
  'en-1011-2-c1': { short: 'EN 1011-2, Table C.1', citation: 'EN 1011-2:2001, Table C.1', status: 'seen' },
  'ito-bessyo-preheat': {
    short: 'Ito & Bessyo 1969',
    citation: 'Y. Ito, K. Bessyo (伊藤・別所), IIW Doc. IX-631-69; J. Japan Weld. Soc. (1968–69)',
    status: 'reproduced',
  },
  'aws-d1.1-hydrogen': {
    short: 'AWS D1.1, hydrogen control',
    citation: 'AWS D1.1, annex on preheat (H in 2015, B in 2020)',
    status: 'unseen',
  },
} as const satisfies Readonly<Record<string, Source>>;
