import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '../../../layout/avatar.tsx';
import { ExpiredOn } from './expired-on.tsx';
import { AvatarChoice } from './registration/fields/avatar-choice.tsx';
import { EmailField } from './registration/fields/email-field.tsx';
import { PasswordFields } from './registration/fields/password-fields.tsx';
import { NameFields, WorkFields } from './registration/fields/person-fields.tsx';
import { PrivacyBox, TermsBox } from './registration/fields/terms-box.tsx';
import type { Mode } from './registration/form-faults.ts';
import { useEmailVerification } from './registration/use-email-verification.ts';
import type { RegistrationState } from './registration/use-registration.ts';

type UserCardProps = { readonly registration: RegistrationState; readonly mode: Mode };

/** Card with the data of the person who registers, renews or upgrades, and the consents. */
export function UserCard({ registration, mode }: UserCardProps) {
  const { t } = useTranslation('membership');
  const { form, set, faults, promptVerification } = registration;
  return (
    <section aria-labelledby="user-card" className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="user-card" className="type-h2">
          {t(mode === 'member' ? 'register.account' : 'register.details')}
        </h2>
        {mode === 'new' && (
          <p className="type-small text-ink2">
            {t('register.haveAccount')}{' '}
            <Link to="/login" className="textlink text-ink">
              {t('register.logIn')}
            </Link>
          </p>
        )}
      </div>
      {mode === 'renewal' && <ExpiredOn end={registration.expiredSince} />}
      {mode === 'member' ? (
        <Account registration={registration} />
      ) : (
        <Person registration={registration} mode={mode} />
      )}
      <TermsBox
        checked={form.agreeToTerms}
        isMissing={faults.agreeToTerms !== undefined}
        onFocus={() => promptVerification()}
        onChange={(agreed) => set('agreeToTerms', agreed)}
      />
      {registration.asksPrivacy && (
        <PrivacyBox
          checked={form.agreeToPrivacy}
          isMissing={faults.agreeToPrivacy !== undefined}
          onFocus={() => promptVerification()}
          onChange={(agreed) => set('agreeToPrivacy', agreed)}
        />
      )}
    </section>
  );
}

function Person({ registration, mode }: UserCardProps) {
  const { t } = useTranslation('membership');
  const { form, set, passwords, setPassword, faults, isVerified, promptVerification } = registration;
  const verification = useEmailVerification({
    email: form.email,
    onSent: registration.codeSent,
    onVerified: registration.verified,
  });
  const isRenewal = mode === 'renewal';
  const fields = { form, faults, isLocked: isRenewal, onFocus: () => promptVerification(), onChange: set };
  return (
    <>
      <EmailField
        email={form.email}
        isVerified={isVerified}
        fault={faults.email}
        verification={verification}
        onType={(email) => set('email', email)}
      />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <NameFields {...fields} />
        {!isRenewal && (
          <PasswordFields
            passwords={passwords}
            faults={faults}
            isLost={registration.isPasswordLost}
            own={[form.name, form.nickname, form.email]}
            onFocus={() => promptVerification()}
            onChange={setPassword}
          />
        )}
        <WorkFields {...fields} />
      </div>
      {isRenewal && <p className="type-small -mt-2 text-ink2">{t('register.renewLocked')}</p>}
      {!isRenewal && (
        <AvatarChoice
          value={form.avatar}
          onFocus={() => promptVerification()}
          onChange={(key) => set('avatar', key)}
        />
      )}
    </>
  );
}

/** Shows the account for which a plan is bought. */
function Account({ registration: { profile } }: { readonly registration: RegistrationState }) {
  if (!profile) return null;
  return (
    <p className="flex items-center gap-4 rounded-panel border bg-p1 p-4">
      <Avatar {...profile} className="size-10" />
      <span className="min-w-0">
        <strong className="type-h3 block wrap-anywhere">{profile.name}</strong>
        <span className="type-small block text-ink2 wrap-anywhere">{profile.email}</span>
      </span>
    </p>
  );
}
