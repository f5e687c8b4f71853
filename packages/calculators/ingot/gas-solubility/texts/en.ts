import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { models } from './shared.ts';

export default {
  summary:
    'Solubility of hydrogen and nitrogen in liquid steel at a given partial pressure, the equilibrium pressure of a given content, and the content after vacuum degassing.',
  inputs: {
    gas: 'Gas',
    steel: 'Heat analysis',
    temperatureC: 'Temperature',
    pressureMbar: 'Partial pressure of the gas',
    contentPpm: 'Given content',
    initialPpm: 'Content before degassing',
    equilibriumPpm: 'Final (equilibrium) content',
    ratePerMin: 'Rate constant',
    timeMin: 'Degassing time',
  },
  choices: { 'gas.hydrogen': 'hydrogen', 'gas.nitrogen': 'nitrogen' },
  outputs: {
    solubilityPpm: 'Equilibrium content',
    solubilityPercent: 'Equilibrium content in wt %',
    activityCoefficient: 'Activity coefficient',
    logActivityCoefficient: 'log of the activity coefficient',
    equilibriumPressureMbar: 'Partial pressure for the given content',
    degassedPpm: 'Content after degassing',
    ...models('Hydrogen', 'Nitrogen'),
  },
  warnings: {
    far_outside:
      'The calculated gas content exceeds 5 %: the interaction coefficients do not apply to this analysis and pressure, and no content is given.',
    below_liquidus:
      'The steel is not liquid: its liquidus is about {liquidus} °C ({source}). Solid steel holds less gas.',
    beyond_chromium: 'Above 60 % Cr the interaction coefficients do not hold.',
    beyond_aluminium: 'Above 3.8 % Al the interaction coefficients do not hold.',
    nitrides_form: 'Above 0.5 % Ti or Zr, nitrides form before this nitrogen content is reached.',
    above_one_atmosphere:
      'Sieverts’ law is confirmed up to 1 atm (1013 mbar) only; above it the value is extrapolated.',
    pressure_chromium:
      'Chromium steels deviate from Sieverts’ law above 1 atm of nitrogen; the value is extrapolated.',
    picks_up: 'The final content is above the initial content: the steel picks up gas.',
    nitrogen_slow:
      'Nitrogen is removed far more slowly than hydrogen (rate constant about 0.1 to 0.3 times that of hydrogen); oxygen and sulphur at the surface hinder it.',
    partial_pressure: 'The pressure is that of this gas alone, not the total pressure.',
  },
  chart: {
    nitrogen: 'Nitrogen in the steel',
    hydrogen: 'Hydrogen in the steel',
    pressure: 'Partial pressure (mbar)',
    overPressure: 'Content versus square root of pressure',
    overTemperature: 'Pure iron at 1 atm (reference curve)',
    degassing: 'Degassing',
    rootOfPressure: 'Square root of partial pressure',
    content: 'Content',
    temperature: 'Temperature',
    time: 'Time',
    steel: '{steel}',
    equilibrium: 'final content',
    alpha: 'alpha',
    gamma: 'gamma',
    delta: 'delta',
    liquid: 'liquid',
  },
  changes: {
    carbonMissing:
      'Without a stated carbon content, results are tagged as out of range, without band, and verdicts are withheld',
    nitrogenUnconfirmed:
      'The nitrogen line of Pehlke & Elliott is now unconfirmed: no reliable text that prints it was found',
    conditionsFirst: 'Gas, temperature and pressure come before the analysis; hydrogen has two decimals',
    nitrogenLine:
      'Nitrogen line of the JSPS sourcebook corrected to −1.063, as Ishii et al. measured it: 2 % less nitrogen',
    vacuumDefault: 'The form begins with 1 mbar, a vacuum treatment, instead of one atmosphere of gas',
    liquidus: 'Warns of a steel below its liquidus; gas contents above 5 % are not given',
    first: 'First version',
  },
  examples: {
    'iron-hydrogen': 'Hydrogen in pure iron, 1600 °C, 1 atm',
    'iron-nitrogen': 'Nitrogen in pure iron, 1600 °C, 1 atm (0.044–0.045 % published)',
    s304l: 'Nitrogen in 304L, 1600 °C, 1 atm',
    degassing: 'Hydrogen from 6 ppm, k = 0.1 per minute, 20 min',
  },
} satisfies CalculatorTexts;
