/** What a member wants to see on receipts about the buyer: company, address, country, tax number. */

import type { Clock } from '../../platform/server/clock.ts';
import type { Caller } from '../../platform/server/http/api.ts';
import { refuse } from '../refusals.ts';
import {
  type BillingDetails,
  billingFaults,
  isEmptyDetails,
  noDetails,
  tidyDetails,
} from './billing.rules.ts';
import type { BillingStore } from './billing.store.ts';

export type BillingOptions = { readonly store: BillingStore; readonly clock: Clock };

export function createBilling({ store, clock }: BillingOptions) {
  return {
    /** Empty texts where nothing is kept. */
    read: async (caller: Caller): Promise<BillingDetails> => (await store.find(caller.memberId)) ?? noDetails,

    /**
     * Keeps them for receipts to come; those that were issued stay as they are.
     * @returns as they are kept
     * @throws AppError 400 with the fault of each field
     */
    async save(caller: Caller, typed: BillingDetails): Promise<BillingDetails> {
      const details = tidyDetails(typed);
      const faults = billingFaults(details);
      if (Object.keys(faults).length > 0) {
        throw refuse('account.billing_invalid', { fields: { faults } });
      }
      await store.save(caller.memberId, isEmptyDetails(details) ? null : details, clock.now());
      return details;
    },
  };
}

export type BillingUseCases = ReturnType<typeof createBilling>;
