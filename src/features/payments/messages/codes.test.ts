import { describe, expect, it } from 'vitest';
import { refusalKey } from '../providers/refusals.rules.ts';
import { tossCodes, tossExplanation } from '../providers/toss/codes.rules.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { kr } from './kr.ts';

const languages = { en, de, cn, ja, kr };
/** The codes that a person may meet on the failure screen. */
const specified =
  'PAY_PROCESS_CANCELED PAY_PROCESS_ABORTED REJECT_CARD_COMPANY INSUFFICIENT_FUNDS INVALID_CARD_NUMBER EXPIRED_CARD INVALID_UNREGISTERED_SUBMALL INVALID_API_KEY INVALID_SECRET_KEY NOT_FOUND_PAYMENT NOT_FOUND_PAYMENT_SESSION FORBIDDEN_REQUEST REJECT_ACCOUNT_PAYMENT EXCEED_MAX_DAILY_PAYMENT_COUNT NOT_SUPPORTED_BANK INVALID_PASSWORD_INPUT EXCEED_MAX_AUTH_COUNT EXCEED_MAX_ONE_DAY_AMOUNT NOT_SUPPORTED_CARD'.split(
    ' ',
  );

const text = (words: object, key: string) =>
  key.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], words);

describe.each(Object.entries(languages))('P-03 texts of error codes in %s', (_language, words) => {
  it('P-03 each of the 19 specified Toss codes has a different explanation', () => {
    const explanations = specified.map((code) => text(words, tossExplanation(code)));
    expect(explanations.every((each) => typeof each === 'string' && each !== '')).toBe(true);
    expect(explanations).not.toContain(words.tossCodes.unknown);
    expect(new Set(explanations).size).toBe(19);
  });

  it('P-03 every other known Toss code has an explanation, and unlisted codes get the one for unknown errors', () => {
    for (const code of tossCodes.keys())
      expect(text(words, tossExplanation(code))).toEqual(expect.any(String));
    for (const code of ['', 'SOMETHING_NEW', 'constructor', '__proto__', null, undefined])
      expect(tossExplanation(code)).toBe('tossCodes.unknown');
  });

  it('P-09 every PayPal and Eximbay refusal has a text', () => {
    for (const key of Object.keys(words.refusals))
      expect(text(words, `refusals.${key}`)).toEqual(expect.any(String));
  });
});

describe('P-09 texts of refusals', () => {
  it.each([
    ['paypal', 'INSTRUMENT_DECLINED', 'another_method'],
    ['paypal', 'PAYER_CANNOT_PAY', 'account'],
    ['paypal', 'HE00', 'unknown'],
    ['eximbay', 'HE01', 'card_expired'],
    ['eximbay', 'DM00', 'blocked'],
    ['eximbay', 'D401', 'blocked'],
    ['eximbay', 'DP12', 'blocked'],
    ['eximbay', 'XDP12', 'unknown'],
    ['eximbay', 'DP123', 'unknown'],
    ['paypal', 'DM00', 'unknown'],
    ['paypal', null, 'unknown'],
    ['paypal', '', 'unknown'],
    ['eximbay', 'INVAILD_CARD_DATA', 'card_data'],
    ['eximbay', 'ZZ99', 'unknown'],
    ['eximbay', 'toString', 'unknown'],
    ['eximbay', undefined, 'unknown'],
  ] as const)('P-09 the refusal of %s with code %s has the text %s', (provider, code, key) => {
    expect(refusalKey(provider, code)).toBe(`refusals.${key}`);
  });
});
