import { describe, expect, it } from 'vitest';
import { definitions, findDefinition } from '../../definitions.ts';
import { type Calculator, defineCalculator } from '../calculator.ts';
import { evaluate } from '../evaluate.ts';
import { fromQuery, toQuery } from '../inputs/address.ts';
import { defaultInputs, fieldsOf, type RawInputs } from '../inputs/fields.ts';
import { plusMinusText } from '../inputs/read-number.ts';
import { lacksCarbon } from '../models.ts';
import { isUncertain, limitedInputs, plusMinusOf } from './uncertain-inputs.ts';
import { shareOutside, spreading, spreadsOf } from './uncertainty.ts';

const input = (key: string) =>
  ({ kind: 'number', key, unit: '1', default: 10, limits: { min: 0, max: 1000 } }) as const;
/** Calculator with y = 3 a + b, whose spread follows from the variances, and a second output equal to y with a band of ± 8. */
const linear = defineCalculator({
  id: 'carbon-equivalent',
  version: '1.0',
  changes: [{ version: '1.0', date: '2026-11-23', key: 'first' }],
  inputs: [input('a'), input('b')],
  outputs: [
    { key: 'y', unit: '1', role: 'answer' },
    { key: 'best', unit: '1', role: 'answer', band: { low: 'low', high: 'high' } },
    { key: 'low', unit: '1', role: 'quantity' },
    { key: 'high', unit: '1', role: 'quantity' },
  ],
  sources: [],
  examples: [],
  compute: ({ a, b }) => {
    const y = 3 * (a as number) + (b as number);
    return { values: { y, best: y, low: y - 8, high: y + 8 }, warnings: [] };
  },
  explain: () => [],
}) as unknown as Calculator;

const spreads = (calculator: Calculator, raw: Record<string, unknown>) => {
  const found = spreadsOf(calculator, raw);
  if (!found) throw new Error('There is no spread.');
  return found;
};
const spread = (calculator: Calculator, raw: Record<string, unknown>, key: string) => {
  const found = spreads(calculator, raw)[key];
  if (!found) throw new Error(`${key} has no spread.`);
  return found;
};

describe('V-07 inputs with ±', () => {
  it('V-07 inputs with ± spread a linear result according to the sum of variances, within 5 %', () => {
    const { low, high } = spread(linear, { a: '10±2', b: '10±6' }, 'y');
    // A ± value is two standard deviations; the variances 9 · 1 and 9 add up.
    const half = 1.645 * Math.sqrt(9 + 9);
    expect(Math.abs((high - low) / 2 / half - 1)).toBeLessThan(0.05);
    expect(Math.abs((high + low) / 2 - 40)).toBeLessThan(0.05 * half);
  });

  it('V-07 inputs with ± are combined with the measured error as the root of the sum of squares', () => {
    const { low, high } = spread(linear, { a: '10±2', b: 10 }, 'best');
    const half = Math.hypot(8, 1.645 * 3);
    expect(Math.abs((high - low) / 2 / half - 1)).toBeLessThan(0.05);
    const narrow = spread(linear, { a: '10±0.0001', b: 10 }, 'best');
    expect((narrow.high - narrow.low) / 2).toBeCloseTo(8, 0);
  });

  it.each([
    ['tempered-hardness', { temperatureC: '600±10' }],
    ['tempered-hardness', { C: '0.4±0.002', temperatureC: '600±1' }],
    ['transformation-temperatures', { C: '0.42±0.001' }],
    ['jominy-hardenability', { C: '0.42±0.001' }],
  ] as const)(
    'V-07 the interval of $0 for inputs with ± ($1) contains the one for the exact inputs',
    (id, uncertain) => {
      const calculator = definitions[id] as unknown as Calculator;
      const exact = Object.entries(uncertain).map(([key, text]) => [key, Number(text.split('±')[0])]);
      const raw = defaultInputs(calculator);
      const result = evaluate(calculator, { ...raw, ...Object.fromEntries(exact) });
      if (!result.ok) throw new Error('no result');
      const found = spreads(calculator, { ...raw, ...uncertain });
      for (const { key, band } of calculator.outputs) {
        const [low, high] = band ? [result.values[band.low], result.values[band.high]] : [];
        const spread = found[key];
        if (typeof low !== 'number' || typeof high !== 'number' || !spread) continue;
        expect(spread.low).toBeLessThanOrEqual(low);
        expect(spread.high).toBeGreaterThanOrEqual(high);
      }
    },
  );

  it.each(Object.values(definitions))(
    'V-07 $id: a result that depends on a carbon content that is not stated has no interval by the ± of other inputs',
    (calculator) => {
      const fields = fieldsOf(calculator);
      const hasPlusMinus = fields.find((field) => field.kind === 'element' && field.element === 'Mn');
      const raw: RawInputs = Object.fromEntries(
        Object.entries(defaultInputs(calculator)).filter(
          ([key]) =>
            !fields.some((field) => field.key === key && field.kind === 'element' && field.element === 'C'),
        ),
      );
      const given = hasPlusMinus ? { ...raw, [hasPlusMinus.key]: '1±0.1' } : raw;
      const result = evaluate(calculator, given);
      const found = spreadsOf(calculator, given);
      if (!result.ok || !found) return;
      const withheld = Object.keys(found).filter((key) => lacksCarbon(key, result));
      expect(withheld).toEqual([]);
    },
  );

  it('V-07 CE (IIW) has an interval with a carbon content, and none without', () => {
    const calculator = definitions['carbon-equivalent'];
    const withPlusMinus = { Si: 0.35, Mn: '1.4±0.1' };
    expect(spreadsOf(calculator, { ...withPlusMinus, C: 0.2 })).toHaveProperty('CE_IIW');
    for (const raw of [withPlusMinus, { ...withPlusMinus, C: '-' }])
      expect(spreadsOf(calculator, raw)).not.toHaveProperty('CE_IIW');
  });

  it('V-07 for inputs with ±, the share of results outside a limit is returned', () => {
    const found = spread(linear, { a: 10, b: '10±6' }, 'y');
    expect(shareOutside(found, { max: 40 })).toBeCloseTo(0.5, 1);
    expect(shareOutside(found, { max: 40 + 1.645 * 3 })).toBeCloseTo(0.05, 2);
    expect(shareOutside(found, { min: 40 - 3, max: 40 + 3 })).toBeCloseTo(0.317, 1);
    expect(shareOutside(found, {})).toBe(0);
  });

  it('V-07 the shares of each input and of the measured error in the variance are returned, largest first', () => {
    const both = spread(linear, { a: '10±2', b: '10±6' }, 'y').shares;
    expect(both.map(({ key }) => key).toSorted()).toEqual(['a', 'b']);
    for (const { share } of both) expect(share).toBeCloseTo(0.5, 9);
    const { shares } = spread(linear, { a: '10±2', b: 10 }, 'best');
    const band = (8 / 1.645) ** 2;
    expect(shares.map(({ key }) => key)).toEqual([null, 'a']);
    expect(shares[0]?.share).toBeCloseTo(band / (band + 9), 6);
  });

  it('V-07 the uncertainty of a nonlinear result is sampled 2,000 times, that of a linear one 300 times', () => {
    const curved = {
      ...linear,
      compute: ({ a }: Record<string, unknown>) => {
        const y = (a as number) ** 3;
        return { values: { y, best: y, low: y, high: y }, warnings: [] };
      },
    } as unknown as Calculator;
    const drawn = spread(curved, { a: '10±8', b: 10 }, 'y');
    expect(drawn.sorted).toHaveLength(2000);
    // The 5 and 95 % points of a normal distribution are mapped by the monotonic cube.
    expect(Math.abs(Math.cbrt(drawn.high) - (10 + 1.645 * 4))).toBeLessThan(0.1);
    expect(Math.abs(Math.cbrt(drawn.low) - (10 - 1.645 * 4))).toBeLessThan(0.1);
    expect(spread(linear, { a: '10±2', b: '10±6' }, 'y').sorted).toHaveLength(300);
    const [early] = [...spreading(curved, { a: '10±8', b: 10 })].filter((each) => each !== undefined);
    expect(early?.['y']?.sorted).toHaveLength(300);
  });

  it('V-07 ± values do not change the result, and are part of the link', () => {
    const raw = { a: '10±2', b: 10 };
    expect(evaluate(linear, raw)).toEqual(evaluate(linear, { a: 10, b: 10 }));
    const { inputs } = fromQuery(linear, new URLSearchParams(toQuery(linear, raw)));
    expect(inputs).toEqual(raw);
  });

  it('V-07 samples stay within physical limits, are reproducible, and require a ± value', () => {
    expect(spread(linear, { a: 0, b: '1±20' }, 'y').sorted[0]).toBe(0);
    expect(spreads(linear, { a: '10±2', b: 10 })).toEqual(spreads(linear, { a: '10±2', b: 10 }));
    for (const raw of [
      { a: 10, b: 10 },
      { a: '10±0', b: 10 },
      { a: '10±x', b: 10 },
    ])
      expect(spreadsOf(linear, raw)).toBeNull();
    expect(isUncertain(linear, { a: '10±2', b: 10 })).toBe(true);
  });

  it('V-07 the ± of a hidden input has no effect', () => {
    const { 'ideal-critical-diameter': calculator } = definitions;
    const raw = { idealFrom: 'analysis', C: '0.42±0.05', Mn: 0.75 };
    const hidden = calculator.inputs.filter(
      (each) => each.kind === 'number' && each.when?.({ idealFrom: 'analysis' }) === false,
    );
    expect(hidden.length).toBeGreaterThan(0);
    const withHidden = { ...raw, ...Object.fromEntries(hidden.map(({ key }) => [key, '20±5'])) };
    expect(spreadsOf(calculator, withHidden)).toEqual(spreadsOf(calculator, raw));
    expect(plusMinusOf(calculator, withHidden)).toEqual(new Map([['C', 0.05]]));
  });

  it('V-07 ± values leave the results of every calculator unchanged, also in rows, integers and diagrams', () => {
    for (const calculator of Object.values(definitions)) {
      const shown = calculator.examples.find((each) => each.shown) ?? calculator.examples[0];
      const raw = shown?.inputs ?? {};
      const off = (value: unknown): unknown =>
        typeof value === 'number' && value !== 0
          ? plusMinusText(value, Math.abs(value) / 1000)
          : Array.isArray(value)
            ? value.map((row) =>
                Object.fromEntries(Object.entries(row).map(([key, each]) => [key, off(each)])),
              )
            : value;
      const given = Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, off(value)]));
      const [exact, same] = [evaluate(calculator, raw), evaluate(calculator, given)];
      if (!exact.ok || !same.ok) throw new Error(`${calculator.id} has no result`);
      expect(same.values, calculator.id).toEqual(exact.values);
      const step = spreading(calculator, given).next();
      expect(step.done, calculator.id).toBe(false);
    }
  });

  it('V-07 ± values of an analysis widen the bands of martensite start and tempered hardness', () => {
    const steel = { C: 0.42, Si: 0.25, Mn: 0.75, Cr: 1.05, Mo: 0.22 };
    const cases = [
      ['transformation-temperatures', {}, ['msBestC', 'msBest90LowC', 'msBest90HighC']],
      ['tempered-hardness', { temperatureC: 600, timeH: 2 }, ['bestHRC', 'best90LowHRC', 'best90HighHRC']],
    ] as const;
    for (const [id, more, [best, low, high]] of cases) {
      const calculator = findDefinition(id);
      if (!calculator) throw new Error(id);
      const result = evaluate(calculator, { ...steel, ...more });
      if (!result.ok) throw new Error(JSON.stringify(result.problems));
      const width = (result.values[high] as number) - (result.values[low] as number);
      const wide = spread(calculator, { ...steel, ...more, C: '0.42±0.06', Mn: '0.75±0.2' }, best);
      expect(wide.high - wide.low, id).toBeGreaterThan(1.02 * width);
      expect(wide.high - wide.low, id).toBeLessThan(2.5 * width);
    }
  });
});

it('V-07 the inputs whose ± reaches beyond their limits are returned with these limits', () => {
  const carbonEquivalent = definitions['carbon-equivalent'];
  const raw = { C: '0.18±5', Mn: '1.4±0.1', Si: '0.02±0.03', limit: 'S355', plateThicknessMm: '25±1' };
  expect([...limitedInputs(carbonEquivalent, raw).keys()]).toEqual(['C', 'Si']);
  expect(limitedInputs(carbonEquivalent, raw).get('Si')?.min).toBe(0);
});

it('V-07 a ± with a unit counts as one without, in the unit of its field', () => {
  const carbonEquivalent = definitions['carbon-equivalent'];
  for (const C of ['0.18±0.02', '0.18 ± 0.02 %', '0,18±0,02 wt%', '1800 ± 200 ppm'])
    expect(plusMinusOf(carbonEquivalent, { C, Mn: 1.4 }).get('C'), C).toBeCloseTo(0.02, 12);
  const thick = { C: 0.18, limit: 'S355', plateThicknessMm: '2.5±0.1 cm' };
  expect(plusMinusOf(carbonEquivalent, thick).get('plateThicknessMm')).toBeCloseTo(1, 12);
});
