/** Validates billing details, in the browser and at the server. */

export type BillingDetails = {
  readonly company: string;
  /** Address, with line breaks. */
  readonly address: string;
  readonly country: string;
  readonly taxNumber: string;
};
export type BillingField = keyof BillingDetails;
/** The fields that are saved; the others keep what is stored. */
export type GivenDetails = { readonly [Field in BillingField]?: string | undefined };

export const noDetails: BillingDetails = { company: '', address: '', country: '', taxNumber: '' };

export const detailsOf = ({ company, address, country, taxNumber }: BillingDetails): BillingDetails => ({
  company,
  address,
  country,
  taxNumber,
});

/** Time after issue within which the billing details on a receipt can be changed. */
export const correctableMs = 90 * 86_400_000;

/** Maximum number of characters; all fields are optional. */
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

/** Control characters, bidirectional controls and private-use characters, which are not allowed. */
const unreadable = /[\p{Cc}\p{Cs}\p{Co}\p{Bidi_Control}\u2028\u2029\ufff9-\uffff]/u;

/** Normalizes the given billing details: trims lines and removes empty ones. */
export function normalizeDetails(typed: GivenDetails): Partial<BillingDetails> {
  const lines = (text: string) => text.split(/\r\n|[\r\n]/).map((line) => line.trim());
  return Object.fromEntries(
    billingFields.flatMap((field) => {
      const text = typed[field];
      if (text === undefined) return [];
      return [[field, field === 'address' ? lines(text).filter(Boolean).join('\n') : text.trim()]];
    }),
  );
}

/** Returns the problems of the given fields. Tax numbers are not verified, because their format differs by country. */
export function billingFaults(details: Partial<BillingDetails>): BillingFaults {
  const faults: Partial<Record<BillingField, BillingFault>> = {};
  for (const field of billingFields) {
    const text = details[field] ?? '';
    const readable = field === 'address' ? text.replaceAll('\n', '') : text;
    if ([...text].length > billingLengths[field]) faults[field] = 'tooLong';
    else if (unreadable.test(readable)) faults[field] = 'unreadable';
    else if (field === 'address' && text.split('\n').length > addressLines) faults[field] = 'tooManyLines';
  }
  return faults;
}

export const isEmptyDetails = (details: BillingDetails) =>
  billingFields.every((field) => details[field] === '');

/** Returns whether two sets of details are equal; null equals empty details. */
export function sameDetails(one: BillingDetails | null, other: BillingDetails | null): boolean {
  return billingFields.every((field) => (one?.[field] ?? '') === (other?.[field] ?? ''));
}
