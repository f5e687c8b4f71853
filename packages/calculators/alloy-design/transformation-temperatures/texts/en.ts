import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { authors } from './shared.ts';

export default {
  summary:
    'Transformation temperatures of a low-alloy steel on heating and cooling from its heat analysis, by regression on measured steels and by every common formula: for austenitizing, preheating and martempering.',
  inputs: { steel: 'Heat analysis' },
  outputs: {
    bfC: 'Bainite finish (Bf), Steven & Haynes',
    ...authors,
    bsBestC: 'Bainite start (Bs), best value',
    bsBest90LowC: 'Bs, lower end of the 90 % band',
    bsBest90HighC: 'Bs, upper end of the 90 % band',
    msBestC: 'Martensite start (Ms), best value',
    msBest90LowC: 'Ms, lower end of the 90 % band',
    msBest90HighC: 'Ms, upper end of the 90 % band',
    ac1MeanC: 'Ac1, mean',
    ac3MeanC: 'Ac3, mean',
    bsMeanC: 'Bainite start (Bs), mean',
    msMeanC: 'Martensite start (Ms), mean',
    ac1SpreadK: 'Ac1, spread between models',
    ac3SpreadK: 'Ac3, spread between models',
    bsSpreadK: 'Bs, spread between models',
    msSpreadK: 'Ms, spread between models',
    m50C: '50 % martensite (Steven & Haynes)',
    m90C: '90 % martensite (Steven & Haynes)',
    mfStevenHaynesC: 'Martensite finish (Mf), Steven & Haynes',
    mfKoistinenMarburgerC: '99 % martensite, Koistinen & Marburger',
  },
  warnings: {
    high_alloy:
      'The formulas are for low-alloy steels; with Cr > 5 % or {alloy} % alloying in all they are extrapolated. For stainless steels see Austenite Stability.',
    boron_unit: 'Boron is given in wt %, not ppm. Please check.',
    high_carbon:
      'C = {carbon} % is above 0.6 %: linear Ms formulas give values far too low. The mean uses only formulas in which the effect of carbon levels off ({source}; Ingber & Kunert). Enter dissolved carbon only.',
    hypereutectoid:
      'C = {carbon} % is above about 0.77 %: no Ac3, the steel is hypereutectoid. On heating it becomes fully austenitic at Acm, for which no formula is given here.',
    crossed:
      '{output}: the result is not above Ac1 and is not shown; the steel is outside those the formulas were made for.',
    withheld:
      '{output}: the result is not above the same author’s Ac1 and is not shown. It counts in the mean and the range, so that they have no step.',
    no_martensite: 'The mean Ms lies below absolute zero: martensite does not form on cooling.',
    below_absolute_zero: '{output}: the result lies below absolute zero and is not shown.',
    spread: '{output}: the models give {range}. Use the range, not a single value.',
    not_equilibrium: 'Equilibrium (Ae) ≠ heating (Ac) ≠ cooling (Ar); faster heating raises Ac1 and Ac3.',
    two_finishes: 'Mf has no sharp definition: Steven & Haynes mean practically complete, {source} 99 %.',
  },
  chart: {
    temperatures: 'Temperatures versus carbon',
    martensiteStart: 'Ms versus carbon',
    carbon: 'Carbon',
    temperature: 'Temperature',
    ac1: 'Ac1',
    ac3: 'Ac3',
    bs: 'Bs',
    ms: 'Ms',
    roomTemperature: 'room temperature',
    steel: '{steel}',
  },
  changes: {
    carbonMissing:
      'Without a stated carbon content, results are tagged as out of range, without band, and verdicts are withheld',
    oneRange:
      'Above 0.6 % C one range is stated for Ms by Steven & Haynes, that of its source; a second one, confirmed by measurements, stood beside it',
    withheldCounts: 'The note on an Ac3 that is not shown says that it counts in mean and range',
    confirmed: 'Bs of Lee is now confirmed',
    tagAllHighAlloy:
      'Every temperature of a high-alloy steel is tagged as out of range, also those by single authors',
    tagHighAlloy: 'Results of high-alloy steels are tagged as out of range, as the remark on them says',
    aboveAc1: 'Diagram: the band of Ac3 ends at Ac1, the axis at absolute zero',
    kunitakeChromium:
      'Ms of Kunitake with Cr −19.8 instead of −14.8: nearer to measured low-alloy steels; with 1 % Cr it is 5 K lower',
    noAc3: 'No Ac3 for hypereutectoid steels or where it would not be above Ac1',
    borneOut:
      'Where measurements contradict a formula by more than 60 K on average it is out of range and leaves the mean',
    measured: 'Ms and Bs by regression on measured steels, with 90 % band; wider limits of the analysis',
    blended:
      'Smooth means, each author weighted once; M50, M90 and Mf of Steven & Haynes from their own Ms; Bf added',
    first: 'First version',
  },
  examples: {
    s4140: '4140 with 0.40 % C, 0.85 % Mn',
    ingber: 'High-carbon steel, value printed with the collection MartensiteStart',
    c45: 'C45',
    s52100: '52100, all carbon dissolved: linear formulas fail',
    measured: '4140 measured on slow heating, ASM: Ac1 732 °C, Ac3 804 °C',
  },
} satisfies CalculatorTexts;
