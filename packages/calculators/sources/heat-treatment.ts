/** Sources first cited by the calculators of heat treatment. */
import type { Source } from './source.ts';

export const heatTreatmentSources = {
  incropera: {
    short: 'Incropera & DeWitt',
    citation: 'F. P. Incropera, D. P. DeWitt, Fundamentals of Heat and Mass Transfer, Table 5.1',
    status: 'reproduced',
  },
  kobasko: { short: 'Kobasko', citation: 'N. I. Kobasko, ASTM MNL 64', status: 'unseen' },
  'hollomon-1945': {
    short: 'Hollomon & Jaffe 1945',
    citation: 'J. H. Hollomon, L. D. Jaffe, Trans. AIME 162 (1945) 223',
    status: 'reproduced',
  },
  'grange-1956': {
    short: 'Grange & Baughman 1956',
    citation:
      'R. A. Grange, R. W. Baughman, Trans. ASM 48 (1956) 165, with Hollomon & Jaffe 1945 and Penha 2010: measurements; regression by Ferrite',
    status: 'own',
  },
  'penha-2010': {
    short: 'Penha 2010',
    citation: 'R. N. Penha (2010): measurements of hardness after tempering, 5160, 6150 and 52100 among them',
    status: 'own',
  },
  'sahin-grain-growth': {
    short: 'Şahin et al.',
    citation: 'D. Şahin et al.: austenite grain diameters read from 42 papers; regression by Ferrite',
    status: 'own',
  },
  'larson-miller': {
    short: 'Larson & Miller 1952',
    citation: 'F. R. Larson, J. Miller, Trans. ASME 74 (1952) 765',
    status: 'reproduced',
  },
  dillinger: {
    short: 'Dillinger e-service',
    citation: 'Dillinger e-service, Hollomon parameter tool',
    status: 'seen',
  },
  gulvin: { short: 'Gulvin; Kirkaldy', citation: 'Gulvin; Kirkaldy', status: 'seen' },
  'astm-e112': {
    short: 'ASTM E112',
    citation: 'ASTM E112-13(2021), equations and Tables 4 to 7',
    status: 'reproduced',
  },
  'spies-1992': { short: 'Spies 1992', citation: 'H.-J. Spies et al., HTM 47 (1992)', status: 'unseen' },
  'pmpa-embrittlement': {
    short: 'PMPA',
    citation: 'Precision Machined Products Association, pmpa.org, temper embrittlement',
    status: 'seen',
  },
  'just-1976': { short: 'Just 1976', citation: 'E. Just (1976)', status: 'unseen' },
  'lee-2008': { short: 'Lee & Lee 2008', citation: 'S.-J. Lee, Y.-K. Lee (2008)', status: 'seen' },
  sellars: { short: 'Sellars', citation: 'C. M. Sellars', status: 'unseen' },
  'hodgson-gibbs-1992': {
    short: 'Hodgson & Gibbs 1992',
    citation: 'P. D. Hodgson, R. K. Gibbs, ISIJ Int. 32 (1992) 1329',
    status: 'reproduced',
  },
  'gunnarson-1967': {
    short: 'Gunnarson 1967',
    citation: 'S. Gunnarson, Härterei-Tech. Mitt. 22 (1967)',
    status: 'unseen',
  },
  'collin-gunnarson-thulin': {
    short: 'Collin, Gunnarson & Thulin',
    citation: 'R. Collin, S. Gunnarson, D. Thulin',
    status: 'unseen',
  },
  econox: { short: 'Econox', citation: 'econox.com; Super Systems', status: 'seen' },
  'en-1993-1-2': {
    short: 'EN 1993-1-2',
    citation: 'EN 1993-1-2:2005, 3.4 and annex C',
    status: 'reproduced',
  },
  'practice-rule': {
    short: 'heat-treatment practice',
    citation: 'Soaking rules of heat-treatment shops',
    status: 'practice',
  },
  'lightfoot-jack-1973': {
    short: 'Lightfoot & Jack 1973',
    citation:
      'B. J. Lightfoot, D. H. Jack, Kinetics of nitriding with and without compound-layer formation, in Heat Treatment ’73 (1973)',
    status: 'unseen',
  },
  'lehrer-1930': {
    short: 'Lehrer 1930',
    citation: 'E. Lehrer, Z. Elektrochem. 36 (1930) 383',
    status: 'unseen',
  },
  'frisk-lehrer': {
    short: 'fit to Frisk (Fe–N)',
    citation: 'K. Frisk, assessment of Fe–N; JANAF, ammonia',
    status: 'own',
  },
  'nitriding-practice': { short: 'nitriding practice', citation: 'Nitriding practice', status: 'practice' },
} as const satisfies Readonly<Record<string, Source>>;
