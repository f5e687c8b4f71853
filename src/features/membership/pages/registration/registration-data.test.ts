import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  emptyForm,
  isNewMemberStored,
  prefilled,
  readRegistration,
  registrationForm,
  renewalForm,
  saveRegistration,
} from './registration-data.ts';

describe('stored registration data', () => {
  it('M-09 the stored data contains all entries except passwords and their hashes', () => {
    const form = {
      ...emptyForm,
      name: 'Jin-woo Park',
      nickname: 'jwpark',
      email: 'j.park@hanbit-forge.kr',
      country: 'South Korea',
      industry: 'Shipbuilding',
      job: 'Metallurgist',
      avatar: 'welder' as const,
      membershipType: 'annual' as const,
      paymentMethod: 'toss' as const,
      agreeToTerms: true,
      agreeToPrivacy: true,
    };
    const secrets = {
      password: 'walk-the-heat-7',
      confirmPassword: 'walk-the-heat-7',
      passwordHash: '$2a$10$x',
    };
    expect(registrationForm({ ...form, ...secrets })).toEqual(form);
    expect(JSON.stringify(registrationForm({ ...form, ...secrets }))).not.toMatch(/walk|\$2a|assword/);
  });

  it('M-09 unknown fields in the stored data are dropped', () => {
    expect(
      registrationForm({
        name: 7,
        avatar: 'https://example.org/x.png',
        membershipType: 'lifetime',
        paymentMethod: 'cash',
        agreeToTerms: 'yes',
        agreeToPrivacy: 1,
      }),
    ).toEqual({});
    for (const given of [null, 'text', 7, undefined]) expect(registrationForm(given)).toEqual({});
  });
});

describe('registration form of several persons in one browser', () => {
  const anna = {
    ...emptyForm,
    name: 'Anna',
    nickname: 'anna',
    email: 'anna@example.org',
    job: 'Welder',
    avatar: 'welder' as const,
    paymentMethod: 'toss' as const,
    membershipType: 'annual' as const,
    agreeToTerms: true,
  };
  beforeEach(() => {
    const items = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => void items.set(key, text),
      removeItem: (key: string) => void items.delete(key),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('M-09 M-14 the form of an existing account that is being paid fills in no registration, only the renewal of that account', () => {
    saveRegistration(anna, true);
    expect(readRegistration()).toEqual(anna);
    expect(isNewMemberStored()).toBe(false);
    expect(prefilled(null)).toEqual({ membershipType: 'annual', paymentMethod: 'toss' });
    expect(prefilled('ben@example.org')).toEqual({ membershipType: 'annual', paymentMethod: 'toss' });
    expect(prefilled('anna@example.org')).toEqual(anna);
  });

  it('M-09 the form of a new member fills in the registration, and is deleted a day after its last change', () => {
    vi.useFakeTimers();
    saveRegistration(anna);
    expect([isNewMemberStored(), prefilled(null)]).toEqual([true, anna]);
    expect(prefilled('ben@example.org')).toEqual({ membershipType: 'annual', paymentMethod: 'toss' });
    vi.advanceTimersByTime(24 * 60 * 60_000);
    expect([isNewMemberStored(), prefilled(null), localStorage.getItem('registrationData')]).toEqual([
      false,
      {},
      null,
    ]);
  });

  it('M-14 the form of a renewal contains the details of the member and the choices made, nothing of another person', () => {
    expect(renewalForm(anna, { name: 'Ben', nickname: 'ben', email: 'ben@example.org' })).toEqual({
      ...emptyForm,
      name: 'Ben',
      nickname: 'ben',
      email: 'ben@example.org',
      membershipType: 'annual',
      paymentMethod: 'toss',
      agreeToTerms: true,
    });
  });
});
