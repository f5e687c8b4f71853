import { describe, expect, it } from 'vitest';
import { refusal, startOfDay } from './tools.rules.ts';

const member = { access: 'member', available: true } as const;
const premium = { access: 'premium', available: true } as const;
const fresh = { differentTools: 0, includesThis: false };

describe('T-06 permission to open a tool', () => {
  it.each([
    ['a visitor, an everyday tool', member, null, 'login_required'],
    ['a visitor, a premium tool', premium, null, 'login_required'],
    ['a free member, an everyday tool', member, { isPremium: false }, null],
    ['a free member, a premium tool', premium, { isPremium: false }, 'premium_required'],
    ['a premium member, an everyday tool', member, { isPremium: true }, null],
    ['a premium member, a premium tool', premium, { isPremium: true }, null],
  ] as const)(
    '%s: access is allowed or refused with the expected reason',
    (_who, tool, visitor, expected) => {
      expect(refusal(tool, visitor, fresh, 10)).toBe(expected);
    },
  );

  it('T-05 a tool without a page cannot be opened and requires no login', () => {
    expect(refusal({ access: 'member', available: false }, null, fresh, 10)).toBe('not_available');
    expect(refusal({ access: 'premium', available: false }, { isPremium: true }, fresh, 10)).toBe(
      'not_available',
    );
  });
});

describe('daily limit of different tools', () => {
  it.each([
    [9, false, null],
    [10, false, 'daily_limit'],
    [11, false, 'daily_limit'],
    [10, true, null],
  ] as const)(
    'at a limit of ten tools, access is allowed or refused as expected with %i tools opened (this one among them: %s)',
    (differentTools, includesThis, expected) => {
      expect(refusal(member, { isPremium: false }, { differentTools, includesThis }, 10)).toBe(expected);
    },
  );

  it('P-13 the limit does not apply to premium members', () => {
    expect(
      refusal(premium, { isPremium: true }, { differentTools: 500, includesThis: false }, 10),
    ).toBeNull();
  });

  it('the limit resets at midnight UTC', () => {
    expect(startOfDay(new Date('2026-11-21T23:59:59.999Z')).toISOString()).toBe('2026-11-21T00:00:00.000Z');
    expect(startOfDay(new Date('2026-11-22T00:00:00.000Z')).toISOString()).toBe('2026-11-22T00:00:00.000Z');
  });
});
