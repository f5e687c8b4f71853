/**
 * Bibliography by key. `short` names the source inside a sentence; author names stay Latin and titles
 * in their own language. Only what is known of a source is given.
 */
export type Source = {
  readonly short: string;
  readonly authors?: string;
  readonly year?: number;
  readonly title?: string;
  /** Journal with volume and pages, standard with part and table, or the publisher. */
  readonly where: string;
  readonly doi?: string;
};

const entries = {
  'iiw-1967': { short: 'IIW IX-535-67', year: 1967, where: 'IIW Doc. IX-535-67, after Dearden & O’Neill' },
  'dearden-1940': {
    short: 'Dearden & O’Neill 1940',
    authors: 'J. Dearden, H. O’Neill',
    year: 1940,
    where: 'Trans. Inst. Weld. 3',
  },
  'en-10025': { short: 'EN 10025-2', where: 'EN 10025-1 (CEV); EN 10025-2:2004/2019, Table 6' },
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
  'graville-1976': { short: 'Graville 1976', authors: 'B. A. Graville', year: 1976, where: 'also AWS D1.1 annex, figure' },
  'api-5l': { short: 'API 5L', where: 'API 5L: Pcm for C ≤ 0.12 %, CE (IIW) above' },
  'schaeffler-1949': {
    short: 'Schaeffler 1949',
    authors: 'A. L. Schaeffler',
    year: 1949,
    where: 'Metal Progress 56 (1949) 680–680B',
  },
  'delong-1974': { short: 'DeLong 1974', authors: 'W. T. DeLong', year: 1974, where: 'Weld. J. 53 (1974) 273s' },
  'bystram-1956': { short: 'Bystram 1956', authors: 'Bystram', year: 1956, where: 'Brit. Weld. J. 3 (1956) 41' },
  'seferian-1959': { short: 'Séférian 1959', authors: 'D. Séférian', year: 1959, where: '1959' },
  'schaeffler-lines': {
    short: 'krifurXX/scheffler-v2',
    where: 'Straight-line fits to the 1949 sheet, github.com/krifurXX/scheffler-v2, src/data/schaeffler.ts',
  },
  'myazaki': { short: 'Myazaki', where: 'Quoted in Gorni’s handbook; slopes as in Won & Thomas' },
  'thomas-1987': {
    short: 'Thomas et al. 1987',
    authors: 'B. G. Thomas, I. V. Samarasekera, J. K. Brimacombe',
    year: 1987,
    where: 'Coefficients as printed in two continuous-casting handbooks',
  },
  'hirai': { short: 'Hirai et al.', authors: 'Hirai, Kanamaru, Mori', where: 'Coefficients as transcribed in public' },
  'steeluniversity': { short: 'steeluniversity.org', where: 'steeluniversity.org' },
  'casting-handbook': { short: 'CC handbook', where: 'Continuous casting handbook, general and carbon-steel formulas' },
  'casting-handbook-2012': { short: 'CC handbook 2012', year: 2012, where: 'Continuous casting handbook (2012), solidus' },
  'takeuchi-1985': {
    short: 'Takeuchi & Brimacombe 1985',
    authors: 'E. Takeuchi, J. K. Brimacombe',
    year: 1985,
    where: 'Low-carbon, low-alloy steels only',
  },
  'bernhard-2021': {
    short: 'Bernhard et al. 2021',
    authors: 'Bernhard et al.',
    year: 2021,
    where: 'Metall. Mater. Trans. B 52 (2021) 2821: assessment of liquidus formulas by DSC/DTA',
  },
  'incropera': {
    short: 'Incropera & DeWitt',
    authors: 'F. P. Incropera, D. P. DeWitt',
    where: 'Fundamentals of Heat and Mass Transfer, Table 5.1: one-dimensional transient conduction, series solution',
  },
  'kobasko': { short: 'Kobasko', authors: 'N. I. Kobasko', where: 'ASTM MNL 64, regular-regime cooling time' },
  'grossmann-bain': { short: 'Grossmann & Bain', authors: 'Grossmann, Bain', where: 'Quench severity H of baths' },
  'hollomon-1945': {
    short: 'Hollomon & Jaffe 1945',
    authors: 'J. H. Hollomon, L. D. Jaffe',
    year: 1945,
    where: 'Time-temperature parameter of tempering',
  },
  'larson-miller': { short: 'Larson & Miller', authors: 'Larson, Miller', where: 'Same form, with the time to rupture' },
  'dillinger': { short: 'Dillinger e-service', where: 'Dillinger, Hollomon parameter tool: several treatments added up' },
  'gulvin': { short: 'Gulvin; Kirkaldy', authors: 'Gulvin; Kirkaldy', where: 'Equivalent hours of a linear ramp' },
} as const satisfies Readonly<Record<string, Source>>;

export type SourceKey = keyof typeof entries;

export const sources: Readonly<Record<SourceKey, Source>> = entries;
