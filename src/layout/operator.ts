import type { Business } from '../platform/server/config/config.ts';

/** What the law of one country or another asks an operator to name, in the order in which it is shown. */
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

/** Those that the operator has set. */
export function operatorFacts(
  business: Business | undefined,
): readonly { readonly fact: OperatorFact; readonly value: string }[] {
  return facts.flatMap((fact) => {
    const value = business?.[fact];
    return value ? [{ fact, value }] : [];
  });
}
