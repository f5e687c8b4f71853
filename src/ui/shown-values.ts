/** Methods and moments as the screens of payments and refunds print them, alike in every language. */

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
