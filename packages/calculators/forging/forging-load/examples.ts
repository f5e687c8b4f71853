/** Reference cases of the forging load. */
import type { Example } from '../../core/calculator.ts';

const groover = {
  mode: 'upset',
  diameterMm: 50,
  heightMm: 75,
  flowStressBy: 'power',
  strengthMPa: 350,
  hardeningExponent: 0.17,
  friction: 0.1,
};
const still = (heightMm: number) => ({ heightMm, finalHeightMm: heightMm });

export const loadExamples: readonly Example[] = [
  {
    key: 'groover-62',
    inputs: { ...groover, finalHeightMm: 62 },
    expected: { loadGrooverMN: 0.649303 },
    tolerance: 0.0019,
    origin: 'known',
    source: 'groover',
    shown: true,
  },
  {
    key: 'groover-36',
    inputs: { ...groover, finalHeightMm: 36 },
    expected: { loadGrooverMN: 1.467422 },
    tolerance: 0.0044,
    origin: 'known',
    source: 'groover',
  },
  {
    key: 'strip',
    inputs: { mode: 'strip', widthMm: 96, lengthMm: 150, ...still(6), flowStressMPa: 7, friction: 0.25 },
    expected: { slidingMm: 8.318, loadStripMN: 0.54 },
    tolerance: { slidingMm: 0.04, loadStripMN: 0.0027 },
    origin: 'printed',
    source: 'ghosh-mallik',
  },
  {
    key: 'disc',
    inputs: {
      mode: 'upset',
      diameterMm: 300,
      heightMm: 50,
      finalHeightMm: 25,
      flowStressMPa: 4 * Math.sqrt(3),
      friction: 0.25,
    },
    expected: { loadSlabMN: 3.648809 },
    tolerance: 5e-7,
    origin: 'printed',
    source: 'ghosh-mallik',
  },
  {
    key: 'siebel',
    inputs: { mode: 'upset', diameterMm: 600, ...still(400), flowStressMPa: 60, friction: 0.35 },
    expected: { loadSiebelMN: 19.93, loadMN: 20.36 },
    tolerance: 0.06,
    origin: 'derived',
  },
  {
    key: 'cogging',
    inputs: { mode: 'cogging', widthMm: 700, biteMm: 400, ...still(600), flowStressMPa: 60, friction: 0.3 },
    expected: { loadCoggingMN: 24.78, loadMN: 24.78 },
    tolerance: 0.074,
    origin: 'derived',
  },
  {
    key: 'friction-factor',
    inputs: { mode: 'upset', diameterMm: 500, ...still(250), flowStressMPa: 70, frictionFactor: 0.7 },
    expected: { loadFrictionFactorMN: 17.45 },
    tolerance: 0.052,
    origin: 'derived',
  },
  {
    key: 'strain-rate',
    inputs: { mode: 'upset', diameterMm: 600, ...still(400), flowStressMPa: 60, speedMmS: 50 },
    expected: { strainRatePerS: 0.125 },
    tolerance: 1.25e-7,
    origin: 'derived',
  },
];
