/** Reference cases of the retained austenite. */
import type { Example } from '../../core/calculator.ts';

const entered = (martensiteStartC: number, subzeroTemperatureC: number) => ({
  martensiteStartBy: 'entered',
  martensiteStartC,
  subzeroTemperatureC,
});

export const retainedAusteniteExamples: readonly Example[] = [
  {
    key: 'ms-330',
    inputs: entered(330, -80),
    expected: { koistinenPercent: 3.3 },
    tolerance: 0.02,
    origin: 'derived',
  },
  {
    key: 'ms-150',
    inputs: entered(150, -80),
    expected: { koistinenPercent: 23.9, koistinenSubzeroPercent: 8 },
    tolerance: 0.1,
    origin: 'derived',
  },
  {
    key: 'ms-150-nitrogen',
    inputs: { ...entered(150, -196), targetPercent: 5 },
    expected: { koistinenSubzeroPercent: 2.2, targetKoistinenC: -122 },
    tolerance: { koistinenSubzeroPercent: 0.1, targetKoistinenC: 1 },
    origin: 'derived',
  },
  {
    key: 's4140',
    inputs: { C: 0.4, Si: 0.25, Mn: 0.85, Cr: 0.95, Mo: 0.2, martensiteStartBy: 'van-bohemen' },
    expected: { vanBohemenStartC: 332.2, vanBohemenRate: 17.72, vanBohemenPercent: 0.4 },
    tolerance: { vanBohemenStartC: 0.1, vanBohemenRate: 0.01, vanBohemenPercent: 0.03 },
    origin: 'derived',
  },
  {
    key: 's52100',
    inputs: { C: 1, Si: 0.25, Mn: 0.35, Cr: 1.5, martensiteStartBy: 'van-bohemen' },
    expected: {
      vanBohemenStartC: 165.6,
      vanBohemenRate: 11.29,
      vanBohemenPercent: 19.3,
      vanBohemenSubzeroPercent: 6.2,
    },
    tolerance: {
      vanBohemenStartC: 0.1,
      vanBohemenRate: 0.01,
      vanBohemenPercent: 0.2,
      vanBohemenSubzeroPercent: 0.2,
    },
    origin: 'derived',
    shown: true,
  },
];
