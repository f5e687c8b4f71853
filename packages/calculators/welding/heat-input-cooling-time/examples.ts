/** Reference cases of the heat input. */
import type { Example } from '../../core/calculator.ts';
import * as cooling from '../../formulas/welding/weld-cooling.ts';
import { s355j2 as withoutNitrogen } from '../weld-steel.ts';

export const s355j2 = { ...withoutNitrogen, N: 0.005 };
const x70 = {
  C: 0.06,
  Si: 0.25,
  Mn: 1.6,
  Cr: 0.1,
  Mo: 0.1,
  V: 0.03,
  Ni: 0.15,
  Cu: 0.15,
  Nb: 0.05,
  B: 0,
  N: 0.004,
};
const direct = (heatInputKJmm: number, preheatC: number, thicknessMm: number) => ({
  ...s355j2,
  energyBy: 'heat-input',
  heatInputKJmm,
  preheatC,
  thicknessMm,
  joint: 'plate',
});
/** Heat input in kJ/mm that gives t8/5 of exactly 10 s on thick plate without preheat. */
const tenSeconds = 10 / cooling.coolingTime3d(1, 20, 1);

export const heatExamples: readonly Example[] = [
  {
    key: 'electrical',
    inputs: {
      ...s355j2,
      energyBy: 'electrical',
      voltageV: 24,
      currentA: 180,
      speedMmS: 3,
      process: '135',
      thicknessMm: 20,
    },
    expected: { arcEnergyKJmm: 1.44, heatInputKJmm: 1.152 },
    tolerance: 1e-6,
    origin: 'derived',
    shown: true,
  },
  {
    key: 'peer',
    inputs: { ...s355j2, energyBy: 'arc-energy', arcEnergyKJmm: 3.52, process: '111', thicknessMm: 20 },
    expected: { heatInputKJmm: 2.816 },
    tolerance: 1e-6,
    origin: 'known',
  },
  {
    key: 'thin',
    inputs: direct(1, 20, 10),
    expected: { transitionThicknessMm: 14.66, regime: '2D', coolingTimeS: 11.36 },
    tolerance: 0.01,
    origin: 'derived',
  },
  {
    key: 'thick',
    inputs: direct(1, 20, 30),
    expected: { regime: '3D', coolingTimeS: 5.29 },
    tolerance: 0.01,
    origin: 'derived',
  },
  {
    key: 'fillet',
    inputs: { ...direct(1, 20, 30), joint: 'fillet-t' },
    expected: { coolingTimeS: 3.54 },
    tolerance: 0.01,
    origin: 'derived',
  },
  {
    key: 'preheated',
    inputs: direct(1.5, 100, 15),
    expected: { transitionThicknessMm: 19.18, regime: '2D', coolingTimeS: 16.29 },
    tolerance: 0.01,
    origin: 'derived',
  },
  {
    key: 'heavy',
    inputs: direct(2, 150, 40),
    expected: { transitionThicknessMm: 23.24, regime: '3D', coolingTimeS: 15.69 },
    tolerance: 0.01,
    origin: 'derived',
  },
  {
    key: 's355-10s',
    inputs: direct(tenSeconds, 20, 100),
    expected: {
      coolingTimeS: 10,
      hardnessYurioka: 304.8,
      hardnessDuren: 316.6,
      hardnessSuzuki: 317.3,
      martensiteHardness: 434.4,
      bainiteHardness: 216.4,
      martensiteTimeS: 0.797,
      bainiteTimeS: 77.46,
    },
    tolerance: {
      coolingTimeS: 1e-9,
      hardnessYurioka: 0.5,
      hardnessDuren: 0.5,
      hardnessSuzuki: 0.5,
      martensiteHardness: 0.5,
      bainiteHardness: 0.5,
      martensiteTimeS: 0.005,
      bainiteTimeS: 0.5,
    },
    origin: 'derived',
  },
  {
    key: 'x70-10s',
    inputs: { ...direct(tenSeconds, 20, 100), ...x70 },
    expected: { hardnessYurioka: 261.1, hardnessDuren: 252.4, hardnessSuzuki: 268.1 },
    tolerance: 0.5,
    origin: 'derived',
  },
];
