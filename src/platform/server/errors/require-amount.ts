import { type Currency, type Money, parseAmount } from '../../shared/money/money.ts';
import { refuse } from './refusals.ts';

/** @throws AppError if the amount is invalid */
export function requireAmount(text: string, currency: Currency): Money {
  const money = parseAmount(text, currency);
  if (!money) throw refuse('payments.amount_unreadable');
  return money;
}
