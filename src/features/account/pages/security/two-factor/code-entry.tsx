import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../ui/button.tsx';
import { TextField } from '../../../../../ui/form/field.tsx';
import { useProblemText } from './problem-text.ts';
import type { Problem } from './use-two-factor.ts';

type CodeEntryProps = {
  readonly label: string;
  /** Message for an empty code or one in an invalid format. */
  readonly required: string;
  /** Whether only the digits of an authenticator app are accepted, not recovery codes. */
  readonly digitsOnly: boolean;
  readonly busy: boolean;
  readonly problem: Problem | null;
  readonly action: ReactNode;
  readonly danger?: boolean;
  readonly onSubmit: (code: string) => void;
  readonly onCancel: () => void;
};

export function CodeEntry({
  label,
  required,
  digitsOnly,
  busy,
  problem,
  action,
  danger = false,
  onSubmit,
  onCancel,
}: CodeEntryProps) {
  const { t } = useTranslation('account');
  const [code, setCode] = useState('');
  const [unsent, setUnsent] = useState<'short' | 'typing' | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const whole = /^\d{6}$/.test(code) || (!digitsOnly && code.replace(/[\s-]/g, '').length >= 16);
    setUnsent(whole ? null : 'short');
    if (whole && !busy) onSubmit(code);
  };
  const refused = useProblemText();
  const error = unsent === 'short' ? required : unsent === null && problem ? refused(problem) : undefined;
  return (
    <form noValidate onSubmit={submit} className="flex max-w-80 flex-col gap-4">
      <TextField
        name="code"
        label={label}
        value={code}
        inputMode={digitsOnly ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={error}
        onChange={(event) => {
          setUnsent('typing');
          const text = event.target.value.normalize('NFKC');
          setCode(digitsOnly ? text.replace(/\D/g, '').slice(0, 6) : text.slice(0, 60));
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={danger ? 'danger' : 'hot'} pending={busy}>
          {action}
        </Button>
        <Button onClick={onCancel}>{t('twoFactor.cancel')}</Button>
      </div>
    </form>
  );
}
