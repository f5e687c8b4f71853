import { describe, expect, it } from 'vitest';
import { countries, industries, jobs } from './profile-lists.rules.ts';
import { faultsOf, needsPrivacyConsent, passwordStrength } from './registration.rules.ts';

const good = {
  name: 'Kim',
  nickname: 'kim',
  password: 'secret',
  confirmPassword: 'secret',
  agreeToTerms: true,
  agreeToPrivacy: true,
};

describe('registration data', () => {
  it('M-01 the lists contain 35 countries, 11 jobs and 19 industries without duplicates, with Other at the end', () => {
    expect(
      [countries, jobs, industries].map((list) => [list.length, new Set(list).size, list.at(-1)]),
    ).toEqual([
      [36, 36, 'Other'],
      [12, 12, 'Other'],
      [20, 20, 'Other'],
    ]);
  });

  it.each([
    [{}, {}],
    [{ name: '  ' }, { name: 'nameRequired' }],
    [{ nickname: 'k' }, { nickname: 'nicknameRequired' }],
    [{ nickname: '𠮷' }, { nickname: 'nicknameRequired' }],
    [{ nickname: '鋼鉄' }, {}],
    [{ nickname: 'k@m' }, { nickname: 'nicknameAtSign' }],
    [{ password: '12345', confirmPassword: '12345' }, { password: 'passwordShort' }],
    [{ confirmPassword: 'Secret' }, { confirmPassword: 'mismatch' }],
    [{ agreeToTerms: false }, { agreeToTerms: 'termsRequired' }],
    [{ agreeToPrivacy: false }, { agreeToPrivacy: 'privacyRequired' }],
  ])('M-01 registration data with %j has the problems %j', (change, faults) => {
    expect(faultsOf({ ...good, ...change }, true)).toEqual(faults);
  });

  it.each([
    ['kr', undefined, true],
    ['kr', 'Germany', true],
    ['de', 'South Korea', true],
    ['de', 'Germany', false],
    ['en', null, false],
  ] as const)(
    'M-01 with language %s in %s the consent to collect personal data is required: %s',
    (...row) => {
      const [language, country, isAsked] = row;
      expect(needsPrivacyConsent(language, country)).toBe(isAsked);
    },
  );

  it('M-14 a renewal needs no password', () => {
    expect(faultsOf({ ...good, password: '', confirmPassword: '' }, false)).toEqual({});
  });
});

describe('strength of passwords', () => {
  it.each([
    ['12345', 0],
    ['aaaaaaaaaaaa', 1],
    ['23456789', 1],
    ['abcdefgh', 1],
    ['bloom4', 1],
    ['Blo-m4', 2],
    ['bainite steel', 3],
    ['Walk-the-heat-7', 4],
    ['담금질은-850도', 3],
  ] as const)('M-01 the password %s has the strength %i', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it('M-01 a password containing the member’s name, nickname or email is weak', () => {
    expect(passwordStrength('jin-woo1', ['Jin-Woo'])).toBe(1);
    expect(passwordStrength('jwpark99', ['', 'jwpark@hanbit.kr'])).toBe(1);
  });
});
