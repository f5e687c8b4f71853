/**
 * Actions of administrators for tests, with the members, questions, payments and files that they need and the audit
 * events that must follow.
 */
import { expect } from 'vitest';
import { type Account, demoPassword } from './app.ts';
import { formBody } from './form.ts';
import type { Shop } from './shop.ts';

type Json = Record<string, unknown>;
/** Prepared action: its call, and the audit event that it must record. */
export type Ready = {
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** Id of the member affected by the action; null if there is none. */
  readonly target: string | null;
  readonly details?: Json;
};
export type Action = {
  /** Method and path as in the API description, e.g. `POST /api/admin/support/{id}/answer`. */
  readonly call: string;
  readonly action: string;
  readonly ready: () => Promise<Ready>;
};

export function createAdministration(shop: () => Shop) {
  const idOf = async (nickname: string) =>
    String((await shop().rows('SELECT id FROM local_users WHERE nickname = $1', nickname))[0]?.['id']);
  const post = async (url: string, as: Account, body: object): Promise<Json> =>
    (await shop().call('POST', url, { as, body })).json();

  async function someone(): Promise<string> {
    const nickname = `someone-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
    const [row] = await shop().rows(
      `INSERT INTO local_users (name, nickname, email) VALUES ('Someone', $1, $1 || '@example.org') RETURNING id`,
      nickname,
    );
    return String(row?.['id']);
  }
  async function question() {
    const words = { title: 'Why does it crack?', content: 'After quenching.', category: 'others' };
    const { id } = await post('/api/forum/posts', 'member', words);
    return { id: Number(id), target: await idOf('member'), details: { question: Number(id) } };
  }
  async function answer() {
    const { id: questionId, target: asker } = await question();
    const { id } = await post(`/api/forum/posts/${questionId}/answers`, 'premium', { content: 'Hydrogen.' });
    const details = { answer: Number(id), question: questionId };
    return { id: Number(id), target: await idOf('premium'), asker, details };
  }
  async function report(kind: 'posts' | 'answers') {
    const about = kind === 'posts' ? await question() : await answer();
    await post(`/api/forum/${kind}/${about.id}/report`, 'premium', { reason: 'spam', note: '' });
    const [row] = await shop().rows('SELECT max(id) AS id FROM forum_reports');
    return { ...about, url: `/api/forum/reports/${row?.['id']}/decide` };
  }
  async function archivePost() {
    const form = await formBody([
      ['title', 'Bainite'],
      ['content', '<p>Text</p>'],
    ]);
    const { id } = (await shop().call('POST', '/api/materials/posts', { as: 'admin', ...form })).json();
    return { id: Number(id), target: null, details: { post: Number(id) } };
  }
  async function supportRequest() {
    const [row] = await shop().rows(
      `INSERT INTO support_requests (user_id, subject, text) VALUES ($1, 'a', 'b') RETURNING id`,
      await idOf('member'),
    );
    return {
      id: Number(row?.['id']),
      target: await idOf('member'),
      details: { request: Number(row?.['id']) },
    };
  }
  async function upload() {
    const [row] = await shop().rows(
      `INSERT INTO tool_uploads (user_id, file_name, file_key, size_bytes, content_type)
       VALUES ($1, 'a.zip', gen_random_uuid()::text, 1, 'application/zip') RETURNING id`,
      await idOf('member'),
    );
    return { url: `/api/admin/uploads/${row?.['id']}/decision`, target: await idOf('member') };
  }
  async function buyer(method: 'paypal' | 'eximbay' = 'paypal') {
    const { person, browser } = await shop().newcomer();
    const { order } = await browser.buy(method, person);
    return { target: String((await shop().member(person.email))?.['id']), order };
  }
  async function refundRequest(method: 'paypal' | 'eximbay' = 'paypal') {
    const { target } = await buyer(method);
    const opened = await post('/api/admin/request-refund', 'admin', { memberId: target, note: 'Paid twice' });
    return { target, id: Number((opened['refundRequest'] as Json)['id']) };
  }
  const decideOn = async (action: 'approve' | 'reject', method: 'paypal' | 'eximbay' = 'paypal') => {
    const { id, target } = await refundRequest(method);
    const body = { memberId: target, action, refundRequestId: id };
    return { url: '/api/admin/process-refund', body, target, details: { request: id } };
  };
  async function refusedRefund() {
    const { body, target, details } = await decideOn('approve', 'eximbay');
    const refusal = JSON.stringify({ rescode: 'EC1000' });
    const fault = { provider: 'eximbay', op: 'refund', phase: 'before', kind: 'http', status: 200 };
    await shop().fault({ ...fault, body: refusal });
    await post('/api/admin/process-refund', 'admin', body);
    return { target, details, id: details.request };
  }

  return {
    idOf,
    someone,
    question,
    answer,
    report,
    archivePost,
    supportRequest,
    upload,
    buyer,
    decideOn,
    refusedRefund,
    post,

    /** Runs an action as administrator and expects exactly one audit event. */
    async expectInTrail({ call, action, ready }: Action): Promise<void> {
      const { url, body, headers, target, details = {} } = await ready();
      await post('/api/admin/verify-password', 'admin', { password: demoPassword });
      const [before] = await shop().rows('SELECT coalesce(max(id), 0) AS id FROM audit_logs');
      const [method = ''] = call.split(' ');
      const done = await shop().call(method, url, { as: 'admin', body, ...(headers && { headers }) });
      expect(done.statusCode, done.body).toBeLessThan(300);
      const lines = await shop().rows(
        'SELECT user_id, target_user_id, details FROM audit_logs WHERE id > $1 AND action = $2',
        before?.['id'],
        action,
      );
      const by = await idOf('admin');
      expect(lines).toEqual([
        { user_id: by, target_user_id: target, details: expect.objectContaining(details) },
      ]);
    },

    /** Returns the calls in the API description that change data and for which `isMeant` returns true. */
    async describedCalls(isMeant: (path: string, summary: string) => boolean): Promise<string[]> {
      const { paths } = (await shop().call('GET', '/api/docs/json')).json<{
        paths: Record<string, Record<string, { summary?: string }>>;
      }>();
      return Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods)
          .filter(([method, { summary = '' }]) => method !== 'get' && isMeant(path, summary))
          .map(([method]) => `${method.toUpperCase()} ${path}`),
      );
    },
  };
}
