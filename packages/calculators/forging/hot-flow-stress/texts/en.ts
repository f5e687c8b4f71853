import type { CalculatorTexts } from '../../../core/texts/texts.ts';

export default {
  summary:
    'Hot flow stress of steel: Misaka, Shida, Hensel–Spittel and Medina–Hernandez compared, with the Zener–Hollomon parameter, for load, power and simulation.',
  inputs: {
    steel: 'Heat analysis',
    temperatureC: 'Temperature',
    strain: 'True strain',
    strainRate: 'Strain rate',
    misakaBy: 'Misaka for',
    spittelSteel: 'Hensel–Spittel coefficients',
    activationKJmol: 'Activation energy for ln Z only',
  },
  choices: {
    'misakaBy.carbon': 'carbon steel (f = 1)',
    'misakaBy.alloyed': 'low-alloy steel (f by analysis)',
    'spittelSteel.C22': 'C20 / C22',
    'spittelSteel.C45': 'C45',
    'spittelSteel.S355J2': 'S355J2',
  },
  outputs: {
    meanStressMPa: 'Flow stress, mean of three models',
    misakaMPa: 'Misaka & Yoshimoto (mean of the pass)',
    shidaMPa: 'Shida',
    spittelMPa: 'Hensel–Spittel',
    medinaMPa: 'Medina & Hernandez (peak)',
    lnZ: 'ln Z',
    logZ: 'log Z',
    medinaActivationKJmol: 'Activation energy in Medina’s formula',
    shidaTransitionC: 'Transition temperature of Shida',
  },
  warnings: {
    compared_rates:
      'Misaka applies from {from} s⁻¹; the mean of the three models was compared with measurements from {low} to {high} s⁻¹.',
    mean_extrapolated: 'The mean includes formulas outside their range: {list}.',
    alloyed:
      '{label} = {amount} is outside the range of Misaka, Shida and these Hensel–Spittel coefficients ({range}; unalloyed steel by EN 10020, and the P20-type steel of {source} with which the mean was compared; the authors state no range of alloying elements). The value is extrapolated.',
    below_transition:
      'Below {transition} °C ferrite is present ({source}); the other models assume austenite.',
    different_stresses:
      'Misaka gives the mean of a pass, Shida and Hensel–Spittel the stress at the strain, Medina the peak without strain. In plane strain multiply by 1.155.',
  },
  chart: {
    mean: 'mean of the models',
    overStrain: 'Flow stress versus true strain',
    overTemperature: 'Flow stress versus temperature',
    strain: 'True strain',
    stress: 'Flow stress',
    temperature: 'Temperature',
  },
  changes: {
    alloyRange:
      'Each element above the steels of the mean is named with its range, also molybdenum and vanadium; the mean is then out of range. Before, high-speed steel was in range',
    dashedModels:
      'A formula outside its range in an input that is not on the axis, e.g. the strain rate, is drawn dashed',
    meanLine:
      'The mean is drawn versus temperature; below 30 1/s the strain rates are stated at which it was compared with measurements',
    measuredRates:
      'In range also at 0.001 to 30 1/s: the mean was compared with measurements up to 5 1/s, and all formulas apply from 30 1/s',
    tagOfMean:
      'Out of range whenever the mean includes a formula outside its range, as its curve is dashed; the sentence names the formulas',
    meanRange:
      'The mean is dashed beyond the range of its models; a wide span is a warning; the peak stress is not drawn versus strain',
    startInRange: 'The values at the start are in the ranges of all models',
    measured:
      'Shows how far each formula is from measurements; Medina & Hernandez counts up to 1250 °C, where measurements bear it out',
    first: 'First version',
  },
  examples: {
    misaka: 'Misaka: 0.45 % C, 1100 °C, 0.3, 50 s⁻¹',
    shida: 'Shida: 0.45 % C, 1100 °C, 0.3, 10 s⁻¹',
    'shida-ferrite': 'Shida below the transition: 0.10 % C, 750 °C',
    spittel: 'Hensel–Spittel: C45, 1100 °C, 0.3, 10 s⁻¹',
    medina: 'Medina & Hernandez: 0.42 % C, 0.22 % Mo, 1100 °C, 1 s⁻¹',
    zener: 'Zener–Hollomon: 1 s⁻¹, 312 kJ/mol, 1000 °C',
  },
} satisfies CalculatorTexts;
