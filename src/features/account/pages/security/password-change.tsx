import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../../ui/form/password-field.tsx';
import type { ProfileField } from '../profile-problem.ts';
import type { ProfileForm } from '../use-profile-form.ts';

type PasswordChangeProps = {
  readonly form: ProfileForm;
  readonly fault: (name: ProfileField) => string | undefined;
  readonly onChange: (name: 'password' | 'confirmPassword' | 'currentPassword', value: string) => void;
};

/** Fields for the new password and its repetition, and for the current password if it is required. */
export function PasswordChange({ form, fault, onChange }: PasswordChangeProps) {
  const { t } = useTranslation('account');
  const common = {
    maxLength: 1000,
    showLabel: t('profile.show'),
    hideLabel: t('profile.hide'),
  };
  return (
    <fieldset className="grid gap-x-4 gap-y-5 border-t pt-5 sm:grid-cols-2">
      <legend className="sr-only">{t('profile.passwordTitle')}</legend>
      <PasswordField
        {...common}
        name="password"
        autoComplete="new-password"
        label={t('profile.password')}
        hint={t('profile.passwordHint')}
        value={form.password}
        error={fault('password')}
        onChange={(event) => onChange('password', event.target.value)}
      />
      <PasswordField
        {...common}
        name="confirmPassword"
        autoComplete="new-password"
        label={t('profile.confirm')}
        value={form.confirmPassword}
        error={fault('confirmPassword')}
        onChange={(event) => onChange('confirmPassword', event.target.value)}
      />
      {form.password !== '' && (
        <PasswordField
          {...common}
          name="currentPassword"
          autoComplete="current-password"
          label={t('profile.current')}
          hint={t('profile.currentHint')}
          value={form.currentPassword}
          error={fault('currentPassword')}
          onChange={(event) => onChange('currentPassword', event.target.value)}
        />
      )}
    </fieldset>
  );
}
