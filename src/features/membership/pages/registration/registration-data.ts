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

function oneOf<T extends string>(values: readonly T[], value: unknown): value is T {
  return values.some((each) => each === value);
}

/** Reads the stored form; null if there is none or it is invalid. */
export function readRegistration(): Partial<RegistrationForm> | null {
  try {
    const text = localStorage.getItem(registrationKey);
    return text === null ? null : registrationForm(JSON.parse(text));
  } catch {
    return null;
  }
}

export function saveRegistration(form: RegistrationForm): void {
  try {
    localStorage.setItem(registrationKey, JSON.stringify(registrationForm(form)));
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
