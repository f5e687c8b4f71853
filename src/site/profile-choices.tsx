import { useTranslation } from 'react-i18next';
import type { ChoiceValues } from '../features/account/pages/profile-form.tsx';
import { ChoiceField } from '../features/membership/pages/choice-field.tsx';
import { AvatarChoice } from '../features/membership/pages/registration/fields/avatar-choice.tsx';
import { countries, industries, jobs } from '../features/membership/registration/profile-lists.rules.ts';
import { currentKey } from '../platform/shared/avatar-keys.ts';

type ProfileChoicesProps = {
  readonly values: ChoiceValues;
  readonly onChange: (name: keyof ChoiceValues, value: string) => void;
};

/** Fields for country, occupation and picture on My Page, with the same choices as in the registration. */
export function ProfileChoices({ values, onChange }: ProfileChoicesProps) {
  const { t } = useTranslation('membership');
  const none = t('register.none');
  const isAddress = /[/:]/.test(values.avatar);
  return (
    <>
      <ChoiceField
        name="country"
        label={t('fields.country')}
        none={none}
        values={countries}
        value={values.country}
        word={(value) => t(`countries.${value}`)}
        onChange={(value) => onChange('country', value)}
      />
      <ChoiceField
        name="job"
        label={t('fields.job')}
        none={none}
        values={jobs}
        value={values.job}
        word={(value) => t(`jobs.${value}`)}
        onChange={(value) => onChange('job', value)}
      />
      <ChoiceField
        name="industry"
        label={t('fields.industry')}
        none={none}
        values={industries}
        value={values.industry}
        word={(value) => t(`industries.${value}`)}
        onChange={(value) => onChange('industry', value)}
      />
      <div className="sm:col-span-2">
        <AvatarChoice
          value={values.avatar === '' || isAddress ? '' : currentKey(values.avatar)}
          hint={null}
          onChange={(key) => onChange('avatar', key)}
        />
      </div>
    </>
  );
}
