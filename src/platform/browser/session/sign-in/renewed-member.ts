/**
 * Storage key of the member who renewed the membership in this tab and logs in next; a payment does not start a
 * session.
 */
const renewedKey = 'renewedMember';

export type RenewedMember = {
  readonly email: string;
  /** End of the membership as ISO date; omitted if the response contained none. */
  readonly until?: string;
};

export function saveRenewedMember(member: RenewedMember): void {
  try {
    sessionStorage.setItem(renewedKey, JSON.stringify(member));
  } catch {
    // Without storage, the login form is not prefilled.
  }
}

export function clearRenewedMember(): void {
  try {
    sessionStorage.removeItem(renewedKey);
  } catch {
    // Without storage, there is nothing to delete.
  }
}

/** Returns the stored JSON text as a snapshot for `useSyncExternalStore`; null if there is none. */
export function storedRenewedMember(): string | null {
  try {
    return sessionStorage.getItem(renewedKey);
  } catch {
    return null;
  }
}

/** Parses the stored JSON text; null if it is invalid. */
export function readRenewedMember(stored: string | null): RenewedMember | null {
  try {
    const { email, until } = JSON.parse(stored ?? 'null') as Record<string, unknown>;
    if (typeof email !== 'string') return null;
    const isMoment = typeof until === 'string' && !Number.isNaN(Date.parse(until));
    return { email, ...(isMoment && { until }) };
  } catch {
    return null;
  }
}
