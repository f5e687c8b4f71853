/** Reference cases. */
import type { Example } from '../../core/calculator.ts';

const withoutHotTop = { hotTop: 'none', densityKgM3: 7850 };

export const ingotWeightExamples: readonly Example[] = [
  {
    key: 'round',
    inputs: { ...withoutHotTop, section: 'round', bottomMm: 500, topMm: 560, heightMm: 1500 },
    expected: { bodyVolumeM3: 0.33128, bodyMassKg: 2600.6 },
    tolerance: { bodyVolumeM3: 0.0003, bodyMassKg: 2.6 },
    origin: 'derived',
  },
  {
    key: 'octagon',
    inputs: { ...withoutHotTop, section: 'polygon', sides: 8, bottomMm: 800, topMm: 900, heightMm: 2000 },
    expected: {
      areaBottomM2: 0.53019,
      bodyVolumeM3: 1.1985,
      bodyMassKg: 9407.9,
      heightToDiameter: 2.353,
      taperTotalPercent: 5,
      taperPerSidePercent: 2.5,
    },
    tolerance: {
      areaBottomM2: 0.0005,
      bodyVolumeM3: 0.0012,
      bodyMassKg: 9.4,
      heightToDiameter: 0.005,
      taperTotalPercent: 0.01,
      taperPerSidePercent: 0.005,
    },
    origin: 'derived',
    source: 'ingot-geometry',
    shown: true,
  },
  {
    key: 'square',
    inputs: {
      ...withoutHotTop,
      section: 'square',
      bottomMm: 600,
      topMm: 600,
      heightMm: 1800,
      cornerRadiusMm: 80,
    },
    expected: { areaBottomM2: 0.35451, bodyMassKg: 5009.2 },
    tolerance: { areaBottomM2: 0.00035, bodyMassKg: 5 },
    origin: 'derived',
  },
];
