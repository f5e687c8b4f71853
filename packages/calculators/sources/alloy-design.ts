/** Sources first cited by the calculators of alloy design. */
import type { Source } from './source.ts';

export const alloyDesignSources = {
  'grossmann-bain': { short: 'Grossmann & Bain', citation: 'Grossmann, Bain', status: 'unseen' },
  'iso-15156': { short: 'ISO 15156-3', citation: 'ISO 15156-3', status: 'reproduced' },
  'pren-nitrogen-30': { short: 'PREN with 30 N', citation: 'PREN with 30 N', status: 'practice' },
  'speidel-marc': { short: 'Speidel', citation: 'M. O. Speidel', status: 'quoted' },
  'astm-g48': { short: 'ASTM G48', citation: 'ASTM G48, methods C to F', status: 'quoted' },
  'outokumpu-duplex': {
    short: 'Outokumpu',
    citation: 'Outokumpu, data sheet of duplex stainless steels',
    status: 'seen',
  },
  'astm-e140': {
    short: 'ASTM E140',
    citation: 'ASTM E140, Tables 1 and 2; ASTM A370, Tables 2 and 3',
    status: 'seen',
  },
  'andrews-1965': { short: 'Andrews 1965', citation: 'K. W. Andrews, JISI 203 (1965) 721', status: 'seen' },
  'hougardy-1984': { short: 'Hougardy 1984', citation: 'H. P. Hougardy (1984)', status: 'seen' },
  'trzaska-2007': {
    short: 'Trzaska & Dobrzański 2007',
    citation: 'J. Trzaska, L. A. Dobrzański (2007)',
    status: 'unseen',
  },
  'trzaska-2013': { short: 'Trzaska 2013', citation: 'J. Trzaska (2013)', status: 'reproduced' },
  'grange-1961': { short: 'Grange 1961', citation: 'R. A. Grange, Metal Progress (1961)', status: 'seen' },
  'yurioka-temperatures': {
    short: 'Yurioka, Nippon Steel',
    citation: 'N. Yurioka (百合岡), Nippon Steel',
    status: 'seen',
  },
  'kasatkin-1984': {
    short: 'Kasatkin et al. 1984',
    citation: 'O. G. Kasatkin et al. (1984)',
    status: 'seen',
  },
  'steven-haynes-1956': {
    short: 'Steven & Haynes 1956',
    citation: 'W. Steven, A. G. Haynes, JISI 183 (1956) 349',
    status: 'seen',
  },
  'kirkaldy-1984': {
    short: 'Kirkaldy & Venugopalan 1984',
    citation: 'J. S. Kirkaldy, D. Venugopalan (1984)',
    status: 'quoted',
  },
  'li-1998': {
    short: 'Li et al. 1998',
    citation:
      'M. V. Li, D. V. Niebuhr, L. L. Meekisho, D. G. Atteridge, Metall. Mater. Trans. B 29 (1998) 661',
    status: 'seen',
  },
  kunitake: { short: 'Kunitake', citation: 'T. Kunitake', status: 'unseen' },
  'lee-2002': { short: 'Lee 2002', citation: 'Y.-K. Lee (2002)', status: 'reproduced' },
  'van-bohemen-2012': {
    short: 'van Bohemen 2012',
    citation: 'S. M. C. van Bohemen, Mater. Sci. Technol. 28 (2012) 487',
    status: 'seen',
  },
  'bodnar-1990': { short: 'Bodnar & Taylor 1990', citation: 'Bodnar, Taylor (1990)', status: 'seen' },
  'kung-rayment-1982': {
    short: 'Kung & Rayment 1982',
    citation: 'C. Y. Kung, J. J. Rayment, Metall. Trans. A 13 (1982) 328',
    status: 'seen',
  },
  'payson-savage-1944': {
    short: 'Payson & Savage 1944',
    citation: 'P. Payson, C. H. Savage, Trans. ASM 33 (1944)',
    status: 'seen',
  },
  'rowland-lyle-1946': {
    short: 'Rowland & Lyle 1946',
    citation: 'E. S. Rowland, S. R. Lyle, Trans. ASM 37 (1946)',
    status: 'seen',
  },
  'grange-stewart-1946': {
    short: 'Grange & Stewart 1946',
    citation: 'R. A. Grange, H. M. Stewart, Trans. AIME 167 (1946)',
    status: 'seen',
  },
  'nehrenberg-1946': {
    short: 'Nehrenberg 1946',
    citation: 'A. E. Nehrenberg, Trans. AIME 167 (1946)',
    status: 'seen',
  },
  'capdevila-2002': {
    short: 'Capdevila et al. 2002',
    citation: 'C. Capdevila, F. G. Caballero, C. García de Andrés, ISIJ Int. 42 (2002) 894',
    status: 'seen',
  },
  'ingber-2022': {
    short: 'Ingber & Kunert 2022',
    citation: 'J. Ingber, M. Kunert (2022), github.com/EAH-Materials/MartensiteStart',
    status: 'seen',
  },
  'wentzien-2024': {
    short: 'Wentzien et al. 2024',
    citation: 'Wentzien et al., steel research int. 95 (2024) 2400210: measurements; regression by Ferrite',
    status: 'own',
  },
  'map-martensite': {
    short: 'MAP',
    citation:
      'Materials Algorithms Project, University of Cambridge: measurements of martensite start; van Bohemen’s list',
    status: 'quoted',
  },
  'schuscha-2025': {
    short: 'Schuscha et al. 2025',
    citation: 'Schuscha et al., Acta Materialia (2025) 121131: measurements; regression by Ferrite',
    status: 'own',
  },
  'koistinen-marburger-1959': {
    short: 'Koistinen & Marburger 1959',
    citation: 'D. P. Koistinen, R. E. Marburger, Acta Metall. 7 (1959) 59',
    status: 'seen',
  },
  'astm-a255': { short: 'ASTM A255', citation: 'ASTM A255', status: 'seen' },
  'hodge-orehoski-1946': {
    short: 'Hodge & Orehoski 1946',
    citation: 'J. M. Hodge, M. A. Orehoski, Trans. AIME 167 (1946)',
    status: 'unseen',
  },
  'burns-moore-archer': {
    short: 'Burns, Moore & Archer',
    citation: 'J. L. Burns, T. L. Moore, R. S. Archer, Trans. ASM 26 (1938)',
    status: 'unseen',
  },
  'maynier-1978': {
    short: 'Maynier et al. 1978',
    citation:
      'P. Maynier, J. Dollet, P. Bastien, in Hardenability Concepts with Applications to Steel, AIME (1978)',
    status: 'quoted',
  },
  'hardness-thumb-rule': { short: 'rule of thumb', citation: 'European rules of thumb', status: 'practice' },
  'just-1969': { short: 'Just 1969', citation: 'E. Just, Metal Progress 96 (5) (1969) 87', status: 'seen' },
  'just-grain': { short: 'Just', citation: 'E. Just', status: 'quoted' },
  'kapadia-1968': {
    short: 'Kapadia et al. 1968',
    citation: 'B. M. Kapadia, R. M. Brown, W. J. Murphy, Trans. Metall. Soc. AIME 242 (1968) 1689',
    status: 'unseen',
  },
  'grossmann-1939': {
    short: 'Grossmann, Asimow & Urban 1939',
    citation: 'M. A. Grossmann, M. Asimow, S. F. Urban, in Hardenability of Alloy Steels, ASM (1939)',
    status: 'reproduced',
  },
  'angel-1954': { short: 'Angel 1954', citation: 'T. Angel, JISI 177 (1954) 165', status: 'seen' },
  'nohara-1977': {
    short: 'Nohara et al. 1977',
    citation: 'K. Nohara (野原), Y. Ono, N. Ohashi, Tetsu-to-Hagané 63 (1977) 772',
    status: 'seen',
  },
  sjoberg: { short: 'Sjöberg', citation: 'J. Sjöberg', status: 'quoted' },
  'eichelman-hull-1953': {
    short: 'Eichelman & Hull 1953',
    citation: 'G. H. Eichelman, F. C. Hull, Trans. ASM 45 (1953) 77',
    status: 'unseen',
  },
  'schramm-reed-1975': {
    short: 'Schramm & Reed 1975',
    citation: 'R. E. Schramm, R. P. Reed, Metall. Trans. A 6 (1975) 1345',
    status: 'unseen',
  },
  'pickering-1984': { short: 'Pickering 1984', citation: 'F. B. Pickering (1984)', status: 'unseen' },
  'brofman-ansell-1978': {
    short: 'Brofman & Ansell 1978',
    citation: 'P. J. Brofman, G. S. Ansell, Metall. Trans. A 9 (1978) 879',
    status: 'unseen',
  },
  'rhodes-thompson-1977': {
    short: 'Rhodes & Thompson 1977',
    citation: 'C. G. Rhodes, A. W. Thompson, Metall. Trans. A 8 (1977)',
    status: 'quoted',
  },
  'dai-2002': { short: 'Dai et al. 2002', citation: 'Q. X. Dai et al. (2002)', status: 'quoted' },
  'irvine-1967': {
    short: 'Irvine et al. 1967',
    citation: 'K. J. Irvine, F. B. Pickering, T. Gladman, JISI 205 (1967) 161',
    status: 'unseen',
  },
  'nordberg-1968': {
    short: 'Nordberg & Aronsson 1968',
    citation: 'H. Nordberg, B. Aronsson, JISI 206 (1968) 1263',
    status: 'unseen',
  },
  'smith-turkdogan': { short: 'Smith / Turkdogan', citation: 'R. P. Smith; E. T. Turkdogan', status: 'seen' },
  'smith-1962': {
    short: 'Smith 1962',
    citation: 'R. P. Smith, Trans. Metall. Soc. AIME 224 (1962)',
    status: 'unseen',
  },
  'inoue-1998': {
    short: 'Inoue et al. 1998',
    citation: 'Inoue et al., ISIJ Int. 38 (1998) 991',
    status: 'seen',
  },
  'matsuda-1978': {
    short: 'Matsuda & Okumura 1978',
    citation: 'S. Matsuda, N. Okumura, Trans. ISIJ 18 (1978) 198',
    status: 'unseen',
  },
  'narita-1975': { short: 'Narita 1975', citation: 'K. Narita, Trans. ISIJ 15 (1975) 145', status: 'unseen' },
  'leslie-1954': {
    short: 'Leslie et al. 1954',
    citation: 'W. C. Leslie, R. L. Rickett, C. L. Dotson, C. S. Walton, Trans. ASM 46 (1954) 1470',
    status: 'unseen',
  },
  'darken-1951': {
    short: 'Darken et al. 1951',
    citation: 'L. S. Darken, R. P. Smith, E. W. Filer, Trans. AIME 191 (1951) 1174',
    status: 'unseen',
  },
  'hudd-1971': {
    short: 'Hudd, Jones & Kale 1971',
    citation: 'R. C. Hudd, A. Jones, M. N. Kale, JISI 209 (1971) 121',
    status: 'unseen',
  },
} as const satisfies Readonly<Record<string, Source>>;
