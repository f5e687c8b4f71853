import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createTestApp, type TestApp } from '../../../test/app.ts';
import type { Answer, Post } from './forum.contract.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

type Role = 'anonymous' | 'asker' | 'other' | 'premium' | 'lower' | 'Admin';
/**
 * Account for each role; `member` is the author of the content below. `lower` is a premium member with the role
 * `admin`.
 */
const accountOf: Record<Role, Account | undefined> = {
  anonymous: undefined,
  asker: 'member',
  other: 'premium',
  premium: 'premium',
  lower: 'premium',
  Admin: 'admin',
};
const roles: readonly Role[] = ['anonymous', 'asker', 'premium', 'lower', 'Admin'];
const question = { title: 'Whose?', content: 'Mine.', category: 'others' };

async function rows(): Promise<{ post: Post; own: Answer; foreign: Answer; report: number }> {
  const post = (await server.call('POST', '/api/forum/posts', { as: 'member', body: question })).json<Post>();
  const write = async (as: Account) =>
    (
      await server.call('POST', `/api/forum/posts/${post.id}/answers`, { as, body: { content: as } })
    ).json<Answer>();
  const own = await write('member');
  const foreign = await write('admin');
  await server.call('POST', `/api/forum/posts/${post.id}/report`, { as: 'admin', body: { reason: 'spam' } });
  const found = await server.database.pool.query('SELECT id FROM forum_reports WHERE post_id = $1', [
    post.id,
  ]);
  return { post, own, foreign, report: Number(found.rows[0].id) };
}

/**
 * Expected status for each role, in the order of `roles`: anonymous, author, another member, role `admin`, role
 * `Admin`.
 */
const table: readonly [
  string,
  (r: Awaited<ReturnType<typeof rows>>) => readonly [string, string, object?],
  readonly number[],
][] = [
  ['read the list', () => ['GET', '/api/forum/posts'], [200, 200, 200, 200, 200]],
  ['search', () => ['GET', '/api/forum/posts?search=whose'], [200, 200, 200, 200, 200]],
  ['read a question', ({ post }) => ['GET', `/api/forum/posts/${post.id}`], [200, 200, 200, 200, 200]],
  ['read answers', ({ post }) => ['GET', `/api/forum/posts/${post.id}/answers`], [200, 200, 200, 200, 200]],
  ['ask', () => ['POST', '/api/forum/posts', question], [401, 201, 201, 201, 201]],
  [
    'change a question',
    ({ post }) => ['PUT', `/api/forum/posts/${post.id}`, question],
    [401, 200, 403, 403, 200],
  ],
  ['delete a question', ({ post }) => ['DELETE', `/api/forum/posts/${post.id}`], [401, 200, 403, 403, 200]],
  [
    'answer',
    ({ post }) => ['POST', `/api/forum/posts/${post.id}/answers`, { content: 'x' }],
    [401, 201, 201, 201, 201],
  ],
  [
    'delete an answer of the asker',
    ({ own }) => ['DELETE', `/api/forum/answers/${own.id}`],
    [401, 200, 403, 403, 200],
  ],
  [
    'delete an answer of an administrator',
    ({ foreign }) => ['DELETE', `/api/forum/answers/${foreign.id}`],
    [401, 403, 403, 403, 200],
  ],
  ['accept', ({ foreign }) => ['POST', `/api/forum/answers/${foreign.id}/accept`], [401, 200, 403, 403, 200]],
  ['preview', () => ['POST', '/api/forum/preview', { content: 'x' }], [401, 200, 200, 200, 200]],
  ['upload nothing', () => ['POST', '/api/forum/upload-image'], [401, 415, 415, 415, 415]],
  [
    'report a question',
    ({ post }) => ['POST', `/api/forum/posts/${post.id}/report`, { reason: 'spam' }],
    [401, 200, 200, 200, 200],
  ],
  [
    'report an answer',
    ({ own }) => ['POST', `/api/forum/answers/${own.id}/report`, { reason: 'spam' }],
    [401, 200, 200, 200, 200],
  ],
  [
    'hide a question',
    ({ post }) => ['POST', `/api/forum/posts/${post.id}/hide`, { hidden: true }],
    [401, 403, 403, 403, 200],
  ],
  [
    'hide an answer',
    ({ own }) => ['POST', `/api/forum/answers/${own.id}/hide`, { hidden: true }],
    [401, 403, 403, 403, 200],
  ],
  ['see what is hidden', () => ['GET', '/api/forum/hidden'], [401, 403, 403, 403, 200]],
  [
    'read a question with what is hidden of it',
    ({ post }) => ['GET', `/api/forum/posts/${post.id}/hidden`],
    [401, 403, 403, 403, 200],
  ],
  ['see the reports', () => ['GET', '/api/forum/reports'], [401, 403, 403, 403, 200]],
  [
    'decide a report',
    ({ report }) => ['POST', `/api/forum/reports/${report}/decide`, { decision: 'keep' }],
    [401, 403, 403, 403, 200],
  ],
];

describe.each(table)('G-03 F-05 permission to %s', (_action, callOf, statuses) => {
  it.each(roles.map((role, at) => [role, statuses[at]] as const))(
    'a request of the role %s is answered with the status %i',
    async (role, status) => {
      const given = await rows();
      if (role === 'lower')
        await server.database.pool.query(`UPDATE local_users SET role = 'admin' WHERE nickname = 'premium'`);
      try {
        const [method, url, body] = callOf(given);
        const as = accountOf[role];
        const answer = await server.call(method, url, { ...(as && { as }), ...(body && { body }) });
        expect(answer.statusCode, answer.body).toBe(status);
      } finally {
        await server.database.pool.query(`UPDATE local_users SET role = 'Member' WHERE nickname = 'premium'`);
      }
    },
  );
});

it('F-06 a member who deletes another member’s answer gets the specified message', async () => {
  const { foreign } = await rows();
  const answer = await server.call('DELETE', `/api/forum/answers/${foreign.id}`, { as: 'premium' });
  expect(answer.json()).toMatchObject({
    code: 'forum.not_your_answer',
    message: 'Unauthorized: You can only delete your own answers',
  });
});

it('F-05 a question of a deleted author remains without a name, and only administrators can edit it', async () => {
  const { post } = await rows();
  await server.database.pool.query('UPDATE forum_posts SET user_id = NULL WHERE id = $1', [post.id]);
  await server.app.cache.changed();
  const read = await server.call('GET', `/api/forum/posts/${post.id}`);
  expect(read.json()).toMatchObject({ userId: null, userNickname: null });
  expect((await server.call('DELETE', `/api/forum/posts/${post.id}`, { as: 'member' })).statusCode).toBe(403);
});
