/** What both diagrams of weld metal ask besides the three analyses: how the metals mix, run by run. */
import type { NumberInput } from '../core/calculator.ts';

export const mixingInputs = [
  {
    kind: 'number',
    key: 'dilutionPercent',
    unit: '%',
    symbol: 'D',
    default: 30,
    programDefault: true,
    limits: { min: 0, max: 100 },
    control: 'slider',
  },
  {
    kind: 'number',
    key: 'shareAPercent',
    unit: '%',
    symbol: 's_\\mathrm{A}',
    default: 50,
    programDefault: true,
    limits: { min: 0, max: 100 },
    control: 'slider',
  },
  {
    kind: 'number',
    key: 'passes',
    unit: '1',
    symbol: 'n',
    default: 1,
    programDefault: true,
    whole: true,
    limits: { min: 1, max: 10 },
  },
  {
    kind: 'number',
    key: 'fillDilutionPercent',
    unit: '%',
    symbol: 'D_\\mathrm{fill}',
    default: 30,
    programDefault: true,
    limits: { min: 0, max: 100 },
    control: 'slider',
  },
] as const satisfies readonly NumberInput[];
