/** Pure decisions of signing in. */
import { wordKey } from '../platform/shared/text/look-alikes.ts';
import { hasInvisible, normalizeNickname } from '../platform/shared/text/visible-text.ts';

/** A device that has not called home for so long is no longer in anybody's way. */
export const leaseMs = 5 * 60_000;
/** How recent a sign-in has to be for {@link isFresh}. */
export const freshSignInMs = 10 * 60_000;

/** Whether who signed in then need not show again who it is before changing what opens the account. */
export function isFresh(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() < freshSignInMs;
}

export type Lease = { readonly sessionToken: string; readonly lastSeenAt: Date };

export function isLeaseLive(lease: Lease, now: Date): boolean {
  return now.getTime() - lease.lastSeenAt.getTime() < leaseMs;
}

/** One of the places in which a person is signed in. */
export type PlacedLease = Lease & { readonly place: number; readonly deviceIdHash: string | null };
/** A session that wants a place. */
export type PlaceRequest = {
  readonly sessionToken: string;
  readonly deviceIdHash: string | null;
  /** A lease last seen then or before is dead. */
  readonly deadBefore: Date;
  /** Take the place of the device that was silent longest. */
  readonly force: boolean;
  /** A session known to have ended, whose lease need not be respected. */
  readonly endedSession?: string;
};

/** A place and who leaves for it, or who has the one that was silent longest. */
export type PlaceAssignment<T> =
  | { readonly place: number; readonly evicted: readonly T[]; readonly conflict?: undefined }
  | { readonly conflict: T };

/** The device that was seen last first: the first so many have the places. */
export function sortByLastSeen<T extends PlacedLease>(leases: readonly T[]): T[] {
  return leases.toSorted(
    (one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime() || one.place - other.place,
  );
}

/**
 * Where a session comes in, and who leaves for it: whoever has no place any more since there are fewer, and where all
 * are taken the one that was silent longest, if it is dead or has to give way.
 * @param leases of this person, @param places how many there are
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

/** A typed login name as it may be stored; full-width letters of a keyboard are stored as plain ones. */
export function loginNameVariants(typed: string): string[] {
  return [typed.toLowerCase(), normalizeNickname(typed).toLowerCase()];
}

/** Whom a typed login name means: an email, else a nickname, else a full name that only one member has. */
export function resolveLoginName<T extends LoginNames>(typed: string, candidates: readonly T[]): T | null {
  const wanted = new Set(loginNameVariants(typed));
  const has = (field: keyof LoginNames) => candidates.filter((each) => wanted.has(each[field].toLowerCase()));
  const names = has('name');
  return has('email')[0] ?? has('nickname')[0] ?? (names.length === 1 ? (names[0] ?? null) : null);
}

/** Words of a nickname that readers take for the site's staff. */
const reservedWords = ['admin', 'admins', 'administrator', 'moderator', 'ferrite', 'support', 'staff'];
/** Languages without spaces between words. */
const reservedParts = ['관리자', '운영자', '管理员', '管理員', '管理者', '運営', 'アドミン'];
const reservedKeys = new Set(reservedWords.map(wordKey));

/** Whether a nickname is, or contains as a word, a name of the staff, also in look-alike characters. */
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

/** Why a normalized nickname cannot be used, or null. */
export function nicknameProblem(nickname: string): NicknameProblem | null {
  if (hasInvisible(nickname)) return 'invisible';
  if ([...nickname].length < 2) return 'short';
  if (nickname.includes('@')) return 'at_sign';
  return isReservedNickname(nickname) ? 'reserved' : null;
}

/** So many failures are free within the window; each one beyond doubles the wait. */
export type FailureLimit = {
  readonly free: number;
  readonly windowMs: number;
  readonly maxDelayMs: number;
};
export type SignInLimits = {
  /** At one account from one address. */
  readonly account: FailureLimit;
  /** From one address, at whatever accounts. */
  readonly address: FailureLimit;
  /** At one account, from wherever: one guess each from many places. About 100 a day get through after that. */
  readonly everywhere: FailureLimit;
};

const minuteMs = 60_000;
export const defaultSignInLimits: SignInLimits = {
  account: { free: 10, windowMs: 5 * minuteMs, maxDelayMs: minuteMs },
  address: { free: 100, windowMs: 5 * minuteMs, maxDelayMs: minuteMs },
  everywhere: { free: 30, windowMs: 24 * 60 * minuteMs, maxDelayMs: 15 * minuteMs },
};
/** For so long it is kept from where somebody signed in; the privacy policy names it. */
export const addressRetentionMs = 90 * 86_400_000;

/** For so long the account's owner is not held off by others where the account was entered. */
export const knownLocationMs = 90 * 86_400_000;

/** How long to wait after this many failures: 0 while they are free, then 1, 2, 4 … seconds up to the longest. */
export function delayAfter(failures: number, free: number, longestDelayMs = minuteMs): number {
  if (failures < free) return 0;
  return Math.min(longestDelayMs, 1000 * 2 ** Math.min(failures - free, 20));
}

/** Codes sent by mail. */
export const codeRules = {
  validityMs: 600_000,
  /** Until another one may be sent. */
  resendAfterMs: 60_000,
  /** At one code from one address. */
  maxTries: 5,
  /** At one code from all addresses but the one that asked for it. */
  otherCallersTries: 10,
  /** At all codes of an account. */
  otherCallersTriesPerDay: 50,
  /** To one mailbox an hour, by one caller and by all together. */
  sendsToMailbox: 5,
  sendsToMailboxByAll: 20,
  /** A plant with all its people stands behind one address. */
  sendsPerCaller: 60,
  sendWindowMs: 3_600_000,
} as const;

/** How long an address counts as verified after the right code. */
export const verificationValidityMs = 60 * 60_000;
