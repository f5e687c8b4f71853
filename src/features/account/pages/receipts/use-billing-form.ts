import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedFields } from '../../../../layout/unsaved/use-unsaved-fields.ts';
import { useChange } from '../../../../layout/use-change.ts';
import { apiQuery, call, field, isRefusal } from '../../../../platform/browser/api-client.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import type { receiptsContract } from '../../account.contract.ts';
import {
  addressLines,
  type BillingDetails,
  type BillingFaults,
  type BillingField,
  billingFaults,
  billingLengths,
  detailsOf,
  normalizeDetails,
} from '../../receipts/billing.rules.ts';
import type { AccountCode } from '../../refusals.ts';

export const billingQuery = apiQuery<typeof receiptsContract.readDetails>('/api/user/billing-details');

export function useBillingForm(kept: BillingDetails) {
  const { t } = useTranslation('account');
  const passing = useTransientErrorMessage();
  const queryClient = useQueryClient();
  const { form, setForm, changes, ...unsaved } = useUnsavedFields('billing', detailsOf(kept));
  const [faults, setFaults] = useState<BillingFaults>({});
  const formRef = useRef<HTMLFormElement>(null);
  const change = useChange({
    mutationFn: (details: Partial<BillingDetails>) =>
      call<typeof receiptsContract.saveDetails>('PUT', '/api/user/billing-details', details),
  });

  const showFaults = (found: BillingFaults) => {
    setFaults(found);
    const [first] = Object.keys(found);
    const control = first ? formRef.current?.elements.namedItem(first) : null;
    if (control instanceof HTMLElement) control.focus();
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const found = billingFaults(normalizeDetails(form));
    showFaults(found);
    if (Object.keys(found).length > 0) return;
    try {
      const saved = await change.mutateAsync(changes);
      if (!saved) return;
      // Values that the user typed while saving are not overwritten.
      setForm((now) => (now === form ? detailsOf(saved) : now));
      unsaved.onSaved();
      queryClient.setQueryData(billingQuery.queryKey, saved);
      toast({ title: t('billing.saved') });
    } catch (error) {
      if (isRefusal<AccountCode>(error, 'account.billing_invalid'))
        showFaults((field(error.body, 'faults') ?? {}) as BillingFaults);
      toast({
        variant: 'destructive',
        title: t('billing.failed'),
        description: passing(error) ?? t('profile.other'),
      });
    }
  };

  return {
    form,
    unsaved,
    formRef,
    busy: change.isPending,
    save,
    fault: (name: BillingField) => {
      const found = faults[name];
      if (!found) return undefined;
      const most = found === 'tooManyLines' ? addressLines : billingLengths[name];
      return t(`billing.faults.${found}`, { most });
    },
    set: (name: BillingField, value: string) => {
      setForm((now) => ({ ...now, [name]: value }));
      setFaults(({ [name]: _gone, ...rest }) => rest);
    },
  };
}
