import { useTranslation } from 'react-i18next';
import { usePasswordLength } from '../../../../../platform/browser/use-password-length.ts';
import { classNames } from '../../../../../ui/class-names.ts';
import { PasswordField } from '../../../../../ui/form/password-field.tsx';
import {
  passwordStrength,
  registrationLimits,
  type Strength,
} from '../../../registration/registration.rules.ts';
import type { Passwords } from '../form-faults.ts';
import type { FaultKey, FieldName } from '../registration-problem.ts';

type PasswordFieldsProps = {
  readonly passwords: Passwords;
  readonly faults: Partial<Record<FieldName, FaultKey>>;
  /** Personal data that makes a password weak: name, nickname, email address. */
  readonly own: readonly string[];
  /** Whether the password must be entered again after a reload. */
  readonly isLost: boolean;
  readonly onFocus?: () => void;
  readonly onChange: (name: keyof Passwords, value: string) => void;
};

/** Fields for the password and its repetition, with a strength meter. */
export function PasswordFields({ passwords, faults, own, isLost, onFocus, onChange }: PasswordFieldsProps) {
  const { t } = useTranslation('membership');
  const { t: words } = useTranslation('auth');
  const length = usePasswordLength();
  const strength = passwords.password === '' ? null : passwordStrength(passwords.password, own, length.least);
  const hint = isLost ? t('faults.passwordAgain') : t('fields.passwordHint', length);
  const common = {
    autoComplete: 'new-password',
    maxLength: registrationLimits.passwordMax,
    showLabel: words('login.showPassword'),
    hideLabel: words('login.hidePassword'),
    ...(onFocus && { onFocus }),
  };
  return (
    <>
      <PasswordField
        {...common}
        name="password"
        label={t('fields.password')}
        hint={strength === null ? hint : <StrengthMeter strength={strength} />}
        value={passwords.password}
        error={faults.password && t(`faults.${faults.password}`, length)}
        onChange={(event) => onChange('password', event.target.value)}
      />
      <PasswordField
        {...common}
        name="confirmPassword"
        label={t('fields.confirm')}
        value={passwords.confirmPassword}
        error={faults.confirmPassword && t(`faults.${faults.confirmPassword}`, length)}
        onChange={(event) => onChange('confirmPassword', event.target.value)}
      />
    </>
  );
}

const strengthStyles = [
  { word: 'weak', filled: 1, fill: 'bg-err', text: 'text-err' },
  { word: 'weak', filled: 1, fill: 'bg-err', text: 'text-err' },
  { word: 'fair', filled: 2, fill: 'bg-warn', text: 'text-warn' },
  { word: 'good', filled: 3, fill: 'bg-ok', text: 'text-ok' },
  { word: 'strong', filled: 4, fill: 'bg-ok', text: 'text-ok' },
] as const;

/** Shows the strength as four bars and a word, in place of the hint, so the layout does not shift. */
function StrengthMeter({ strength }: { readonly strength: Strength }) {
  const { t } = useTranslation('membership');
  const { word, filled, fill, text } = strengthStyles[strength];
  const length = usePasswordLength();
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="flex grow gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={classNames('h-1 grow rounded-tag recolour', bar <= filled ? fill : 'bg-p3')}
          />
        ))}
      </span>
      <span className="sr-only">
        {t('fields.passwordHint', length)} · {t('strength.label')}:{' '}
      </span>
      <span className={classNames('shrink-0 font-[520]', text)}>{t(`strength.${word}`)}</span>
    </span>
  );
}
