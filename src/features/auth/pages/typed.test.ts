import { describe, expect, it } from 'vitest';
import { isEmail, minutesAndSeconds, parseResetToken, sixDigits } from './typed.ts';

describe('typed input', () => {
  it('M-13 a typed code keeps at most six digits; full-width digits are converted and other characters removed', () => {
    expect(sixDigits('12 34-5a6789')).toBe('123456');
    expect(sixDigits('１２３')).toBe('123');
    expect(sixDigits('abc')).toBe('');
  });

  it.each(['a@b.cd', 'first.last+tag@mail.example.org'])(
    'M-13 %s is accepted as an email address',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );
  it.each(['', 'a', 'a@b', '@b.cd', 'a b@c.de', 'a@b.', 'a@@b.cd', 'jörg@b.cd', `${'x'.repeat(255)}@b.cd`])(
    'M-13 %j is rejected as an email address',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );

  it('M-02 the remaining time is shown as minutes and seconds', () => {
    expect([600, 599, 65, 0].map(minutesAndSeconds)).toEqual(['10:00', '9:59', '1:05', '0:00']);
  });
});

describe('link of a password reset email', () => {
  const link = (code: string, email: string) => `#token=${code}.${Buffer.from(email).toString('base64url')}`;

  it('M-07 the form takes code and email address from the link', () => {
    for (const email of ['ada@example.org', 'a?>~@example.org', 'a??>>~~@example.org', 'a>>??@example.org'])
      expect(parseResetToken(link('012345', email))).toEqual({ code: '012345', email });
  });
  it('M-07 the link is read without its number sign and with other parameters', () => {
    const expected = { code: '123456', email: 'a@b.cd' };
    expect(parseResetToken(link('123456', 'a@b.cd').slice(1))).toEqual(expected);
    expect(parseResetToken(`${link('123456', 'a@b.cd')}&lang=ko`)).toEqual(expected);
  });
  it.each([
    '',
    '#',
    '#token=',
    '#token=123456',
    '#access_token=x',
    link('12345', 'a@b.cd'),
    '#token=123456.%%',
    link('123456', 'no address'),
    link('0123456', 'a@b.cd'),
    link('x123456', 'a@b.cd'),
    `${link('123456', 'a@b.cd')}!`,
    `${link('123456', 'a@b.cd')}.`,
    `#${link('123456', 'a@b.cd')}`,
    // Bytes that are not valid UTF-8.
    `#token=123456.${Buffer.from([0xff, 0x40, 0x62, 0x2e, 0x63, 0x64]).toString('base64url')}`,
    // A length that is impossible in base64.
    '#token=123456.YUBiL',
  ])('M-07 the link fragment %s is rejected', (hash) => {
    expect(parseResetToken(hash)).toBeNull();
  });
});
