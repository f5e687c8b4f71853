import { describe, expect, it } from 'vitest';
import { maxDays, maxDevices } from '../../admin.rules.ts';
import { daysField, devicesField, emailField } from './extra-fields.ts';

describe('fields of guarded actions', () => {
  it.each(['', '0', '-1', '1.5', '1e2', 'a', `${maxDays + 1}`])(
    '“%s” is rejected as a number of days',
    (value) => {
      expect(daysField.problem(value)).toEqual({ key: 'action.daysInvalid', most: maxDays });
    },
  );

  it('granted days and a device limit are accepted up to their maximum', () => {
    for (const value of ['1', `${maxDays}`]) expect(daysField.problem(value)).toBeNull();
    for (const value of ['1', `${maxDevices}`]) expect(devicesField.problem(value)).toBeNull();
    expect(devicesField.problem(`${maxDevices + 1}`)).toEqual({
      key: 'action.daysInvalid',
      most: maxDevices,
    });
  });

  it('the device field starts with the member’s own limit; an empty field means the general limit', () => {
    expect(devicesField.initial({ deviceLimit: 4 })).toBe('4');
    expect(devicesField.initial({ deviceLimit: null })).toBe('');
    expect(devicesField.problem('')).toBeNull();
  });

  it('the email field accepts only an email address', () => {
    expect(emailField.problem('a@example.com')).toBeNull();
    expect(emailField.problem('a@')).toEqual({ key: 'action.emailInvalid' });
  });
});
