/** Rules for device slots, login names, nicknames, delays after failed logins, and mailed codes. */
import { wordKey } from '../../platform/shared/text/look-alikes.ts';
import { hasInvisible, normalizeNickname } from '../../platform/shared/text/visible-text.ts';

/** A device that sends no heartbeat for this time loses its slot. */
export const leaseMs = 5 * 60_000;
/** Time for which a login counts as recent, see {@link isFresh}. */
export const freshSignInMs = 10 * 60_000;

/** Returns whether a sign-in is recent enough to change credentials without another proof. */
export function isFresh(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() < freshSignInMs;
}

/** Returns whether a member may use a limited number of devices; administrators may use any number. */
export const hasDeviceLimit = ({ role }: { readonly role: string }): boolean => role !== 'Admin';

export type Lease = { readonly sessionToken: string; readonly lastSeenAt: Date };

export function isLeaseLive(lease: Lease, now: Date): boolean {
  return now.getTime() - lease.lastSeenAt.getTime() < leaseMs;
}

export type PlacedLease = Lease & { readonly place: number; readonly deviceIdHash: string | null };
export type PlaceRequest = {
  readonly sessionToken: string;
  readonly deviceIdHash: string | null;
  /** Leases last seen at or before this time are expired. */
  readonly deadBefore: Date;
  /** Whether the least recently active device is evicted if no slot is free. */
  readonly force: boolean;
  /** A session that has ended without releasing its lease; the lease no longer counts. */
  readonly endedSession?: string;
};

/** Result of an assignment: the slot and the evicted leases, or the lease that occupies the last slot. */
export type PlaceAssignment<T> =
  | { readonly place: number; readonly evicted: readonly T[]; readonly conflict?: undefined }
  | { readonly conflict: T };

/** Sorts leases by last activity, most recent first. The first leases, up to the device limit, keep their slots. */
export function sortByLastSeen<T extends PlacedLease>(leases: readonly T[]): T[] {
  return leases.toSorted(
    (one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime() || one.place - other.place,
  );
}

/**
 * Assigns a slot to a session. Evicts leases beyond the limit. If all slots are taken, evicts the least recently
 * active lease if it has expired, its session has ended or `force` is set.
 * @param leases leases of this person
 * @param places number of slots
 */
export function assignPlace<T extends PlacedLease>(
  leases: readonly T[],
  request: PlaceRequest,
  places: number,
): PlaceAssignment<T> {
  const { sessionToken, deviceIdHash, deadBefore, force, endedSession } = request;
  const isOwn = (lease: T) =>
    lease.sessionToken === sessionToken || (deviceIdHash !== null && lease.deviceIdHash === deviceIdHash);
  const inOrder = sortByLastSeen(leases);
  const own = inOrder.slice(0, places).find(isOwn);
  const others = inOrder.filter((lease) => !isOwn(lease));
  const staying = new Set(others.slice(0, own ? places - 1 : places));
  const silent = [...staying].at(-1);
  if (silent && staying.size === places) {
    const ended = [...staying].find((lease) => lease.sessionToken === endedSession);
    const leaver = ended ?? (force || silent.lastSeenAt <= deadBefore ? silent : null);
    if (!leaver) return { conflict: silent };
    staying.delete(leaver);
  }
  const taken = new Set([...staying].map(({ place }) => place));
  let place = own?.place ?? 0;
  while (taken.has(place)) place++;
  return { place, evicted: leases.filter((lease) => !staying.has(lease)) };
}

export type LoginNames = { readonly email: string; readonly nickname: string; readonly name: string };

/** Returns the forms under which a typed login name may be stored; full-width characters are normalized. */
export function loginNameVariants(typed: string): string[] {
  return [typed.toLowerCase(), normalizeNickname(typed).toLowerCase()];
}

/** Finds the member of a login name: by email, else by nickname, else by a full name that only one member has. */
export function resolveLoginName<T extends LoginNames>(typed: string, candidates: readonly T[]): T | null {
  const wanted = new Set(loginNameVariants(typed));
  const has = (field: keyof LoginNames) => candidates.filter((each) => wanted.has(each[field].toLowerCase()));
  const names = has('name');
  return has('email')[0] ?? has('nickname')[0] ?? (names.length === 1 ? (names[0] ?? null) : null);
}

/** Words that suggest that a member belongs to the staff. */
const reservedWords = ['admin', 'admins', 'administrator', 'moderator', 'ferrite', 'support', 'staff'];
/** Words that suggest staff, in languages that do not separate words by spaces. */
const reservedParts = ['관리자', '운영자', '管理员', '管理員', '管理者', '運営', 'アドミン'];
const reservedKeys = new Set(reservedWords.map(wordKey));

/** Returns whether a nickname contains a staff word, also if it is written with look-alike characters. */
export function isReservedNickname(nickname: string): boolean {
  const parted = nickname.normalize('NFKC').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  const words = [nickname, ...parted.split(/[^\p{L}\p{M}\p{N}@$!|]+/u)];
  const candidates = words.flatMap((word) => [word, word.replace(/^\d+/, '').replace(/(?<!\d)\d+$/, '')]);
  return (
    candidates.some((each) => reservedKeys.has(wordKey(each))) ||
    reservedParts.some((each) => nickname.includes(each))
  );
}

export type NicknameProblem = 'short' | 'at_sign' | 'invisible' | 'reserved';

/** Returns why a normalized nickname is not allowed; null if it is. */
export function nicknameProblem(nickname: string): NicknameProblem | null {
  if (hasInvisible(nickname)) return 'invisible';
  if ([...nickname].length < 2) return 'short';
  if (nickname.includes('@')) return 'at_sign';
  return isReservedNickname(nickname) ? 'reserved' : null;
}

/** Limit of failed logins: `free` failures within `windowMs` cause no delay; each further one doubles the delay. */
export type FailureLimit = {
  readonly free: number;
  readonly windowMs: number;
  readonly maxDelayMs: number;
};
export type SignInLimits = {
  /** Limit per account and IP address. */
  readonly account: FailureLimit;
  /** Limit per IP address, over all accounts. */
  readonly address: FailureLimit;
  /**
   * Limit per account, over all IP addresses, against distributed guessing. About 100 further guesses a day are
   * possible.
   */
  readonly everywhere: FailureLimit;
};

const minuteMs = 60_000;
export const defaultSignInLimits: SignInLimits = {
  account: { free: 10, windowMs: 5 * minuteMs, maxDelayMs: minuteMs },
  address: { free: 100, windowMs: 5 * minuteMs, maxDelayMs: minuteMs },
  everywhere: { free: 30, windowMs: 24 * 60 * minuteMs, maxDelayMs: 15 * minuteMs },
};
/** Time for which IP addresses of logins are stored, as stated in the privacy policy. */
export const addressRetentionMs = 90 * 86_400_000;
/** Time for which ended sessions are stored; the list of devices shows them until then. */
export const endedSessionRetentionMs = 90 * 86_400_000;

/** Time after a login for which failures elsewhere do not delay the owner at the same IP address or device. */
export const knownLocationMs = 90 * 86_400_000;

/** Returns the delay after a number of failures: none up to `free`, then 1, 2, 4 … seconds up to the maximum. */
export function delayAfter(failures: number, free: number, longestDelayMs = minuteMs): number {
  if (failures < free) return 0;
  return Math.min(longestDelayMs, 1000 * 2 ** Math.min(failures - free, 20));
}

/** Limits of the codes sent by email. */
export const codeRules = {
  validityMs: 600_000,
  /** Minimum time between two codes for one mailbox. */
  resendAfterMs: 60_000,
  /** Tries per code for one IP address. */
  maxTries: 5,
  /** Tries per code for all IP addresses together, except the one that requested the code. */
  otherCallersTries: 10,
  /** Tries per day for all codes of an account, from IP addresses that did not request the code. */
  otherCallersTriesPerDay: 50,
  /** Codes per mailbox and hour for one caller; the next line limits all callers together. */
  sendsToMailbox: 5,
  sendsToMailboxByAll: 20,
  /** Codes per IP address and hour; the limit is high because many users can share one IP address. */
  sendsPerCaller: 60,
  sendWindowMs: 3_600_000,
} as const;

/** Time for which a verified email address can be used for an order. */
export const verificationValidityMs = 60 * 60_000;
