import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Retained austenite after quenching and sub-zero treatment from the carbon and alloying elements dissolved in the austenite, and the temperature for a target content.',
  inputs: {
    steel: 'Austenite analysis',
    martensiteStartBy: 'Ms formula for Koistinen–Marburger',
    martensiteStartC: 'Martensite start (Ms)',
    quenchTemperatureC: 'End temperature of the quench',
    subzeroTemperatureC: 'Sub-zero temperature',
    stabilizationK: 'Stabilization by waiting (lowers Ms)',
    targetPercent: 'Target retained austenite',
  },
  choices: {
    'martensiteStartBy.best': 'best value (regression)',
    'martensiteStartBy.van-bohemen': 'van Bohemen',
    'martensiteStartBy.ingber': 'Ingber & Kunert',
    'martensiteStartBy.andrews': 'Andrews (linear)',
    'martensiteStartBy.entered': 'custom value',
  },
  outputs: {
    koistinen90HighPercent: 'RA, upper end of its 90 % band',
    koistinen90LowPercent: 'RA, lower end of its 90 % band',
    martensiteStart90HighC: 'Ms, upper end of its 90 % band',
    martensiteStart90LowC: 'Ms, lower end of its 90 % band',
    martensiteStartUsedC: 'Ms used for Koistinen–Marburger',
    vanBohemenStartC: 'Ms used for van Bohemen',
    vanBohemenRate: 'Rate of van Bohemen, 1000 α in 1/K',
    targetKoistinenC: 'Temperature for the target content, Koistinen–Marburger',
    targetVanBohemenC: 'Temperature for the target content, van Bohemen',
    martensitePercent: 'Martensite after the quench',
    koistinenPercent: 'After the quench, Koistinen–Marburger',
    vanBohemenPercent: 'After the quench, van Bohemen',
    koistinenSubzeroPercent: 'After sub-zero, Koistinen–Marburger',
    vanBohemenSubzeroPercent: 'After sub-zero, van Bohemen',
  },
  warnings: {
    below_absolute_zero:
      'The calculated Ms is below absolute zero: the steel stays austenitic, and no Ms is given.',
    no_martensite: 'Ms = {start} °C is not above the end temperature of the quench: no martensite forms.',
    linear_start:
      'C = {carbon} % is above 0.6 %: the linear formula ({source}) gives Ms far too low and retained austenite too high.',
    high_carbon: 'C = {carbon} % is above 1.1 %: {source} underestimate retained austenite.',
    silicon:
      'Si = {silicon} %: austenite stabilized by bainite (TRIP, carbide-free bainite) is not described.',
    high_alloy: 'High-alloy steel: outside the range of these models. The values are extrapolated.',
    target_too_cold:
      'The target content would require a temperature below −196 °C: it cannot be reached by sub-zero treatment alone.',
    stabilization_estimate:
      'The effect of a delay is an estimate: carry out sub-zero treatment within an hour of quenching.',
    dissolved_carbon:
      'Enter the carbon dissolved at the austenitizing temperature: 100Cr6 at 845 °C holds about 0.60–0.65 % C in solution.',
    temper_soon: 'Temper within hours: fresh martensite may crack. Below Mf further cooling has no effect.',
    no_rate: '{source}: no rate parameter for this analysis.',
  },
  chart: {
    overTemperature: 'Retained austenite versus temperature',
    overCarbon: 'Retained austenite versus carbon (van Bohemen)',
    temperature: 'Temperature',
    retained: 'Retained austenite',
    carbon: 'Carbon dissolved',
    koistinen: 'Koistinen–Marburger',
    vanBohemen: 'van Bohemen',
    afterQuench: 'after the quench',
    afterSubzero: 'after sub-zero',
    steel: '{steel}, 20 °C',
  },
  changes: {
    bandWithheld: 'Results of high-alloy steels are stated without a band',
    carbonMissing:
      'Without a stated carbon content, results are tagged as out of range, without band, and verdicts are withheld',
    tagHighAlloy: 'Results of high-alloy steels are tagged as out of range, as the remark on them says',
    processFirst: 'The temperatures of the quench stand before the analysis; results are unchanged',
    bestStart:
      'Ms is the regression on measured steels with its band, and the headline follows Koistinen–Marburger from it; the published formulas remain selectable',
    noStart: 'No Ms below absolute zero',
    first: 'First version',
  },
  examples: {
    'ms-330': 'Ms 330 °C, quenched to 20 °C',
    'ms-150': 'Ms 150 °C: 20 and −80 °C',
    'ms-150-nitrogen': 'Ms 150 °C: −196 °C, and temperature for 5 %',
    s4140: '4140',
    s52100: '52100, all carbon dissolved',
  },
} satisfies CalculatorTexts;
