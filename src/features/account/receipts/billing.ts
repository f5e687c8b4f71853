/** Use cases of a member's billing details for receipts: company, address, country, tax number. */

import type { Clock } from '../../../platform/server/clock.ts';
import type { Caller } from '../../../platform/server/http/api.ts';
import { refuse } from '../refusals.ts';
import {
  type BillingDetails,
  billingFaults,
  type GivenDetails,
  noDetails,
  normalizeDetails,
} from './billing.rules.ts';
import type { BillingStore } from './billing.store.ts';

export type BillingOptions = { readonly store: BillingStore; readonly clock: Clock };

export function createBilling({ store, clock }: BillingOptions) {
  return {
    /** Returns the billing details; empty texts if there are none. */
    read: async (caller: Caller): Promise<BillingDetails> => (await store.find(caller.memberId)) ?? noDetails,

    /**
     * Saves the given details for future receipts; receipts already issued do not change.
     * @returns the stored details
     * @throws AppError 400 with problems by field
     */
    async save(caller: Caller, typed: GivenDetails): Promise<BillingDetails> {
      const details = normalizeDetails(typed);
      const faults = billingFaults(details);
      if (Object.keys(faults).length > 0) {
        throw refuse('account.billing_invalid', { fields: { faults } });
      }
      return store.save(caller.memberId, details, clock.now());
    },
  };
}

export type BillingUseCases = ReturnType<typeof createBilling>;
