/** Tests that bands of measured error are wider outside the fitted range than inside. */
import { describe, expect, it } from 'vitest';
import type { Calculator, Output } from '../core/calculator.ts';
import { evaluate } from '../core/evaluate.ts';
import { defaultInputs, fieldsOf, type RawInputs } from '../core/inputs/fields.ts';
import { isOutsideData } from '../core/models.ts';
import { definitions } from '../definitions.ts';

const steps = 80;
/**
 * Permitted decrease of the band: between two groups of measured steels the band is the mean of theirs and may fall by
 * this share.
 */
const tolerance = 0.05;

/** Outputs whose inputs are limited to analyses within the fit. */
const limited = ['ttt-cct-diagram msC'];

const banded = Object.values(definitions).flatMap((calculator) =>
  calculator.outputs
    .filter(({ band }) => band)
    .map((output) => [calculator.id, output.key, calculator, output] as const),
);

type Width = { readonly half: number; readonly isOutside: boolean };

/**
 * Returns the larger half of the band (of its logarithm if the band is a factor); null without a value, or if an end of
 * the scale limits the band.
 */
function widthAt(calculator: Calculator, output: Output, raw: RawInputs): Width | null {
  const result = evaluate(calculator, raw);
  if (!result.ok || !output.band) return null;
  const ends = [output.band.low, output.key, output.band.high].map((key) => result.values[key]);
  const [low, value, high] = ends.map((each) => (typeof each === 'number' ? each : Number.NaN));
  if (low === undefined || value === undefined || high === undefined || !(low > 0)) return null;
  if (output.unit === '%' && high >= 100) return null;
  // Grains do not shrink: the lower limit is not below the initial diameter.
  const isCut = low === raw['initialDiameterUm'];
  const isFactor = isCut || Math.abs(high * low - value ** 2) < 1e-6 * value ** 2;
  return {
    half: isFactor ? Math.log(high / value) : Math.max(high - value, value - low),
    isOutside: isOutsideData(calculator, result, output),
  };
}

/** Returns the inputs of a sweep of every number from its minimum to its maximum, with the other inputs unchanged. */
function sweepsOf(calculator: Calculator, output: Output) {
  const defaults = defaultInputs(calculator);
  return fieldsOf(calculator).flatMap((field) => {
    if (field.kind !== 'number' && field.kind !== 'element') return [];
    const { min, max } = field.limits;
    const widths = Array.from({ length: steps + 1 }, (_, at) => {
      const value = min + ((max - min) * at) / steps;
      return widthAt(calculator, output, { ...defaults, [field.key]: value });
    });
    return [{ key: field.key, widths }];
  });
}

describe.each(banded)('measured band of %s, output %s', (id, key, calculator, output) => {
  const sweeps = sweepsOf(calculator, output);

  it.skipIf(limited.includes(`${id} ${key}`))(
    'V-03: for some input the result is outside the range of the fit and marked as such',
    () => {
      expect(sweeps.flatMap(({ widths }) => widths).some((each) => each?.isOutside)).toBe(true);
    },
  );

  it('V-03: along any input, the band is never narrower outside the range of the fit than inside', () => {
    const usual = widthAt(calculator, output, defaultInputs(calculator))?.half ?? 0;
    expect(usual).toBeGreaterThan(0);
    for (const { key: input, widths } of sweeps) {
      for (const width of widths)
        if (width?.isOutside)
          expect(width.half, `${input}: outside`).toBeGreaterThanOrEqual(usual * (1 - tolerance));
      for (const row of [widths, widths.toReversed()]) {
        let inside = 0;
        for (const width of row) {
          if (!width) continue;
          if (width.isOutside)
            expect(width.half, `${input}: outside, after ${inside} inside`).toBeGreaterThanOrEqual(
              inside * (1 - tolerance),
            );
          else inside = width.half;
        }
      }
    }
  });
});
