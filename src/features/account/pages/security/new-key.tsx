import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../../../layout/use-change.ts';
import { ApiError, call } from '../../../../platform/browser/api-client.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/form/field.tsx';
import { PasswordField } from '../../../../ui/form/password-field.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import type { AuthCode } from '../../../auth/refusals.ts';
import type { computeContract } from '../../../tools/computing/compute.contract.ts';
import { CopyButton } from './two-factor/recovery-codes.tsx';

type NewKeyProps = { readonly onMade: () => void };

/** Creates a key and shows it once. */
export function NewKey({ onMade }: NewKeyProps) {
  const { t } = useTranslation('account');
  const passing = useTransientErrorMessage();
  const [name, setName] = useState('');
  /** Password, required for an older sign-in; null if not required. */
  const [password, setPassword] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const make = useChange({
    mutationFn: (wanted: { name: string; password?: string }) =>
      call<typeof computeContract.makeKey>('POST', '/api/user/access-keys', wanted),
    onError: (error) => {
      if (codeOf(error) === 'auth.current_password_required') setPassword('');
    },
    onSuccess: () => {
      setName('');
      setPassword(null);
      onMade();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    setMissing(wanted === '');
    if (wanted === '' || password === '' || make.isPending) return;
    make.mutate({ name: wanted, ...(password !== null && { password }) });
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
  const code = codeOf(make.error);
  const isAsked = code === 'auth.current_password_required';
  const isWrong = code === 'auth.password_incorrect';
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      {password !== null && (
        <p className="type-answer max-w-[65ch] text-ink2">{t('twoFactor.passwordText')}</p>
      )}
      {make.isError && !isAsked && !isWrong && (
        <Notice tone="err">
          {code === 'tools.too_many_keys' ? t('keys.tooMany') : (passing(make.error) ?? t('keys.failed'))}
        </Notice>
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
        {password !== null && (
          <PasswordField
            name="currentPassword"
            autoComplete="current-password"
            label={t('profile.current')}
            showLabel={t('profile.show')}
            hideLabel={t('profile.hide')}
            maxLength={1000}
            value={password}
            error={isWrong ? t('profile.faults.currentWrong') : undefined}
            className="min-w-0 grow basis-48"
            onChange={(event) => {
              setPassword(event.target.value);
              make.reset();
            }}
          />
        )}
        <Button type="submit" pending={make.isPending}>
          {t('keys.make')}
        </Button>
      </div>
    </form>
  );
}

const codeOf = (error: unknown) =>
  error instanceof ApiError ? (error.code as AuthCode | 'tools.too_many_keys') : null;
