import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import {
  type ExpiredUser,
  expiredSince,
  expiredUser,
  resumeShownRenewal,
  saveShownRenewal,
  takeExpiredUser,
} from '../../../../platform/browser/session/sign-in/expired-user.ts';
import { normalizeEmail } from '../../../../platform/browser/session/sign-in/sent-code.ts';
import { hasStoredSession } from '../../../../platform/browser/session-key.ts';
import { usePasswordLength } from '../../../../platform/browser/use-password-length.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import type { membershipContract } from '../../membership.contract.ts';
import { faultsOf, needsPrivacyConsent } from '../../registration/registration.rules.ts';
import {
  clearRegistration,
  emptyForm,
  prefilled,
  type RegistrationForm,
  registrationForm,
  renewalForm,
  saveRegistration,
} from './registration-data.ts';
import type { FaultKey, FieldName } from './registration-problem.ts';
import type { VerifiedAnswer } from './use-email-verification.ts';
import { useNickname } from './use-nickname.ts';

/** Purpose of the form: registration of a new member, renewal, or purchase by a logged-in member. */
export type Mode = 'new' | 'renewal' | 'member';
export type Passwords = { readonly password: string; readonly confirmPassword: string };
type Faults = Partial<Record<FieldName, FaultKey>>;

const noPasswords: Passwords = { password: '', confirmPassword: '' };

/** Manages the registration form and its validation. The form is stored in the browser without passwords. */
export function useRegistration(formRef: RefObject<HTMLFormElement | null>) {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  const { status, profile } = useSession();
  const [form, setForm] = useState(emptyForm);
  const [passwords, setPasswords] = useState(noPasswords);
  const [renewal, setRenewal] = useState<ExpiredUser | null>(null);
  const [verifiedEmail, setVerifiedEmail] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [faults, setFaults] = useState<Faults>({});
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

  const isVerified =
    mode !== 'new' || (verifiedEmail !== null && verifiedEmail === normalizeEmail(form.email));

  const isCodeSent = sentTo !== null && sentTo === normalizeEmail(form.email);
  const asksPrivacy = mode === 'new' && needsPrivacyConsent(language, form.country);
  const { least } = usePasswordLength();
  // A form restored from storage lacks only the password, which is never stored.
  const isPasswordLost = mode === 'new' && wasComplete && passwords.password === '';
  const nicknameProblem = useNickname(mode === 'new' ? form.nickname : '');

  const set = <Name extends keyof RegistrationForm>(name: Name, value: RegistrationForm[Name]) => {
    setFaults((now) => without(now, name));
    setForm((now) => ({ ...now, [name]: value }));
  };

  /**
   * Validates the form and focuses the first problem.
   * @param withTerms false if pressing the button is the consent to the terms
   * @returns whether the form is valid
   */
  const check = (withTerms = true): boolean => {
    const person = mode === 'new' ? form : { ...form, ...memberNames(mode, profile, form) };
    const agreeToTerms = form.agreeToTerms || !withTerms;
    const agreeToPrivacy = form.agreeToPrivacy || !asksPrivacy;
    const found: Faults = {
      ...(!isVerified && { email: form.email.trim() === '' ? 'emailPlease' : 'emailUnverified' }),
      ...faultsOf({ ...person, ...passwords, agreeToTerms, agreeToPrivacy }, mode === 'new', least),
      ...(isPasswordLost && { password: 'passwordAgain' }),
      ...(nicknameProblem && mode === 'new' && { nickname: nicknameProblem }),
    };
    setFaults(found);
    const [first] = order.filter((name) => found[name]);
    if (first === 'email') promptVerification(false, true);
    if (first) focusField(formRef.current, first);
    return !first;
  };

  /**
   * Shows a toast that asks the user to verify the email address.
   * @param evenSo true if the server reported that the verification is missing
   * @param refused true if a submission was refused
   */
  const promptVerification = (evenSo = false, refused = evenSo) => {
    if (isVerified && !evenSo) return;
    toast({
      title: t('verify.requiredTitle'),
      description: t(isCodeSent ? 'verify.requiredCode' : 'verify.requiredText'),
      durationMs: 5000,
      variant: refused ? 'destructive' : 'notice',
    });
  };

  return {
    form,
    set,
    passwords,
    setPassword: (name: keyof Passwords, value: string) => {
      setFaults((now) => without(now, name));
      setPasswords((now) => ({ ...now, [name]: value }));
    },
    // The problem that the server found with the nickname is shown until the nickname is changed.
    faults:
      nicknameProblem && mode === 'new' && !faults.nickname
        ? { ...faults, nickname: nicknameProblem }
        : faults,
    setFault: (field: FieldName, fault: FaultKey) => {
      setFaults((now) => ({ ...now, [field]: fault }));
      focusField(formRef.current, field);
    },
    mode,
    /** Whether the password was typed before a reload and must be entered again. */
    isPasswordLost,
    /** Whether the consent to the collection of personal data is required. */
    asksPrivacy,
    renewalToken: renewal?.renewalToken ?? null,
    /** End of the membership to renew; null if unknown. */
    expiredSince: renewal && expiredSince(renewal),
    isVerified,
    verified: (answer: VerifiedAnswer) => {
      const email = normalizeEmail(form.email);
      setVerifiedEmail(email);
      setForm((now) => ({ ...now, email }));
      if (answer.isRenewal) renew(expiredUser(answer.userData, answer.renewalToken ?? null));
    },
    unverify: () => setVerifiedEmail(null),
    /** Switches the form to the renewal of this member. */
    renew,
    check,
    promptVerification,
    /** Must be called when a code was sent to this email address. */
    codeSent: setSentTo,
    profile: mode === 'member' ? profile : undefined,
  };
}

export type RegistrationState = ReturnType<typeof useRegistration>;

const order: readonly FieldName[] = [
  'email',
  'name',
  'nickname',
  'password',
  'confirmPassword',
  'agreeToTerms',
  'agreeToPrivacy',
];

/** Returns name and nickname of the existing account, which are used instead of those in the form. */
function memberNames(
  mode: Mode,
  profile: { readonly name: string; readonly nickname: string } | undefined,
  form: RegistrationForm,
) {
  if (mode === 'member' && profile) return { name: profile.name, nickname: profile.nickname };
  return { name: form.name || form.email, nickname: form.nickname || form.email.split('@')[0] || '' };
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

function without(faults: Faults, name: string): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([each]) => each !== name));
}

export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
