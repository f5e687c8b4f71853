import { expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import { defaultInputs } from '../../core/inputs/fields.ts';
import { isOutsideData } from '../../core/models.ts';
import calculator from './index.ts';

it.each([
  [{ Cr: 19 }, true],
  [{ Ni: 9 }, true],
  [{ Cr: 1.5 }, false],
])(
  'V-03: with %j the temperatures of all authors and their means are tagged as out of range: %s',
  (raw, isOutside) => {
    const result = evaluate(calculator, { ...defaultInputs(calculator), ...raw });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const bands = calculator.outputs.flatMap(({ band }) => (band ? [band.low, band.high] : []));
    const shown = calculator.outputs.filter(({ key }) => !bands.includes(key) && result.values[key] !== null);
    const tagged = shown.filter((output) => isOutsideData(calculator, result, output));
    if (isOutside) expect(tagged).toEqual(shown);
    else expect(tagged.map(({ key }) => key)).not.toContain('msBestC');
  },
);
