import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { tabulated } from './shared.ts';

export default {
  summary:
    'End-quench (Jominy) curve of a heat from its analysis: accept a heat against its hardenability band, choose a grade for a section, or adjust the melt.',
  inputs: {
    steel: 'Heat analysis',
    boron: 'Boron',
    grainSize: 'Austenite grain size G (Just)',
    distanceMm: 'Distance from the quenched end',
  },
  choices: {
    'boron.none': 'not counted',
    'boron.simplified': 'simplified boron factor',
  },
  outputs: {
    idealDiameterMm: 'Ideal critical diameter DI',
    halfMartensiteDistanceMm: 'Distance to 50 % martensite',
    halfMartensiteSixteenths: 'Converted to 1/16 in',
    endHardnessHRC: 'Hardness of the quenched end',
    halfMartensiteHRC: 'Hardness of 50 % martensite',
    boronFactor: 'Boron factor',
    hardnessA255HRC: 'Hardness at the distance, ASTM A255',
    hardnessJust1969HRC: 'Hardness at the distance, Just 1969',
    hardnessJustGrainHRC: 'Hardness at the distance, Just with grain size',
    ...tabulated('ASTM A255 at {d} mm'),
  },
  warnings: {
    no_carbon_factor: 'C = {carbon} %: {source} has no carbon factor above 0.90 %; no DI and no curve.',
    beyond_just:
      'C = {carbon} %: the regressions of Just and their upper limit end at 0.60 % C ({source}): no value.',
    beyond_widened:
      '{elements}: outside even the extended ranges for melt control ({source}). The factors are extrapolated.',
    diameter_range:
      'DI = {diameter} mm is outside {min}–{max} mm ({source}): the polynomials of the curve are extrapolated.',
    below_rockwell: 'HRC below 20 is outside the Rockwell C range: not given.',
    boron_simplified:
      'Effective boron {effective} ppm (after {source}): a simplified boron factor is used, not the table of ASTM A255, and the distance factors of steels without boron.',
    boron_without_effect:
      'Effective boron {effective} ppm (after {source}) is below 5 ppm: no boron factor is applied. From 5 ppm on the whole factor counts; near that limit the effect is uncertain.',
    boron_above_range:
      'Effective boron {effective} ppm (after {source}) is above 30 ppm: calculated with the boron factor of 5–30 ppm, although too much boron can lessen its effect. The factor is simplified, not the table of ASTM A255; the distance factors are those of steels without boron.',
    boron_not_counted:
      'The analysis contains boron, but its effect is switched off here. To count it, as “Quench a section” does, choose the simplified boron factor.',
    fine_grain: '{source} assumes fine grain (G 7). Coarser grain gives deeper hardening.',
    hard_to_the_end: 'The curve stays above 50 % martensite to 50 mm.',
  },
  chart: {
    curve: 'End-quench curve',
    distance: 'Distance from the quenched end',
    hardness: 'Hardness',
    a255: 'ASTM A255',
    just1969: 'Just 1969',
    justGrain: 'Just with grain size',
    fullMartensite: '100 % martensite',
    halfMartensite: '50 % martensite',
  },
  changes: {
    possibleHardness:
      'No value by Just above 0.60 % C, where up to 85 HRC were given; effective boron above 30 ppm keeps its factor with a warning instead of losing it',
    neverRises:
      'Beyond an ideal diameter of 178 mm the curve of ASTM A255 no longer rises with the distance (by up to 2 HRC between 35 and 40 mm)',
    evenCurvature:
      'Between its tabulated distances the curve of ASTM A255 bends evenly (values there change by less than 0.8 HRC up to 5 mm and 0.4 HRC beyond); what remains uneven is in the table itself',
    oneName: 'Of two curves that end side by side only one is named in the diagram',
    axisOfCurves:
      'The distance axis of lean steels ends where their curves do; extrapolated curves are tagged as out of range',
    smoothCurve:
      'The curve of ASTM A255 is smooth between its tabulated distances; the distance stands first among the inputs',
    boronFromZero: 'States effective boron of at least 0 ppm',
    eachInScale: 'Says of each of the three hardnesses why it is missing',
    curveInScale: 'Curve, table of values and CSV end at 20 HRC, too',
    inScale: 'Hardness below 20 HRC is not given',
    first: 'First version',
  },
  examples: {
    s4118: 'SAE 4118 modified, worked example of ASTM A255: DI 1.95 in (49.5 mm)',
    c20: '0.20 % C, table of ASTM A255',
    c40: '0.40 % C, table of ASTM A255',
    c50: '0.50 % C, table of ASTM A255',
    s4140: '4140, typical analysis',
    s8620: '8620, typical analysis',
    'just-8': '4140 at 8/16 in',
    'just-16': '4140 at 16/16 in',
  },
} satisfies CalculatorTexts;
