import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RestoredEntries } from '../../../layout/unsaved/restored-entries.tsx';
import { usePasswordLength } from '../../../platform/browser/use-password-length.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { OwnProfile } from './own-profile.ts';
import { PasswordChange } from './security/password-change.tsx';
import { type ProfileForm as Form, useProfileForm } from './use-profile-form.ts';

export type ChoiceValues = Pick<Form, 'country' | 'job' | 'industry' | 'avatar'>;
/** Function that renders the choice fields, which the registration form has too. */
export type Choices = (
  values: ChoiceValues,
  onChange: (name: keyof ChoiceValues, value: string) => void,
) => ReactNode;

type ProfileFormProps = { readonly profile: OwnProfile; readonly choices: Choices };

/** Form for the profile, with an optional change of the password. */
export function ProfileForm({ profile, choices }: ProfileFormProps) {
  const { t } = useTranslation('account');
  const { form, set, faults, busy, save, formRef, unsaved } = useProfileForm(profile);
  const length = usePasswordLength();
  const fault = (name: keyof typeof faults) => faults[name] && t(`profile.faults.${faults[name]}`, length);
  const showLocked = () => toast({ title: t('profile.emailTitle'), description: t('profile.emailText') });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    // The method is POST, so that a browser without scripts does not put a password into the URL.
    <form ref={formRef} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <RestoredEntries savedAt={unsaved.savedAt} onDiscard={unsaved.discard} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          readOnly
          label={t('profile.email')}
          value={profile.email}
          className="sm:col-span-2 [&_input]:border-dashed [&_input]:text-ink2 [&_input]:cursor-not-allowed"
          onClick={showLocked}
          onKeyDown={(event) => {
            // If the user types into the read-only field, a toast explains why it cannot be changed.
            if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) showLocked();
          }}
        />
        <TextField
          name="name"
          autoComplete="name"
          maxLength={100}
          label={t('profile.name')}
          value={form.name}
          error={fault('name')}
          onChange={(event) => set('name', event.target.value)}
        />
        <TextField
          name="nickname"
          autoComplete="nickname"
          maxLength={40}
          label={t('profile.nickname')}
          value={form.nickname}
          error={fault('nickname')}
          onChange={(event) => set('nickname', event.target.value)}
        />
        {choices(form, set)}
      </div>
      <PasswordChange form={form} fault={fault} onChange={set} />
      <div>
        <Button type="submit" variant="hot" pending={busy}>
          {t(busy ? 'profile.saving' : 'profile.save')}
        </Button>
      </div>
    </form>
  );
}
