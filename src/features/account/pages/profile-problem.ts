import { ApiError, textField } from '../../../platform/browser/api-client.ts';
import { passwordLengths } from '../../../platform/shared/password-length.ts';
import type { AuthCode } from '../../auth/refusals.ts';
import type { en } from '../messages/en.ts';

export type ProfileField = 'name' | 'nickname' | 'password' | 'confirmPassword' | 'currentPassword';
export type ProfileFault = keyof (typeof en)['profile']['faults'];
export type ProfileFaults = Readonly<Partial<Record<ProfileField, ProfileFault>>>;

export type ProfileEntry = {
  readonly name: string;
  readonly nickname: string;
  readonly password: string;
  readonly confirmPassword: string;
};

const shortestNickname = 2;

/** Returns the problems of the form's values by field. */
export function profileFaults(
  { name, nickname, password, confirmPassword }: ProfileEntry,
  shortestPassword: number = passwordLengths.least,
): ProfileFaults {
  const nick = nickname.trim();
  return {
    ...(name.trim() === '' && { name: 'nameRequired' }),
    ...([...nick].length < shortestNickname && { nickname: 'nicknameRequired' }),
    ...(nick.includes('@') && { nickname: 'nicknameAtSign' }),
    ...(password !== '' && password.length < shortestPassword && { password: 'passwordShort' }),
    ...(password !== confirmPassword && { confirmPassword: 'mismatch' }),
  };
}

const refusals: Partial<Readonly<Record<AuthCode, readonly [ProfileField, ProfileFault]>>> = {
  'auth.nickname_taken': ['nickname', 'nicknameTaken'],
  // Length and characters of the nickname are already validated above.
  'auth.nickname_invalid': ['nickname', 'nicknameReserved'],
  'auth.current_password_required': ['currentPassword', 'currentRequired'],
  'auth.password_incorrect': ['currentPassword', 'currentWrong'],
  'auth.weak_password': ['password', 'passwordWeak'],
  'auth.same_password': ['password', 'passwordSame'],
  'auth.too_many_attempts': ['currentPassword', 'tooMany'],
};

/** Returns the field and the reason of a refusal; null if it concerns no field. */
export function refusedField(error: unknown): readonly [ProfileField, ProfileFault] | null {
  if (error instanceof ApiError && textField(error.body, 'reason') === 'invisible')
    return ['nickname', 'nicknameInvisible'];
  return (error instanceof ApiError && refusals[error.code as AuthCode]) || null;
}
