import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../../../layout/avatar.tsx';
import { type AvatarKey, avatarKeys } from '../../../../../platform/shared/avatar-keys.ts';
import { classNames } from '../../../../../ui/class-names.ts';

type AvatarChoiceProps = {
  readonly value: AvatarKey | '';
  /** Text that replaces the default hint; null shows no hint. */
  readonly hint?: string | null;
  readonly onFocus?: () => void;
  readonly onChange: (key: AvatarKey) => void;
};

/** Choice of twelve pictures; if none is chosen, the server picks one. */
export function AvatarChoice({ value, hint, onFocus, onChange }: AvatarChoiceProps) {
  const { t } = useTranslation('membership');
  const sentence = hint === undefined ? t('fields.avatarHint') : hint;
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="flex w-full items-baseline justify-between gap-3 pb-1.5">
        <span className="type-label text-ink">{t('fields.avatar')}</span>
        <span className="type-small text-ink3">{t('register.optional')}</span>
      </legend>
      <div className="grid grid-cols-6 gap-2 sm:grid-cols-12 lg:grid-cols-6 xl:grid-cols-12">
        {avatarKeys.map((key) => (
          <label
            key={key}
            title={t(`avatars.${key}`)}
            className={classNames(
              'relative flex h-10 items-center justify-center rounded-control border border-line2 text-ink2 recolour',
              'hover:border-ctl has-checked:border-ink has-checked:text-ink has-checked:outline-1 has-checked:outline-ink',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
            )}
          >
            <input
              type="radio"
              name="avatar"
              value={key}
              checked={value === key}
              aria-label={t(`avatars.${key}`)}
              onFocus={onFocus}
              onChange={() => onChange(key)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <Avatar avatar={key} className="pointer-events-none bg-transparent" />
          </label>
        ))}
      </div>
      {sentence && <p className="type-micro text-ink3">{sentence}</p>}
    </fieldset>
  );
}
