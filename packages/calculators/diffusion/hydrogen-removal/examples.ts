/** Reference cases. */
import type { Example } from '../../core/calculator.ts';

const unit = { temperatureC: 200, diffusivityModel: 'own', ownDiffusivityM2S: 1e-9, initialPpm: 1 };

const steelBar = { shape: 'cylinder', diameterMm: 500, temperatureC: 650, initialPpm: 4, targetPpm: 2 };

export const hydrogenRemovalExamples: readonly Example[] = [
  {
    key: 'half-time',
    inputs: { ...unit, shape: 'plate', thicknessMm: 100, targetPpm: 0.5, place: 'mean' },
    expected: { fourier: 0.0492 },
    tolerance: 0.00025,
    origin: 'known',
    source: 'crank',
    shown: true,
  },
  {
    key: 'plate-tenth',
    inputs: { ...unit, shape: 'plate', thicknessMm: 100, targetPpm: 0.1, place: 'mean' },
    expected: { fourier: 0.212 },
    tolerance: 0.001,
    origin: 'derived',
    source: 'crank',
  },
  {
    key: 'cylinder-tenth',
    inputs: { ...unit, shape: 'cylinder', diameterMm: 100, targetPpm: 0.1, place: 'centre' },
    expected: { fourier: 0.4796 },
    tolerance: 0.0024,
    origin: 'derived',
    source: 'crank',
  },
  {
    key: 'forging',
    inputs: { ...steelBar, diffusivityModel: 'johnsonHill', timeH: 100 },
    expected: { diffusivityM2S: 2.443e-8, meanPpm: 1.233, centrePpm: 2.781 },
    tolerance: { diffusivityM2S: 0.024e-8, meanPpm: 0.012, centrePpm: 0.028 },
    origin: 'derived',
    source: 'johnson-1960',
  },
  {
    key: 'bake',
    inputs: {
      ...unit,
      shape: 'plate',
      thicknessMm: 25,
      ownDiffusivityM2S: 1e-10,
      targetPpm: 0.5,
      timeH: 4,
    },
    expected: { meanPpm: 0.8917 },
    tolerance: 0.0089,
    origin: 'derived',
  },
  {
    key: 'trapped',
    inputs: {
      ...steelBar,
      temperatureC: 25,
      diffusivityModel: 'oriani',
      bindingEnergyKjMol: 30,
      trapRatio: 0.001,
    },
    expected: { diffusivityM2S: 4.019e-11 },
    tolerance: 0.04e-11,
    origin: 'derived',
    source: 'oriani-1970',
  },
];
