import { languages } from '@ferrite/calculators/core/texts/language.ts';
import { describe, expect, it } from 'vitest';
import {
  errorText,
  hardnessText,
  limitText,
  quenchedText,
  temperedText,
  withinScale,
} from './hardness-text.rules.ts';

describe('texts of hardness', () => {
  it('W-04 a hardness below the Rockwell C scale is "< 20", and an upper limit has one decimal, in every language', () => {
    for (const language of languages) {
      expect(hardnessText(17.2, language)).toBe('<\u00a020');
      expect(hardnessText(20, language)).toMatch(/^20[.,]0$/);
      expect(limitText(36.562, language)).toMatch(/^<\u00a036[.,]6$/);
    }
    expect([withinScale(19.9), withinScale(20), withinScale(null)]).toEqual([null, 20, null]);
  });

  it('W-04 the error of a hardness is one ± number, two numbers for an asymmetrical band, and the ends of a band that begins below the scale', () => {
    const text = (hrc: number, low: number, high: number) => errorText({ hrc, low, high }, 'en');
    expect([text(40, 36.2, 43.8), text(40, 36.1, 42)]).toEqual(['±\u00a03.8', '−3.9\u00a0+2.0']);
    expect([text(22, 18.1, 25.9), text(17.2, 13.4, 21.1), text(3.3, 0, 9)]).toEqual([
      '<\u00a020–25.9',
      '<\u00a020–21.1',
      '',
    ]);
  });

  it('W-04 a hardness known only by its upper limit is shown with it, as quenched and as tempered; without one by a dash', () => {
    const row = (quenchedBelowHRC: number | null) => ({
      quenchedHRC: null,
      tempered: null,
      quenchedBelowHRC,
    });
    expect([quenchedText(row(36.562), 'en'), temperedText(row(36.562), 'en')]).toEqual([
      '<\u00a036.6',
      '<\u00a036.6',
    ]);
    expect([quenchedText(row(null), 'en'), temperedText(row(null), 'en')]).toEqual(['–', '–']);
    const tempered = { hrc: 17.2, low: 13.4, high: 21.1 };
    expect(temperedText({ quenchedHRC: 45, tempered }, 'en')).toBe('<\u00a020');
  });
});
