import { describe, expect, it } from 'vitest';
import { evaluate } from '../core/evaluate.ts';
import { defaultInputs, fieldsOf } from '../core/inputs/fields.ts';
import { formatWarning, labelsOf } from '../core/texts/common-texts.ts';
import { findDefinition, findTexts } from '../definitions.ts';
import { registry } from '../registry.ts';

/** Returns a generator of pseudo-random numbers in [0, 1), equal in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Returns the significant digits of a number in a text: `44.642` has five, `1,040` and `0.0125` three. */
const figuresOf = (number: string): number => number.replace(/[,.]/g, '').replace(/^0+|0+$/g, '').length;
const most = 4;

describe('C-01 digits of numbers in remarks', () => {
  it.each(registry.map(({ id }) => id))(
    'C-01 the remarks of %s contain no number with more than four digits',
    (id) => {
      const calculator = findDefinition(id);
      const texts = findTexts(id)?.en;
      if (!calculator || !texts) throw new Error(id);
      const next = numbers(7);
      const long = new Set<string>();
      for (let run = 0; run < 60; run += 1) {
        const inputs: Record<string, unknown> = { ...defaultInputs(calculator) };
        for (const { key } of fieldsOf(calculator)) {
          const value = inputs[key];
          if (typeof value === 'number') inputs[key] = value * (0.4 + 1.2 * next());
        }
        const evaluated = evaluate(calculator, inputs);
        if (!evaluated.ok) continue;
        for (const warning of evaluated.warnings) {
          // Limits are data and stay as their source prints them.
          if (warning.params?.['min'] !== undefined || warning.params?.['max'] !== undefined) continue;
          const text = formatWarning(texts, warning, 'en', labelsOf(calculator, texts));
          const unnamed = text.replace(/(ISO|EN|DIN|ASTM \w?) ?[\d-]+/g, '');
          if ((unnamed.match(/\d[\d,]*(\.\d+)?/g) ?? []).some((each) => figuresOf(each) > most))
            long.add(text);
        }
      }
      expect([...long]).toEqual([]);
    },
  );
});
