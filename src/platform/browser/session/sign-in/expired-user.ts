/** Storage key of the data that prefill the renewal screen; removed when read. */
export const expiredUserKey = 'expiredUserData';

const kept = [
  'name',
  'nickname',
  'email',
  'country',
  'industry',
  'job',
  'avatar',
  'subscriptionExpiresAt',
] as const;

/** Stores selected fields of the profile of a rejected login, for the renewal screen. */
export function expiredUser(
  userData: unknown,
  renewalToken: string | null,
): Readonly<Record<string, string>> {
  const given = (typeof userData === 'object' && userData !== null ? userData : {}) as Record<
    string,
    unknown
  >;
  const fields = kept.flatMap((name) =>
    typeof given[name] === 'string' ? [[name, given[name]] as const] : [],
  );
  return Object.fromEntries(renewalToken ? [...fields, ['renewalToken', renewalToken]] : fields);
}

export function saveExpiredUser(userData: unknown, renewalToken: string | null): void {
  try {
    localStorage.setItem(expiredUserKey, JSON.stringify(expiredUser(userData, renewalToken)));
  } catch {
    // Without storage, the user enters the email again.
  }
}

/** Data that prefill the renewal screen; all fields are optional. */
export type ExpiredUser = Readonly<Partial<Record<(typeof kept)[number] | 'renewalToken', string>>>;

/** Returns the date when the membership expired; null if it is unknown or in the future. */
export function expiredSince({ subscriptionExpiresAt = '' }: ExpiredUser, now = new Date()): Date | null {
  const end = new Date(subscriptionExpiresAt);
  return end <= now ? end : null;
}

/** Returns the stored data of an expired member and removes them; null if there are none. */
export function takeExpiredUser(): ExpiredUser | null {
  const kept = readExpiredUser();
  clearExpiredUser();
  return kept;
}

export function clearExpiredUser(): void {
  try {
    localStorage.removeItem(expiredUserKey);
  } catch {
    // Without storage, no data are stored.
  }
}

/** Returns the stored data of an expired member without removing them. */
export function readExpiredUser(): ExpiredUser | null {
  try {
    const text = localStorage.getItem(expiredUserKey);
    const stored = JSON.parse(text ?? 'null') as Record<string, unknown> | null;
    if (typeof stored !== 'object' || stored === null) return null;
    const { renewalToken } = stored;
    return expiredUser(stored, typeof renewalToken === 'string' ? renewalToken : null);
  } catch {
    return null;
  }
}

export function hasExpiredUser(): boolean {
  try {
    return localStorage.getItem(expiredUserKey) !== null;
  } catch {
    return false;
  }
}
