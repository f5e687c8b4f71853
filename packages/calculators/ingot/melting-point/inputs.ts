/** Inputs of the melting point. */
import { steel42CrMo4 } from './examples.ts';

export const meltingPointInputs = [
  {
    kind: 'composition',
    key: 'steel',
    prefix: '',
    elements: {
      C: { min: 0, max: 2 },
      Si: { min: 0, max: 5 },
      Mn: { min: 0, max: 25 },
      P: { min: 0, max: 0.5 },
      S: { min: 0, max: 0.5 },
      Cr: { min: 0, max: 35 },
      Ni: { min: 0, max: 40 },
      Mo: { min: 0, max: 10 },
      Cu: { min: 0, max: 5 },
      V: { min: 0, max: 5 },
      Ti: { min: 0, max: 2 },
      Al: { min: 0, max: 5 },
      Nb: { min: 0, max: 3 },
      W: { min: 0, max: 20 },
      O: { min: 0, max: 0.2 },
    },
    default: steel42CrMo4,
    defaultGrade: '42CrMo4',
  },
  {
    kind: 'choice',
    key: 'practice',
    choices: ['uphill', 'downhill', 'continuous'],
    default: 'uphill',
    programDefault: true,
  },
  {
    kind: 'number',
    key: 'pouringTemperatureC',
    unit: 'C',
    symbol: 'T_\\mathrm{p}',
    default: 1560,
    programDefault: true,
    limits: { min: 1200, max: 1800 },
  },
] as const;
