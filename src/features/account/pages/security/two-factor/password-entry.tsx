import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../ui/button.tsx';
import { PasswordField } from '../../../../../ui/form/password-field.tsx';
import { useProblemText } from './problem-text.ts';
import type { Problem } from './use-two-factor.ts';

type PasswordEntryProps = {
  readonly busy: boolean;
  readonly problem: Problem | null;
  readonly onSubmit: (password: string) => void;
  readonly onCancel: () => void;
};

/** Password confirmation before security changes. */
export function PasswordEntry({ busy, problem, onSubmit, onCancel }: PasswordEntryProps) {
  const { t } = useTranslation('account');
  const [password, setPassword] = useState('');
  const [unsent, setUnsent] = useState<'empty' | 'typing' | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setUnsent(password === '' ? 'empty' : null);
    if (password !== '' && !busy) onSubmit(password);
  };
  const refused = useProblemText();
  const required = unsent === 'empty' ? t('profile.faults.currentRequired') : undefined;
  return (
    <form noValidate onSubmit={submit} className="flex max-w-80 flex-col gap-4">
      <p className="type-answer max-w-[65ch] text-ink2">{t('twoFactor.passwordText')}</p>
      <PasswordField
        name="currentPassword"
        autoComplete="current-password"
        label={t('profile.current')}
        showLabel={t('profile.show')}
        hideLabel={t('profile.hide')}
        maxLength={1000}
        value={password}
        error={required ?? (unsent === null && problem ? refused(problem) : undefined)}
        onChange={(event) => {
          setUnsent('typing');
          setPassword(event.target.value);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="hot" pending={busy}>
          {t('twoFactor.goOn')}
        </Button>
        <Button onClick={onCancel}>{t('twoFactor.cancel')}</Button>
      </div>
    </form>
  );
}
