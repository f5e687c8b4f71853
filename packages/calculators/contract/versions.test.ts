/** Tests that no result changes under the same version, since links, saved work and reports name the version of a result. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Calculator } from '../core/calculator.ts';
import { evaluate } from '../core/evaluate.ts';
import { defaultInputs, fieldsOf, type RawInputs } from '../core/inputs/fields.ts';
import { definitions } from '../definitions.ts';

const recorded = new URL('./results.txt', import.meta.url);

/**
 * Returns the inputs to test: the defaults, the examples, every choice with and without all numbers changed, and every
 * number changed alone.
 */
function casesOf(calculator: Calculator): readonly RawInputs[] {
  const defaults = defaultInputs(calculator);
  const numbers = fieldsOf(calculator).flatMap((field) => {
    if (field.kind !== 'number' && field.kind !== 'element') return [];
    const { min, max } = field.limits;
    const whole = field.kind === 'number' && field.input.whole === true;
    const at = (value: number): number => Math.min(max, Math.max(min, whole ? Math.round(value) : value));
    const start = Number(defaults[field.key]);
    return [{ key: field.key, moved: at(start * 1.1), places: [at(min), at(start * 0.8), at(max)] }];
  });
  const moved = Object.fromEntries(numbers.map((each) => [each.key, each.moved]));
  const chosen = fieldsOf(calculator).flatMap((field) =>
    field.kind === 'choice' ? field.input.choices.map((choice) => ({ [field.key]: choice })) : [],
  );
  return [
    {},
    ...calculator.examples.map(({ inputs }) => inputs),
    ...[{}, ...chosen].flatMap((choice) => [
      { ...defaults, ...choice },
      { ...defaults, ...moved, ...choice },
    ]),
    ...numbers.flatMap(({ key, places }) => places.map((place) => ({ ...defaults, [key]: place }))),
  ];
}

/** Returns a short hash of the first six digits of every value and of the codes of remarks and refusals. */
function fingerprint(calculator: Calculator): string {
  const answers = casesOf(calculator).map((raw) => {
    const result = evaluate(calculator, raw);
    if (!result.ok) return result.problems.map(({ key, code }) => [key, code]);
    const values = Object.values(result.values).map((value) =>
      typeof value === 'number' ? Number(value.toPrecision(6)) : value,
    );
    return [values, result.warnings.map(({ code }) => code)];
  });
  const all = JSON.stringify([defaultInputs(calculator), answers]);
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}

describe('versions of the calculators', () => {
  it('C-01: a changed result requires a new version with date and description', async () => {
    const before = readFileSync(recorded, 'utf8').split('\n');
    const lines = Object.values(definitions).map((each) => `${each.id} ${each.version} ${fingerprint(each)}`);
    const changed = lines.filter((line) => {
      const version = line.slice(0, line.lastIndexOf(' ') + 1);
      return before.some((each) => each.startsWith(version)) && !before.includes(line);
    });
    // This runs before the snapshot comparison, because `-u` must not renew a result under its old version.
    expect(changed, 'raise `version` and say why in `changes`, then run with -u').toEqual([]);
    await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('results.txt');
  });
});
