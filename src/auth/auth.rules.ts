/** Pure decisions of signing in. */

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
export type FoundPlace<T> =
  | { readonly place: number; readonly leaving: readonly T[]; readonly inTheWay?: undefined }
  | { readonly inTheWay: T };

/** The device that was seen last first: the first so many have the places. */
export function freshestFirst<T extends PlacedLease>(leases: readonly T[]): T[] {
  return leases.toSorted(
    (one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime() || one.place - other.place,
  );
}

/**
 * Where a session comes in, and who leaves for it: whoever has no place any more since there are fewer, and where all
 * are taken the one that was silent longest, if it is dead or has to give way.
 * @param leases of this person, @param places how many there are
 */
export function findPlace<T extends PlacedLease>(
  leases: readonly T[],
  wish: PlaceRequest,
  places: number,
): FoundPlace<T> {
  const { sessionToken, deviceIdHash, deadBefore, force, endedSession } = wish;
  const isOwn = (lease: T) =>
    lease.sessionToken === sessionToken || (deviceIdHash !== null && lease.deviceIdHash === deviceIdHash);
  const inOrder = freshestFirst(leases);
  const own = inOrder.slice(0, places).find(isOwn);
  const others = inOrder.filter((lease) => !isOwn(lease));
  const staying = new Set(others.slice(0, own ? places - 1 : places));
  const silent = [...staying].at(-1);
  if (silent && staying.size === places) {
    const ended = [...staying].find((lease) => lease.sessionToken === endedSession);
    const leaver = ended ?? (force || silent.lastSeenAt <= deadBefore ? silent : null);
    if (!leaver) return { inTheWay: silent };
    staying.delete(leaver);
  }
  const taken = new Set([...staying].map(({ place }) => place));
  let place = own?.place ?? 0;
  while (taken.has(place)) place++;
  return { place, leaving: leases.filter((lease) => !staying.has(lease)) };
}

export type Named = { readonly email: string; readonly nickname: string; readonly name: string };

/** Whom a typed login name means: an email, else a nickname, else a full name that only one member has. */
export function whoIsMeant<T extends Named>(typed: string, candidates: readonly T[]): T | null {
  const wanted = typed.toLowerCase();
  const has = (field: keyof Named) => candidates.filter((each) => each[field].toLowerCase() === wanted);
  const names = has('name');
  return has('email')[0] ?? has('nickname')[0] ?? (names.length === 1 ? (names[0] ?? null) : null);
}

/** What looks like `admin` to a reader: other scripts' letters, digits for letters, marks in between. */
const lookAlikes: Readonly<Record<string, string>> = {
  '4': 'a',
  '@': 'a',
  а: 'a',
  α: 'a',
  '1': 'i',
  '!': 'i',
  l: 'i',
  '|': 'i',
  і: 'i',
  ι: 'i',
  '0': 'o',
  о: 'o',
  ο: 'o',
  rn: 'm',
  м: 'm',
  ո: 'n',
  п: 'n',
  '5': 's',
  '7': 't',
  ԁ: 'd',
};
const reserved = ['admin', 'administrator', 'moderator', 'ferrite'];

export function isReservedNickname(nickname: string): boolean {
  const plain = nickname.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('rn', 'm');
  const letters = [...plain]
    .map((each) => lookAlikes[each] ?? each)
    .join('')
    .replace(/[^\p{L}]/gu, '');
  const folded = reserved.map((each) => each.replaceAll('l', 'i'));
  return folded.includes(letters) || /^admini?(strator)?s?$/.test(letters);
}

/** Why a nickname cannot be used, or null. */
export function nicknameProblem(nickname: string): 'short' | 'at_sign' | 'reserved' | null {
  if ([...nickname].length < 2) return 'short';
  if (nickname.includes('@')) return 'at_sign';
  return isReservedNickname(nickname) ? 'reserved' : null;
}

/** So many failures are free within the window; each one beyond doubles the wait. */
export type FailureAllowance = {
  readonly free: number;
  readonly windowMs: number;
  readonly longestDelayMs: number;
};
export type SignInLimits = {
  /** At one account from one address. */
  readonly account: FailureAllowance;
  /** From one address, at whatever accounts. */
  readonly address: FailureAllowance;
  /** At one account, from wherever: one guess each from many places. About 100 a day get through after that. */
  readonly everywhere: FailureAllowance;
};

const minuteMs = 60_000;
export const usualSignInLimits: SignInLimits = {
  account: { free: 10, windowMs: 5 * minuteMs, longestDelayMs: minuteMs },
  address: { free: 100, windowMs: 5 * minuteMs, longestDelayMs: minuteMs },
  everywhere: { free: 30, windowMs: 24 * 60 * minuteMs, longestDelayMs: 15 * minuteMs },
};
/** For so long it is kept from where somebody signed in; the privacy policy names it. */
export const addressesKeptMs = 90 * 86_400_000;

/** For so long the account's owner is not held off by others where the account was entered. */
export const knownPlaceMs = 90 * 86_400_000;

/** How long to wait after this many failures: 0 while they are free, then 1, 2, 4 … seconds up to the longest. */
export function delayAfter(failures: number, free: number, longestDelayMs = minuteMs): number {
  if (failures < free) return 0;
  return Math.min(longestDelayMs, 1000 * 2 ** Math.min(failures - free, 20));
}

/** Codes sent by mail. */
export const codeRules = {
  goodForMs: 600_000,
  /** Until another one may be sent. */
  resendAfterMs: 60_000,
  /** At one code from one address. */
  mostTries: 5,
  /** At one code from all addresses but the one that asked for it. */
  strangersTries: 10,
  /** At all codes of an account. */
  strangersTriesADay: 50,
  sendsPerAddress: 5,
  /** A plant with all its people stands behind one address. */
  sendsPerCaller: 60,
  sendWindowMs: 3_600_000,
} as const;

/** How long an address counts as verified after the right code. */
export const verifiedForMs = 60 * 60_000;
