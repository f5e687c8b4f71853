/** What the renewal screen starts with. Read once there, then removed. */
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

/** The profile of a refused login as it is kept for the renewal. Only these fields: never a password or its hash. */
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
    // Without storage the renewal asks for the email again.
  }
}

/** What a renewal starts with; every field may be missing. */
export type ExpiredUser = Readonly<Partial<Record<(typeof kept)[number] | 'renewalToken', string>>>;

/** When that member's time ran out; null when it was not told, or lies ahead. */
export function ranOutAt({ subscriptionExpiresAt = '' }: ExpiredUser, now = new Date()): Date | null {
  const end = new Date(subscriptionExpiresAt);
  return end <= now ? end : null;
}

/** Reads what was kept for the renewal and removes it; null when there was nothing. */
export function takeExpiredUser(): ExpiredUser | null {
  const kept = readExpiredUser();
  clearExpiredUser();
  return kept;
}

export function clearExpiredUser(): void {
  try {
    localStorage.removeItem(expiredUserKey);
  } catch {
    // Then nothing was kept either.
  }
}

/** The same, and it stays. */
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

/** Whether somebody's renewal is kept here; it stays. */
export function hasExpiredUser(): boolean {
  try {
    return localStorage.getItem(expiredUserKey) !== null;
  } catch {
    return false;
  }
}
