/**
 * Sweeps every numeric input through its limits and tests bounds, undefined results, steps, and the directions that
 * physics demands.
 */
import { describe, expect, it } from 'vitest';
import type { Calculator, OutputValues } from '../core/calculator.ts';
import { evaluate } from '../core/evaluate.ts';
import { defaultInputs, type Field, fieldsOf, type RawInputs } from '../core/inputs/fields.ts';
import { definitions } from '../definitions.ts';
import { boundsOf, physicsOf } from './physics.ts';

type NumberField = Extract<Field, { kind: 'number' | 'element' }>;

/**
 * Evaluations per input, limits included: usual number, number where steps are searched, and number of halvings of an
 * interval with a jump.
 */
const [coarse, fine, halvings] = [9, 65, 12];
/** Number of intervals that are halved: those whose jump differs most from the jumps in adjacent intervals. */
const suspects = 4;
/** Jumps below this share of the largest value are ignored, as are those of one in the last digit shown. */
const slightest = 0.0015;

const numericFields = (calculator: Calculator): readonly NumberField[] =>
  fieldsOf(calculator).filter((field) => field.kind === 'number' || field.kind === 'element');

/** Returns values from one limit to the other: evenly spaced or, over more than two decades, in equal ratios. */
function placesOf({ limits: { min, max }, ...field }: NumberField, points: number): readonly number[] {
  const ratio = min > 0 && max / min > 100;
  const whole = field.kind === 'number' && field.input.whole === true;
  const places = Array.from({ length: points }, (_, at) => {
    const share = at / (points - 1);
    const place = ratio ? Math.min(max, min * (max / min) ** share) : min + (max - min) * share;
    return whole ? Math.round(place) : place;
  });
  return [...new Set(places)];
}

type Found = { readonly place: number; readonly values: OutputValues };

/** Returns the output values for these inputs with one of them changed; null where a rule between inputs refuses. */
function valuesWith(
  calculator: Calculator,
  inputs: RawInputs,
  key: string,
  place: number,
): OutputValues | null {
  const result = evaluate(calculator, { ...inputs, [key]: place });
  return result.ok ? result.values : null;
}

function sweepOf(
  calculator: Calculator,
  field: NumberField,
  points: number,
  inputs: RawInputs = defaultInputs(calculator),
): readonly Found[] {
  return placesOf(field, points).flatMap((place) => {
    const values = valuesWith(calculator, inputs, field.key, place);
    return values ? [{ place, values }] : [];
  });
}

const numberAt = (found: OutputValues | null | undefined, output: string): number | null => {
  const value = found?.[output];
  return typeof value === 'number' ? value : null;
};

/**
 * Returns the widest jump of an output, and its largest value. Intervals that stand out from their neighbours are halved
 * towards their larger part: the jump of a curve becomes small, that of a step does not.
 */
function stepOf(
  sweep: readonly Found[],
  output: string,
  valuesAt: (place: number) => OutputValues | null,
): { readonly jump: number; readonly largest: number } {
  const known = sweep.flatMap(({ place, values }) => {
    const value = numberAt(values, output);
    return value === null ? [] : [[place, value] as const];
  });
  const largest = Math.max(Number.MIN_VALUE, ...known.map(([, value]) => Math.abs(value)));
  const jumps = known.slice(1).map(([, value], at) => value - (known[at]?.[1] ?? value));
  const oddity = (at: number): number => {
    const [here = 0, before = 0, after = 0] = [
      jumps[at],
      jumps[at - 1] ?? jumps[at],
      jumps[at + 1] ?? jumps[at],
    ];
    return Math.abs(here - (before + after) / 2);
  };
  const odd = jumps.map((_, at) => at).sort((a, b) => oddity(b) - oddity(a));
  const left = odd.slice(0, suspects).map((at) => {
    let [from, to] = [known[at] ?? [0, 0], known[at + 1] ?? [0, 0]];
    for (let halving = 0; halving < halvings; halving += 1) {
      const place = (from[0] + to[0]) / 2;
      const value = numberAt(valuesAt(place), output);
      if (value === null) return 0;
      if (Math.abs(value - from[1]) > Math.abs(to[1] - value)) to = [place, value];
      else from = [place, value];
    }
    return Math.abs(to[1] - from[1]);
  });
  return { jump: Math.max(0, ...left), largest };
}

describe.each(Object.values(definitions).map((each) => [each.id, each] as const))('%s', (id, calculator) => {
  const physics = physicsOf[id];
  const sweeps = new Map<string, readonly Found[]>();
  const sweepAlong = (field: NumberField): readonly Found[] => {
    const known = sweeps.get(field.key) ?? sweepOf(calculator, field, coarse);
    sweeps.set(field.key, known);
    return known;
  };

  it('C-01: the physical expectations refer to existing inputs and outputs', () => {
    const [inputs, outputs] = [
      fieldsOf(calculator).map(({ key }) => key),
      calculator.outputs.map(({ key }) => key),
    ];
    const directions = [...Object.entries(physics.rises ?? {}), ...Object.entries(physics.falls ?? {})];
    for (const [input, along] of directions) {
      expect(inputs).toContain(input);
      for (const each of along) expect(outputs).toContain(each);
    }
    const named = [physics.bounds, physics.undefinedWhere].flatMap((each) => Object.keys(each ?? {}));
    for (const each of [...named, ...(physics.smooth ?? [])]) expect(outputs).toContain(each);
  });

  it('C-01: within the limits of each input every output is physically possible, and no result is missing', () => {
    for (const field of numericFields(calculator)) {
      for (const { place, values } of sweepAlong(field)) {
        for (const { key, unit, role } of calculator.outputs) {
          const value = values[key];
          const where = `${key} = ${value} at ${field.key} = ${place}`;
          if (role === 'answer' && !physics.undefinedWhere?.[key]) expect(value, where).not.toBeNull();
          // A formula by one author may be far off outside its range, where a warning is shown, but its sign must be
          // correct.
          const { min, max } = physics.bounds?.[key] ?? boundsOf[unit];
          if (typeof value !== 'number') continue;
          expect(value, where).toBeGreaterThanOrEqual(min ?? -Infinity);
          if (role !== 'model') expect(value, where).toBeLessThanOrEqual(max ?? Infinity);
        }
      }
    }
  });

  it('C-01: outputs rise and fall with each input as physics demands', () => {
    for (const field of numericFields(calculator)) {
      const directions = [
        ...(physics.rises?.[field.key] ?? []).map((output) => [output, 1] as const),
        ...(physics.falls?.[field.key] ?? []).map((output) => [output, -1] as const),
      ];
      for (const [output, sign] of directions) {
        const known = sweepAlong(field).flatMap(({ place, values }) => {
          const value = numberAt(values, output);
          return value === null ? [] : [[place, value] as const];
        });
        for (const [at, [place, value]] of known.entries()) {
          const before = known[at - 1]?.[1] ?? value;
          expect(sign * (value - before), `${output} at ${field.key} = ${place}`).toBeGreaterThanOrEqual(
            -1e-9 * Math.abs(value),
          );
        }
      }
    }
  });

  it('C-01: answers and outputs blended from several models have no step over any input', () => {
    const steady = calculator.outputs.filter(
      ({ key, role }) => role === 'answer' || physics.smooth?.includes(key),
    );
    for (const field of numericFields(calculator)) {
      if (physics.stepsOver?.[field.key] || (field.kind === 'number' && field.input.whole === true)) continue;
      for (const choices of [{}, ...(physics.smoothAlsoWith ?? [])]) {
        const inputs = { ...defaultInputs(calculator), ...choices };
        const sweep = sweepOf(calculator, field, fine, inputs);
        // Several outputs stand out in the same interval, which is halved at the same places.
        const halved = new Map<number, OutputValues | null>();
        const valuesAt = (place: number): OutputValues | null => {
          const values = halved.has(place)
            ? (halved.get(place) ?? null)
            : valuesWith(calculator, inputs, field.key, place);
          halved.set(place, values);
          return values;
        };
        for (const { key, digits } of steady) {
          const { jump, largest } = stepOf(sweep, key, valuesAt);
          const lastDigit = digits === undefined ? 0 : 10 ** -digits;
          expect(
            jump,
            `step of ${key} over ${field.key} with ${JSON.stringify(choices)}`,
          ).toBeLessThanOrEqual(Math.max(slightest * largest, lastDigit * (1 + 1e-9)));
        }
      }
    }
  });
});
