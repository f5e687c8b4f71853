import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/form/field.tsx';
import { isEmail } from './typed.ts';

export type AddressProblem = 'emailRequired' | 'emailInvalid';

/** Returns why an email address is invalid; null if it is valid. */
export function addressProblem(email: string): AddressProblem | null {
  if (email.trim() === '') return 'emailRequired';
  return isEmail(email.trim()) ? null : 'emailInvalid';
}

type AddressFieldProps = {
  readonly value: string;
  readonly problem: AddressProblem | null;
  readonly onChange: (value: string) => void;
};

/** Email field, shown if the URL of the page contains no email address. */
export function AddressField({ value, problem, onChange }: AddressFieldProps) {
  const { t } = useTranslation('auth');
  return (
    <TextField
      name="email"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={255}
      label={t('verify.email')}
      value={value}
      error={problem ? t(`verify.${problem}`) : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
