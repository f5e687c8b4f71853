import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedFields } from '../../../layout/unsaved/use-unsaved-fields.ts';
import { ApiError } from '../../../platform/browser/api-client.ts';
import { useTransientErrorMessage } from '../../../platform/browser/transient-errors.ts';
import { usePasswordLength } from '../../../platform/browser/use-password-length.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { type OwnProfile, useProfileChange } from './own-profile.ts';
import { type ProfileFaults, profileFaults, refusedField } from './profile-problem.ts';

export type ProfileForm = {
  readonly name: string;
  readonly nickname: string;
  readonly country: string;
  readonly job: string;
  readonly industry: string;
  readonly avatar: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly currentPassword: string;
};

const noPasswords = { password: '', confirmPassword: '', currentPassword: '' };
const passwords = ['password', 'confirmPassword', 'currentPassword'] as const;

function formOf({ name, nickname, country, job, industry, avatar }: OwnProfile): ProfileForm {
  return {
    ...noPasswords,
    name,
    nickname,
    country: country ?? '',
    job: job ?? '',
    industry: industry ?? '',
    avatar: avatar ?? '',
  };
}

export function useProfileForm(profile: OwnProfile) {
  const { t } = useTranslation('account');
  const passing = useTransientErrorMessage();
  const { least } = usePasswordLength();
  const { form, setForm, changes, ...unsaved } = useUnsavedFields('profile', formOf(profile), passwords);
  const [faults, setFaults] = useState<ProfileFaults>({});
  const change = useProfileChange();
  const formRef = useRef<HTMLFormElement>(null);

  const showFaults = (found: ProfileFaults) => {
    setFaults(found);
    const [first] = Object.keys(found);
    const field = first ? formRef.current?.elements.namedItem(first) : null;
    if (field instanceof HTMLElement) field.focus();
  };

  const save = async () => {
    if (change.isPending) return;
    const found = profileFaults(form, least);
    showFaults(found);
    if (found.confirmPassword) {
      toast({ variant: 'destructive', title: t('profile.mismatch'), description: t('profile.mismatchText') });
      return;
    }
    if (Object.keys(found).length > 0) return;
    const { password, currentPassword } = form;
    try {
      const saved = await change.mutateAsync({
        // Only what was changed: another tab may have saved the other fields since this form was loaded.
        ...changes,
        ...(password !== '' && { password }),
        ...(password !== '' && currentPassword !== '' && { currentPassword }),
      });
      if (!saved) return;
      setForm(formOf(saved.user));
      unsaved.onSaved();
      toast({ title: t('profile.saved'), description: t('profile.savedText') });
    } catch (error) {
      const refused = refusedField(error);
      if (refused) showFaults({ [refused[0]]: refused[1] });
      const sentence = passing(error) ?? (error instanceof ApiError ? error.reason : null);
      const description = refused
        ? t(`profile.faults.${refused[1]}`, { least })
        : (sentence ?? t('profile.other'));
      toast({ variant: 'destructive', title: t('profile.failed'), description });
    }
  };

  return {
    form,
    unsaved,
    faults,
    formRef,
    busy: change.isPending,
    save,
    set: (name: keyof ProfileForm, value: string) => {
      setForm((now) => ({ ...now, [name]: value }));
      setFaults(({ [name as 'name']: _gone, ...rest }) => rest);
    },
  };
}
