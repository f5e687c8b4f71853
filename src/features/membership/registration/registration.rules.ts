/** Validates registration data, in the form and at the server. */

import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import { passwordLengths } from '../../../platform/shared/password-length.ts';

export const registrationLimits = {
  nameMax: 100,
  nicknameMin: 2,
  nicknameMax: 40,
  /** Minimum length of a password; the setting AUTH_MIN_PASSWORD can raise it. */
  passwordMin: passwordLengths.least,
  passwordRecommended: passwordLengths.recommended,
  passwordMax: 1000,
} as const;

export type RegistrationInput = {
  readonly name: string;
  readonly nickname: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly agreeToTerms: boolean;
  /** Whether the consent to the collection of personal data was given, or is not required. */
  readonly agreeToPrivacy: boolean;
};

/** Returns whether Korean law requires a separate consent to the collection of personal data. */
export const needsPrivacyConsent = (language: Language, country: string | null | undefined): boolean =>
  language === 'kr' || country === 'South Korea';

/** Problems by field, as text keys. */
export type Faults = {
  readonly name?: 'nameRequired';
  readonly nickname?: 'nicknameRequired' | 'nicknameAtSign';
  readonly password?: 'passwordShort';
  readonly confirmPassword?: 'mismatch';
  readonly agreeToTerms?: 'termsRequired';
  readonly agreeToPrivacy?: 'privacyRequired';
};

/**
 * Validates registration data.
 * @param withPassword false for a renewal, which has no password
 */
export function faultsOf(
  typed: RegistrationInput,
  withPassword: boolean,
  passwordMin: number = registrationLimits.passwordMin,
): Faults {
  const nickname = nicknameFault(typed.nickname.trim());
  const isShort = typed.password.length < passwordMin;
  return {
    ...(typed.name.trim() === '' && { name: 'nameRequired' as const }),
    ...(nickname && { nickname }),
    ...(withPassword && isShort && { password: 'passwordShort' as const }),
    ...(withPassword && typed.confirmPassword !== typed.password && { confirmPassword: 'mismatch' as const }),
    ...(!typed.agreeToTerms && { agreeToTerms: 'termsRequired' as const }),
    ...(!typed.agreeToPrivacy && { agreeToPrivacy: 'privacyRequired' as const }),
  };
}

function nicknameFault(nickname: string): Faults['nickname'] {
  if ([...nickname].length < registrationLimits.nicknameMin) return 'nicknameRequired';
  return nickname.includes('@') ? 'nicknameAtSign' : undefined;
}

/** Password strength: 0 too short, 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/**
 * Estimates the strength of a password by its length, character classes and simple patterns. The server also checks a
 * list of common passwords.
 * @param own name, nickname and email address of the user
 */
export function passwordStrength(
  password: string,
  own: readonly string[] = [],
  passwordMin: number = registrationLimits.passwordMin,
): Strength {
  const { passwordRecommended } = registrationLimits;
  const length = [...password].length;
  if (password.length < passwordMin) return 0;
  if (isPattern(password) || own.some((each) => resembles(password, each))) return 1;
  const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) =>
    kind.test(password),
  ).length;
  if (length < passwordRecommended) return kinds >= 3 ? 2 : 1;
  const points = (length >= 12 ? 1 : 0) + (length >= 16 ? 1 : 0) + kinds;
  return points >= 4 ? 4 : points >= 3 ? 3 : 2;
}

/** Returns whether the password has few distinct characters or is a sequence such as 23456789 or abcdef. */
function isPattern(password: string): boolean {
  const plain = password.toLowerCase();
  if (new Set(plain).size <= 3) return true;
  const codes = [...plain].map((each) => each.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return new Set(steps).size === 1;
}

function resembles(password: string, own: string): boolean {
  const [plain, word] = [password.toLowerCase(), (own.split('@')[0] ?? '').trim().toLowerCase()];
  return word.length >= 3 && plain.includes(word) && password.length - word.length < 4;
}
