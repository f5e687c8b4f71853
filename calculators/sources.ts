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
    where: 'Low-carbon, low-alloy steels only',
  },
  'bernhard-2021': {
    short: 'Bernhard et al. 2021',
    authors: 'Bernhard et al.',
    year: 2021,
    where: 'Metall. Mater. Trans. B 52 (2021) 2821: assessment of liquidus formulas by DSC/DTA',
  },
  incropera: {
    short: 'Incropera & DeWitt',
    authors: 'F. P. Incropera, D. P. DeWitt',
    where:
      'Fundamentals of Heat and Mass Transfer, Table 5.1: one-dimensional transient conduction, series solution',
  },
  kobasko: { short: 'Kobasko', authors: 'N. I. Kobasko', where: 'ASTM MNL 64, regular-regime cooling time' },
  'grossmann-bain': {
    short: 'Grossmann & Bain',
    authors: 'Grossmann, Bain',
    where: 'Quench severity H of baths',
  },
  'hollomon-1945': {
    short: 'Hollomon & Jaffe 1945',
    authors: 'J. H. Hollomon, L. D. Jaffe',
    year: 1945,
    where: 'Time-temperature parameter of tempering',
  },
  'larson-miller': {
    short: 'Larson & Miller',
    authors: 'Larson, Miller',
    where: 'Same form, with the time to rupture',
  },
  dillinger: {
    short: 'Dillinger e-service',
    where: 'Dillinger, Hollomon parameter tool: several treatments added up',
  },
  gulvin: {
    short: 'Gulvin; Kirkaldy',
    authors: 'Gulvin; Kirkaldy',
    where: 'Equivalent hours of a linear ramp',
  },
  'iso-15156': { short: 'ISO 15156-3', where: 'ISO 15156-3: F_PREN with and without tungsten' },
  'pren-nitrogen-30': {
    short: 'PREN with 30 N',
    where: 'Customary form with a higher weight of nitrogen; no single original',
  },
  'speidel-marc': {
    short: 'Speidel',
    authors: 'M. O. Speidel',
    where: 'MARC, measure of alloying for resistance to corrosion; quoted, original not seen',
  },
  'astm-g48': {
    short: 'ASTM G48',
    where: 'ASTM G48, methods C to F: starting temperature from the analysis; quoted, standard not seen',
  },
  'outokumpu-duplex': {
    short: 'Outokumpu',
    where: 'Outokumpu, data sheet of duplex stainless steels: PREN of 2205 and LDX 2101',
  },
  'iso-18265': {
    short: 'ISO 18265',
    year: 2013,
    title: 'Metallic materials: Conversion of hardness values',
    where: 'ISO 18265:2013, Table A.1 (the table of DIN 50150)',
  },
  'astm-e140': {
    short: 'ASTM E140',
    where: 'ASTM E140, Tables 1 and 2; tensile strength from ASTM A370, Tables 2 and 3',
  },
  'astm-a370': { short: 'ASTM A370', where: 'ASTM A370, Tables 4 and 5 (austenitic stainless steel)' },
  'din-50150': { short: 'DIN 50150', where: 'DIN 50150, notes on approximate formulas' },
  callister: {
    short: 'Callister',
    authors: 'W. D. Callister',
    where: 'Materials Science and Engineering, 3rd to 8th ed., table of diffusion data and worked examples',
  },
  'callister-9': {
    short: 'Callister, 9th ed.',
    authors: 'W. D. Callister',
    where: 'Materials Science and Engineering, 9th ed., table of diffusion data',
  },
  honeycombe: {
    short: 'Honeycombe',
    authors: 'R. W. K. Honeycombe',
    where: 'As quoted on the carburizing page of matter.org.uk',
  },
  'tibbetts-1980': {
    short: 'Tibbetts 1980',
    authors: 'G. G. Tibbetts',
    year: 1980,
    where: 'J. Appl. Phys. 51 (1980) 4813',
  },
  'agren-1982': {
    short: 'Ågren 1982',
    authors: 'J. Ågren',
    year: 1982,
    where: 'Carbon in ferrite, two branches',
  },
  'agren-1986': {
    short: 'Ågren 1986',
    authors: 'J. Ågren',
    year: 1986,
    where: 'Scripta Metall. 20 (1986) 1507',
  },
  'slycke-1981': {
    short: 'Slycke & Ericsson 1981',
    authors: 'J. Slycke, T. Ericsson',
    year: 1981,
    where: 'Carbon in austenite, dependent on concentration',
  },
  'wert-1950': { short: 'Wert 1950', authors: 'C. A. Wert', year: 1950, where: 'Phys. Rev. 79 (1950) 601' },
  'bohnekamp-1967': {
    short: 'Bohnekamp 1967',
    authors: 'Bohnekamp',
    year: 1967,
    where: 'Nitrogen in ferrite (500–910 °C) and austenite (910–1150 °C)',
  },
  'grieveson-1964': {
    short: 'Grieveson & Turkdogan 1964',
    authors: 'P. Grieveson, E. T. Turkdogan',
    year: 1964,
    where: 'Nitrogen in austenite',
  },
  'kiuchi-1983': {
    short: 'Kiuchi & McLellan 1983',
    authors: 'K. Kiuchi, R. B. McLellan',
    year: 1983,
    where: 'Hydrogen in the lattice of pure iron',
  },
  'volkl-1975': {
    short: 'Völkl & Alefeld 1975',
    authors: 'J. Völkl, G. Alefeld',
    year: 1975,
    where: 'Hydrogen in iron, 300–800 °C',
  },
  'tahara-1985': {
    short: 'Tahara & Hayashi 1985',
    authors: 'Tahara, Hayashi',
    year: 1985,
    where: 'Hydrogen in iron, 500–1000 K',
  },
  'johnson-1960': {
    short: 'Johnson & Hill 1960',
    authors: 'Johnson, Hill',
    year: 1960,
    where: 'Hydrogen in iron above 200 °C, apparent',
  },
  'geller-1950': {
    short: 'Geller & Sun 1950',
    authors: 'Geller, Sun',
    year: 1950,
    where: 'Hydrogen in gamma iron',
  },
  'perng-1986': {
    short: 'Perng & Altstetter 1986',
    authors: 'T.-P. Perng, C. J. Altstetter',
    year: 1986,
    where: 'Hydrogen in austenitic steels of the 300 series, 100–350 °C',
  },
  'reiter-1996': {
    short: 'Reiter 1996',
    authors: 'F. Reiter',
    year: 1996,
    where: 'Hydrogen in 316L, mean of ten papers, 227–927 °C',
  },
  'busby-1953': {
    short: 'Busby et al. 1953',
    authors: 'P. E. Busby, M. E. Warga, C. Wells',
    year: 1953,
    where: 'Boron in austenite; quoted, original not seen',
  },
  'jonsson-1995': {
    short: 'Jönsson 1992–95',
    authors: 'B. Jönsson',
    year: 1995,
    where: 'Assessed mobilities in iron; Fe in austenite after Fridberg et al. 1969',
  },
  'won-2001': {
    short: 'Won & Thomas 2001',
    authors: 'Y.-M. Won, B. G. Thomas',
    year: 2001,
    where: 'Metall. Mater. Trans. A 32 (2001) 1755',
  },
  'kurokawa-1983': {
    short: 'Kurokawa et al. 1983',
    authors: 'Kurokawa et al.',
    year: 1983,
    where: 'Niobium in austenite',
  },
  'moll-1959': {
    short: 'Moll & Ogilvie 1959',
    authors: 'Moll, Ogilvie',
    year: 1959,
    where: 'Titanium in austenite',
  },
  'solidification-compilations': {
    short: 'solidification compilations',
    authors: 'Ueshima et al.; Ma & Janke',
    where: 'Compilations used in solidification models; originals not seen',
  },
  crank: { short: 'Crank', authors: 'J. Crank', year: 1975, where: 'The Mathematics of Diffusion, 2nd ed.' },
  'andrews-1965': {
    short: 'Andrews 1965',
    authors: 'K. W. Andrews',
    year: 1965,
    where: 'JISI 203 (1965) 721',
  },
  'hougardy-1984': {
    short: 'Hougardy 1984',
    authors: 'H. P. Hougardy',
    year: 1984,
    where: 'Ac1 and Ac3 by regression',
  },
  'trzaska-2007': {
    short: 'Trzaska & Dobrzański 2007',
    authors: 'J. Trzaska, L. A. Dobrzański',
    year: 2007,
    where: 'Ac1 and Ac3 by regression',
  },
  'trzaska-2013': {
    short: 'Trzaska 2013',
    authors: 'J. Trzaska',
    year: 2013,
    where: 'Bs and Ms by regression',
  },
  'grange-1961': {
    short: 'Grange 1961',
    authors: 'R. A. Grange',
    year: 1961,
    where: 'Metal Progress (1961); printed in °F',
  },
  'yurioka-temperatures': {
    short: 'Yurioka, Nippon Steel',
    authors: 'N. Yurioka',
    where: 'Transformation temperatures as used by Nippon Steel',
  },
  'kasatkin-1984': {
    short: 'Kasatkin et al. 1984',
    authors: 'O. G. Kasatkin et al.',
    year: 1984,
    where: 'Sign of Ni in Ac1 differs between reproductions',
  },
  'steven-haynes-1956': {
    short: 'Steven & Haynes 1956',
    authors: 'W. Steven, A. G. Haynes',
    year: 1956,
    where: 'JISI 183 (1956) 349',
  },
  'kirkaldy-1984': {
    short: 'Kirkaldy & Venugopalan 1984',
    authors: 'J. S. Kirkaldy, D. Venugopalan',
    year: 1984,
    where: 'As quoted by Li et al. 1998',
  },
  'li-1998': {
    short: 'Li et al. 1998',
    authors: 'M. V. Li, D. V. Niebuhr, L. L. Meekisho, D. G. Atteridge',
    year: 1998,
    where: 'Metall. Mater. Trans. B 29 (1998) 661',
  },
  kunitake: { short: 'Kunitake', authors: 'T. Kunitake', where: 'Bs and Ms by regression' },
  'lee-2002': { short: 'Lee 2002', authors: 'Y.-K. Lee', year: 2002, where: 'Bs by regression' },
  'van-bohemen-2012': {
    short: 'van Bohemen 2012',
    authors: 'S. M. C. van Bohemen',
    year: 2012,
    where: 'Mater. Sci. Technol. 28 (2012) 487',
  },
  'bodnar-1990': {
    short: 'Bodnar & Taylor 1990',
    authors: 'Bodnar, Taylor',
    year: 1990,
    where: 'Bs by regression',
  },
  'kung-rayment-1982': {
    short: 'Kung & Rayment 1982',
    authors: 'C. Y. Kung, J. J. Rayment',
    year: 1982,
    where: 'Metall. Trans. A 13 (1982) 328',
  },
  'payson-savage-1944': {
    short: 'Payson & Savage 1944',
    authors: 'P. Payson, C. H. Savage',
    year: 1944,
    where: 'Trans. ASM 33 (1944); printed in °F',
  },
  'rowland-lyle-1946': {
    short: 'Rowland & Lyle 1946',
    authors: 'E. S. Rowland, S. R. Lyle',
    year: 1946,
    where: 'Trans. ASM 37 (1946); printed in °F',
  },
  'grange-stewart-1946': {
    short: 'Grange & Stewart 1946',
    authors: 'R. A. Grange, H. M. Stewart',
    year: 1946,
    where: 'Trans. AIME 167 (1946); printed in °F',
  },
  'nehrenberg-1946': {
    short: 'Nehrenberg 1946',
    authors: 'A. E. Nehrenberg',
    year: 1946,
    where: 'Trans. AIME 167 (1946); printed in °F',
  },
  'capdevila-2002': {
    short: 'Capdevila et al. 2002',
    authors: 'C. Capdevila, F. G. Caballero, C. García de Andrés',
    year: 2002,
    where: 'ISIJ Int. 42 (2002) 894; printed in K',
  },
  'ingber-2022': {
    short: 'Ingber & Kunert 2022',
    authors: 'J. Ingber, M. Kunert',
    year: 2022,
    where: 'Ms of high-carbon steels; collection github.com/EAH-Materials/MartensiteStart',
  },
  'koistinen-marburger-1959': {
    short: 'Koistinen & Marburger 1959',
    authors: 'D. P. Koistinen, R. E. Marburger',
    year: 1959,
    where: 'Acta Metall. 7 (1959) 59',
  },
  'asm-critical': { short: 'ASM', where: 'ASM, approximate critical temperatures on slow heating' },
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
  'astm-a255': {
    short: 'ASTM A255',
    where: 'ASTM A255: hardenability by calculation, factors, distance factors and carbon-hardness table',
  },
  'hodge-orehoski-1946': {
    short: 'Hodge & Orehoski 1946',
    authors: 'J. M. Hodge, M. A. Orehoski',
    year: 1946,
    where: 'Trans. AIME 167 (1946); chart of hardness by carbon and martensite',
  },
  'burns-moore-archer': {
    short: 'Burns, Moore & Archer',
    authors: 'J. L. Burns, T. L. Moore, R. S. Archer',
    where: 'Trans. ASM 26 (1938)',
  },
  'maynier-1978': {
    short: 'Maynier et al. 1978',
    authors: 'P. Maynier, J. Dollet, P. Bastien',
    year: 1978,
    where: 'Hardenability Concepts with Applications to Steel, AIME (1978)',
  },
  'hardness-thumb-rule': {
    short: 'rule of thumb',
    where: 'European rules of thumb for 100, 90 and 50 % martensite; no single original',
  },
  'harris-1943': {
    short: 'Harris 1943',
    authors: 'F. E. Harris',
    year: 1943,
    where: 'Metal Progress 44 (1943) 265',
  },
  'iso-18203': {
    short: 'ISO 18203',
    where: 'ISO 18203: case hardening depth CHD; quoted, standard not seen',
  },
  'smith-hashemi': {
    short: 'Smith & Hashemi',
    authors: 'W. F. Smith, J. Hashemi',
    where: 'Foundations of Materials Science and Engineering, Example 5.2',
  },
  'dalmaz-2017': {
    short: 'Dal’Maz Silva 2017',
    authors: 'W. Dal’Maz Silva',
    year: 2017,
    where: 'Measured profile of 16NiCrMo13, quoted in wallytutor/DryTooling.jl',
  },
  'astm-e112': { short: 'ASTM E112', where: 'ASTM E112-13(2021), equations and Tables 4 to 7' },
  'iso-643': {
    short: 'ISO 643',
    where: 'ISO 643:2019, steels: micrographic determination of the apparent grain size',
  },
  'grain-round-robin': {
    short: 'IOP MSE 733 (2020)',
    year: 2020,
    where: 'IOP Conf. Ser.: Mater. Sci. Eng. 733 (2020) 012045: one alloy by both methods',
  },
  'just-1969': {
    short: 'Just 1969',
    authors: 'E. Just',
    year: 1969,
    where: 'Metal Progress 96 (5) 1969, 87',
  },
  'just-grain': {
    short: 'Just',
    authors: 'E. Just',
    where: 'Later form of the 1969 regression with silicon and grain size; quoted, original not seen',
  },
  'kapadia-1968': {
    short: 'Kapadia et al. 1968',
    authors: 'B. M. Kapadia, R. M. Brown, W. J. Murphy',
    year: 1968,
    where: 'Effective boron from nitrogen, titanium and zirconium',
  },
  'wrc-1992': {
    short: 'Kotecki & Siewert 1992',
    authors: 'D. J. Kotecki, T. A. Siewert',
    year: 1992,
    title: 'WRC-1992 Constitution Diagram for Stainless Steel Weld Metals',
    where: 'Weld. J. 71 (1992) 171s–178s',
  },
  'wrc-lines': { short: 'krifurXX/wrc-1992', where: 'Lines of Fig. 6 of the paper digitized at 600 dpi, residual below 0.02 units; github.com/krifurXX/wrc-1992' },
  'siewert-1988': { short: 'Siewert et al. 1988', authors: 'T. A. Siewert, C. N. McCowan, D. L. Olson', year: 1988, where: 'WRC-1988, Weld. J. 67 (1988) 289s' },
} as const satisfies Readonly<Record<string, Source>>;

export type SourceKey = keyof typeof entries;

export const sources: Readonly<Record<SourceKey, Source>> = entries;
