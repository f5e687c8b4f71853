import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { clearChosenLanguage } from '../../../platform/browser/session/sign-in/chosen-language.ts';
import { useTransientErrorMessage } from '../../../platform/browser/transient-errors.ts';
import { isLanguage, languageNames, languages } from '../../../platform/shared/i18n/i18n.ts';
import { Field, Select } from '../../../ui/form/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { type OwnProfile, useProfileChange } from './own-profile.ts';

/** Choice of the language of mails. The language of the pages is chosen in the top bar. */
export function MailLanguage({ profile }: { readonly profile: OwnProfile }) {
  const { t } = useTranslation('account');
  const passing = useTransientErrorMessage();
  const change = useProfileChange();
  const choose = (language: string) => {
    if (!isLanguage(language)) return;
    clearChosenLanguage();
    change.mutate(
      { language },
      {
        onSuccess: () => toast({ title: t('profile.saved') }),
        onError: (error) =>
          toast({
            variant: 'destructive',
            title: t('profile.failed'),
            description: passing(error) ?? t('profile.other'),
          }),
      },
    );
  };
  return (
    <Panel title={t('mails.title')}>
      <div className="grid gap-3">
        <Field label={t('mails.language')} hint={t('mails.hint')} className="max-w-80">
          {(control) => (
            <Select
              {...control}
              name="language"
              value={change.isPending ? (change.variables.language ?? profile.language) : profile.language}
              disabled={change.isPending}
              onChange={(event) => choose(event.target.value)}
            >
              {languages.map((language) => (
                <option key={language} value={language}>
                  {languageNames[language].name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <p className="type-small">
          <Link to="/forum-mails" className="textlink inline-flex min-h-11 items-center text-ink2 sm:min-h-6">
            {t('mails.forum')}
          </Link>
        </p>
      </div>
    </Panel>
  );
}
