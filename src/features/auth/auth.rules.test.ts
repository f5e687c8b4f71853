import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assignPlace,
  delayAfter,
  freshSignInMs,
  isFresh,
  isLeaseLive,
  isReservedNickname,
  loginNameVariants,
  nicknameProblem,
  type PlacedLease,
  resolveLoginName,
  sortByLastSeen,
} from './auth.rules.ts';

const person = (email: string, nickname: string, name: string) => ({ email, nickname, name });

describe('M-05 resolving a login name to a member', () => {
  const ada = person('ada@x.org', 'ada', 'Ada King');
  const bob = person('bob@x.org', 'Ada King', 'Bob');
  test('M-05 a login name is matched as an email first, then as a nickname, then as a full name', () => {
    expect(resolveLoginName('ADA@x.org', [person('b@x.org', 'b', 'ada@x.org'), ada])).toBe(ada);
    expect(resolveLoginName('ada king', [ada, bob])).toBe(bob);
    expect(resolveLoginName('ada king', [ada])).toBe(ada);
  });
  test('M-05 a nickname typed in full-width letters is accepted', () => {
    expect(resolveLoginName('ａｄａ', [ada])).toBe(ada);
    expect(loginNameVariants('ＡＤＡ')).toEqual(['ａｄａ', 'ada']);
  });
  test('M-05 a full name that several members have is not accepted as a login name', () => {
    expect(resolveLoginName('ada king', [ada, { ...ada, email: 'other@x.org' }])).toBeNull();
    expect(resolveLoginName('who', [])).toBeNull();
  });
});

describe('A-04 nicknames', () => {
  test('A-04 a nickname that looks like the administrator’s is reserved, a real name is not', () => {
    for (const each of [
      'admin',
      'Admin1',
      'ADM1N',
      'а-d-m-i-n',
      'admins',
      'Ferrite',
      'Ferrite Team',
      'FerriteTeam',
      'Аdmin Support',
      'the.adm\u0456n',
      'admın',
      '@dmin',
      'Team Adrnin',
      '11staff',
      'staff11',
      '11staff11',
      '페라이트 관리자',
    ]) {
      expect(isReservedNickname(each), each).toBe(true);
    }
    for (const each of [
      'Admiral',
      'madmin',
      'Adam',
      '관리',
      '철강 기사',
      'ferritic',
      'Supporter',
      'ada-l',
      'sta1ff',
    ]) {
      expect(isReservedNickname(each), each).toBe(false);
    }
  });
  test('A-04 a nickname needs two characters (a surrogate pair counts as one) and contains no @', () => {
    expect(nicknameProblem('😀')).toBe('short');
    expect(nicknameProblem('😀😀')).toBeNull();
    expect(nicknameProblem('a@b')).toBe('at_sign');
    expect(nicknameProblem('ab\u200b')).toBe('invisible');
    expect(nicknameProblem('Admin')).toBe('reserved');
    expect(nicknameProblem('ada')).toBeNull();
  });
});

test('M-06 a device keeps its slot until it has been inactive for five minutes', () => {
  const lease = { sessionToken: 'x', lastSeenAt: new Date(1_000_000) };
  expect(isLeaseLive(lease, new Date(1_299_999))).toBe(true);
  expect(isLeaseLive(lease, new Date(1_300_000))).toBe(false);
});

test('M-06 the wait after failed logins doubles from one second to sixty', () => {
  expect([9, 10, 11, 12, 15, 16, 17, 1000].map((failures) => delayAfter(failures, 10) / 1000)).toEqual([
    0, 1, 2, 4, 32, 60, 60, 60,
  ]);
});

describe('M-06 assignment of device slots', () => {
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
  const lease = (place: number, second: number, deviceIdHash: string | null = null): PlacedLease => ({
    place,
    sessionToken: `s${place}`,
    deviceIdHash,
    lastSeenAt: at(second),
  });
  const request = { sessionToken: 'new', deviceIdHash: 'n', deadBefore: at(0), force: false };
  const shape = (leases: PlacedLease[], count: number, changes: object = {}) => {
    const found = assignPlace(leases, { ...request, ...changes }, count);
    return found.conflict
      ? `after ${found.conflict.place}`
      : `${found.place}, leaving ${found.evicted.map(({ place }) => place).join(' ')}`;
  };

  test.each([
    ['without a login the lowest', [], [1, {}], '0, leaving '],
    ['the lowest free slot', [lease(0, 9), lease(2, 9)], [3, {}], '1, leaving '],
    [
      'when all are taken, the one inactive longest is returned',
      [lease(0, 9), lease(1, 5), lease(2, 7)],
      [3, {}],
      'after 1',
    ],
    [
      'a takeover gets the one inactive longest',
      [lease(0, 9), lease(1, 5), lease(2, 7)],
      [3, { force: true }],
      '1, leaving 1',
    ],
    ['one inactive for too long', [lease(0, 9), lease(1, 5)], [2, { deadBefore: at(5) }], '1, leaving 1'],
    [
      'one of an ended session, even if recently active',
      [lease(0, 9), lease(1, 5)],
      [2, { endedSession: 's0' }],
      '0, leaving 0',
    ],
    ['the slot that the device has', [lease(0, 9), lease(1, 5, 'n')], [2, {}], '1, leaving 1'],
    [
      'with a lower limit a takeover ends the devices above it',
      [lease(0, 1), lease(1, 5)],
      [1, { force: true }],
      '0, leaving 0 1',
    ],
    ['with a lower limit the devices above it free no slot', [lease(0, 1), lease(1, 5)], [1, {}], 'after 1'],
    ['the own slot is lost above a lowered limit', [lease(0, 1, 'n'), lease(1, 5)], [1, {}], 'after 1'],
    [
      'with a lower limit the own slot has priority',
      [lease(0, 1), lease(1, 5, 'n')],
      [1, {}],
      '1, leaving 0 1',
    ],
  ] as const)('M-06 slot assignment: %s', (_what, leases, [count, changes], expected) => {
    expect(shape([...leases], count, changes)).toBe(expected);
  });

  const leases = fc
    .uniqueArray(fc.integer({ min: 0, max: 7 }), { maxLength: 6 })
    .chain((slots) =>
      fc.tuple(
        ...slots.map((place) =>
          fc
            .tuple(fc.nat(9), fc.option(fc.constantFrom('n', 'm')))
            .map(([second, id]) => lease(place, second, id)),
        ),
      ),
    );
  const requests = fc.record({
    sessionToken: fc.constantFrom('new', 's0', 's1', 's2'),
    deviceIdHash: fc.option(fc.constant('n')),
    deadBefore: fc.nat(9).map(at),
    force: fc.boolean(),
    endedSession: fc.constantFrom('s0', 's3', 'none'),
  });

  test('M-06 the assignment never exceeds the limit, keeps the most recently active devices, and reports a conflict only if every slot is in use', () => {
    fc.assert(
      fc.property(leases, requests, fc.integer({ min: 1, max: 5 }), (all, asked, limit) => {
        const isOwn = ({ sessionToken, deviceIdHash }: PlacedLease) =>
          sessionToken === asked.sessionToken ||
          (asked.deviceIdHash !== null && deviceIdHash === asked.deviceIdHash);
        const inOrder = sortByLastSeen(all);
        const hasSlot = inOrder.slice(0, limit).some(isOwn);
        const others = inOrder.filter((each) => !isOwn(each));
        const found = assignPlace(all, asked, limit);
        if (found.conflict) {
          expect(hasSlot || asked.force).toBe(false);
          const inUse = others.slice(0, limit);
          expect(inUse).toHaveLength(limit);
          expect(found.conflict).toBe(inUse.at(-1));
          expect(found.conflict.lastSeenAt > asked.deadBefore).toBe(true);
          expect(inUse.some(({ sessionToken }) => sessionToken === asked.endedSession)).toBe(false);
          return;
        }
        const staying = all.filter((each) => !found.evicted.includes(each));
        expect(staying.length).toBeLessThan(limit);
        expect(staying.some(isOwn)).toBe(false);
        expect(staying.map(({ place }) => place)).not.toContain(found.place);
        // Within the limit a device is evicted only if it is the least recently active one or its session has ended.
        const wanted = others.slice(0, hasSlot ? limit - 1 : limit);
        const lost = wanted.filter((each) => !staying.includes(each));
        expect(lost.length).toBe(wanted.length === limit ? 1 : 0);
        const ended = wanted.find(({ sessionToken }) => sessionToken === asked.endedSession);
        if (lost[0]) expect(lost[0]).toBe(ended ?? wanted.at(-1));
      }),
      { numRuns: 2_000 },
    );
  });

  test('M-06 if two devices were active at the same time, the one with the lower slot number is treated as more recent', () => {
    expect(sortByLastSeen([lease(2, 5), lease(0, 5), lease(1, 9)]).map(({ place }) => place)).toEqual([
      1, 0, 2,
    ]);
  });
});

test('S-07 a login is treated as recent for ten minutes', () => {
  const signedIn = new Date(1_000_000);
  expect(isFresh(signedIn, new Date(1_000_000 + freshSignInMs - 1))).toBe(true);
  expect(isFresh(signedIn, new Date(1_000_000 + freshSignInMs))).toBe(false);
  expect(freshSignInMs).toBe(600_000);
});

test('M-06 the wait after failed logins never exceeds its maximum and remains a number for any number of failures', () => {
  const wait = fc.nat(1_000_000).map((failures) => delayAfter(failures, 30, 900_000));
  fc.assert(fc.property(wait, (ms) => ms >= 0 && ms <= 900_000));
  expect(delayAfter(1_000_000, 30, Number.MAX_VALUE)).toBe(1000 * 2 ** 20);
});
