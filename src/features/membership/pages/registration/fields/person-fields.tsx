import { useTranslation } from 'react-i18next';
import { usePasswordLength } from '../../../../../platform/browser/use-password-length.ts';
import { TextField } from '../../../../../ui/form/field.tsx';
import { countries, industries, jobs } from '../../../registration/profile-lists.rules.ts';
import { registrationLimits } from '../../../registration/registration.rules.ts';
import { ChoiceField } from '../../choice-field.tsx';
import type { RegistrationForm } from '../registration-data.ts';
import type { FaultKey, FieldName } from '../registration-problem.ts';

type PersonFieldsProps = {
  readonly form: RegistrationForm;
  readonly faults: Partial<Record<FieldName, FaultKey>>;
  /** Whether the fields are read-only, as for a renewal. */
  readonly isLocked?: boolean;
  /** Which of two sets of labels is used. */
  readonly labels?: 'register' | 'signUp';
  readonly onFocus?: () => void;
  readonly onChange: (name: 'name' | 'nickname' | 'country' | 'industry' | 'job', value: string) => void;
};

export function NameFields(props: PersonFieldsProps) {
  const { form, faults, isLocked = false, labels, onFocus, onChange } = props;
  const { t } = useTranslation('membership');
  const length = usePasswordLength();
  const locked = isLocked ? { readOnly: true, className: 'opacity-80' } : {};
  return (
    <>
      <TextField
        {...locked}
        name="name"
        autoComplete="name"
        maxLength={registrationLimits.nameMax}
        label={t(labels === 'signUp' ? 'fields.fullName' : 'fields.name')}
        value={form.name}
        error={faults.name && t(`faults.${faults.name}`, length)}
        {...(onFocus && { onFocus })}
        onChange={(event) => onChange('name', event.target.value)}
      />
      <TextField
        {...locked}
        name="nickname"
        autoComplete="nickname"
        maxLength={registrationLimits.nicknameMax}
        label={t('fields.nickname')}
        value={form.nickname}
        error={faults.nickname && t(`faults.${faults.nickname}`, length)}
        {...(onFocus && { onFocus })}
        onChange={(event) => onChange('nickname', event.target.value)}
      />
    </>
  );
}

export function WorkFields({ form, isLocked = false, labels, onFocus, onChange }: PersonFieldsProps) {
  const { t } = useTranslation('membership');
  const common = {
    aside: t('register.optional'),
    none: t('register.none'),
    disabled: isLocked,
    ...(onFocus && { onFocus }),
  };
  return (
    <>
      <ChoiceField
        {...common}
        name="country"
        label={t('fields.country')}
        values={countries}
        value={form.country}
        word={(value) => t(`countries.${value}`)}
        onChange={(value) => onChange('country', value)}
      />
      <ChoiceField
        {...common}
        name="job"
        label={t(labels === 'signUp' ? 'fields.jobTitle' : 'fields.job')}
        values={jobs}
        value={form.job}
        word={(value) => t(`jobs.${value}`)}
        onChange={(value) => onChange('job', value)}
      />
      <ChoiceField
        {...common}
        name="industry"
        label={t('fields.industry')}
        values={industries}
        value={form.industry}
        word={(value) => t(`industries.${value}`)}
        onChange={(value) => onChange('industry', value)}
      />
    </>
  );
}
