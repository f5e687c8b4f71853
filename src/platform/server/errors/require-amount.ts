import { type Currency, type Money, parseAmount } from '../../shared/money/money.ts';

/**
 * Parses a stored amount.
 * @throws Error if the stored text is not a valid amount
 */
export function requireAmount(text: string, currency: Currency): Money {
  const money = parseAmount(text, currency);
  if (!money) throw new Error(`The stored amount "${text}" ${currency} is invalid.`);
  return money;
}
