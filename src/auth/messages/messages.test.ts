import { describe, expect, it } from 'vitest';
import { en } from './en.ts';

describe('the English words of signing in', () => {
  it('M-12: are the specified ones', () => {
    expect(en.login.identifierRequired).toBe('Name or email is required');
    expect(en.login.passwordRequired).toBe('Password is required');
    expect(`${en.login.success} / ${en.login.welcome}`).toBe('Login Successful / Welcome back {name}!');
  });

  it('M-06: are the specified ones', () => {
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

  it('A-06: a failed logout is called so', () => {
    expect(en.session.logoutFailed).toBe('Logout failed');
  });
});
