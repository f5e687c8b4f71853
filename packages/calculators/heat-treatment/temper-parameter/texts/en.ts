import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'A single parameter for tempering time and temperature: compare treatments, combine several steps, and find the equivalent time or temperature.',
  inputs: {
    steps: 'Tempering steps',
    'steps.temperatureC': 'Temperature',
    'steps.timeH': 'Holding time',
    constantBy: 'Constant C',
    C: 'Carbon content',
    constant: 'Custom constant C',
    ramps: 'Heating and cooling',
    heatingRateCPerH: 'Heating rate',
    coolingRateCPerH: 'Cooling rate',
    referenceTemperatureC: 'Reference temperature',
    referenceTimeH: 'Reference time',
    ac1C: 'Ac1 of the steel',
  },
  choices: {
    'constantBy.fixed': '20 (usual)',
    'constantBy.carbon': 'by carbon content',
    'constantBy.custom': 'custom value',
    'ramps.none': 'not counted',
    'ramps.linear': 'linear ramps',
  },
  outputs: {
    parameter: 'Temper parameter P/1000 (Hollomon–Jaffe)',
    constant: 'Constant C',
    equivalentTimeH: 'Equivalent time at the reference temperature',
    equivalentTemperatureC: 'Equivalent temperature for the reference time',
    larsonMillerRankine: 'The same with °R (Larson–Miller)',
  },
  warnings: {
    single_curve:
      'One curve for all times and temperatures holds only below Ac1 and without secondary hardening or decomposition of retained austenite ({source}).',
    added_at_reference: 'Several steps are converted to {reference} °C and added up there ({source}).',
    ramp_constant:
      'The ramp formula was published with C = 20 ({source}); here it is used with a different C.',
    ramp_left_out: 'A ramp is too fast for the formula and is not counted ({source}).',
  },
  problems: { above_ac1: '{label}: {amount} is not below Ac1 ({ac1} °C); temper below Ac1.' },
  chart: { map: 'Lines of equal P', time: 'Time', temperature: 'Temperature' },
  changes: {
    noSingleNumber: 'A single step has no number in the diagram',
    first: 'First version',
  },
  examples: {
    dillinger: '600 °C for 1 h, C = 20 (formula of the Dillinger e-service, which uses 273 K)',
    'four-hours': '580 °C for 4 h',
    hotter: '600 °C for 1 h, equivalent time at 650 °C',
    longer: '600 °C for 1 h, equivalent temperature for 10 h',
    'two-steps': '550 °C for 2 h and 600 °C for 1 h, added up at 600 °C',
  },
} satisfies CalculatorTexts;
