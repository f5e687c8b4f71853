import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { equivalents, ranges, structures } from './shared.ts';

export default {
  summary:
    'First estimate of the microstructure of stainless and dissimilar weld metal from both base metals, the filler and the dilution.',
  inputs: {
    steelA: 'Base metal A',
    steelB: 'Base metal B',
    fillerMetal: 'Filler metal',
    dilutionPercent: 'Dilution',
    shareAPercent: 'Share of A in the melted base metal',
    passes: 'Passes',
    fillDilutionPercent: 'Dilution of further passes',
  },
  outputs: {
    ferritePercent: 'Ferrite content',
    field: 'Field',
    creq: 'Chromium equivalent',
    nieq: 'Nickel equivalent',
    seferianPercent: 'Ferrite after Séférian',
    nieqDelong: 'Nickel equivalent by DeLong (with N)',
    seferianDelongPercent: 'Ferrite after Séférian, with N',
    fillerFerritePercent: 'Ferrite content of the filler alone',
    effectiveDilutionPercent: 'Base metal in the last pass',
    ...equivalents('Cr equivalent, {metal}', 'Ni equivalent, {metal}', {
      A: 'base metal A',
      B: 'base metal B',
      Filler: 'filler metal',
      Base: 'base mix',
    }),
    ...ranges('Field {field}: dilution from', 'Field {field}: dilution to'),
  },
  values: structures({ A: 'austenite', M: 'martensite', F: 'ferrite' }, ', '),
  warnings: {
    outside_diagram: 'Outside the diagram',
    diagram_limits: 'The diagram ends at Cr_eq 0–40 and Ni_eq 0–30 ({source}): no field is given beyond.',
    no_ferrite: 'Fully austenitic: no ferrite',
    no_ferrite_lines: '{field}: no ferrite lines here',
    field_uncertain:
      'Field uncertain: the point lies {distance} from a boundary line; redrawings of the sheet differ by 0.5.',
    target_reached: 'Target for most dissimilar welds: A + F with 5 to 10 % ferrite.',
    zone_hot_cracking:
      'Hot cracking above 1250 °C is likely (austenite with less than 5 % ferrite). Indicative zone after {source}.',
    zone_martensite: 'Martensite: cold cracking below 400 °C is possible. Indicative zone after {source}.',
    zone_grain_growth: 'Grain growth above 1150 °C and low toughness. Indicative zone after {source}.',
    zone_sigma: 'Sigma phase embrittlement after exposure to 500–900 °C. Indicative zone after {source}.',
    weld_outside_range:
      'Weld metal: {label} = {amount} is outside the range of validity ({range}; {source}). The value is extrapolated.',
    use_wrc:
      'Nitrogen {nitrogen} % or high ferrite content: this diagram overestimates the ferrite of such weld metal. Use WRC-1992.',
    qualitative: 'In fields with martensite the diagram is only qualitative.',
    nitrogen_left_out:
      'N is not in this model. For FN use WRC-1992. The author quoted about ±4 % ferrite ({source}).',
    nitrogen_assumed:
      'No nitrogen given: the axis of {source} is read with {nitrogen} % N (manual arc and TIG welding).',
    leaves_field: 'Above {dilution} % dilution the weld metal leaves A + F for {field}.',
  },
  chart: {
    schaeffler: 'Schaeffler diagram',
    dilution: 'Ferrite versus dilution',
    creq: 'Chromium equivalent',
    nieq: 'Nickel equivalent',
    baseMix: 'base mix',
    steelA: 'A',
    steelB: 'B',
    filler: 'filler',
    weld: 'weld',
    dilutionLine: 'dilution line',
    dilutionAxis: 'Dilution',
    ferrite: 'Ferrite',
    target: 'Target 5 to 10 %',
    'hot-cracking': 'Hot cracking',
    martensite: 'Martensite',
    'grain-growth': 'Grain growth',
    sigma: 'Sigma',
  },
  changes: {
    carbonMissing:
      'Without a stated carbon content, results are tagged as out of range, without band, and verdicts are withheld',
    reasons: 'Gives the reason instead of a missing ferrite content',
    first: 'First version',
  },
  examples: {
    '316l': '316L alone (weld without filler)',
    e309l: 'E309L-16 filler alone',
    'dissimilar-30': 'S355J2 with 316L, filler E309L, 30 % dilution',
    'dissimilar-50': 'The same with 50 % dilution',
    coefficients: 'An analysis that uses every coefficient (public test krifurXX/scheffler)',
  },
} satisfies CalculatorTexts;
