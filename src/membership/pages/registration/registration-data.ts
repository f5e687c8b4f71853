import { loginStorageKeys } from '../../../platform/browser/session/sign-in/login-storage.ts';
import { type AvatarKey, avatarKeys } from '../../../platform/shared/avatar-keys.ts';
import { defaultPlan, isPlanId, type PlanId } from '../../periods/plans.rules.ts';
import { type PaymentMethod, paymentMethods } from '../../registration/profile-lists.rules.ts';

/** What was typed, kept over a reload, a failed call and the way to a payment page and back. */
export const registrationKey = loginStorageKeys.registration;

/** The form without its passwords, which stay in the page. */
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

/** Fields by name out of anything: whatever else is in there, a password above all, does not come along. */
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

/** What is kept; null when there is nothing, or nothing readable. */
export function readRegistration(): Partial<RegistrationForm> | null {
  try {
    const text = localStorage.getItem(registrationKey);
    return text === null ? null : registrationForm(JSON.parse(text));
  } catch {
    return null;
  }
}

export function keepRegistration(form: RegistrationForm): void {
  try {
    localStorage.setItem(registrationKey, JSON.stringify(registrationForm(form)));
  } catch {
    // Without storage a reload begins anew.
  }
}

/** After a registration or a payment came to its end. */
export function clearRegistration(): void {
  try {
    localStorage.removeItem(registrationKey);
  } catch {
    // Then nothing was kept either.
  }
}
