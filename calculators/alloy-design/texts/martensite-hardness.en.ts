import type { CalculatorTexts } from '../../texts.ts';

export default {
  summary:
    'Hardness of a steel as quenched by its carbon and share of martensite: the highest attainable, the least for 50 or 90 % martensite, and the share of martensite that a measured hardness tells.',
  inputs: {
    steel: 'Heat analysis (carbon: dissolved)',
    martensitePercent: 'Share of martensite',
    coolingRateCPerS: 'Cooling rate at 700 °C (Maynier)',
    measured: 'Measured hardness',
    measuredHRC: 'Measured hardness',
  },
  choices: { 'measured.none': 'not given', 'measured.given': 'find the share of martensite' },
  outputs: {
    hardnessHRC: 'Hardness at this share of martensite',
    hardnessHV: 'the same in Vickers',
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
      '{measured} HRC lies below 50 % martensite ({low} HRC): the share cannot be found from the hardness.',
    above_full:
      '{measured} HRC lies above full martensite of this carbon ({high} HRC): check carbon or measurement.',
    carbon_cap:
      'C = {carbon} %: {source} reads its table no further than 0.70 % C (50 %: 0.74 %); the value there is used.',
    retained_austenite: 'C = {carbon} % is above 0.6 %: retained austenite lowers the hardness as quenched.',
    outside_table: '{output}: outside the conversion table ({source}), Vickers only.',
    chart_only:
      '{source} published a chart without an equation; the values between 50 and 99.9 % are an approximation of it (about ±1.5 HRC).',
    dissolved_carbon:
      'Enter the carbon dissolved in the austenite; undissolved carbides do not harden martensite.',
  },
  chart: {
    overCarbon: 'Hardness over carbon for shares of martensite',
    overMartensite: 'Hardness over the share of martensite',
    carbon: 'Carbon',
    hardness: 'Hardness',
    martensite: 'Share of martensite',
    burns: '20 + 60 √C',
    yourShare: 'your share',
    steel: 'your steel',
  },
  changes: { first: 'First version' },
  examples: {
    'carbon-10': '0.10 % C, table of ASTM A255',
    'carbon-30': '0.30 % C, table of ASTM A255',
    'carbon-60': '0.60 % C, table of ASTM A255',
    root: '20 + 60 √C at 0.45 % C',
    ninety: '90 % martensite at 0.40 % C',
    s8620: '8620 at 20 °C/s, Maynier',
  },
} satisfies CalculatorTexts;
