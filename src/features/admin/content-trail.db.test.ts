/**
 * Tests that every decision of an administrator about content is recorded in the audit log with actor, member and
 * action.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Action, createAdministration } from '../../../test/administration.ts';
import { formBody } from '../../../test/form.ts';
import { createShop, type Shop } from '../../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());
const made = createAdministration(() => shop);
const hide = (url: string) => shop.call('POST', url, { as: 'admin', body: { hidden: true } });

const link = { category: 'Welding', tool: 'Carbon Equivalent', url: 'https://example.org/a' };
const links = '/api/tools/Welding/Carbon%20Equivalent/links';
const words = { title: 'Bainite', content: '<p>Text</p>' };

const forum: readonly Action[] = [
  ...([true, false] as const).flatMap((hidden) => [
    {
      call: 'POST /api/forum/posts/{id}/hide',
      action: hidden ? 'forum.question_hidden' : 'forum.question_shown',
      ready: async () => {
        const { id, ...about } = await made.question();
        const url = `/api/forum/posts/${id}/hide`;
        if (!hidden) await hide(url);
        return { url, body: { hidden }, ...about };
      },
    },
    {
      call: 'POST /api/forum/answers/{id}/hide',
      action: hidden ? 'forum.answer_hidden' : 'forum.answer_shown',
      ready: async () => {
        const { id, target, details } = await made.answer();
        const url = `/api/forum/answers/${id}/hide`;
        if (!hidden) await hide(url);
        return { url, body: { hidden }, target, details };
      },
    },
  ]),
  ...(['hide', 'keep'] as const).flatMap((decision) =>
    (['posts', 'answers'] as const).map((kind) => ({
      call: 'POST /api/forum/reports/{id}/decide',
      action: `forum.${kind === 'posts' ? 'question' : 'answer'}_${decision === 'hide' ? 'hidden' : 'kept'}`,
      ready: async () => {
        const { url, target, details } = await made.report(kind);
        return { url, body: { decision }, target, details };
      },
    })),
  ),
  {
    call: 'PUT /api/forum/posts/{id}',
    action: 'forum.question_changed',
    ready: async () => {
      const { id, ...about } = await made.question();
      const body = { title: 'Why does it crack then?', content: 'After quenching.', category: 'others' };
      return { url: `/api/forum/posts/${id}`, body, ...about };
    },
  },
  {
    call: 'DELETE /api/forum/posts/{id}',
    action: 'forum.question_deleted',
    ready: async () => {
      const { id, ...about } = await made.question();
      return { url: `/api/forum/posts/${id}`, ...about };
    },
  },
  {
    call: 'DELETE /api/forum/answers/{id}',
    action: 'forum.answer_deleted',
    ready: async () => {
      const { id, target, details } = await made.answer();
      return { url: `/api/forum/answers/${id}`, target, details };
    },
  },
  {
    call: 'POST /api/forum/answers/{id}/accept',
    action: 'forum.answer_accepted',
    ready: async () => {
      const { id, asker, details } = await made.answer();
      return { url: `/api/forum/answers/${id}/accept`, body: {}, target: asker, details };
    },
  },
];

const archive: readonly Action[] = [
  {
    call: 'POST /api/materials/posts',
    action: 'archive.post_written',
    ready: async () => ({
      url: '/api/materials/posts',
      ...(await formBody(Object.entries(words))),
      target: null,
      details: { post: expect.any(Number) },
    }),
  },
  {
    call: 'PUT /api/materials/posts/{id}',
    action: 'archive.post_changed',
    ready: async () => {
      const { id, ...about } = await made.archivePost();
      return { url: `/api/materials/posts/${id}`, body: words, ...about };
    },
  },
  {
    call: 'DELETE /api/materials/posts/{id}',
    action: 'archive.post_deleted',
    ready: async () => {
      const { id, ...about } = await made.archivePost();
      return { url: `/api/materials/posts/${id}`, ...about };
    },
  },
  {
    call: 'DELETE /api/materials/comments/{id}',
    action: 'archive.comment_deleted',
    ready: async () => {
      const { id: postId } = await made.archivePost();
      const { id } = await made.post(`/api/materials/posts/${postId}/comments`, 'member', { text: 'No.' });
      const target = await made.idOf('member');
      return { url: `/api/materials/comments/${id}`, target, details: { comment: Number(id) } };
    },
  },
];

const tools: readonly Action[] = [
  {
    call: 'POST /api/tools/{category}/{toolName}/links',
    action: 'tools.link_added',
    ready: async () => ({ url: links, body: { url: link.url }, target: null, details: link }),
  },
  {
    call: 'DELETE /api/tools/{category}/{toolName}/links',
    action: 'tools.link_removed',
    ready: async () => {
      const url = 'https://example.org/b';
      await made.post(links, 'admin', { url });
      return { url: `${links}?url=${encodeURIComponent(url)}`, target: null, details: { ...link, url } };
    },
  },
];
const actions = [...forum, ...archive, ...tools];

describe('audit log of moderation', () => {
  it.each(actions)(
    'G-03 $action is logged with administrator, affected member and object',
    made.expectInTrail,
  );

  it('G-03 this file tests every API call that needs the role Admin', async () => {
    const isAuditedCall = (path: string, summary: string) =>
      !path.startsWith('/api/admin/') && /role Admin|any as Admin/.test(summary);
    // Uploading an image is excluded, because the image is not public until a post shows it.
    const described = (await made.describedCalls(isAuditedCall)).filter(
      (call) => !call.endsWith('/upload-image'),
    );
    expect(actions.map(({ call }) => call)).toEqual(expect.arrayContaining(described));
    expect(described.length).toBeGreaterThan(7);
  });

  it('G-03 the audit log contains no action of members on their own content', async () => {
    const { id } = await made.question();
    const [before] = await shop.rows('SELECT count(*)::int AS lines FROM audit_logs');
    expect((await shop.call('DELETE', `/api/forum/posts/${id}`, { as: 'member' })).statusCode).toBe(200);
    expect(await shop.rows('SELECT count(*)::int AS lines FROM audit_logs')).toEqual([before]);
  });
});
