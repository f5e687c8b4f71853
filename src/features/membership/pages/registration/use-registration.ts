import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { expiredSince, expiredUser } from '../../../../platform/browser/session/sign-in/expired-user.ts';
import { normalizeEmail } from '../../../../platform/browser/session/sign-in/sent-code.ts';
import { usePasswordLength } from '../../../../platform/browser/use-password-length.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { needsPrivacyConsent } from '../../registration/registration.rules.ts';
import { type FormFaults, faultsIn, firstFault, type Passwords, withoutFault } from './form-faults.ts';
import type { RegistrationForm } from './registration-data.ts';
import type { FaultKey, FieldName } from './registration-problem.ts';
import type { VerifiedAnswer } from './use-email-verification.ts';
import { useNickname } from './use-nickname.ts';
import { useStoredForm } from './use-stored-form.ts';

/** Manages the registration form and its validation. */
export function useRegistration(formRef: RefObject<HTMLFormElement | null>) {
  const language = useLanguage();
  const { profile } = useSession();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [faults, setFaults] = useState<FormFaults>({});
  const stored = useStoredForm(formRef);
  const { form, setForm, passwords, renewal, renew, verifiedEmail, setVerifiedEmail, mode } = stored;
  const typedEmail = normalizeEmail(form.email);
  const isVerified = mode !== 'new' || verifiedEmail === typedEmail;
  const asksPrivacy = mode === 'new' && needsPrivacyConsent(language, form.country);
  const { least: passwordMin } = usePasswordLength();
  const nicknameProblem = useNickname(mode === 'new' ? form.nickname : '');
  const promptVerification = usePrompt(isVerified, sentTo === typedEmail);
  const state = { ...stored, profile, isVerified, asksPrivacy, nicknameProblem, passwordMin };

  return {
    form,
    set: <Name extends keyof RegistrationForm>(name: Name, value: RegistrationForm[Name]) => {
      setFaults((now) => withoutFault(now, name));
      setForm((now) => ({ ...now, [name]: value }));
    },
    passwords,
    setPassword: (name: keyof Passwords, value: string) => {
      setFaults((now) => withoutFault(now, name));
      stored.setPasswords((now) => ({ ...now, [name]: value }));
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
    isPasswordLost: stored.isPasswordLost,
    /** Whether the consent to the collection of personal data is required. */
    asksPrivacy,
    renewalToken: renewal?.renewalToken ?? null,
    /** End of the membership to renew; null if unknown. */
    expiredSince: renewal && expiredSince(renewal),
    isVerified,
    verified: (answer: VerifiedAnswer) => {
      setVerifiedEmail(typedEmail);
      setForm((now) => ({ ...now, email: typedEmail }));
      if (answer.isRenewal) renew(expiredUser(answer.userData, answer.renewalToken ?? null));
    },
    unverify: () => setVerifiedEmail(null),
    /** Switches the form to the renewal of this member. */
    renew,
    /**
     * Validates the form and focuses the first problem.
     * @param withTerms false if pressing the button is the consent to the terms
     * @returns whether the form is valid
     */
    check: (withTerms = true): boolean => {
      const found = faultsIn(state, withTerms);
      setFaults(found);
      const first = firstFault(found);
      if (first === 'email') promptVerification(false, true);
      if (first) focusField(formRef.current, first);
      return !first;
    },
    promptVerification,
    /** Must be called when a code was sent to this email address. */
    codeSent: setSentTo,
    profile: mode === 'member' ? profile : undefined,
  };
}

export type RegistrationState = ReturnType<typeof useRegistration>;

/** Returns a function that shows a toast which asks the user to verify the email address. */
function usePrompt(isVerified: boolean, isCodeSent: boolean) {
  const { t } = useTranslation('membership');
  /**
   * @param evenSo true if the server reported that the verification is missing
   * @param refused true if a submission was refused
   */
  return (evenSo = false, refused = evenSo): void => {
    if (isVerified && !evenSo) return;
    toast({
      title: t('verify.requiredTitle'),
      description: t(isCodeSent ? 'verify.requiredCode' : 'verify.requiredText'),
      durationMs: 5000,
      variant: refused ? 'destructive' : 'notice',
    });
  };
}

export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
