/** Reference cases of microsegregation. */
import type { Example } from '../../core/calculator.ts';

const manganese = { element: 'Mn', Mn: 1.5, phase: 'delta', solidFraction: 0.95 };
const tenth = { ...manganese, alphaFrom: 'entered', alpha: 0.1 };

export const segregationExamples: readonly Example[] = [
  {
    key: 'scheil',
    inputs: { ...manganese, phase: 'gamma', model: 'scheil', solidFraction: 0.9 },
    expected: { liquidPercent: 2.4894, solidPercent: 1.9417, liquidScheilPercent: 2.4894 },
    tolerance: 0.0019,
    origin: 'derived',
  },
  {
    key: 'lever',
    inputs: { element: 'P', P: 0.015, phase: 'gamma', model: 'lever', solidFraction: 0.9 },
    expected: { liquidPercent: 0.069124, liquidLeverPercent: 0.069124 },
    tolerance: 0.000069,
    origin: 'derived',
  },
  {
    key: 'brody-flemings',
    inputs: { ...tenth, model: 'brody-flemings' },
    expected: { liquidBrodyFlemingsPercent: 2.3845 },
    tolerance: 0.0024,
    origin: 'derived',
  },
  {
    key: 'clyne-kurz',
    inputs: { ...tenth, model: 'clyne-kurz' },
    expected: { omega: 0.096626, liquidClyneKurzPercent: 2.3949, liquidPercent: 2.3949 },
    tolerance: { omega: 0.000097, liquidClyneKurzPercent: 0.0024, liquidPercent: 0.0024 },
    origin: 'derived',
    shown: true,
  },
  {
    key: 'ohnaka',
    inputs: { ...tenth, model: 'ohnaka-plate' },
    expected: { liquidOhnakaPlatePercent: 2.4397 },
    tolerance: 0.0024,
    origin: 'derived',
  },
  {
    key: 'half-is-lever',
    inputs: {
      element: 'C',
      C: 0.4,
      phase: 'gamma',
      model: 'brody-flemings',
      solidFraction: 0.8,
      alphaFrom: 'entered',
      alpha: 0.5,
    },
    expected: { liquidBrodyFlemingsPercent: 0.84746, liquidLeverPercent: 0.84746 },
    tolerance: 0.000003,
    origin: 'derived',
  },
  {
    key: 'spacing',
    inputs: { C: 0.1, Mn: 0.75, coolingRateCPerS: 1 },
    expected: { armSpacingUm: 97.01 },
    tolerance: 0.19,
    origin: 'derived',
    source: 'won-2001',
  },
  {
    key: 'fourier',
    inputs: {
      ...manganese,
      timeFrom: 'time',
      solidificationTimeS: 1000,
      spacingFrom: 'entered',
      spacingUm: 200,
      alphaFrom: 'diffusivity',
      diffusivityUm2s: 0.2,
    },
    expected: { fourier: 0.02 },
    tolerance: 0.000002,
    origin: 'derived',
  },
];
