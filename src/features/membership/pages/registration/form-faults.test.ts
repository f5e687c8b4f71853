import { describe, expect, it } from 'vitest';
import { type FormState, faultsIn, firstFault, withoutFault } from './form-faults.ts';
import { emptyForm } from './registration-data.ts';

const complete: FormState = {
  mode: 'new',
  form: {
    ...emptyForm,
    email: 'anna@example.org',
    name: 'Anna',
    nickname: 'anna',
    agreeToTerms: true,
  },
  passwords: { password: 'long enough', confirmPassword: 'long enough' },
  profile: undefined,
  isVerified: true,
  asksPrivacy: false,
  isPasswordLost: false,
  nicknameProblem: null,
  passwordMin: 8,
};
const noPasswords = { password: '', confirmPassword: '' };

describe('M-10 problems of the registration form', () => {
  it('M-10 a complete form has no problems, and an empty one has them in the order of its fields', () => {
    expect(faultsIn(complete, true)).toEqual({});
    const empty = { ...complete, form: emptyForm, passwords: noPasswords, isVerified: false };
    const faults = faultsIn(empty, true);
    expect(faults).toEqual({
      email: 'emailPlease',
      name: 'nameRequired',
      nickname: 'nicknameRequired',
      password: 'passwordShort',
      agreeToTerms: 'termsRequired',
    });
    expect(firstFault(faults)).toBe('email');
    expect(firstFault(withoutFault(faults, 'email'))).toBe('name');
  });

  it.each<[about: string, change: Partial<FormState>, faults: object]>([
    ['an email address that is not verified', { isVerified: false }, { email: 'emailUnverified' }],
    [
      'a password that a reload has removed',
      { isPasswordLost: true, passwords: noPasswords },
      { password: 'passwordAgain' },
    ],
    ['a nickname that is taken', { nicknameProblem: 'nicknameTaken' }, { nickname: 'nicknameTaken' }],
    [
      'a missing consent to the collection of data',
      { asksPrivacy: true },
      { agreeToPrivacy: 'privacyRequired' },
    ],
    ['a renewal, which needs neither password nor nickname', { mode: 'renewal', passwords: noPasswords }, {}],
  ])('M-10 the only problem is the expected one with %s', (_about, change, faults) => {
    expect(faultsIn({ ...complete, ...change }, true)).toEqual(faults);
  });

  it('M-10 pressing a payment button can be the consent to the terms', () => {
    const open = { ...complete, form: { ...complete.form, agreeToTerms: false } };
    expect(faultsIn(open, true)).toEqual({ agreeToTerms: 'termsRequired' });
    expect(faultsIn(open, false)).toEqual({});
  });

  it.each(['renewal', 'member'] as const)(
    'M-10 for a %s the names of the account are used, and a nickname that is taken does not matter',
    (mode) => {
      const unnamed = { ...complete.form, name: '', nickname: '' };
      const state: FormState = {
        ...complete,
        mode,
        form: unnamed,
        passwords: noPasswords,
        profile: { name: 'Anna', nickname: 'anna' },
        nicknameProblem: 'nicknameTaken',
      };
      expect(faultsIn(state, true)).toEqual({});
    },
  );
});
