import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { equivalents } from './shared.ts';

export default {
  summary:
    'Ferrite Number and solidification mode of austenitic and duplex weld metal from both base metals, the filler and the dilution.',
  inputs: {
    steelA: 'Base metal A',
    steelB: 'Base metal B',
    fillerMetal: 'Filler metal',
    dilutionPercent: 'Dilution',
    shareAPercent: 'Share of A in the melted base metal',
    passes: 'Passes',
    fillDilutionPercent: 'Dilution of further passes',
    process: 'Process (if N is unknown)',
    acceptance: 'Check against',
  },
  choices: {
    'process.smaw-gtaw': 'Manual arc or TIG welding (0.06 % N)',
    'process.gmaw': 'MIG/MAG welding (0.08 % N)',
    'acceptance.none': 'no window',
    'acceptance.austenitic-3-10': 'Austenitic, 3–10 FN',
    'acceptance.duplex-30-70': 'Duplex, 30–70 FN',
    'acceptance.duplex-35-65': 'Duplex, 35–65 FN',
  },
  outputs: {
    ferriteNumber: 'Ferrite Number',
    mode: 'Solidification mode',
    creq: 'Chromium equivalent',
    nieq: 'Nickel equivalent',
    ratio: 'Ratio of the equivalents',
    fan: 'Area of the FN lines',
    acceptanceCheck: 'FN window',
    duplexFerritePercent: 'Ferrite content, duplex (0.7 FN)',
    fillerFerriteNumber: 'Ferrite Number of the filler alone',
    effectiveDilutionPercent: 'Base metal in the last pass',
    ...equivalents('Cr equivalent, {metal}', 'Ni equivalent, {metal}', {
      A: 'base metal A',
      B: 'base metal B',
      Filler: 'filler metal',
      Base: 'base mix',
    }),
  },
  values: {
    'mode.A': 'A, austenite',
    'mode.AF': 'AF, austenite first',
    'mode.FA': 'FA, ferrite first',
    'mode.F': 'F, ferrite',
    'fan.inside': 'inside',
    'fan.outside': 'outside',
    'acceptanceCheck.passed': 'passed',
    'acceptanceCheck.not-passed': 'not passed',
  },
  warnings: {
    above_100: 'Right of FN 100: no number',
    outside_fan: 'Outside the diagram',
    not_extended: 'Beyond its lines no FN is given: the authors warn against extending them ({source}).',
    scatter_below_18: 'Below 18 FN the diagram is accurate to about ±2 FN ({source}).',
    scatter_above_18: 'Above 18 FN the scatter is larger than ±2 FN ({source}).',
    hot_cracking: 'Mode {mode} solidifies as austenite first: hot cracking is more likely than in mode FA.',
    mode_uncertain: 'Mode uncertain: the point lies {distance} from a boundary.',
    martensite_possible:
      'Martensite is possible (by {source}, or low Cr_eq and Ni_eq). Its boundaries in this diagram are not drawn.',
    weld_outside_range:
      'Weld metal: {label} = {amount} is outside the range of validity ({range}; {source}). The value is extrapolated.',
    nitrogen_assumed:
      'No nitrogen given ({list}): taken as {nitrogen} % N. Enter the measured value; FN depends strongly on it; an entered 0 counts as 0.',
    not_percent:
      'FN is not volume %: about equal below 10 only. For arc welds as welded, not for laser or electron beam or after heat treatment ({source}).',
  },
  chart: {
    wrc: 'WRC-1992 diagram',
    dilution: 'FN versus dilution',
    creq: 'Chromium equivalent',
    nieq: 'Nickel equivalent',
    dilutionLine: 'dilution line',
    steelA: 'A',
    steelB: 'B',
    filler: 'filler',
    steelAOutside: 'A outside the diagram:',
    steelBOutside: 'B outside the diagram:',
    fillerOutside: 'filler outside the diagram:',
    weld: 'weld',
    dilutionAxis: 'Dilution',
    ferriteNumber: 'Ferrite Number',
  },
  changes: {
    carbonMissing:
      'Without a stated carbon content, results are tagged as out of range, without band, and verdicts are withheld',
    outsideBelow:
      'Drawing only: a metal outside the diagram has its name at its arrow and its equivalents below the diagram',
    reasons: 'Gives the reason instead of a missing FN; a metal outside is named where no line is',
    zeroIsZero: 'An entered nitrogen content of 0 is used as 0; only a missing value is assumed',
    first: 'First version',
  },
  examples: {
    'table-3': '304 weld metal of Table 3, FN of Example 2 in the paper',
    'example-1': 'Point C of Example 1 in the paper',
    'example-2': 'E309L-16 of Example 2 in the paper',
    'weld-057': 'Weld 9276-057 of Table 1',
    'weld-817': 'Weld 9276-817 of Table 1',
    'weld-854': 'Weld 9276-854 of Table 1 (largest misfit of the lines)',
    e309l: 'E309L-16 filler alone',
    e2209: 'E2209-16 filler alone',
    outside: 'A point beyond the lines (public test krifurXX/wrc-1992)',
  },
} satisfies CalculatorTexts;
