import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../../platform/shared/i18n/i18n.ts';
import { grantedMail } from './granted-mail.ts';
import { reminderMail } from './reminder-mail.ts';

const site = { name: 'Ferrite', url: 'https://ferrite.example' };
const person = (language: Language) => ({ email: 'a@example.org', name: 'Anna', language });
const at = (text: string) => new Date(text);
const reminder = (language: Language, now: string, end: string) =>
  reminderMail(person(language), { now: at(now), end: at(end) }, site).text;
const granted = (language: Language, days: number) =>
  grantedMail(person(language), { days, until: at('2026-12-24T12:00:00Z') }, site).text;

describe('P-10 reminder of the end of a membership', () => {
  it.each([
    ['2026-12-17T12:00:00Z', 'in 7 days, on December 24, 2026', 'in 7 Tagen, am 24. Dezember 2026'],
    ['2026-12-18T11:00:00Z', 'in 6 days,', 'in 6 Tagen,'],
    ['2026-12-21T20:00:00Z', 'in 3 days,', 'in 3 Tagen,'],
    ['2026-12-22T01:00:00Z', 'in 2 days,', 'in 2 Tagen,'],
    ['2026-12-23T12:00:00Z', 'ends tomorrow,', 'endet morgen,'],
    ['2026-12-24T06:00:00Z', 'ends today,', 'endet heute,'],
    ['2026-12-24T12:00:00Z', 'has ended', 'ist abgelaufen'],
  ])('P-10 on %s the mail states the days that are left', (now, english, german) => {
    expect(reminder('en', now, '2026-12-24T12:00:00Z')).toContain(english);
    expect(reminder('de', now, '2026-12-24T12:00:00Z')).toContain(german);
  });

  it('P-10 the days are those of the time zone in which the date is stated', () => {
    const [now, end] = ['2026-12-22T14:00:00Z', '2026-12-24T15:30:00Z'];
    const stated = languages.map(
      (each) => /\d+(?= days| Tagen| 天|日後|일 뒤)/.exec(reminder(each, now, end))?.[0],
    );
    expect(Object.fromEntries(languages.map((each, at) => [each, stated[at]]))).toEqual({
      en: '2',
      de: '2',
      cn: '2',
      ja: '3',
      kr: '3',
    });
  });
});

describe('P-08 mail about granted days', () => {
  it('P-08 one day and several days have their own forms', () => {
    expect(granted('en', 1)).toContain('added 1 day to');
    expect(granted('en', 30)).toContain('added 30 days to');
    expect(granted('de', 1)).toContain('um 1 Tag verlängert');
    expect(granted('de', 30)).toContain('um 30 Tage verlängert');
    expect([granted('cn', 1), granted('ja', 1), granted('kr', 1)].join()).toMatch(/1 天.*1日間.*1일/s);
  });
});
