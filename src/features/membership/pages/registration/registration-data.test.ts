import { describe, expect, it } from 'vitest';
import { emptyForm, registrationForm } from './registration-data.ts';

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
