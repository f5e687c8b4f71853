/** Amounts of money as an integer in the smallest unit of a currency, so that calculations are exact. */

export type Currency = 'USD' | 'KRW';
export type Money = { readonly currency: Currency; readonly minor: number };

/** Digits after the decimal point: 2 for dollars, 0 for won. */
export const exponent: Readonly<Record<Currency, number>> = { USD: 2, KRW: 0 };

export function isCurrency(value: unknown): value is Currency {
  return value === 'USD' || value === 'KRW';
}

export function isSameMoney(one: Money, other: Money): boolean {
  return one.currency === other.currency && one.minor === other.minor;
}

/** Formats an amount in the form that payment providers use: `96.00` for USD, `124800` for KRW. */
export function formatAmount({ currency, minor }: Money): string {
  const digits = exponent[currency];
  if (digits === 0) return String(minor);
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  return `${minor < 0 ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * Parses a decimal text (`9.6`, `9.60`, `9`) exactly.
 * @returns null for signs, exponents, separators, more decimals than the currency has, or too large a number
 */
export function parseAmount(text: string, currency: Currency): Money | null {
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(text.trim());
  if (!match) return null;
  const digits = exponent[currency];
  const fraction = match[2] ?? '';
  if (fraction.length > digits && /[1-9]/.test(fraction.slice(digits))) return null;
  const minor = Number(`${match[1]}${fraction.slice(0, digits).padEnd(digits, '0')}`);
  return Number.isSafeInteger(minor) ? { currency, minor } : null;
}
