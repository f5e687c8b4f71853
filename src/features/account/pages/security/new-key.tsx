import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../../../layout/use-change.ts';
import { ApiError, call } from '../../../../platform/browser/api-client.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/form/field.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import type { AuthCode } from '../../../auth/refusals.ts';
import type { computeContract } from '../../../tools/computing/compute.contract.ts';
import { CurrentPassword } from './current-password.tsx';
import { CopyButton } from './two-factor/recovery-codes.tsx';

type NewKeyProps = { readonly onMade: () => void };

/**
 * Manages the form for a new access key. The password is null unless the server requires it because the login is not
 * recent.
 */
function useNewKey(onMade: () => void) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState<string | null>(null);
  /** Whether empty fields are marked, which happens after the first attempt to submit. */
  const [marksEmpty, setMarksEmpty] = useState(false);
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
    const isIncomplete = wanted === '' || password === '';
    setMarksEmpty(isIncomplete);
    if (isIncomplete || make.isPending) return;
    make.mutate({ name: wanted, ...(password !== null && { password }) });
  };
  return {
    make,
    submit,
    name: { value: name, isMissing: marksEmpty && name.trim() === '', set: setName },
    password: { value: password, isMissing: marksEmpty && password === '', set: setPassword },
  };
}

/** Form that creates an access key and shows it once. */
export function NewKey({ onMade }: NewKeyProps) {
  const { t } = useTranslation('account');
  const passing = useTransientErrorMessage();
  const { make, submit, name, password } = useNewKey(onMade);
  if (make.data) return <MadeKey secret={make.data.key} onDone={() => make.reset()} />;
  const code = codeOf(make.error);
  const isPasswordRefused = code === 'auth.password_incorrect';
  const wrong = isPasswordRefused ? t('profile.faults.currentWrong') : undefined;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {make.isError && !isPasswordRefused && code !== 'auth.current_password_required' && (
        <Notice tone="err">
          {code === 'tools.too_many_keys' ? t('keys.tooMany') : (passing(make.error) ?? t('keys.failed'))}
        </Notice>
      )}
      <TextField
        name="keyName"
        label={t('keys.name')}
        maxLength={60}
        autoComplete="off"
        value={name.value}
        error={name.isMissing ? t('keys.nameRequired') : undefined}
        className="max-w-80"
        onChange={(event) => name.set(event.target.value)}
      />
      {password.value !== null && (
        <CurrentPassword
          value={password.value}
          error={password.isMissing ? t('profile.faults.currentRequired') : wrong}
          onChange={(value) => {
            password.set(value);
            make.reset();
          }}
        />
      )}
      <Button type="submit" pending={make.isPending} className="justify-self-start">
        {t('keys.make')}
      </Button>
    </form>
  );
}

function MadeKey({ secret, onDone }: { readonly secret: string; readonly onDone: () => void }) {
  const { t } = useTranslation('account');
  return (
    <Notice
      tone="warn"
      title={t('keys.shownOnce')}
      actions={
        <>
          <CopyButton text={secret}>{t('twoFactor.copy')}</CopyButton>
          <Button onClick={onDone}>{t('keys.done')}</Button>
        </>
      }
    >
      <code data-access-key className="type-body mt-2 block select-all break-all font-mono text-ink">
        {secret}
      </code>
    </Notice>
  );
}

const codeOf = (error: unknown) =>
  error instanceof ApiError ? (error.code as AuthCode | 'tools.too_many_keys') : null;
