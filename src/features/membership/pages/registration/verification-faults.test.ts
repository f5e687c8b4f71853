import { describe, expect, it } from 'vitest';
import { addressFaultOf, codeFaultOf } from './verification-faults.ts';

describe('M-02 verification of an email address', () => {
  it.each([
    ['', 'emailPlease'],
    ['someone', 'emailInvalid'],
    ['someone@', 'emailInvalid'],
    ['jürgen@example.org', 'emailLetters'],
    ['someone@example.org', null],
  ])('M-01 a code is sent only to a valid address: "%s" has the problem %s', (address, fault) => {
    expect(addressFaultOf(address)).toBe(fault);
  });

  it.each([
    ['', 'required'],
    ['12345', 'six'],
    ['123456', null],
  ])('M-02 only a code of six digits is checked: "%s" has the problem %s', (code, fault) => {
    expect(codeFaultOf(code)).toBe(fault);
  });
});
