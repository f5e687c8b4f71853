/** Tests that a weld metal without a number shows the reason as headline, in every language. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../core/evaluate.ts';
import { defaultInputs } from '../core/inputs/fields.ts';
import { formatWarning } from '../core/texts/common-texts.ts';
import { labelsOf } from '../core/texts/labels.ts';
import { languages } from '../core/texts/language.ts';
import schaeffler from './schaeffler-diagram/index.ts';
import schaefflerTexts from './schaeffler-diagram/texts/index.ts';
import wrc from './wrc-1992-diagram/index.ts';
import wrcTexts from './wrc-1992-diagram/texts/index.ts';

const diagrams = [
  { calculator: schaeffler, texts: schaefflerTexts, answer: 'ferritePercent' },
  { calculator: wrc, texts: wrcTexts, answer: 'ferriteNumber' },
] as const;

describe.each(diagrams)('$calculator.id', ({ calculator, texts, answer }) => {
  it('V-03: a missing ferrite value is explained by one short sentence in five languages, at every dilution', () => {
    let missing = 0;
    for (let dilutionPercent = 0; dilutionPercent <= 100; dilutionPercent += 5) {
      for (const shareAPercent of [0, 50, 100]) {
        const raw = { ...defaultInputs(calculator), dilutionPercent, shareAPercent };
        const result = evaluate(calculator, raw);
        if (!result.ok) throw new Error(JSON.stringify(result.problems));
        const reasons = result.warnings.filter(({ explains }) => explains?.includes(answer));
        expect(reasons, `${dilutionPercent} %`).toHaveLength(result.values[answer] === null ? 1 : 0);
        const [reason] = reasons;
        if (!reason) continue;
        missing += 1;
        for (const language of languages) {
          const sentence = formatWarning(
            texts[language],
            reason,
            language,
            labelsOf(calculator, texts[language]),
          );
          expect(sentence.length, sentence).toBeLessThan(60);
          expect(sentence).not.toMatch(/[{}]/);
        }
      }
    }
    expect(missing).toBeGreaterThan(5);
  });
});
