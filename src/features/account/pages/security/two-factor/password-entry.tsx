import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../ui/button.tsx';
import { CurrentPassword } from '../current-password.tsx';
import { useProblemText } from './problem-text.ts';
import type { Problem } from './use-two-factor.ts';

type PasswordEntryProps = {
  readonly busy: boolean;
  readonly problem: Problem | null;
  readonly onSubmit: (password: string) => void;
  readonly onCancel: () => void;
};

/** Form for the password that confirms a security change. */
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
    <form noValidate onSubmit={submit} className="grid gap-4">
      <CurrentPassword
        value={password}
        error={required ?? (unsent === null && problem ? refused(problem) : undefined)}
        onChange={(value) => {
          setUnsent('typing');
          setPassword(value);
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
