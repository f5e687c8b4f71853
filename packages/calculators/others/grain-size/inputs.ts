/** Inputs of the grain size. */
import type { NumberInput } from '../../core/calculator.ts';

type Choices = Readonly<Record<string, string>>;

/** Returns whether a method has separate counts for each field. */
export const isCounted = (method: string | undefined): boolean =>
  method === 'planimetric' || method === 'line';

/** Returns a number input that is shown for one method only. */
const numberFor = <const Asked extends Omit<NumberInput, 'kind' | 'when'>>(method: string, asked: Asked) => ({
  kind: 'number' as const,
  ...asked,
  when: (choices: Readonly<Record<string, string>>) => choices['method'] === method,
});

export const grainSizeInputs = [
  {
    kind: 'choice',
    key: 'method',
    default: 'intercept',
    choices: ['number', 'diameter', 'intercept', 'per-mm2', 'per-inch2', 'planimetric', 'line'],
  },
  {
    kind: 'number',
    key: 'grainSize',
    unit: '1',
    symbol: 'G',
    default: 8,
    limits: { min: -5, max: 20 },
    range: { min: -3, max: 14, source: 'astm-e112' },
    when: (choices: Choices) => choices['method'] === 'number',
  },
  numberFor('diameter', {
    key: 'diameterUm',
    unit: 'um',
    symbol: '\\bar d',
    default: 22.4,
    limits: { min: 0.1, max: 50000 },
  }),
  numberFor('intercept', {
    key: 'interceptUm',
    unit: 'um',
    symbol: '\\bar l',
    default: 20,
    limits: { min: 0.1, max: 50000 },
  }),
  numberFor('per-mm2', {
    key: 'grainsPerMm2',
    unit: '1/mm2',
    symbol: 'N_\\mathrm{A}',
    default: 1984,
    limits: { min: 0.0001, max: 1e8 },
  }),
  numberFor('per-inch2', {
    key: 'grainsPerInch2',
    unit: '1',
    symbol: 'N_\\mathrm{AE}',
    default: 128,
    limits: { min: 0.0001, max: 1e8 },
  }),
  {
    kind: 'choice',
    key: 'testArea',
    choices: ['circle', 'rectangle'],
    default: 'circle',
    programDefault: true,
    when: (choices: Choices) => choices['method'] === 'planimetric',
  },
  numberFor('planimetric', {
    key: 'testAreaMm2',
    unit: 'mm2',
    symbol: 'A_\\mathrm{test}',
    default: 5000,
    programDefault: true,
    limits: { min: 1, max: 1e7 },
  }),
  numberFor('line', {
    key: 'lineLengthMm',
    unit: 'mm',
    symbol: 'L',
    default: 500,
    programDefault: true,
    limits: { min: 1, max: 100000 },
  }),
  {
    kind: 'number',
    key: 'magnification',
    unit: '1',
    symbol: 'M',
    default: 100,
    limits: { min: 1, max: 100000 },
    when: (choices: Choices) => isCounted(choices['method']),
  },
  {
    kind: 'series',
    key: 'fields',
    columns: [
      { kind: 'number', key: 'count', unit: '1', default: 60, limits: { min: 0, max: 100000 } },
      {
        kind: 'number',
        key: 'cutCount',
        unit: '1',
        default: 0,
        programDefault: true,
        limits: { min: 0, max: 100000 },
      },
    ],
    rows: { min: 0, max: 200 },
    default: [],
    example: [{ count: 60, cutCount: 20 }],
    when: (choices: Choices) => isCounted(choices['method']),
  },
] as const;
