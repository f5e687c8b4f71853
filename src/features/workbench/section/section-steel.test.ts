import { describe, expect, it } from 'vitest';
import { formOf, type SectionForm } from './section-form.rules.ts';
import { differencesFrom, isOtherSteel } from './section-steel.rules.ts';

const form = formOf(new URLSearchParams(), 'en');
const named = (grade: string): SectionForm => ({ ...form, grade });

describe('steel of a section and a heat', () => {
  it('W-02 a form with a steel name other than that of the heat names another steel; without a name it does not', () => {
    const heat = { name: '4711', grade: '42CrMo4' };
    expect(
      ['', '4711 · 42CrMo4', '4711', '42CrMo4'].map((grade) => isOtherSteel(named(grade), heat)),
    ).toEqual([false, false, true, true]);
    expect(isOtherSteel(named('4711'), { name: '4711', grade: '' })).toBe(false);
  });

  it('W-02 contents are compared by value; an empty field and an absent element are treated as 0', () => {
    const heat = { analysis: { C: 0.41, B: 0 } };
    expect(differencesFrom(heat, { C: 0.41 })).toEqual([]);
    expect(differencesFrom(heat, { C: 0.42, V: 0.1, B: 0.002 })).toEqual([
      ['C', 0.42],
      ['V', 0.1],
      ['B', 0.002],
    ]);
    expect(differencesFrom(heat, {})).toEqual([['C', 0]]);
  });
});
