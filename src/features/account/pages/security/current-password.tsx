import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../../ui/form/password-field.tsx';

type CurrentPasswordProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** Field for the current password with an explanation: a security change needs it unless the login is recent. */
export function CurrentPassword({ value, error, onChange }: CurrentPasswordProps) {
  const { t } = useTranslation('account');
  return (
    <div className="grid gap-4">
      <p className="type-answer max-w-[65ch] text-ink2">{t('twoFactor.passwordText')}</p>
      <PasswordField
        name="currentPassword"
        autoComplete="current-password"
        label={t('profile.current')}
        showLabel={t('profile.show')}
        hideLabel={t('profile.hide')}
        maxLength={1000}
        value={value}
        error={error}
        className="max-w-80"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
