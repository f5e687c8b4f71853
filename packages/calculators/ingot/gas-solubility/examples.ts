/** Reference cases. */
import type { Example } from '../../core/calculator.ts';

const steel304L = { C: 0.02, Si: 0.4, Mn: 1.5, Cr: 18.2, Ni: 8.2, Mo: 0.2 };

export const examples: readonly Example[] = [
  {
    key: 'iron-hydrogen',
    inputs: { gas: 'hydrogen', temperatureC: 1600, pressureMbar: 1013.25 },
    expected: { solubilityPpm: 24.66 },
    tolerance: 0.12,
    origin: 'derived',
    source: 'weinstein-1963',
  },
  {
    key: 'iron-nitrogen',
    inputs: { gas: 'nitrogen', temperatureC: 1600, pressureMbar: 1013.25 },
    expected: { solubilityPercent: 0.045 },
    tolerance: 0.0009,
    origin: 'known',
    source: 'pehlke-1960',
    shown: true,
  },
  {
    key: 's304l',
    inputs: { ...steel304L, gas: 'nitrogen', temperatureC: 1600, pressureMbar: 1013.25 },
    expected: { logActivityCoefficient: -0.6982, solubilityPercent: 0.2248 },
    tolerance: { logActivityCoefficient: 0.007, solubilityPercent: 0.0022 },
    origin: 'derived',
  },
  {
    key: 'degassing',
    inputs: {
      gas: 'hydrogen',
      pressureMbar: 1,
      initialPpm: 6,
      equilibriumPpm: 0.8,
      ratePerMin: 0.1,
      timeMin: 20,
    },
    expected: { degassedPpm: 1.504 },
    tolerance: 0.0045,
    origin: 'derived',
  },
];
