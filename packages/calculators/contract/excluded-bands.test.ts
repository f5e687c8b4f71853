/** Tests that a result that a remark excludes has no band that was measured for other steels or conditions. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../core/evaluate.ts';
import { defaultInputs } from '../core/inputs/fields.ts';
import { commonWarnings } from '../core/texts/common-words.ts';
import { definitions, texts } from '../definitions.ts';
import { anyInputs } from './any-inputs.ts';

/** Remarks beside a band that covers the inputs, because it widens with their distance from the measurements. */
const widening = ['far_from_data', 'hold_not_measured', 'tempering_not_measured'];
/** Excluding remarks whose results keep the band, because the regression has a range of its own: `far_from_data`. */
const ownRange: Readonly<Record<string, readonly string[]>> = {
  'transformation-temperatures': ['high_alloy'],
};

const banded = Object.values(definitions).filter(({ outputs }) => outputs.some(({ band }) => band));

/** Inputs at which a remark excludes a result with a band. */
const excluded: readonly (readonly [keyof typeof definitions, object])[] = [
  ['tempered-hardness', { temperatureC: 715, Ni: 3.5 }],
  ['tempered-hardness', { C: undefined }],
  ['retained-austenite', { Ni: 6 }],
  ['austenite-grain-growth', { Cr: 5 }],
  ['transformation-temperatures', { C: undefined }],
];

/** Returns the bands of a result that remarks exclude, as `output remark`. */
function excludedBands(calculator: (typeof banded)[number], raw: object): readonly string[] {
  const result = evaluate(calculator, raw);
  if (!result.ok) return [];
  return calculator.outputs.flatMap(({ key, band }) => {
    if (!band || [band.low, band.high].every((end) => result.values[end] === null)) return [];
    return result.warnings
      .filter(({ code, outside }) => outside?.includes(key) && !widening.includes(code))
      .filter(({ code }) => !ownRange[calculator.id]?.includes(code))
      .map(({ code }) => `${key} ${code}`);
  });
}

describe('bands of excluded results', () => {
  it.each(banded.map((calculator) => [calculator.id, calculator] as const))(
    'V-03: %s has no band at a result that a remark excludes',
    (_, calculator) => {
      const usual = defaultInputs(calculator);
      const changes = fc.tuple(anyInputs(calculator), fc.array(fc.nat(), { minLength: 1, maxLength: 3 }));
      fc.assert(
        fc.property(changes, ([any, places]) => {
          const keys = Object.keys(any);
          const changed = places.map((place) => keys[place % keys.length] ?? '');
          const raw = { ...usual, ...Object.fromEntries(changed.map((key) => [key, any[key]])) };
          expect(excludedBands(calculator, raw)).toEqual([]);
        }),
        { numRuns: 400, seed: 5 },
      );
    },
  );

  it.each(excluded)('V-03: %s with %o has a result without a band', (id, changes) => {
    const calculator = definitions[id];
    const raw = Object.fromEntries(
      Object.entries({ ...defaultInputs(calculator), ...changes }).filter(([, value]) => value !== undefined),
    );
    const result = evaluate(calculator, raw);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const isExcluded = (key: string) => result.warnings.some(({ outside }) => outside?.includes(key));
    const found = calculator.outputs.filter(({ key, band }) => band && isExcluded(key));
    expect(found.length).toBeGreaterThan(0);
    for (const { band } of found) expect(result.values[band?.low ?? '']).toBeNull();
  });

  it.each(widening)('V-03: the remark “%s” says that the band is wider', (code) => {
    const own = Object.values(texts).map(({ en }) => (en.warnings as Record<string, string>)?.[code] ?? '');
    const shared = Object.entries(commonWarnings).map(([key, { en }]) => (key === code ? en : ''));
    const found = [...own, ...shared].filter((text) => text !== '');
    expect(found.length).toBeGreaterThan(0);
    for (const text of found) expect(text).toContain('band is wider');
  });
});
