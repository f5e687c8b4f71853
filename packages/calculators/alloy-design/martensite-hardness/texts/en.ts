import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'As-quenched hardness of a steel from its carbon content and martensite fraction: the maximum attainable hardness, the minimum for 50 or 90 % martensite, and the martensite fraction that corresponds to a measured hardness.',
  inputs: {
    steel: 'Dissolved contents',
    martensitePercent: 'Martensite content',
    coolingRateCPerS: 'Cooling rate at 700 °C (Maynier)',
    measured: 'Measured hardness',
    measuredHRC: 'Measured hardness',
  },
  choices: { 'measured.none': 'not given', 'measured.given': 'find the martensite content' },
  outputs: {
    hardnessHRC: 'Hardness at this martensite content',
    hardnessHV: 'Converted to Vickers',
    foundMartensitePercent: 'Martensite from the measured hardness',
    fullMartensiteHRC: '99.9 % martensite, ASTM A255',
    burnsHRC: 'Full martensite, Burns, Moore & Archer',
    thumbFullHRC: '100 % martensite, rule of thumb',
    maynierHV: 'Martensite, Maynier',
    maynierHRC: 'Martensite, Maynier, in Rockwell',
    thumbNinetyHRC: '90 % martensite, rule of thumb',
    halfMartensiteHRC: '50 % martensite, ASTM A255',
    thumbHalfHRC: '50 % martensite, rule of thumb',
  },
  warnings: {
    below_half:
      '{measured} HRC is below the hardness of 50 % martensite ({low} HRC): the martensite content cannot be found from the hardness.',
    above_full:
      '{measured} HRC is above the hardness of 100 % martensite at this carbon content ({high} HRC): check the analysis or the measurement.',
    carbon_cap:
      'C = {carbon} %: the table of {source} ends at 0.70 % C (50 % martensite: 0.74 %); the value at that limit is used.',
    retained_austenite: 'C = {carbon} % is above 0.6 %: retained austenite lowers the hardness as quenched.',
    impossible_hardness:
      'Above {rockwell} HRC ({vickers} HV), where the Rockwell C scale ends ({source}), a formula gives no value: steel cannot be harder.',
    outside_table: '{output}: outside the conversion table ({source}), Vickers only.',
    chart_only:
      '{source} published a chart without an equation; the values between 50 and 99.9 % are an approximation of it (about ±1.5 HRC).',
    dissolved_carbon:
      'Enter the carbon dissolved in the austenite; undissolved carbides do not harden martensite.',
  },
  chart: {
    overCarbon: 'Hardness versus carbon for several martensite contents',
    overMartensite: 'Hardness versus martensite content',
    carbon: 'Carbon',
    hardness: 'Hardness',
    martensite: 'Martensite content',
    burns: '20 + 60 √C',
    steel: '{steel}',
  },
  changes: {
    carbonMissing:
      'Without a stated carbon content, results are tagged as out of range, without band, and verdicts are withheld',
    possibleHardness:
      'Values above 68 HRC or 940 HV, which steel cannot have, are withheld; at 1.3 % C up to 100 HRC were given',
    full: 'Every martensite content from 50 % can be entered; the curves are dashed where the standard ends',
    first: 'First version',
  },
  examples: {
    'carbon-10': '0.10 % C, table of ASTM A255',
    'carbon-30': '0.30 % C, table of ASTM A255',
    'carbon-60': '0.60 % C, table of ASTM A255',
    root: '20 + 60 √C at 0.45 % C',
    ninety: '90 % martensite at 0.40 % C',
    s8620: '8620 at 20 °C/s, Maynier',
  },
} satisfies CalculatorTexts;
