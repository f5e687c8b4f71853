import { type Signs, signsChosen } from '@ferrite/calculators/core/inputs/read-number.ts';
import { languages } from '@ferrite/calculators/core/texts/language.ts';
import { findDefinition, findTexts } from '@ferrite/calculators/definitions.ts';
import { describe, expect, it } from 'vitest';
import { rowComputer } from '../compute.ts';
import { readSource } from './read-source.ts';

const calculator = findDefinition('carbon-equivalent');
const textsBy = findTexts('carbon-equivalent');

function read(text: string, language: (typeof languages)[number], signs?: Signs) {
  if (!calculator || !textsBy) throw new Error('no calculator');
  const texts = textsBy[language];
  const source = { kind: 'text', text } as const;
  const outcome = readSource(calculator, { source, texts, language, remarks: 'Remarks', signs });
  if (outcome.news !== 'table') return { outcome, given: [] };
  const compute = rowComputer(calculator, { ...outcome, form: {}, texts });
  const given = outcome.rows.map(({ cells }) => compute([{ at: 0, cells }])[0]?.row.given);
  return { outcome, given };
}

describe('C-04 decimal separators of a table', () => {
  const table = 'Heat;C;B (ppm);Mn\nA;0,16;1.000;1,4\nB;0,18;12;1.4';

  it('C-04 with both signs as decimal separators, a sign before three digits is asked about in every language', () => {
    for (const language of languages) {
      const { outcome } = read(table, language);
      expect(outcome, language).toMatchObject({
        problem: 'ambiguous',
        key: 'B',
        text: '1.000',
        decimal: 1,
        grouped: 1000,
      });
      if (outcome.news !== 'refused' || outcome.problem !== 'ambiguous') return;
      const chosen = signsChosen(outcome.sign, 'grouped', outcome.signs);
      expect(read(table, language, chosen).given).toEqual([
        { C: 0.16, B: 1000, Mn: 1.4 },
        { C: 0.18, B: 12, Mn: 1.4 },
      ]);
    }
  });

  it('C-04 each of both signs is asked about once', () => {
    const both = `${table}\nC;0,17;2,500;1.3`;
    const first = read(both, 'en').outcome;
    if (first.news !== 'refused' || first.problem !== 'ambiguous') throw new Error(first.news);
    const second = read(both, 'en', signsChosen(first.sign, 'decimal', first.signs)).outcome;
    expect(second).toMatchObject({ problem: 'ambiguous', text: '2,500' });
    if (second.news !== 'refused' || second.problem !== 'ambiguous') return;
    const { given } = read(both, 'en', signsChosen(second.sign, 'grouped', second.signs));
    expect(given.map((row) => row?.['B'])).toEqual([1, 12, 2500]);
  });
});
