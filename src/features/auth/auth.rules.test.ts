import { describe, expect, test } from 'vitest';
import {
  delayAfter,
  isLeaseLive,
  isReservedNickname,
  nicknameProblem,
  resolveLoginName,
} from './auth.rules.ts';

const person = (email: string, nickname: string, name: string) => ({ email, nickname, name });

describe('M-05 resolving a login name to a member', () => {
  const ada = person('ada@x.org', 'ada', 'Ada King');
  const bob = person('bob@x.org', 'Ada King', 'Bob');
  test('prefers an email over a nickname and a nickname over a full name', () => {
    expect(resolveLoginName('ADA@x.org', [person('b@x.org', 'b', 'ada@x.org'), ada])).toBe(ada);
    expect(resolveLoginName('ada king', [ada, bob])).toBe(bob);
    expect(resolveLoginName('ada king', [ada])).toBe(ada);
  });
  test('accepts a nickname typed in full-width letters', () => {
    expect(resolveLoginName('ａｄａ', [ada])).toBe(ada);
  });
  test('rejects a full name that several members have', () => {
    expect(resolveLoginName('ada king', [ada, { ...ada, email: 'other@x.org' }])).toBeNull();
    expect(resolveLoginName('who', [])).toBeNull();
  });
});

describe('A-04 nicknames', () => {
  test('names that look like the administrator’s are reserved, real names are not', () => {
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
      '페라이트 관리자',
    ]) {
      expect(isReservedNickname(each), each).toBe(true);
    }
    for (const each of ['Admiral', 'madmin', 'Adam', '관리', '철강 기사', 'ferritic', 'Supporter', 'ada-l']) {
      expect(isReservedNickname(each), each).toBe(false);
    }
  });
  test('need two characters (a surrogate pair counts as one) and contain no @', () => {
    expect(nicknameProblem('😀')).toBe('short');
    expect(nicknameProblem('😀😀')).toBeNull();
    expect(nicknameProblem('a@b')).toBe('at_sign');
    expect(nicknameProblem('ab\u200b')).toBe('invisible');
  });
});

test('M-06 a device keeps its slot until it has been inactive for five minutes', () => {
  const lease = { sessionToken: 'x', lastSeenAt: new Date(0) };
  expect(isLeaseLive(lease, new Date(299_999))).toBe(true);
  expect(isLeaseLive(lease, new Date(300_000))).toBe(false);
});

test('M-06 the wait after failed logins doubles from one second to sixty', () => {
  expect([9, 10, 11, 12, 15, 16, 17, 1000].map((failures) => delayAfter(failures, 10) / 1000)).toEqual([
    0, 1, 2, 4, 32, 60, 60, 60,
  ]);
});
