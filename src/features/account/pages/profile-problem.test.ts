import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/browser/api-client.ts';
import { planBadge } from './own-profile.ts';
import { profileFaults, refusedField } from './profile-problem.ts';

const entry = { name: 'Jin-woo Park', nickname: 'jwpark', password: '', confirmPassword: '' };

describe('U-01 profile form', () => {
  it('U-01 an empty password keeps the current one; two different passwords and a short one are reported', () => {
    expect(profileFaults(entry)).toEqual({});
    expect(profileFaults({ ...entry, password: 'walk-the-heat-7' })).toEqual({ confirmPassword: 'mismatch' });
    expect(profileFaults({ ...entry, confirmPassword: 'walk-the-heat-7' })).toEqual({
      confirmPassword: 'mismatch',
    });
    expect(profileFaults({ ...entry, password: 'abc12', confirmPassword: 'abc12' })).toEqual({
      password: 'passwordShort',
    });
    expect(profileFaults({ ...entry, password: 'abc123', confirmPassword: 'abc123' })).toEqual({});
  });

  it('U-01 the profile form requires a name, and a nickname of at least two characters without @', () => {
    expect(profileFaults({ ...entry, name: ' ', nickname: 'a' })).toEqual({
      name: 'nameRequired',
      nickname: 'nicknameRequired',
    });
    expect(profileFaults({ ...entry, nickname: '강철' })).toEqual({});
    expect(profileFaults({ ...entry, nickname: 'a@b' })).toEqual({ nickname: 'nicknameAtSign' });
  });

  it.each([
    ['auth.nickname_taken', 'nickname'],
    ['auth.current_password_required', 'currentPassword'],
    ['auth.password_incorrect', 'currentPassword'],
    ['auth.weak_password', 'password'],
  ])('A-04 the error %s is shown at the field %s', (code, field) => {
    expect(refusedField(new ApiError(409, JSON.stringify({ code })))?.[0]).toBe(field);
  });

  it('A-04 any other error is not assigned to a field of the form', () => {
    expect(refusedField(new ApiError(500, '{}'))).toBeNull();
    expect(refusedField(new TypeError('Failed to fetch'))).toBeNull();
  });
});

describe('U-01 plan badge', () => {
  it.each([
    ['annual', false, 'annual'],
    ['monthly', false, 'monthly'],
    ['test', false, 'monthly'],
    ['free', false, 'free'],
    ['monthly', true, 'granted'],
    ['free', true, 'free'],
  ])(
    'U-01 U-10 the plan %s, granted without a payment: %s, has the badge %s',
    (membershipType, isGranted, badge) => {
      expect(planBadge({ membershipType, isGranted })).toBe(badge);
    },
  );
});
