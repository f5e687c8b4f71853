import type { CalculatorTexts } from '../../../core/texts/texts.ts';
import { shared } from './shared.ts';

export default {
  summary:
    'Soaking time of an ingot or bloom in the austenite range until microsegregation or banding has decreased to the target residual.',
  inputs: {
    element: 'Element',
    dataSet: 'Diffusion data',
    ownDiffusivityM2S: 'Custom diffusion coefficient',
    temperatureC: 'Soaking temperature',
    spacingUm: 'Spacing',
    convention: 'Spacing measured from',
    forging: 'Forging before soaking',
    forgingRatio: 'Forging ratio',
    targetResidual: 'Target residual segregation',
    timeH: 'Soaking time',
    segregatedSolidusC: 'Solidus of the segregated regions',
  },
  choices: {
    ...shared('data compiled for solidification models'),
    'dataSet.preferred': 'chosen by range',
    'dataSet.own': 'custom value',
    'convention.full': 'maximum to next maximum (arm spacing)',
    'convention.half': 'maximum to minimum (half spacing)',
    'forging.drawn': 'drawn out (spacing by √S)',
    'forging.flattened': 'flattened, bands (spacing by S)',
  },
  outputs: {
    timeForTargetH: 'Time for the target residual',
    residual: 'Residual segregation after the soaking time',
    relaxationTimeH: 'Relaxation time (to 1/e)',
    spacingAfterForgingUm: 'Spacing after forging, maximum to maximum',
    diffusivityM2S: 'Diffusion coefficient',
    timeFastestDataH: 'Shortest time of all data',
    timeSlowestDataH: 'Longest time of all data',
  },
  warnings: {
    incipient_melting:
      'Less than 30 K below the solidus of the segregated regions: incipient melting is possible above {limit} °C.',
    solidification_data:
      '{source}: measured for solidification (1300–1500 °C); at 1000 °C they may be off by a factor of 2 to 3.',
    data_not_confirmed:
      'Diffusion data from {source} are not confirmed against the original. Check before use.',
    fast_element:
      '{element} homogenizes within seconds to minutes; the soaking time is governed by Mn, Cr, Ni and Mo.',
    first_mode:
      'Above a residual of 0.5 the true profile is not yet a cosine (a Scheil profile fades faster at first).',
    macrosegregation: 'Macrosegregation over millimetres and more cannot be removed by soaking.',
    precipitates: 'Dissolution of precipitates and inclusions is not included.',
  },
  problems: {
    no_such_data: '{label}: this author has no data for {element} in austenite. Available: {sets}.',
  },
  chart: {
    residualOverTime: 'Residual segregation over time',
    timeOverTemperature: 'Soaking time versus temperature',
    time: 'Time',
    temperature: 'Temperature',
    residual: 'Residual segregation',
    target: 'target',
  },
  changes: {
    belowSolidus:
      'Drawing only: no curve above the solidus, an axis as long as the curves, the hot curve named at its point; D with two digits',
    solidWithin: 'Curves within the diffusion data are solid',
    dashedBeyond:
      'Curves at temperatures outside the diffusion data are dashed; names are placed beside the curves; the result states whether it is within the data',
    twoDigits:
      'Times with two significant digits, as the data allow; the diagram ends where its curves do and names them on the line',
    threeTemperatures:
      'The diagram shows 50 K to either side of the temperature, each curve named beside its end',
    hotterSoak: 'The default soaking temperature is 1300 °C instead of 1200 °C',
    first: 'First version',
  },
  examples: {
    'five-percent': '200 µm, D = 1 × 10⁻¹⁴ m²/s, down to 5 %',
    relaxation: 'Relaxation time for a half spacing of 100 µm (formula of Porter & Easterling)',
    manganese: '42CrMo4, manganese, 300 µm, 1200 °C, 10 h',
    carbon: 'Carbon over 80 µm at 1100 °C: seconds',
  },
} satisfies CalculatorTexts;
