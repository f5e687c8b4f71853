/** Sign-in rules. */
import { wordKey } from '../../platform/shared/text/look-alikes.ts';
import { hasInvisible, normalizeNickname } from '../../platform/shared/text/visible-text.ts';

/** Devices without a heartbeat for this time lose their lease. */
export const leaseMs = 5 * 60_000;
/** Maximum age of a sign-in for {@link isFresh}. */
export const freshSignInMs = 10 * 60_000;

/** Returns whether a sign-in is recent enough to change credentials without another proof. */
export function isFresh(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() < freshSignInMs;
}

export type Lease = { readonly sessionToken: string; readonly lastSeenAt: Date };

export function isLeaseLive(lease: Lease, now: Date): boolean {
  return now.getTime() - lease.lastSeenAt.getTime() < leaseMs;
}

/** Lease of a device slot. */
export type PlacedLease = Lease & { readonly place: number; readonly deviceIdHash: string | null };
/** Session that requests a slot. */
export type PlaceRequest = {
  readonly sessionToken: string;
  readonly deviceIdHash: string | null;
  /** Leases last seen at or before this time are expired. */
  readonly deadBefore: Date;
  /** Evict the least recently active device. */
  readonly force: boolean;
  /** Session known to have ended, whose lease is void. */
  readonly endedSession?: string;
};

/** Assigned slot with the evicted leases, or the conflicting lease. */
export type PlaceAssignment<T> =
  | { readonly place: number; readonly evicted: readonly T[]; readonly conflict?: undefined }
  | { readonly conflict: T };

/** Sorts leases by last activity, newest first; the first ones have the slots. */
export function sortByLastSeen<T extends PlacedLease>(leases: readonly T[]): T[] {
  return leases.toSorted(
    (one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime() || one.place - other.place,
  );
}

/**
 * Assigns a slot to a session. Evicts leases beyond the limit and, if all slots are taken, the least recently active one
 * if it is expired or may be evicted.
 * @param leases of this person
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

/** Returns the stored forms of a typed login name, with full-width characters normalized. */
export function loginNameVariants(typed: string): string[] {
  return [typed.toLowerCase(), normalizeNickname(typed).toLowerCase()];
}

/** Resolves a login name: email, else nickname, else a unique full name. */
export function resolveLoginName<T extends LoginNames>(typed: string, candidates: readonly T[]): T | null {
  const wanted = new Set(loginNameVariants(typed));
  const has = (field: keyof LoginNames) => candidates.filter((each) => wanted.has(each[field].toLowerCase()));
  const names = has('name');
  return has('email')[0] ?? has('nickname')[0] ?? (names.length === 1 ? (names[0] ?? null) : null);
}

/** Words that suggest staff. */
const reservedWords = ['admin', 'admins', 'administrator', 'moderator', 'ferrite', 'support', 'staff'];
/** The same for languages without spaces between words. */
const reservedParts = ['관리자', '운영자', '管理员', '管理員', '管理者', '運営', 'アドミン'];
const reservedKeys = new Set(reservedWords.map(wordKey));

/** Returns whether a nickname contains a staff word, also in confusable characters. */
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

/** Returns why a normalized nickname is not allowed, or null. */
export function nicknameProblem(nickname: string): NicknameProblem | null {
  if (hasInvisible(nickname)) return 'invisible';
  if ([...nickname].length < 2) return 'short';
  if (nickname.includes('@')) return 'at_sign';
  return isReservedNickname(nickname) ? 'reserved' : null;
}

/** Number of failures without delay within the window; each further one doubles the delay. */
export type FailureLimit = {
  readonly free: number;
  readonly windowMs: number;
  readonly maxDelayMs: number;
};
export type SignInLimits = {
  /** Per account and address. */
  readonly account: FailureLimit;
  /** Per address, over all accounts. */
  readonly address: FailureLimit;
  /** Per account, over all addresses: distributed guessing. Allows about 100 a day afterwards. */
  readonly everywhere: FailureLimit;
};

const minuteMs = 60_000;
export const defaultSignInLimits: SignInLimits = {
  account: { free: 10, windowMs: 5 * minuteMs, maxDelayMs: minuteMs },
  address: { free: 100, windowMs: 5 * minuteMs, maxDelayMs: minuteMs },
  everywhere: { free: 30, windowMs: 24 * 60 * minuteMs, maxDelayMs: 15 * minuteMs },
};
/** Retention of sign-in addresses, as stated in the privacy policy. */
export const addressRetentionMs = 90 * 86_400_000;
/** Retention of sign-ins after their end: until then the list of devices shows them. */
export const endedSessionRetentionMs = 90 * 86_400_000;

/** Time in which failures of others do not delay the owner at an address of an earlier sign-in. */
export const knownLocationMs = 90 * 86_400_000;

/** Returns the delay after failures: 0, then 1, 2, 4 … seconds up to the maximum. */
export function delayAfter(failures: number, free: number, longestDelayMs = minuteMs): number {
  if (failures < free) return 0;
  return Math.min(longestDelayMs, 1000 * 2 ** Math.min(failures - free, 20));
}

/** Limits of mailed codes. */
export const codeRules = {
  validityMs: 600_000,
  /** Minimum time between two codes. */
  resendAfterMs: 60_000,
  /** Tries per code and address. */
  maxTries: 5,
  /** Tries per code from all addresses but the requesting one. */
  otherCallersTries: 10,
  /** The same per day for all codes of an account. */
  otherCallersTriesPerDay: 50,
  /** Codes per mailbox and hour, by one caller and by all. */
  sendsToMailbox: 5,
  sendsToMailboxByAll: 20,
  /** Codes per address and hour; many users can share one address. */
  sendsPerCaller: 60,
  sendWindowMs: 3_600_000,
} as const;

/** Validity of a verified address. */
export const verificationValidityMs = 60 * 60_000;
