/** Amounts in minor units, read from and written to the providers' forms by string arithmetic only. */
export type Currency = 'USD' | 'KRW';

/** Returns the minor units of `9.6`, `9.60` or `9`; null when it is not a positive amount of that currency. */
export function readDecimal(text: unknown, decimals: number): number | null {
  const [, whole = '', fraction = ''] =
    typeof text === 'string' ? (/^(\d{1,12})(?:\.(\d+))?$/.exec(text) ?? []) : [];
  if (!whole || fraction.length > decimals) return null;
  return Number(whole + fraction.padEnd(decimals, '0'));
}

/** Converts 9600 to `96.00`. */
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

/** Behaviour chosen by the last two digits of an amount, otherwise by the buyer's address (`name+lost@…`). */
export function specialOf(minor: number, email: string | undefined): Special | undefined {
  const token = /\+([a-z]+)@/i.exec(email ?? '')?.[1]?.toLowerCase();
  return byDigits[minor % 100] ?? (token === undefined ? undefined : byToken[token]);
}

export type RefundSpecial = 'exceeded' | 'too_late' | 'pending' | 'lost' | 'in_progress';

/** Behaviour chosen by the last two digits of a refunded amount. */
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
