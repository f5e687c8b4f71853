import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../platform/browser/api-client.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import {
  type ExpiredUser,
  resumeShownRenewal,
  saveShownRenewal,
  takeExpiredUser,
} from '../../../../platform/browser/session/sign-in/expired-user.ts';
import { hasStoredSession } from '../../../../platform/browser/session-key.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import type { membershipContract } from '../../membership.contract.ts';
import type { Mode, Passwords } from './form-faults.ts';
import {
  clearRegistration,
  emptyForm,
  prefilled,
  type RegistrationForm,
  registrationForm,
  renewalForm,
  saveRegistration,
} from './registration-data.ts';

const noPasswords: Passwords = { password: '', confirmPassword: '' };

/** Manages the fields of the registration form. They are restored from the browser and stored in it, without passwords. */
export function useStoredForm(formRef: RefObject<HTMLFormElement | null>) {
  const { t } = useTranslation('membership');
  const { status } = useSession();
  const [form, setForm] = useState(emptyForm);
  const [passwords, setPasswords] = useState(noPasswords);
  const [renewal, setRenewal] = useState<ExpiredUser | null>(null);
  const [verifiedEmail, setVerifiedEmail] = useState<string | null>(null);
  const [wasComplete, setWasComplete] = useState(false);
  const [isRead, setRead] = useState(false);
  const mode: Mode = renewal ? 'renewal' : status === 'signed-in' ? 'member' : 'new';

  const renew = useCallback((user: ExpiredUser) => {
    setRenewal(user);
    setForm((now) => renewalForm(now, user));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once after mounting.
  useEffect(() => {
    const { expired, isReload, stored } = startOfForm();
    // Plan chosen on the pricing page.
    const wanted = registrationForm({ membershipType: new URLSearchParams(location.search).get('plan') });
    // Values that the user typed before hydration.
    const early = formRef.current ? typedIn(formRef.current) : null;
    setForm((now) => ({ ...now, ...stored, ...wanted, ...early?.form }));
    if (early) setPasswords((now) => ({ ...now, ...early.passwords }));
    setWasComplete(stored.agreeToTerms === true);
    if (expired) {
      renew(expired);
      saveShownRenewal({ user: expired, form: { ...stored, ...wanted } });
    }
    if (expired && !isReload)
      toast({ title: t('verify.filledTitle'), description: t('verify.filledText'), durationMs: 3000 });
    setRead(true);
    call<typeof membershipContract.verifiedEmail>('GET', '/api/membership/verified-email', undefined, {
      bearer: null,
    })
      .then(({ email }) => {
        if (!email) return;
        setVerifiedEmail(email);
        setForm((now) => (now.email.trim() === '' ? { ...now, email } : now));
      })
      .catch(() => {});
  }, []);

  useEffect(() => {
    if (!isRead || status === 'loading') return;
    if (renewal) saveShownRenewal({ user: renewal, form });
    if (mode === 'new') saveRegistration(form);
    // The details of a member must not fill in the registration of the next user of this browser.
    else clearRegistration();
  }, [form, isRead, renewal, mode, status]);

  return {
    form,
    setForm,
    passwords,
    setPasswords,
    renewal,
    renew,
    verifiedEmail,
    setVerifiedEmail,
    mode,
    // A form restored from storage lacks only the password, which is never stored.
    isPasswordLost: mode === 'new' && wasComplete && passwords.password === '',
  };
}

/** Returns the member to renew and the fields of the form that were stored before this page was loaded. */
function startOfForm() {
  const shown = hasStoredSession() ? null : resumeShownRenewal();
  const loggedIn = takeExpiredUser();
  const isReload = loggedIn === null && shown !== null;
  const expired = isReload ? shown.user : loggedIn;
  const stored = prefilled(expired && (expired.email ?? ''));
  return { expired, isReload, stored: isReload ? { ...stored, ...registrationForm(shown.form) } : stored };
}

function typedIn(form: HTMLFormElement): { form: Partial<RegistrationForm>; passwords: Partial<Passwords> } {
  const values = [...new FormData(form)].filter(([, value]) => value !== '');
  const {
    agreeToTerms,
    agreeToPrivacy,
    membershipType: _plan,
    password,
    confirmPassword,
    ...texts
  } = Object.fromEntries(values);
  const agreed = {
    ...(agreeToTerms !== undefined && { agreeToTerms: true }),
    ...(agreeToPrivacy !== undefined && { agreeToPrivacy: true }),
  };
  return {
    form: { ...registrationForm(texts), ...agreed },
    passwords: {
      ...(typeof password === 'string' && { password }),
      ...(typeof confirmPassword === 'string' && { confirmPassword }),
    },
  };
}
