/** Money and moments as the screens of payments and refunds print them, alike in every language. */

/** Won without decimals and with thousands separators; dollars with two decimals. */
export function shownWon(amount: number): string {
  return `₩${Math.round(amount).toLocaleString('en-US')}`;
}

/**
 * As on My Page and the dashboard: won for KRW and for whatever Toss charged, else dollars with two decimals.
 * @param amount in whole currency units, as a number or a decimal text
 */
export function shownMoney(
  amount: number | string | null | undefined,
  currency: string,
  method = '',
): string {
  const value = numberOf(amount);
  if (value === null) return 'N/A';
  return currency === 'KRW' || method === 'toss' ? shownWon(value) : `$${value.toFixed(2)}`;
}

/** As on the refund page: by the currency's code. */
export function shownByCurrency(amount: number | string | null | undefined, currency: string): string {
  const value = numberOf(amount);
  if (value === null) return 'N/A';
  return currency === 'KRW' ? shownWon(value) : `${value.toFixed(2)} ${currency}`;
}

const methods: Readonly<Record<string, string>> = {
  paypal: 'PayPal',
  toss: 'Toss',
  eximbay: 'Eximbay',
  verifone: 'Verifone',
  stripe: 'Verifone',
};

/** The name of a payment method as on My Page; an unknown one as it is. */
export function shownMethod(method: string): string {
  return methods[method] ?? method;
}

function numberOf(amount: number | string | null | undefined): number | null {
  if (amount === null || amount === undefined || amount === '') return null;
  const value = Number(amount);
  return Number.isFinite(value) ? value : null;
}

const two = (value: number) => String(value).padStart(2, '0');

/** `YYYY-MM-DD HH:mm` in the reader's zone; `N/A` without a moment, `Invalid Date` for what is none. */
export function shownMoment(moment: string | Date | null | undefined): string {
  if (moment === null || moment === undefined || moment === '') return 'N/A';
  const date = moment instanceof Date ? moment : new Date(moment);
  if (Number.isNaN(date.getTime())) return 'Invalid Date';
  return `${shownDay(date)} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** `YYYY-MM-DD` in the reader's zone. */
export function shownDay(moment: string | Date | null | undefined): string {
  if (moment === null || moment === undefined || moment === '') return 'N/A';
  const date = moment instanceof Date ? moment : new Date(moment);
  if (Number.isNaN(date.getTime())) return 'Invalid Date';
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
