/** Inputs of the calculator. */
import * as hardness from '../../formulas/hardness/hardness-conversion.ts';

const by =
  (way: 'value' | 'vickers' | 'brinell') =>
  (choices: Readonly<Record<string, string>>): boolean =>
    choices['by'] === way;

const diagonal = {
  kind: 'number',
  unit: 'mm',
  default: 0.43,
  limits: { min: 0.001, max: 10 },
  range: { min: 0.02, max: 1.4, source: 'iso-6507' },
  when: by('vickers'),
} as const;

export const hardnessInputs = [
  {
    kind: 'choice',
    key: 'material',
    choices: hardness.materialClasses,
    default: 'unalloyed',
    programDefault: true,
  },
  {
    kind: 'choice',
    key: 'by',
    choices: ['value', 'vickers', 'brinell'],
    default: 'value',
    programDefault: true,
  },
  {
    kind: 'choice',
    key: 'scale',
    choices: ['HV', 'HBW', 'HRC', 'HRB', 'HRA', 'HK', 'HR15N', 'HR30N', 'HR45N'],
    default: 'HV',
    when: by('value'),
  },
  {
    kind: 'number',
    key: 'value',
    scale: 'scale',
    unit: '1',
    default: 300,
    limits: { min: 1, max: 2000 },
    when: by('value'),
  },
  {
    kind: 'number',
    key: 'vickersForceN',
    unit: 'N',
    symbol: 'F',
    default: 294.2,
    limits: { min: 0.001, max: 2000 },
    range: { min: 0.0098, max: 980.7, source: 'iso-6507' },
    when: by('vickers'),
  },
  { ...diagonal, key: 'firstDiagonalMm', symbol: 'd_1' },
  { ...diagonal, key: 'secondDiagonalMm', symbol: 'd_2' },
  {
    kind: 'number',
    key: 'brinellForceN',
    unit: 'N',
    symbol: 'F',
    default: 29420,
    limits: { min: 1, max: 50000 },
    range: { min: 9.807, max: 29420, source: 'iso-6506' },
    when: by('brinell'),
  },
  {
    kind: 'number',
    key: 'ballMm',
    unit: 'mm',
    symbol: 'D',
    default: 10,
    limits: { min: 0.5, max: 20 },
    range: { min: 1, max: 10, source: 'iso-6506' },
    when: by('brinell'),
  },
  {
    kind: 'number',
    key: 'indentationMm',
    unit: 'mm',
    symbol: 'd',
    default: 4,
    limits: { min: 0.05, max: 20 },
    when: by('brinell'),
  },
] as const;
