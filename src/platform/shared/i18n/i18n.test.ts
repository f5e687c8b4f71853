import { describe, expect, it } from 'vitest';
import { dayInMail, joinWithComma, momentInDocument, shownDate } from './i18n.ts';

describe('date of a point in time', () => {
  // In Seoul this is 06:42 on the 23rd.
  const moment = new Date('2026-11-22T21:42:00Z');

  it('P-08 an email shows the date in the time zone of its language', () => {
    expect(dayInMail(moment, 'kr')).toContain('23');
    expect(dayInMail(moment, 'ja')).toContain('23');
    expect(dayInMail(moment, 'cn')).toContain('23');
    expect(dayInMail(moment, 'de')).toContain('22');
    expect(dayInMail(new Date('2026-11-22T23:30:00Z'), 'de')).toContain('23');
  });

  it('P-08 an email in English names the time zone', () => {
    expect(dayInMail(moment, 'en')).toBe('November 22, 2026 (UTC)');
    expect(dayInMail(moment, 'de')).not.toContain('UTC');
  });

  it('a calendar day is shown as the same date in every time zone', () => {
    expect(shownDate(new Date('2026-11-29'), 'kr')).toContain('29');
    expect(shownDate(new Date('2026-11-29'), 'en')).toContain('29');
  });
});

it('I-01 a document names the time zone of its language', () => {
  const moment = '2026-11-26T23:05:00.000Z';
  expect(momentInDocument(moment, 'kr')).toEqual({ day: '2026-11-27', moment: '2026-11-27 08:05 (UTC+9)' });
  expect(momentInDocument('2026-07-01T23:05:00Z', 'de').moment).toBe('2026-07-02 01:05 (UTC+2)');
  expect(momentInDocument(moment, 'en').moment).toBe('2026-11-26 23:05 (UTC)');
  expect(momentInDocument(null, 'en').day).toBe('N/A');
});

it('texts are joined with the comma of the language, without empty ones', () => {
  expect(joinWithComma(['プレミアム（月額）', '$10.00'], 'ja')).toBe('プレミアム（月額）、$10.00');
  expect(joinWithComma(['Premium monatlich', undefined, '10 $'], 'de')).toBe('Premium monatlich, 10 $');
});
