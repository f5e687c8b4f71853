/** Display names of payment methods, which are the same in every language. */

const methods: Readonly<Record<string, string>> = {
  paypal: 'PayPal',
  toss: 'Toss',
  eximbay: 'Eximbay',
  verifone: 'Verifone',
  stripe: 'Verifone',
};

/** Returns the display name of a payment method; an unknown method is returned unchanged. */
export function shownMethod(method: string): string {
  return methods[method] ?? method;
}

const two = (value: number) => String(value).padStart(2, '0');

/**
 * Formats a time as `YYYY-MM-DD HH:mm` in the local time zone; `N/A` without a time, `Invalid Date` for an invalid one.
 */
export function shownMoment(moment: string | Date | null | undefined): string {
  if (moment === null || moment === undefined || moment === '') return 'N/A';
  const date = moment instanceof Date ? moment : new Date(moment);
  if (Number.isNaN(date.getTime())) return 'Invalid Date';
  return `${shownDay(date)} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Formats a time as `YYYY-MM-DD` in the local time zone. */
export function shownDay(moment: string | Date | null | undefined): string {
  if (moment === null || moment === undefined || moment === '') return 'N/A';
  const date = moment instanceof Date ? moment : new Date(moment);
  if (Number.isNaN(date.getTime())) return 'Invalid Date';
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
