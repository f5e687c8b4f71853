import { describe, expect, it } from 'vitest';
import { en } from './en.ts';

describe('English login texts', () => {
  it('M-12: the second factor has the specified texts', () => {
    expect(en.login.identifierRequired).toBe('Name or email is required');
    expect(en.login.passwordRequired).toBe('Password is required');
    expect(`${en.login.success} / ${en.login.welcome}`).toBe('Login Successful / Welcome back {name}!');
  });

  it('M-06: the login has the specified texts', () => {
    expect(en.expired.text).toBe('Your subscription has expired. Please renew to continue.');
    expect(en.expired.renew).toBe('Renew Subscription');
    expect(en.elsewhere.text).toBe('This account is already logged in from another device');
    expect(en.elsewhere.toast).toBe('Duplicate Login Detected');
    expect(en.login.unregistered).toBe('Email address not registered. Please sign up first');
    expect(en.login.wrongPassword).toBe(
      'Incorrect password. Please enter the correct password or use forgot password',
    );
    expect(en.login.failed).toBe('Login failed');
  });

  it('M-13: the validation has the specified texts', () => {
    expect(en.reset.emailInvalid).toBe('Invalid email');
    expect(en.reset.codeRequired).toBe('Reset token is required');
    expect(en.reset.tooShort).toBe('Password must be at least {least} characters');
    expect(en.reset.confirmRequired).toBe('Please confirm your password');
    expect(en.reset.mismatch).toBe('Passwords do not match');
    expect(en.verify.emailInvalid).toBe('Invalid email');
    expect(en.verify.emailRequired).toBe('Email Required');
    expect(en.verify.required).toBe('Verification Code Required');
    expect(en.verify.six).toBe('Verification code must be 6 digits');
    expect(en.verify.digits).toBe('Code must contain only numbers');
    expect(`${en.pending.login} / ${en.pending.home}`).toBe('Back to Login / Go to Home');
  });

  it('M-02: the email verification has the specified texts', () => {
    expect(en.verify.sent).toBe('Verification Email Sent');
    expect(en.verify.sendFailed).toBe('Failed to Send Verification Code');
    expect(en.verify.invalid).toBe('Invalid or expired verification code');
    expect(en.verify.done).toBe('Email Verification Complete');
  });
});
