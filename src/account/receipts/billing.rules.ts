/** What may stand on a receipt about the buyer; the browser and the server decide by the same lines. */

export type BillingDetails = {
  readonly company: string;
  /** Lines as they stand on an envelope. */
  readonly address: string;
  readonly country: string;
  readonly taxNumber: string;
};
export type BillingField = keyof BillingDetails;

export const noDetails: BillingDetails = { company: '', address: '', country: '', taxNumber: '' };

/** Of a row that holds more: only what stands on a receipt. */
export const detailsOf = ({ company, address, country, taxNumber }: BillingDetails): BillingDetails => ({
  company,
  address,
  country,
  taxNumber,
});

/** Most characters of each; all may be empty. */
export const billingLengths: Readonly<Record<BillingField, number>> = {
  company: 200,
  address: 400,
  country: 100,
  taxNumber: 50,
};
export const billingFields = Object.keys(billingLengths) as readonly BillingField[];
export const addressLines = 6;

export type BillingFault = 'tooLong' | 'tooManyLines' | 'unreadable';
export type BillingFaults = Readonly<Partial<Record<BillingField, BillingFault>>>;

/** Control characters, what turns the direction of a line around, and what has no meaning to anybody else. */
const unreadable = /[\p{Cc}\p{Cs}\p{Co}\p{Bidi_Control}\u2028\u2029\ufff9-\uffff]/u;

/** As it is kept: without blanks at the ends, of lines too, and without empty lines. */
export function tidyDetails(typed: BillingDetails): BillingDetails {
  const lines = typed.address.split(/\r\n|[\r\n]/).map((line) => line.trim());
  return {
    company: typed.company.trim(),
    address: lines.filter(Boolean).join('\n'),
    country: typed.country.trim(),
    taxNumber: typed.taxNumber.trim(),
  };
}

/** What is wrong with it, field by field. Whether a tax number is a real one is not asked: every country has its own. */
export function billingFaults(details: BillingDetails): BillingFaults {
  const faults: Partial<Record<BillingField, BillingFault>> = {};
  for (const field of billingFields) {
    const text = details[field];
    const readable = field === 'address' ? text.replaceAll('\n', '') : text;
    if ([...text].length > billingLengths[field]) faults[field] = 'tooLong';
    else if (unreadable.test(readable)) faults[field] = 'unreadable';
    else if (field === 'address' && text.split('\n').length > addressLines) faults[field] = 'tooManyLines';
  }
  return faults;
}

export const isEmptyDetails = (details: BillingDetails) =>
  billingFields.every((field) => details[field] === '');

/** null stands for none. */
export function sameDetails(one: BillingDetails | null, other: BillingDetails | null): boolean {
  return billingFields.every((field) => (one?.[field] ?? '') === (other?.[field] ?? ''));
}
