import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RestoredEntries } from '../../../../layout/unsaved/restored-entries.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field, Textarea, TextField } from '../../../../ui/form/field.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { addressLines, type BillingDetails } from '../../receipts/billing.rules.ts';
import { billingQuery, useBillingForm } from './use-billing-form.ts';

/** Form for the company, address and tax number shown on receipts. */
export function BillingPanel() {
  const { t } = useTranslation('account');
  const { data, isError, isFetching, refetch } = useQuery(billingQuery);
  return (
    <Panel title={t('billing.title')}>
      {data && <BillingForm kept={data} />}
      {!data && isError && !isFetching && (
        <Notice
          tone="err"
          actions={
            <Button size="small" onClick={() => void refetch()}>
              {t('myPage.retry')}
            </Button>
          }
        >
          {t('myPage.failed')}
        </Notice>
      )}
      {!data && (!isError || isFetching) && <Skeleton className="h-48 w-full" />}
    </Panel>
  );
}

function BillingForm({ kept }: { readonly kept: BillingDetails }) {
  const { t } = useTranslation('account');
  const { form, formRef, busy, save, fault, set, unsaved } = useBillingForm(kept);
  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      onSubmit={(event) => void save(event)}
      className="grid max-w-[680px] gap-5"
    >
      <p className="type-answer max-w-[65ch] text-ink2">{t('billing.text')}</p>
      <RestoredEntries savedAt={unsaved.savedAt} onDiscard={unsaved.discard} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          name="company"
          autoComplete="organization"
          label={t('billing.company')}
          value={form.company}
          error={fault('company')}
          className="sm:col-span-2"
          onChange={(event) => set('company', event.target.value)}
        />
        <Field
          label={t('billing.address')}
          hint={t('billing.addressHint', { most: addressLines })}
          error={fault('address')}
          className="sm:col-span-2"
        >
          {(control) => (
            <Textarea
              {...control}
              name="address"
              rows={3}
              autoComplete="street-address"
              value={form.address}
              onChange={(event) => set('address', event.target.value)}
            />
          )}
        </Field>
        <TextField
          name="country"
          autoComplete="country-name"
          label={t('billing.country')}
          value={form.country}
          error={fault('country')}
          onChange={(event) => set('country', event.target.value)}
        />
        <TextField
          name="taxNumber"
          autoComplete="off"
          label={t('billing.taxNumber')}
          value={form.taxNumber}
          error={fault('taxNumber')}
          onChange={(event) => set('taxNumber', event.target.value)}
        />
      </div>
      <div>
        <Button type="submit" pending={busy}>
          {t(busy ? 'profile.saving' : 'billing.save')}
        </Button>
      </div>
    </form>
  );
}
