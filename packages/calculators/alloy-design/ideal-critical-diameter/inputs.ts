/** Inputs of the ideal critical diameter. */
import { quenchBaths } from '../../formulas/hardenability/quench-severity.ts';

type Choices = Readonly<Record<string, string>>;

export const idealDiameterInputs = [
  {
    kind: 'choice',
    key: 'medium',
    choices: [...quenchBaths, 'custom'],
    default: 'oil-good',
    programDefault: true,
  },
  {
    kind: 'number',
    key: 'severityPerInch',
    unit: '1/inch',
    symbol: 'H',
    default: 0.5,
    limits: { min: 0.01, max: 20 },
    when: (choices: Choices) => choices['medium'] === 'custom',
  },
  {
    kind: 'number',
    key: 'barDiameterMm',
    unit: 'mm',
    symbol: 'D_\\mathrm{bar}',
    default: 50,
    programDefault: true,
    limits: { min: 1, max: 1000 },
  },
  {
    kind: 'choice',
    key: 'idealFrom',
    choices: ['analysis', 'entered'],
    default: 'analysis',
    programDefault: true,
  },
  {
    kind: 'composition',
    key: 'steel',
    prefix: '',
    elements: {
      C: { min: 0, max: 1.2 },
      Si: { min: 0, max: 3 },
      Mn: { min: 0, max: 3 },
      P: { min: 0, max: 0.2 },
      S: { min: 0, max: 0.4 },
      Cr: { min: 0, max: 5 },
      Ni: { min: 0, max: 5 },
      Mo: { min: 0, max: 2 },
      V: { min: 0, max: 0.5 },
      Al: { min: 0, max: 0.2 },
      Cu: { min: 0, max: 1.5 },
      B: { min: 0, max: 0.02 },
      Zr: { min: 0, max: 0.5 },
    },
    unused: ['P', 'S', 'Al', 'B'],
    default: { C: 0.405, Si: 0.25, Mn: 0.875, P: 0.015, S: 0.01, Cr: 0.95, Mo: 0.2 },
    defaultGrade: '4140',
  },
  {
    kind: 'number',
    key: 'enteredIdealMm',
    unit: 'mm',
    symbol: 'D_\\mathrm{I}',
    default: 50,
    limits: { min: 1, max: 1000 },
    when: (choices: Choices) => choices['idealFrom'] === 'entered',
  },
  {
    kind: 'choice',
    key: 'grainCorrection',
    choices: ['none', 'grossmann'],
    default: 'none',
    programDefault: true,
    when: (choices: Choices) => choices['idealFrom'] === 'analysis',
  },
  {
    kind: 'number',
    key: 'grainSize',
    unit: '1',
    symbol: 'G',
    default: 7,
    limits: { min: 0, max: 14 },
    when: (choices: Choices) =>
      choices['idealFrom'] === 'analysis' && choices['grainCorrection'] === 'grossmann',
  },
] as const;
