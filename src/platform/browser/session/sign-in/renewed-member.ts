/** Who has paid in this tab and logs in now: paying opens no account. */
const renewedKey = 'renewedMember';

export type RenewedMember = {
  readonly email: string;
  /** ISO moment; left out where the answer did not say. */
  readonly until?: string;
};

export function saveRenewedMember(member: RenewedMember): void {
  try {
    sessionStorage.setItem(renewedKey, JSON.stringify(member));
  } catch {
    // Without storage the login asks for the name as always.
  }
}

export function clearRenewedMember(): void {
  try {
    sessionStorage.removeItem(renewedKey);
  } catch {
    // Then nothing was kept.
  }
}

/** As stored, so that a rendering sees the same value each time; null without. */
export function storedRenewedMember(): string | null {
  try {
    return sessionStorage.getItem(renewedKey);
  } catch {
    return null;
  }
}

/** Null for what cannot be read. */
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
