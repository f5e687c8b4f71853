import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError, call } from '../../platform/api-client.ts';
import { usePassingWords } from '../../platform/passing.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { toast } from '../../ui/toast/toast.ts';

type SaveFormProps = {
  /** Path and query of the calculation. */
  readonly address: string;
  readonly path: string;
  readonly onSaved: () => void;
};

const reasons = {
  'tools.too_many_saved': 'saved.full',
  'tools.premium_required': 'saved.premium',
  'tools.impossible_inputs': 'saved.impossible',
} as const;

/** A name for the calculation that a calculator's page brought here. */
export function SaveForm({ address, path, onSaved }: SaveFormProps) {
  const { t } = useTranslation('tools');
  const passing = usePassingWords();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const save = useMutation({
    mutationFn: () => call('POST', path, { name: name.trim(), address }),
    onSuccess: () => {
      toast({ title: t('saved.saved') });
      // A reload must not offer to save the same again.
      void navigate({ search: '' }, { replace: true, preventScrollReset: true });
      onSaved();
    },
  });
  const code = save.error instanceof ApiError ? save.error.code : undefined;
  const known = Object.entries(reasons).find(([each]) => each === code)?.[1];

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() !== '' && !save.isPending) save.mutate();
  }

  return (
    <Panel title={t('saved.save')}>
      <form onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <Field label={t('saved.name')} hint={t('saved.nameHint')} className="min-w-60 grow">
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
          {known ? t(known, { most: 200 }) : (passing(save.error) ?? t('saved.failed'))}
        </Notice>
      )}
    </Panel>
  );
}
