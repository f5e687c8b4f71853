/** Storage key of the data that prefill the renewal screen; removed when read. */
export const expiredUserKey = 'expiredUserData';

/** Key of the renewal that a tab shows, in its session storage and in the state of its history entry. */
const renewalKey = 'renewal';

/** Duration in ms after which the stored data are deleted; a later user of the browser must not see them. */
const goodForMs = 60 * 60_000;

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
    const stored = { ...expiredUser(userData, renewalToken), savedAt: Date.now() };
    localStorage.setItem(expiredUserKey, JSON.stringify(stored));
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

/** Deletes the data of an expired member, also those of the renewal that this tab shows. */
export function clearExpiredUser(): void {
  try {
    localStorage.removeItem(expiredUserKey);
    sessionStorage.removeItem(renewalKey);
  } catch {
    // Without storage, no data are stored.
  }
}

/** Returns the stored data of an expired member without removing them; null if there are none or they are too old. */
export function readExpiredUser(): ExpiredUser | null {
  try {
    const text = localStorage.getItem(expiredUserKey);
    const stored = fresh(text);
    if (text !== null && !stored) localStorage.removeItem(expiredUserKey);
    return stored && userOf(stored);
  } catch {
    return null;
  }
}

export function hasExpiredUser(): boolean {
  return readExpiredUser() !== null;
}

/** Renewal that a page shows: the member and the page's form. */
export type ShownRenewal = { readonly user: ExpiredUser; readonly form: unknown };

/**
 * Stores the renewal that the current page shows, for a reload. It belongs to this tab and to this entry of its
 * history: the same page opened anew does not show it.
 */
export function saveShownRenewal({ user, form }: ShownRenewal): void {
  try {
    const state = history.state as Record<string, unknown> | null;
    const entry = typeof state?.[renewalKey] === 'string' ? state[renewalKey] : crypto.randomUUID();
    if (state?.[renewalKey] !== entry) history.replaceState({ ...state, [renewalKey]: entry }, '');
    sessionStorage.setItem(renewalKey, JSON.stringify({ user, form, entry, savedAt: Date.now() }));
  } catch {
    // Without storage, a reload asks for the login again.
  }
}

/** Returns the renewal that this page showed before a reload; deletes the one of another page, and one that is too old. */
export function resumeShownRenewal(): ShownRenewal | null {
  try {
    const stored = fresh(sessionStorage.getItem(renewalKey));
    const entry = (history.state as Record<string, unknown> | null)?.[renewalKey];
    if (stored && stored.entry === entry) return { user: userOf(stored.user), form: stored.form };
    sessionStorage.removeItem(renewalKey);
  } catch {
    // Without storage, there is no renewal.
  }
  return null;
}

/** Parses stored data; null if they are invalid or too old. */
function fresh(text: string | null): Record<string, unknown> | null {
  const stored = JSON.parse(text ?? 'null') as Record<string, unknown> | null;
  if (typeof stored !== 'object' || stored === null) return null;
  return Date.now() - Number(stored.savedAt) < goodForMs ? stored : null;
}

function userOf(stored: unknown): ExpiredUser {
  const token = (stored as Record<string, unknown> | null)?.renewalToken;
  return expiredUser(stored, typeof token === 'string' ? token : null);
}
