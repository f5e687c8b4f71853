/** Sources first cited by the calculators of heat treatment. */
import type { Source } from './source.ts';

export const heatTreatmentSources = {
  incropera: {
    short: 'Incropera & DeWitt',
    authors: 'F. P. Incropera, D. P. DeWitt',
    where:
      'Fundamentals of Heat and Mass Transfer, Table 5.1: one-dimensional transient conduction, series solution',
  },
  kobasko: { short: 'Kobasko', authors: 'N. I. Kobasko', where: 'ASTM MNL 64, regular-regime cooling time' },
  'hollomon-1945': {
    short: 'Hollomon & Jaffe 1945',
    authors: 'J. H. Hollomon, L. D. Jaffe',
    year: 1945,
    where: 'Trans. AIME 162 (1945) 223: time-temperature parameter of tempering',
  },
  'larson-miller': {
    short: 'Larson & Miller 1952',
    authors: 'F. R. Larson, J. Miller',
    year: 1952,
    where: 'Trans. ASME 74 (1952) 765: the same form, with the time to rupture',
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
  'astm-e112': { short: 'ASTM E112', where: 'ASTM E112-13(2021), equations and Tables 4 to 7' },
  'spies-1992': {
    short: 'Spies 1992',
    authors: 'H.-J. Spies et al.',
    year: 1992,
    where: 'HTM 47 (1992): hardness after quenching and tempering by regression',
  },
  'just-1976': {
    short: 'Just 1976',
    authors: 'E. Just',
    year: 1976,
    where: 'Hardness as quenched needed for a hardness after tempering',
  },
  'lee-2008': {
    short: 'Lee & Lee 2008',
    authors: 'S.-J. Lee, Y.-K. Lee',
    year: 2008,
    where: 'Prediction of austenite grain growth of low-alloy steels',
  },
  sellars: {
    short: 'Sellars',
    authors: 'C. M. Sellars',
    where: 'Grain growth of C-Mn steels in hot rolling',
  },
  'hodgson-gibbs-1992': {
    short: 'Hodgson & Gibbs 1992',
    authors: 'P. D. Hodgson, R. K. Gibbs',
    year: 1992,
    where: 'ISIJ Int. 32 (1992) 1329',
  },
  'gunnarson-1967': {
    short: 'Gunnarson 1967',
    authors: 'S. Gunnarson',
    year: 1967,
    where: 'Härterei-Tech. Mitt. 22 (1967): activity and alloy factor',
  },
  'collin-gunnarson-thulin': {
    short: 'Collin, Gunnarson & Thulin',
    authors: 'R. Collin, S. Gunnarson, D. Thulin',
    where: 'Equilibria of carburizing gases',
  },
  econox: { short: 'Econox', where: 'econox.com; Super Systems: voltage of the oxygen probe' },
  'en-1993-1-2': {
    short: 'EN 1993-1-2',
    year: 2005,
    where: 'EN 1993-1-2:2005, 3.4 and annex C: thermal properties of carbon and stainless steel, 20–1200 °C',
  },
  'practice-rule': { short: 'heat-treatment practice', where: 'Soaking rules of heat-treatment shops' },
  'lightfoot-jack-1973': {
    short: 'Lightfoot & Jack 1973',
    authors: 'B. J. Lightfoot, D. H. Jack',
    year: 1973,
    where: 'Kinetics of nitriding with and without compound-layer formation (Heat Treatment ’73)',
  },
  'lehrer-1930': {
    short: 'Lehrer 1930',
    authors: 'E. Lehrer',
    year: 1930,
    where: 'Z. Elektrochem. 36 (1930) 383: iron in ammonia and hydrogen',
  },
  'frisk-lehrer': {
    short: 'fit to Frisk (Fe–N)',
    authors: 'K. Frisk',
    where: 'Own fit, 400–592 °C, to the assessment of Fe–N with JANAF data of ammonia; pure iron',
  },
  'nitriding-practice': {
    short: 'nitriding practice',
    where: 'Usual temperatures and dissociation in gas nitriding of steel',
  },
} as const satisfies Readonly<Record<string, Source>>;
