import { calculatorNames } from '@ferrite/calculators/names.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useChange } from '../../../../layout/use-change.ts';
import { ApiError, call } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import type { PathOf } from '../../../../platform/server/http/contract.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field, Input } from '../../../../ui/form/field.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import type { ToolCode } from '../../refusals.ts';
import type { savedContract } from '../../saved/saved.contract.ts';
import { useRefundEnd } from '../catalogue/use-refund-end.tsx';
import { parametersOf, sharedAddress } from './shared-address.ts';

type SaveFormProps = {
  /** Path and query of the calculation. */
  readonly address: string;
  readonly path: `${PathOf<typeof savedContract.listSaved>}?lang=${Language}`;
  readonly onSaved: () => void;
};

const reasons = {
  'tools.too_many_saved': 'saved.full',
  'tools.premium_required': 'saved.premium',
  'tools.impossible_inputs': 'saved.impossible',
  'tools.unknown_parameters': 'saved.unknownParameters',
} as const satisfies Partial<Record<ToolCode, string>>;

export function SaveForm({ address, path, onSaved }: SaveFormProps) {
  const { t } = useTranslation('tools');
  const passing = useTransientErrorMessage();
  const navigate = useNavigate();
  const language = useLanguage();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const shared = sharedAddress(address);
  const tool = shared ? calculatorNames[shared.entry.id][language] : '';
  const { using, dialog } = useRefundEnd('savingText');
  const save = useChange({
    mutationFn: () =>
      using(tool, (consent) =>
        call<typeof savedContract.save>(
          'POST',
          `${path}${consent.replace('?', '&')}`,
          {
            name: name.trim(),
            address,
          },
          { isRepeatable: true },
        ),
      ),
    onSuccess: (saved) => {
      if (saved === null) return;
      toast({ title: t('saved.saved'), description: `${name.trim()} · ${tool}` });
      // The URL parameter is removed, because a reload must not offer to save the same calculation again.
      void navigate(
        { search: `?saved=${encodeURIComponent(address)}` },
        { replace: true, preventScrollReset: true },
      );
      onSaved();
    },
  });
  if (!shared) return <Notice tone="err">{t('saved.impossible')}</Notice>;
  const refusal = save.error instanceof ApiError ? save.error : undefined;
  const code = refusal?.code;
  const list = parametersOf(refusal?.body, language);
  const found = Object.entries(reasons).find(([each]) => each === code)?.[1];
  const known = found === 'saved.impossible' && list !== '' ? 'saved.impossibleInputs' : found;

  function submit(event: FormEvent) {
    event.preventDefault();
    const isMissing = name.trim() === '';
    setMissing(isMissing);
    if (!isMissing && !save.isPending) save.mutate();
  }

  return (
    <Panel title={t('saved.save')}>
      {shared && (
        <p className="type-body mb-3 text-ink2 wrap-anywhere">
          <strong className="font-[600] text-ink">{tool}</strong>
        </p>
      )}
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <Field
          label={t('saved.name')}
          hint={t('saved.nameHint')}
          error={isMissing && name.trim() === '' ? t('saved.nameMissing') : undefined}
          className="min-w-60 grow"
        >
          {(control) => (
            <Input
              {...control}
              required
              maxLength={100}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="hot" pending={save.isPending} className="mt-6">
          {t('saved.submit')}
        </Button>
      </form>
      {save.isError && (
        <Notice tone="err" className="mt-3">
          {known ? t(known, { most: 200, list }) : (passing(save.error) ?? t('saved.failed'))}
        </Notice>
      )}
      {dialog}
    </Panel>
  );
}
