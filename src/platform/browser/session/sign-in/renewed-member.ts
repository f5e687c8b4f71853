/** Member who renewed in this tab and logs in next; a payment does not start a session. */
const renewedKey = 'renewedMember';

export type RenewedMember = {
  readonly email: string;
  /** ISO date; omitted if the response had none. */
  readonly until?: string;
};

export function saveRenewedMember(member: RenewedMember): void {
  try {
    sessionStorage.setItem(renewedKey, JSON.stringify(member));
  } catch {
    // Without storage the login form is empty.
  }
}

export function clearRenewedMember(): void {
  try {
    sessionStorage.removeItem(renewedKey);
  } catch {
    // Without storage nothing was stored.
  }
}

/** Returns the stored string, which is stable between renders; null if there is none. */
export function storedRenewedMember(): string | null {
  try {
    return sessionStorage.getItem(renewedKey);
  } catch {
    return null;
  }
}

/** Parses the stored string; null if it is invalid. */
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
