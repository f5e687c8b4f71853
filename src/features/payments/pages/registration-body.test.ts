import { describe, expect, it } from 'vitest';
import { emptyForm } from '../../membership/pages/registration/registration-data.ts';
import { registrationBody } from './registration-body.ts';

const registration = {
  ...emptyForm,
  name: 'Jin-woo Park',
  nickname: 'jwpark',
  email: 'j.park@hanbit-forge.kr',
  country: 'KR',
  paymentMethod: 'toss' as const,
  agreeToTerms: true,
};
const orderRequest = {
  plan: 'annual' as const,
  registration,
  password: 'walk-the-heat-7',
  isRenewal: false,
  renewalToken: null,
};

describe('registration data sent with an order', () => {
  it('P-03 the data of a new member contains all fields except empty ones', () => {
    expect(registrationBody(orderRequest)).toEqual({
      name: 'Jin-woo Park',
      nickname: 'jwpark',
      email: 'j.park@hanbit-forge.kr',
      country: 'KR',
      password: 'walk-the-heat-7',
      membershipType: 'annual',
      paymentMethod: 'toss',
      agreeToTerms: true,
    });
  });

  it('M-01 the data contains the consent to the collection of personal data if it was given', () => {
    const agreed = { ...registration, agreeToPrivacy: true };
    expect(registrationBody({ ...orderRequest, registration: agreed })).toMatchObject({
      agreeToPrivacy: true,
    });
  });

  it('M-14 the data of an existing member contains only the identity, without password', () => {
    expect(registrationBody({ ...orderRequest, isRenewal: true, renewalToken: 'token' })).toEqual({
      email: 'j.park@hanbit-forge.kr',
      renewalToken: 'token',
      membershipType: 'annual',
      paymentMethod: 'toss',
      agreeToTerms: true,
    });
  });

  it('M-14 an incomplete email address is omitted if the member has logged in meanwhile', () => {
    const half = { ...registration, email: 'j.park@' };
    expect(registrationBody({ ...orderRequest, registration: half, isRenewal: true })).not.toHaveProperty(
      'email',
    );
  });
});
