/** Tests that the tag at the result agrees with the remarks below it. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Calculator, Output, Warning } from '../core/calculator.ts';
import { evaluate } from '../core/evaluate.ts';
import { defaultInputs, type RawInputs } from '../core/inputs/fields.ts';
import { headlineOf, isOutsideData } from '../core/models.ts';
import { definitions, texts } from '../definitions.ts';
import { anyInputs } from './any-inputs.ts';

/** Words of a remark that exclude the inputs. */
const excludes = /extrapolated|not suitable|not valid|do(?:es)? not apply/i;

const aboutOthers: Readonly<Record<string, readonly string[]>> = {
  // These remarks concern Sellars and Hodgson & Gibbs; the headline is the regression.
  'austenite-grain-growth': ['low_temperature'],
};

/** Returns whether a remark concerns the headline, i.e. names no other model or output. */
const isAbout = ({ level, outside, params: { model, output } = {} }: Warning, { key }: Output): boolean =>
  level === 'warning' &&
  [undefined, key].includes(model as string) &&
  [undefined, key].includes(output as string) &&
  (outside === undefined || outside.includes(key));

/** Returns inputs with one to three values other than the defaults. */
function inputsOf(calculator: Calculator): readonly RawInputs[] {
  const usual = defaultInputs(calculator);
  const changes = fc.tuple(anyInputs(calculator), fc.array(fc.nat(), { minLength: 1, maxLength: 3 }));
  return fc.sample(changes, { numRuns: 600, seed: 34 }).map(([any, places]) => {
    const keys = Object.keys(any);
    const changed = places.map((place) => keys[place % keys.length] ?? '');
    return { ...usual, ...Object.fromEntries(changed.map((key) => [key, any[key]])) };
  });
}

it.each(Object.values(definitions).map((each) => [each.id, each] as const))(
  'V-03: %s is tagged as out of range wherever a remark says that the result is extrapolated or does not apply',
  (id, calculator) => {
    const { warnings: words = {} } = texts[id].en as { warnings?: Readonly<Record<string, string>> };
    const excludingCodes = new Set(
      Object.keys(words).filter(
        (code) =>
          code !== 'outside_range' && excludes.test(words[code] ?? '') && !aboutOthers[id]?.includes(code),
      ),
    );
    const excluding = (warning: Warning, headline: Output): boolean =>
      excludingCodes.has(warning.code) && isAbout(warning, headline);
    const found = new Set<string>();
    // A calculator without such a remark needs no inputs.
    for (const raw of excludingCodes.size > 0 ? inputsOf(calculator) : []) {
      const result = evaluate(calculator, raw);
      const headline = result.ok ? headlineOf(calculator, result) : null;
      if (!result.ok || !headline || typeof result.values[headline.key] !== 'number') continue;
      if (isOutsideData(calculator, result, headline)) continue;
      for (const warning of result.warnings) if (excluding(warning, headline)) found.add(warning.code);
    }
    expect([...found]).toEqual([]);
  },
);
