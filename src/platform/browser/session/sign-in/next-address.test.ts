import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextAddress } from './next-address.ts';

const origin = 'https://ferrite.example';

describe('nextAddress', () => {
  it.each([
    '/tools',
    '/ko/tools?q=ms',
    '/tools?open=%2Fcalculators%2Fwelding%2Fcarbon-equivalent.html%3FC%3D0.17%26Mn%3D1.45',
    '/calculators/carbon-equivalent.html?C=0.17',
    '/archive/post/3#comments',
    '/',
  ])('G-05: accepts %s as the page to open after login', (next) => {
    expect(nextAddress(next, '/ko')).toBe(next);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /tools',
    '/a b',
    'javascript:alert(1)',
    'tools',
    '',
    null,
    undefined,
    `/${'a'.repeat(5000)}`,
    '/login',
    '/login?next=%2Ftools',
    '/verify-code#1',
    '/reset-password',
  ])('G-05: replaces %j by the home page', (next) => {
    expect(nextAddress(next, '/ko')).toBe('/ko');
  });

  it('G-05: never returns a URL of another site', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\n',
      '\r',
      '.',
      '@',
      ':',
      '?',
      '#',
      '%',
      'a',
      'evil.example',
      'https:',
      '\u0000',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
        ),
        (next) => {
          const went = nextAddress(next, '/');
          expect(new URL(went, origin).origin).toBe(origin);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
