import { type Currency, type Money, parseAmount } from '../../shared/money/money.ts';

/** Returns a stored amount. @throws Error for a corrupt row */
export function requireAmount(text: string, currency: Currency): Money {
  const money = parseAmount(text, currency);
  if (!money) throw new Error(`The stored amount "${text}" ${currency} is invalid.`);
  return money;
}
