import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '../../platform/api-client.ts';
import { usePassingWords } from '../../platform/passing.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CopyButton } from './recovery-codes.tsx';

type NewKeyProps = { readonly path: string; readonly onMade: () => void };

/** Makes a key, and shows it the one time that it can be seen. */
export function NewKey({ path, onMade }: NewKeyProps) {
  const { t } = useTranslation('account');
  const passing = usePassingWords();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const make = useMutation({
    mutationFn: (wanted: string) => call<{ key: string }>('POST', path, { name: wanted }),
    onSuccess: () => {
      setName('');
      onMade();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    setMissing(wanted === '');
    if (wanted !== '' && !make.isPending) make.mutate(wanted);
  };
  if (make.data) {
    return (
      <Notice
        tone="warn"
        title={t('keys.shownOnce')}
        actions={
          <>
            <CopyButton text={make.data.key}>{t('twoFactor.copy')}</CopyButton>
            <Button onClick={() => make.reset()}>{t('keys.done')}</Button>
          </>
        }
      >
        <code data-access-key className="type-body mt-2 block select-all break-all font-mono text-ink">
          {make.data.key}
        </code>
      </Notice>
    );
  }
  const isFull = make.error instanceof ApiError && make.error.code === 'tools.too_many_keys';
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      {make.isError && (
        <Notice tone="err">{isFull ? t('keys.tooMany') : (passing(make.error) ?? t('keys.failed'))}</Notice>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          name="keyName"
          label={t('keys.name')}
          maxLength={60}
          autoComplete="off"
          value={name}
          error={isMissing ? t('keys.nameRequired') : undefined}
          className="min-w-0 grow basis-48"
          onChange={(event) => {
            setName(event.target.value);
            setMissing(false);
          }}
        />
        <Button type="submit" pending={make.isPending}>
          {t('keys.make')}
        </Button>
      </div>
    </form>
  );
}
