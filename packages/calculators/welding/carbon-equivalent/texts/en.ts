import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { indices } from './shared.ts';

export default {
  summary:
    'Five carbon equivalents of a structural steel from its heat analysis: how readily the heat-affected zone hardens and cracks, and which index fits the range.',
  inputs: { steel: 'Heat analysis', limit: 'Check against', plateThicknessMm: 'Plate thickness' },
  choices: {
    'limit.EN-10025-4-S460M': 'EN 10025-4, S460M',
    'limit.EN-10025-4-S420M': 'EN 10025-4, S420M',
    'limit.EN-10025-4-S355M': 'EN 10025-4, S355M',
    'limit.EN-10025-3-S460N': 'EN 10025-3, S460N',
    'limit.EN-10025-3-S420N': 'EN 10025-3, S420N',
    'limit.EN-10025-3-S355N': 'EN 10025-3, S355N',
    'limit.EN-10025-2-S450': 'EN 10025-2, S450',
    'limit.EN-10025-2-S275': 'EN 10025-2, S275',
    'limit.EN-10025-2-S235': 'EN 10025-2, S235',
    'limit.none': 'no limit',
    'limit.EN-10025-2-S355': 'EN 10025-2, S355',
  },
  outputs: {
    ...indices,
    accommodation: 'Factor A(C)',
    guidance: 'Guide value by CE (IIW)',
    gravilleZone: 'Graville zone (approximate)',
    cevLimit: 'Maximum permitted CEV',
    cevCheck: 'CEV',
  },
  values: {
    'guidance.weldable': 'generally weldable (CE ≤ 0.40)',
    'guidance.preheat-thick': 'preheat thick sections (0.40–0.45)',
    'guidance.preheat': 'preheat (0.45–0.60)',
    'guidance.preheat-low-hydrogen': 'preheat and low hydrogen, possibly PWHT (> 0.60)',
    'gravilleZone.I': 'I, easy',
    'gravilleZone.II': 'II, with care',
    'gravilleZone.II-III': 'II or III, boundary not certain',
    'gravilleZone.III': 'III, difficult',
    'cevCheck.passed': 'passed',
    'cevCheck.not-passed': 'not passed',
  },
  warnings: {
    boron_unit: 'Boron is given in wt %, not ppm. Please check.',
    alloyed:
      '{label} = {amount} is outside the steels for which EN 1011-2 uses a carbon equivalent ({range}; {source}); CE (IIW), CE (AWS) and CEN state no range of alloying elements. The values are extrapolated.',
    stainless:
      'Above 5 % Cr or Ni the carbon equivalent is not meaningful: use the Schaeffler or WRC-1992 diagram.',
    low_carbon: 'C = {carbon} % is not above 0.12 %: {source} uses Pcm; prefer Pcm or CEN to CE (IIW).',
    higher_carbon: 'C = {carbon} % is above 0.12 %: {source} uses CE (IIW).',
    limit_not_covered:
      'No CEV limit is stored for a thickness of {thickness} mm ({source}: up to {most} mm).',
    limit_from_memory:
      'The CEV limit of {source} has not been checked against the standard: check the edition you order to.',
    graville_approximate:
      'The boundary between Graville’s zones II and III is approximate (CE 0.45–0.55; {source}).',
  },
  chart: {
    indices: 'Indices versus carbon',
    index: 'Carbon equivalent',
    cevLimit: 'limit',
    graville: 'Graville diagram, by CE (AWS)',
    accommodation: 'Factor A(C) of CEN',
    ceAws: 'Carbon equivalent (AWS)',
    carbon: 'Carbon',
    factor: 'Factor',
    zoneI: 'I easy',
    zoneII: 'II with care',
    zoneIII: 'III difficult',
    zoneBetween: 'II or III',
    steel: '{steel}',
    turningPoint: 'inflection point, 0.12 % C',
  },
  changes: {
    carbonMissing:
      'Without a stated carbon content, results are tagged as out of range, without band, and verdicts are withheld',
    alloyRange:
      'Guide value, Graville zone and CEV check are withheld above 5 % Cr or Ni; CE (IIW), CE (AWS) and CEN are out of range beyond the alloying elements of EN 1011-2, each named',
    exampleIsDefault: 'The worked example is the steel that the calculator opens with',
    defaultInRange:
      'Default analysis within the range of every index; the reason for Pcm at low carbon is given beside the result',
    moreLimits: 'CEV limits of ten grades of EN 10025-2, -3 and -4',
    first: 'First version',
  },
  examples: {
    s355j2: 'S355J2, typical heat analysis',
    x70: 'X70 / L485M, typical heat analysis',
    a572: 'A572 Grade 50, worked example of a public page',
    'turning-point': 'A(C) at its inflection point, 0.12 % C',
  },
} satisfies CalculatorTexts;
