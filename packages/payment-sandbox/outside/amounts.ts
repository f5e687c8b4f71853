/**
 * Converts amounts between minor units and the providers' formats with string operations only, without rounding
 * errors.
 */
export type Currency = 'USD' | 'KRW';

/** Returns the minor units of `9.6`, `9.60` or `9`, or null if the text is not a positive amount of that currency. */
export function readDecimal(text: unknown, decimals: number): number | null {
  const [, whole = '', fraction = ''] =
    typeof text === 'string' ? (/^(\d{1,12})(?:\.(\d+))?$/.exec(text) ?? []) : [];
  if (!whole || fraction.length > decimals) return null;
  return Number(whole + fraction.padEnd(decimals, '0'));
}

/** Formats the minor units of a dollar amount: 9600 becomes `96.00`. */
export const usd = (minor: number) => `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

export type Special =
  | 'decline'
  | 'refuse'
  | 'pending'
  | 'error'
  | 'lost'
  | 'slow'
  | 'repeated'
  | 'mismatch'
  | 'vanish';

const byDigits: Record<number, Special> = {
  1: 'decline',
  2: 'refuse',
  3: 'pending',
  4: 'error',
  5: 'lost',
  6: 'slow',
  7: 'repeated',
  8: 'mismatch',
  9: 'vanish',
};
const byToken: Record<string, Special> = {
  decline: 'decline',
  timeout: 'slow',
  lost: 'lost',
  pending: 'pending',
  mismatch: 'mismatch',
};

/**
 * Returns the behaviour that the last two digits of an amount select, or else the buyer's email address
 * (`name+lost@…`).
 */
export function specialOf(minor: number, email: string | undefined): Special | undefined {
  const token = /\+([a-z]+)@/i.exec(email ?? '')?.[1]?.toLowerCase();
  return byDigits[minor % 100] ?? (token === undefined ? undefined : byToken[token]);
}

export type RefundSpecial = 'exceeded' | 'too_late' | 'pending' | 'lost' | 'in_progress';

/** Returns the behaviour that the last two digits of a refunded amount select. */
export function refundSpecialOf(minor: number): RefundSpecial | undefined {
  const digits: Record<number, RefundSpecial> = {
    11: 'exceeded',
    12: 'too_late',
    13: 'pending',
    15: 'lost',
    16: 'in_progress',
  };
  return digits[minor % 100];
}
