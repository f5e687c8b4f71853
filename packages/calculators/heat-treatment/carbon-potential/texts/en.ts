import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Carbon potential of a furnace atmosphere from CO₂, dew point or oxygen probe, the resulting carbon content of an alloy steel, and the soot limit.',
  inputs: {
    temperatureC: 'Temperature',
    measuredBy: 'Measured by',
    monoxidePercent: 'CO',
    hydrogenPercent: 'H₂',
    dioxidePercent: 'CO₂',
    dewPointC: 'Dew point',
    probeMv: 'Probe voltage',
    pressureAtm: 'Total pressure',
    steel: 'Heat analysis',
  },
  choices: {
    'measuredBy.dioxide': 'CO₂',
    'measuredBy.dew-point': 'dew point',
    'measuredBy.probe': 'oxygen probe',
  },
  outputs: {
    potential: 'Carbon potential',
    alloyCarbon: 'Carbon in the alloy steel',
    activity: 'Carbon activity (graphite 1)',
    saturation: 'Saturation (soot limit)',
    logOxygen: 'Oxygen, log10 in atm',
    alloyFactor: 'Alloy factor',
  },
  warnings: {
    no_potential: 'This gas has no carbon potential up to 6 %.',
    soot: 'Above the soot limit: carbon is deposited.',
    low_temperature: 'Below 800 °C the gas is far from equilibrium.',
    unusual_monoxide: 'CO = {monoxide} % is outside 15–35 %, the usual endothermic gases.',
    over_water: 'Dew point below 0 °C: vapour pressure over water, by convention.',
    equilibrium_gas: 'Equilibrium: residual CH₄ and a probe colder than the gas shift the true value.',
  },
  chart: {
    potentialOverTemperature: 'Carbon potential of this gas versus temperature',
    temperature: 'Temperature',
    potential: 'Carbon potential',
    furnaceGas: 'furnace gas',
    sootLimit: 'soot limit',
  },
  changes: {
    unconfirmed:
      'The carbon potential is unconfirmed again: only the program of a vendor prints the equilibria and the activity',
    readAgain:
      'Only the carbon of the alloy steel is still unconfirmed: equilibria and activity were read in another text',
    sootLimitAtEnd: 'The soot limit is named at its end',
    gasSum: 'Gases that add up to more than 100 % are refused',
    first: 'First version',
  },
  examples: {
    dioxide: '925 °C, 20 % CO, 0.25 % CO₂',
    probe: '927 °C, 1140 mV',
    'dew-point': '927 °C, dew point 0 °C',
    alloy: '16MnCr5 at a potential of 0.80 %',
  },
  problems: { gas_sum: '{label}: the gases add up to {sum} %, more than 100 %.' },
} satisfies CalculatorTexts;
