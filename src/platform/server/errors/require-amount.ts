import { type Currency, type Money, parseAmount } from '../../shared/money/money.ts';
import { refuse } from './refusals.ts';

/** @throws AppError when the amount cannot be read */
export function requireAmount(text: string, currency: Currency): Money {
  const money = parseAmount(text, currency);
  if (!money) throw refuse('payments.amount_unreadable');
  return money;
}
