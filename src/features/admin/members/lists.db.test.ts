import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { memberContains } from '../../membership/tables.ts';
import type { MemberView } from '../admin.contract.ts';
import { createMembersStore, type MemberFilter, type MemberSort } from './members.store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const query = (text: string, values?: unknown[]) =>
  test.database.pool.query(text, values).then(({ rows }) => rows as Record<string, unknown>[]);

async function list(parameters: string): Promise<{ nicknames: string[]; total: number }> {
  const answer = await test.call('GET', `/api/admin/all-members?${parameters}`, { as: 'admin' });
  expect(answer.statusCode, answer.body).toBe(200);
  const { items, total } = answer.json<{ items: MemberView[]; total: number }>();
  return { nicknames: items.map(({ nickname }) => nickname), total };
}

/** Adds a member with one payment and refund request for each of these statuses. */
async function addMember(nickname: string, createdAt: string, statuses: readonly string[]): Promise<void> {
  const [member] = await query(
    `INSERT INTO local_users (name, nickname, email, created_at) VALUES ($1, $1, $1 || '@example.com', $2) RETURNING id`,
    [nickname, createdAt],
  );
  for (const [at, status] of statuses.entries())
    await query(
      `WITH paid AS (
         INSERT INTO payment_transactions (user_id, payment_id, provider, payment_method, amount, payment_status, state)
         VALUES ($1, $2, 'paypal', 'paypal', 96, 'completed', 'paid') RETURNING id)
       INSERT INTO refund_requests (user_id, payment_transaction_id, reason, amount, refund_amount, status)
       SELECT $1, id, 'why', 9600, 9600, $3 FROM paid`,
      [member?.['id'], `${nickname} ${at}`, status],
    );
}

describe('U-06 O-08 members with an open refund request', () => {
  beforeAll(async () => {
    // The requests are not made in the order of the registrations.
    await addMember('second', '2026-02-01', ['pending']);
    await addMember('twice', '2026-03-01', ['pending', 'pending', 'approved']);
    await addMember('first', '2026-01-01', ['rejected', 'pending']);
    await addMember('approved', '2026-04-01', ['approved']);
    await addMember('done', '2026-05-01', ['completed', 'rejected', 'withdrawn']);
    await addMember('deleted', '2026-06-01', ['pending']);
    await query(`DELETE FROM local_users WHERE nickname = 'deleted'`);
  });

  it('the list of members with an open refund request contains each member once, newest member first, with the total', async () => {
    expect(await list('refund=pending&pageSize=50')).toEqual({
      nicknames: ['twice', 'second', 'first'],
      total: 3,
    });
    expect(await list('refund=approved&pageSize=50')).toEqual({ nicknames: ['approved', 'twice'], total: 2 });
  });

  it('the list of members with an open refund request can be paged, sorted the other way and combined with other filters', async () => {
    expect((await list('refund=pending&pageSize=2&page=2')).nicknames).toEqual(['first']);
    expect((await list('refund=pending&pageSize=2&order=asc')).nicknames).toEqual(['first', 'second']);
    expect((await list('refund=pending&pageSize=2&sort=name&order=asc')).nicknames).toEqual([
      'first',
      'second',
    ]);
    expect(await list('refund=pending&search=twi&pageSize=50')).toEqual({ nicknames: ['twice'], total: 1 });
    expect(await list('refund=pending&role=Admin&pageSize=50')).toEqual({ nicknames: [], total: 0 });
  });

  it('a member leaves the list of open refund requests when the request is decided', async () => {
    await query(`UPDATE refund_requests SET status = 'rejected' WHERE status = 'pending'`);
    expect(await list('refund=pending&pageSize=50')).toEqual({ nicknames: [], total: 0 });
  });
});

describe('U-06 O-08 search of the member list', () => {
  const names = [
    'Anna Müller',
    'Anna-Lena Ångström',
    'JOANNA',
    '김철수',
    '김 영희',
    '田中 太郎',
    "O'Neil",
    'a\\b',
    '50%_x',
    'Kim',
    'Hakimi',
  ];
  const members = names.map((name, at) => ({
    name,
    nickname: `nick${at}.${name.length}`,
    email: `${['anna.m', 'x+tag', 'k-i_m', 'lena'][at % 4]}${at}@steel-${at % 3}.example.org`,
  }));

  beforeAll(async () => {
    for (const { name, nickname, email } of members)
      await query('INSERT INTO local_users (name, nickname, email) VALUES ($1, $2, $3)', [
        name,
        nickname,
        email,
      ]);
  });

  it('the search finds every part of name, nickname and email, the same as a full scan', async () => {
    const texts = members.map(({ name, nickname, email }) => `${name} ${nickname} ${email}`.toLowerCase());
    const parts = new Set(
      texts.flatMap((text, seed) =>
        Array.from({ length: 12 }, (_, n) => {
          const from = (seed * 7 + n * 5) % text.length;
          return text.slice(from, from + 1 + ((seed + n * 3) % 9)).trim();
        }),
      ),
    );
    for (const part of [...parts].filter(Boolean)) {
      const found = await list(`search=${encodeURIComponent(part.toUpperCase())}&pageSize=100`);
      const expected = members.filter((_, at) => texts[at]?.includes(part.toUpperCase().toLowerCase()));
      const ours = found.nicknames.filter((nickname) => nickname.startsWith('nick'));
      expect(ours.sort(), part).toEqual(expected.map(({ nickname }) => nickname).sort());
    }
  });

  it('the search returns the same pages whether it reads by an index or in list order', async () => {
    const store = createMembersStore(drizzle(test.database.pool));
    const now = new Date();
    const pages = async (filter: MemberFilter, sort: MemberSort, ascending: boolean, total: number) => {
      const read = (offset: number) =>
        store.list(filter, { sort, ascending }, { limit: 4, offset, total }, now);
      return [...(await read(0)), ...(await read(4))].map(({ nickname }) => nickname);
    };
    for (const filter of [{ search: 'nick' }, { search: 'EXAMPLE.org', status: 'free' }] as const)
      for (const sort of ['createdAt', 'name', 'email', 'lastLogin'] as const)
        for (const ascending of [true, false]) {
          const found = await pages(filter, sort, ascending, 0);
          expect(found).toHaveLength(8);
          expect(await pages(filter, sort, ascending, 1_000_000)).toEqual(found);
        }
  });

  it('the search ignores upper and lower case in every script, whether it reads by an index or in list order', async () => {
    const store = createMembersStore(drizzle(test.database.pool));
    for (const name of ['ÅKE ÖBERG', 'ЩУКА Иван', 'İzmir Çelik', '\u212aelvin', 'ASCII Only'])
      await query(`INSERT INTO local_users (name, nickname, email) VALUES ($1, $2, $2 || '@case.example')`, [
        name,
        `case${name.length}${name.charCodeAt(0)}`,
      ]);
    const found = async (search: string, total: number) =>
      (
        await store.list(
          { search },
          { sort: 'name', ascending: true },
          { limit: 9, offset: 0, total },
          new Date(),
        )
      ).map(({ name }) => name);
    for (const [search, name] of [
      ['öberg', 'ÅKE ÖBERG'],
      ['Öberg case', 'ÅKE ÖBERG'],
      ['щука', 'ЩУКА Иван'],
      ['çelik', 'İzmir Çelik'],
      ['izmir', 'İzmir Çelik'],
      ['kelvin', '\u212aelvin'],
      ['ascii ONLY', 'ASCII Only'],
    ] as const) {
      expect(await found(search, 1_000_000), search).toEqual([name]);
      expect(await found(search, 0), search).toEqual([name]);
    }
  });

  it('the search counts, sorts and pages all matches, both with 5,000 matches and with more', async () => {
    const pages = async (most: number) => {
      const search = `search=crowd&sort=name&order=desc&pageSize=2`;
      return [
        await list(`${search}&page=1`),
        await list(`${search}&page=${most}`),
        await list(`${search}&page=9000`),
      ];
    };
    const add = (from: number, to: number) =>
      query(`INSERT INTO local_users (name, nickname, email) SELECT 'Crowd ' || n, 'crowd' || n, 'crowd' || n || '@example.com'
               FROM generate_series(${from}, ${to}) n`);
    const nicknames = (...numbers: number[]) => numbers.map((n) => `crowd${n}`);
    await add(10_001, 15_000);
    expect(await pages(2_500)).toEqual([
      { nicknames: nicknames(15_000, 14_999), total: 5_000 },
      { nicknames: nicknames(10_002, 10_001), total: 5_000 },
      { nicknames: [], total: 5_000 },
    ]);
    await add(15_001, 15_001);
    expect(await pages(2_501)).toEqual([
      { nicknames: nicknames(15_001, 15_000), total: 5_001 },
      { nicknames: nicknames(10_001), total: 5_001 },
      { nicknames: [], total: 5_001 },
    ]);
    await query(`DELETE FROM local_users WHERE nickname LIKE 'crowd%'`);
  });

  it('the search index keeps only a short list of unsorted new entries', async () => {
    const rows = await query(`SELECT reloptions FROM pg_class WHERE relname = 'local_users_words'`);
    expect(rows).toEqual([{ reloptions: ['gin_pending_list_limit=64'] }]);
  });

  it('the search uses an index for parts of three letters, or two of Korean, Chinese and Japanese', async () => {
    const client = await test.database.pool.connect();
    await client.query('SET enable_seqscan = off');
    for (const search of ['nna', 'anna.m', '영희', "o'neil", 'ck7']) {
      const condition = new PgDialect().sqlToQuery(memberContains(search));
      const { rows } = await client.query(
        `EXPLAIN SELECT m.id FROM local_users m WHERE ${condition.sql}`,
        condition.params,
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n'), search).toContain('local_users_words');
    }
    client.release(true);
  });
});
