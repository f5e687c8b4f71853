import { type Refusals, refusals } from '../../platform/server/errors/errors.ts';

export const accountRefusals = {
  'account.no_member': { kind: 'not_found', message: 'There is no such member.' },
  'account.token_invalid': {
    kind: 'unauthenticated',
    message: 'This page has been open for too long. Please log in again.',
  },
  'account.billing_invalid': { kind: 'invalid', message: 'Some company details are invalid.' },
  'account.no_receipt': { kind: 'not_found', message: 'There is no such receipt.' },
  'account.receipt_final': {
    kind: 'conflict',
    message: 'A receipt can be changed for 90 days after it was issued.',
  },
} as const satisfies Refusals;

export type AccountCode = keyof typeof accountRefusals;

export const refuse = refusals(accountRefusals);

type OwnRefusals = typeof accountRefusals;
declare module '../../platform/server/errors/errors.ts' {
  interface RefusalCatalogue extends OwnRefusals {}
}
