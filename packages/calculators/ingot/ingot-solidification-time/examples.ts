/** Reference cases. */
import type { Example } from '../../core/calculator.ts';

const iron = { shape: 'round', sizeMm: 600, heightMm: 2000, mould: 'iron' };

export const ingotSolidificationTimeExamples: readonly Example[] = [
  {
    key: 'sand-plate',
    inputs: {
      shape: 'plate',
      sizeMm: 20,
      widthMm: 100,
      heightMm: 300,
      mould: 'sand-constant',
      mouldConstantMinCm2: 4,
    },
    expected: { timeChvorinovMin: 2.49 },
    tolerance: 0.0125,
    origin: 'known',
    source: 'groover',
    shown: true,
  },
  {
    key: 'shell',
    inputs: {
      shape: 'plate',
      sizeMm: 200,
      widthMm: 1000,
      mould: 'iron',
      constantMmMin05: 20,
      elapsedMin: 4,
    },
    expected: { shellMm: 40, shellPlaneMm: 40 },
    tolerance: 0.04,
    origin: 'printed',
    source: 'britannica-steel',
  },
  {
    key: 'half-thickness',
    inputs: { ...iron, shape: 'plate', widthMm: 2000 },
    expected: { timePlaneMin: 133.1, timeStefanMin: 133.1 },
    tolerance: 0.4,
    origin: 'derived',
  },
  {
    key: 'cylinder',
    inputs: iron,
    expected: { timeStefanMin: 66.57 },
    tolerance: 0.2,
    origin: 'derived',
    source: 'flemings-1974',
  },
  {
    key: 'sand-properties',
    inputs: { ...iron, mould: 'sand-properties' },
    expected: { mouldConstantSM2: 1676000, mouldConstantMinCm2: 2.794 },
    tolerance: { mouldConstantSM2: 8400, mouldConstantMinCm2: 0.014 },
    origin: 'derived',
  },
  {
    key: 'feeder',
    inputs: { ...iron, volumeFrom: 'entered', bodyVolumeM3: 1.2, shrinkage: 0.035, feederEfficiency: 0.14 },
    expected: { feederVolumeM3: 0.4 },
    tolerance: 0.0012,
    origin: 'derived',
  },
];
