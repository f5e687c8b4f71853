import type { Business } from '../platform/server/config/config.ts';

/** Facts about the operator that the law requires, in display order. */
const facts = [
  'name',
  'representative',
  'address',
  'registration',
  'taxNumber',
  'mailOrder',
  'email',
  'phone',
  'hosting',
  'privacyOfficer',
  'euRepresentative',
] as const satisfies readonly Exclude<keyof Business, 'social'>[];
export type OperatorFact = (typeof facts)[number];

export function operatorFacts(
  business: Business | undefined,
): readonly { readonly fact: OperatorFact; readonly value: string }[] {
  return facts.flatMap((fact) => {
    const value = business?.[fact];
    return value ? [{ fact, value }] : [];
  });
}

/** Returns whether the footer shows a way to write to the operator or to call. */
export function hasContact(business: Business | undefined): boolean {
  return Boolean(business?.email || business?.address || business?.phone);
}
