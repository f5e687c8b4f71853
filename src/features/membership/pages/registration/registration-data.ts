import { loginStorageKeys } from '../../../../platform/browser/session/sign-in/login-storage.ts';
import { type AvatarKey, avatarKeys } from '../../../../platform/shared/avatar-keys.ts';
import { defaultPlan, isPlanId, type PlanId } from '../../periods/plans.rules.ts';
import { type PaymentMethod, paymentMethods } from '../../registration/profile-lists.rules.ts';

/** Storage key of the registration form. The stored form survives reloads, failures and payment redirects. */
export const registrationKey = loginStorageKeys.registration;

/** Registration form without passwords, which are not stored. */
export type RegistrationForm = {
  readonly name: string;
  readonly nickname: string;
  readonly email: string;
  readonly country: string;
  readonly industry: string;
  readonly job: string;
  readonly avatar: AvatarKey | '';
  readonly membershipType: PlanId;
  readonly paymentMethod: PaymentMethod | '';
  readonly agreeToTerms: boolean;
  readonly agreeToPrivacy: boolean;
};

export const emptyForm: RegistrationForm = {
  name: '',
  nickname: '',
  email: '',
  country: '',
  industry: '',
  job: '',
  avatar: '',
  membershipType: defaultPlan,
  paymentMethod: '',
  agreeToTerms: false,
  agreeToPrivacy: false,
};

const texts = ['name', 'nickname', 'email', 'country', 'industry', 'job'] as const;

/** Returns the known fields of a value; others, such as passwords, are dropped. */
export function registrationForm(given: unknown): Partial<RegistrationForm> {
  const stored = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
  const { avatar, membershipType, paymentMethod, agreeToTerms, agreeToPrivacy } = stored;
  return {
    ...Object.fromEntries(
      texts.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : [])),
    ),
    ...(oneOf(avatarKeys, avatar) && { avatar }),
    ...(isPlanId(membershipType) && { membershipType }),
    ...(oneOf(paymentMethods, paymentMethod) && { paymentMethod }),
    ...(typeof agreeToTerms === 'boolean' && { agreeToTerms }),
    ...(typeof agreeToPrivacy === 'boolean' && { agreeToPrivacy }),
  };
}

/**
 * Returns the form of the renewal of an existing account. It keeps only the choices made in this form, not the details
 * of a person, who may be another one.
 */
export function renewalForm(form: RegistrationForm, user: unknown): RegistrationForm {
  const { email, membershipType, paymentMethod, agreeToTerms } = form;
  const choices = { membershipType, paymentMethod, agreeToTerms };
  return { ...emptyForm, email, ...choices, ...registrationForm(user) };
}

function oneOf<T extends string>(values: readonly T[], value: unknown): value is T {
  return values.some((each) => each === value);
}

/** Duration in ms after the last change until the stored form is deleted; an order is stored as long. */
const goodForMs = 24 * 60 * 60_000;

type Stored = { readonly savedAt?: unknown; readonly isMember?: unknown };

function readStored(): Stored | null {
  try {
    const stored = JSON.parse(localStorage.getItem(registrationKey) ?? 'null') as Stored | null;
    if (stored === null || Date.now() - Number(stored.savedAt) < goodForMs) return stored;
    clearRegistration();
  } catch {
    // If browser storage is unavailable, nothing was stored.
  }
  return null;
}

/** Reads the stored form; null if there is none, or it is invalid or too old. */
export function readRegistration(): Partial<RegistrationForm> | null {
  const stored = readStored();
  return stored && registrationForm(stored);
}

/** Returns whether the form of a new member is stored, not that of an existing one. */
export function isNewMemberStored(): boolean {
  const stored = readStored();
  return stored !== null && stored.isMember !== true;
}

/**
 * Returns the fields that fill in the form: those stored by the same person; of another member only the chosen plan.
 * @param expired email address of the member who renews; null without a renewal
 */
export function prefilled(expired: string | null): Partial<RegistrationForm> {
  const stored = readRegistration() ?? {};
  const isOwn = expired === null ? isNewMemberStored() : stored.email === expired;
  if (isOwn) return stored;
  return registrationForm({ membershipType: stored.membershipType, paymentMethod: stored.paymentMethod });
}

/**
 * Stores the form.
 * @param isMember true if the form belongs to an existing account, which must not fill in a later registration
 */
export function saveRegistration(form: RegistrationForm, isMember = false): void {
  try {
    const stored = { ...registrationForm(form), savedAt: Date.now(), ...(isMember && { isMember }) };
    localStorage.setItem(registrationKey, JSON.stringify(stored));
  } catch {
    // If browser storage is unavailable, the form is empty after a reload.
  }
}

export function clearRegistration(): void {
  try {
    localStorage.removeItem(registrationKey);
  } catch {
    // If browser storage is unavailable, nothing was stored.
  }
}
