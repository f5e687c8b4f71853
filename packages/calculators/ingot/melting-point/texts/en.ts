import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { models } from './shared.ts';

export default {
  summary:
    'Liquidus and solidus of a steel by several authors, with superheat and a pouring temperature for ingots or continuous casting.',
  inputs: {
    steel: 'Heat analysis',
    practice: 'Casting practice',
    pouringTemperatureC: 'Pouring temperature',
  },
  choices: {
    'practice.uphill': 'ingot, uphill teeming',
    'practice.downhill': 'ingot, downhill teeming',
    'practice.continuous': 'continuous casting',
  },
  outputs: {
    ...models({
      liquidus: 'Liquidus',
      solidus: 'Solidus',
      handbook: 'CC handbook',
      carbonSteel: ' (carbon steel)',
    }),
    liquidusMeanC: 'Liquidus temperature, mean value',
    liquidusSpreadK: 'Spread between liquidus models',
    solidusMeanC: 'Solidus temperature, mean value',
    freezingRangeK: 'Freezing range',
    superheatK: 'Superheat at the pouring temperature',
    pouringFromC: 'Recommended pouring temperature',
    pouringToC: 'Recommended pouring temperature, upper end',
  },
  warnings: {
    no_solidus:
      '{output}: the formulas give no value below the liquidus; the analysis is outside the steels they were made for.',
    high_alloy:
      'Alloying elements add up to {alloy} %: the formulas are valid below 5 %; expect errors of 10 to 20 K.',
    solidus_stainless:
      'The solidus formulas do not hold for stainless steel (304L is measured at about 1400 to 1455 °C).',
    takeuchi_left_out:
      'The solidus of {source} is given only up to 0.2 % C and 5 % Cr; outside these limits it is far below any real solidus.',
    peritectic: 'C = {carbon} % lies in the peritectic range (0.09–0.17 % C): uneven shell, risk of cracks.',
    hirai_high_carbon:
      'Hirai’s liquidus above 0.5 % C is based on a branch of the formula that is not confirmed ({source}).',
    spread: '{output}: the models give {range}. Use the range, not a single value.',
    below_liquidus: 'The pouring temperature is not above the liquidus: the steel would freeze.',
  },
  chart: {
    range: 'Melting range versus carbon',
    carbon: 'Carbon',
    temperature: 'Temperature',
    peritectic: 'peritectic',
    liquidus: 'liquidus, mean and spread',
    solidusHirai: 'solidus, Hirai',
    solidusHandbook: 'solidus, handbook',
    pouring: 'pouring temperature',
    steel: 'liquidus of {steel}',
    solidusMean: 'solidus, mean',
  },
  changes: {
    carbonMissing:
      'Without a stated carbon content, results are tagged as out of range, without band, and verdicts are withheld',
    confirmed: 'The liquidus of steeluniversity was read in its own simulation',
    steadyLiquidus:
      'No step of liquidus and band at 0.5 and 0.6 % C; recommended pouring temperature as one range; mean solidus drawn; no warning for a spread up to 20 K',
    noSolidus: 'No solidus where it would not be below the liquidus',
    blended: 'Means without steps: the weight of a formula decreases towards the end of its range',
    first: 'First version',
  },
  examples: {
    s42crmo4: '42CrMo4, typical heat analysis',
    s355: 'S355, typical heat analysis',
    c10: 'C10, typical heat analysis',
    iron: 'Pure iron: the constant of each formula',
    'peritectic-liquid': 'Peritectic liquid of the iron-carbon diagram, 0.53 % C',
  },
} satisfies CalculatorTexts;
