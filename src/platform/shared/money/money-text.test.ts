import { expect, it } from 'vitest';
import { type Language, languages } from '../i18n/i18n.ts';
import type { Money } from './money.ts';
import { moneyText } from './money-text.ts';

const dollars = (minor: number): Money => ({ currency: 'USD', minor });
const won = (minor: number): Money => ({ currency: 'KRW', minor });

it.each<[Language, string, string]>([
  ['en', '1,296.00 USD', '₩124,800'],
  ['de', '1.296,00 USD', '124.800 ₩'],
  ['cn', '1,296.00 美元', '₩124,800'],
  ['ja', '1,296.00 USD', '₩124,800'],
  ['kr', '1,296.00 USD', '₩124,800'],
])('P-01 U-05 the language %s writes dollars as %s and won as %s', (language, inDollars, inWon) => {
  expect(moneyText(dollars(129_600), language)).toBe(inDollars);
  expect(moneyText(won(124_800), language)).toBe(inWon);
});

it.each(languages)(
  'U-05 in the language %s dollars have two decimals, won none, and negative amounts a minus sign',
  (language) => {
    expect(moneyText(dollars(0), language)).toMatch(/^0[.,]00 /);
    expect(moneyText(won(0), language)).toMatch(/^₩0$|^0 ₩$/);
    expect(moneyText(dollars(-5), language)).toMatch(/^−0[.,]05 /);
  },
);
