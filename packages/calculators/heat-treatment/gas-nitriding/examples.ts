/** Reference cases of gas nitriding. */
import type { Example } from '../../core/calculator.ts';

const treated = { temperatureC: 520, timeH: 20 };

export const nitridingExamples: readonly Example[] = [
  {
    key: 'burette-30',
    inputs: { ...treated, Cr: 1, dissociationPercent: 30 },
    expected: { nitridingPotential: 6.559, phase: 'epsilon' },
    tolerance: 0.033,
    origin: 'derived',
    shown: true,
  },
  {
    key: 'burette-60',
    inputs: { ...treated, Cr: 1, dissociationPercent: 60 },
    expected: { nitridingPotential: 1.325, phase: 'gamma-prime' },
    tolerance: 0.0066,
    origin: 'derived',
  },
  {
    key: 'wanted-potential',
    inputs: { ...treated, Cr: 1, gasBy: 'potential', wantedPotential: 3 },
    expected: { dissociationReadingPercent: 43.7, nitridingPotential: 3 },
    tolerance: { dissociationReadingPercent: 0.2, nitridingPotential: 1e-6 },
    origin: 'derived',
  },
  {
    key: 'diluted',
    inputs: { ...treated, Cr: 1, gasBy: 'inlet', ammoniaInletPercent: 60, crackedPercent: 50 },
    expected: { ammoniaAtm: 0.2308, hydrogenAtm: 0.3462, nitridingPotential: 1.133 },
    tolerance: { ammoniaAtm: 0.0011, hydrogenAtm: 0.0017, nitridingPotential: 0.0056 },
    origin: 'derived',
  },
  {
    key: 'chromium-depth',
    inputs: { ...treated, Cr: 1, dissociationPercent: 30 },
    expected: { depthMm: 0.41 },
    tolerance: 0.0123,
    origin: 'derived',
  },
  {
    key: 'boundaries',
    inputs: { ...treated, Cr: 1, dissociationPercent: 30 },
    expected: { gammaPrimeBoundary: 0.224, epsilonBoundary: 3.19 },
    tolerance: { gammaPrimeBoundary: 0.0045, epsilonBoundary: 0.064 },
    origin: 'derived',
  },
];
