/** Reference cases. */
import type { Example } from '../../core/calculator.ts';

const steel = { material: 'carbon-steel' };

const hollow = { ...steel, widthMm: 100, heightMm: 100, wallMm: 5, lengthM: 1 };

export const metalWeightExamples: readonly Example[] = [
  {
    key: 'plate',
    inputs: { ...steel, shape: 'plate', thicknessMm: 10, widthMm: 1500, plateLengthMm: 3000 },
    expected: { massKg: 353.25 },
    tolerance: 0.01,
    origin: 'derived',
    shown: true,
  },
  {
    key: 'ipe-300',
    inputs: { ...steel, shape: 'standard', standard: 'IPE-300', lengthM: 1 },
    expected: { areaMm2: 5381, massPerMetreKgM: 42.24, tabulatedKgM: 42.2 },
    tolerance: { areaMm2: 1, massPerMetreKgM: 0.1, tabulatedKgM: 0 },
    origin: 'known',
    source: 'en-10365',
  },
  {
    key: 'heb-200',
    inputs: { ...steel, shape: 'standard', standard: 'HEB-200', lengthM: 1 },
    expected: { areaMm2: 7808, massPerMetreKgM: 61.29 },
    tolerance: { areaMm2: 1, massPerMetreKgM: 0.1 },
    origin: 'known',
    source: 'en-10365',
  },
  {
    key: 'angle-100',
    inputs: {
      ...steel,
      shape: 'angle',
      legAMm: 100,
      legBMm: 100,
      thicknessMm: 10,
      rootRadiusMm: 12,
      toeRadiusMm: 6,
      lengthM: 1,
    },
    expected: { areaMm2: 1915, massPerMetreKgM: 15.04 },
    tolerance: { areaMm2: 1, massPerMetreKgM: 0.1 },
    origin: 'known',
    source: 'en-10365',
  },
  {
    key: 'hollow-hot',
    inputs: { ...hollow, shape: 'hollow-hot' },
    expected: { massPerMetreKgM: 14.7 },
    tolerance: 0.05,
    origin: 'known',
    source: 'en-10210-2',
  },
  {
    key: 'hollow-cold',
    inputs: { ...hollow, shape: 'hollow-cold' },
    expected: { massPerMetreKgM: 14.41 },
    tolerance: 0.05,
    origin: 'known',
    source: 'en-10210-2',
  },
  {
    key: 'pipe',
    inputs: { ...steel, shape: 'tube', outsideDiameterMm: 168.3, wallMm: 7.11, lengthM: 1 },
    expected: { massPerMetreKgM: 28.26 },
    tolerance: 0.02,
    origin: 'known',
    source: 'asme-b36.10',
  },
  {
    key: 'rebar',
    inputs: { ...steel, shape: 'standard', standard: 'rebar-16', lengthM: 1 },
    expected: { massPerMetreKgM: 1.578 },
    tolerance: 0.005,
    origin: 'known',
    source: 'asme-b36.10',
  },
  {
    key: 'hexagon',
    inputs: { ...steel, shape: 'hexagon', acrossFlatsMm: 30, lengthM: 1 },
    expected: { massPerMetreKgM: 6.118 },
    tolerance: 0.001,
    origin: 'derived',
  },
  {
    key: 'sphere',
    inputs: { ...steel, shape: 'sphere', diameterMm: 100 },
    expected: { massKg: 4.11 },
    tolerance: 0.001,
    origin: 'derived',
  },
  {
    key: 'round-316l',
    inputs: { material: '316L', shape: 'round', diameterMm: 50, lengthM: 1 },
    expected: { massKg: 15.708 },
    tolerance: 0.001,
    origin: 'derived',
  },
];
