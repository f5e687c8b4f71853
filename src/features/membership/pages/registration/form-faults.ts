/** Problems of the registration form that are found before it is sent. */
import { faultsOf } from '../../registration/registration.rules.ts';
import type { RegistrationForm } from './registration-data.ts';
import type { FaultKey, FieldName } from './registration-problem.ts';

/** Purpose of the form: registration of a new member, renewal, or purchase by a logged-in member. */
export type Mode = 'new' | 'renewal' | 'member';
export type Passwords = { readonly password: string; readonly confirmPassword: string };
export type FormFaults = Partial<Record<FieldName, FaultKey>>;

export type FormState = {
  readonly mode: Mode;
  readonly form: RegistrationForm;
  readonly passwords: Passwords;
  /** Logged-in member. */
  readonly profile: { readonly name: string; readonly nickname: string } | undefined;
  readonly isVerified: boolean;
  /** Whether the consent to the collection of personal data is required. */
  readonly asksPrivacy: boolean;
  /** Whether the password was typed before a reload and must be entered again. */
  readonly isPasswordLost: boolean;
  /** Problem that the server found with the nickname. */
  readonly nicknameProblem: FaultKey | null;
  readonly passwordMin: number;
};

/**
 * Returns the problems by field.
 * @param withTerms false if pressing the button is the consent to the terms
 */
export function faultsIn(state: FormState, withTerms: boolean): FormFaults {
  const { mode, form, passwords, isVerified, asksPrivacy, nicknameProblem } = state;
  const isNew = mode === 'new';
  const person = isNew ? form : { ...form, ...memberNames(state) };
  const agreeToTerms = form.agreeToTerms || !withTerms;
  const agreeToPrivacy = form.agreeToPrivacy || !asksPrivacy;
  return {
    ...(!isVerified && { email: form.email.trim() === '' ? 'emailPlease' : 'emailUnverified' }),
    ...faultsOf({ ...person, ...passwords, agreeToTerms, agreeToPrivacy }, isNew, state.passwordMin),
    ...(state.isPasswordLost && { password: 'passwordAgain' }),
    ...(nicknameProblem && isNew && { nickname: nicknameProblem }),
  };
}

const order: readonly FieldName[] = [
  'email',
  'name',
  'nickname',
  'password',
  'confirmPassword',
  'agreeToTerms',
  'agreeToPrivacy',
];

/** Returns the first field of the form with a problem. */
export const firstFault = (faults: FormFaults): FieldName | undefined => order.find((name) => faults[name]);

/** Returns the problems except those of a field that was changed. */
export const withoutFault = (faults: FormFaults, name: string): FormFaults =>
  Object.fromEntries(Object.entries(faults).filter(([each]) => each !== name));

/** Returns name and nickname of the existing account, which are used instead of those in the form. */
function memberNames({ mode, profile, form }: FormState) {
  if (mode === 'member' && profile) return { name: profile.name, nickname: profile.nickname };
  return { name: form.name || form.email, nickname: form.nickname || form.email.split('@')[0] || '' };
}
