import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import type { Answer, Post, PostPage, Question } from '../forum.contract.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

type Mail = { subject: string; text: string; html: string; language: string };
type Reports = {
  total: number;
  items: { id: number; reason: string; note: string; answerId: number | null }[];
};

type HiddenList = { total: number; items: { postId: number; answerId: number | null }[] };

const ask = async () =>
  (
    await server.call('POST', '/api/forum/posts', {
      as: 'member',
      body: { title: 'Reported?', content: 'x', category: 'others' },
    })
  ).json<Post>();
const reply = async (postId: number, as: 'member' | 'premium' = 'premium', content = 'An answer') =>
  (await server.call('POST', `/api/forum/posts/${postId}/answers`, { as, body: { content } })).json<Answer>();
const reports = async () => (await server.call('GET', '/api/forum/reports', { as: 'admin' })).json<Reports>();
const mails = async () => (await server.call('GET', '/api/dev/mailbox?to=member@demo.local')).json<Mail[]>();

describe('G-03 moderation emails', () => {
  const mailsSince = async (who: string, after: number) =>
    (await server.call('GET', `/api/dev/mailbox?to=${who}@demo.local`))
      .json<Mail[]>()
      .slice(0, -after || undefined);
  const count = async (who: string) =>
    (await server.call('GET', `/api/dev/mailbox?to=${who}@demo.local`)).json<Mail[]>().length;
  const hide = (path: string, hidden: boolean) =>
    server.call('POST', `/api/forum/${path}/hide`, { as: 'admin', body: { hidden } });

  it('G-03 hiding a question sends its author one email with reason, rules and how to object; unhiding sends one too', async () => {
    const { id } = await ask();
    const before = await count('member');
    await server.call('POST', `/api/forum/posts/${id}/report`, { as: 'premium', body: { reason: 'spam' } });
    const report = (await reports()).items.at(-1);
    const body = { decision: 'hide' };
    await server.call('POST', `/api/forum/reports/${report?.id}/decide`, { as: 'admin', body });
    await hide(`posts/${id}`, true);
    const mails = await mailsSince('member', before);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your question is hidden: Reported?']);
    expect(mails[0]?.text).toContain('> x\n\nReason: Advertising\n\nTerms of Service\n');
    expect(mails[0]?.text).toMatch(/\/terms-of-service\n\nIf you do not agree, please reply/);
    await hide(`posts/${id}`, false);
    expect((await mailsSince('member', before)).map(({ subject }) => subject)).toContain(
      'Your question is visible again: Reported?',
    );
  });

  it('G-03 hiding or deleting an answer notifies its author, unless the author did it', async () => {
    const { id } = await ask();
    const [member, premium] = [await count('member'), await count('premium')];
    const { id: answer } = await reply(id);
    await hide(`answers/${answer}`, true);
    const other = await reply(id);
    await server.call('DELETE', `/api/forum/answers/${other.id}`, { as: 'admin' });
    expect((await mailsSince('premium', premium)).map(({ subject }) => subject).toSorted()).toEqual([
      'Your answer is deleted: Reported?',
      'Your answer is hidden: Reported?',
    ]);
    await server.call('DELETE', `/api/forum/posts/${id}`, { as: 'member' });
    const subjects = (await mailsSince('member', member)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Your'))).toEqual([]);
  });
});

describe('reports', () => {
  it('G-03 the first open report of a question or an answer is mailed to the administrators without formatting; further ones only wait in the dashboard', async () => {
    const mailsOfAdmin = async () =>
      (await server.call('GET', '/api/dev/mailbox?to=admin@demo.local')).json<Mail[]>();
    const report = (path: string, as: 'premium' | 'member', note: string) =>
      server.call('POST', `/api/forum/${path}/report`, { as, body: { reason: 'dangerous', note } });
    const { id } = await ask();
    const { id: answer } = await reply(id, 'member', 'Quench it in **petrol**.');
    const before = (await mailsOfAdmin()).length;
    await report(`posts/${id}`, 'premium', '');
    await report(`posts/${id}`, 'premium', 'again');
    await report(`answers/${answer}`, 'premium', 'Explodes');
    const sent = (await mailsOfAdmin()).slice(0, -before || undefined);
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Ferrite: an answer was reported: Reported?',
      'Ferrite: a question was reported: Reported?',
    ]);
    expect(sent[0]?.text).toContain(
      '> Quench it in petrol.\n\nReason: Dangerously wrong\n\nNote: Explodes\n',
    );
    expect(sent[0]?.text).toContain('/admin/dashboard?view=reports');
    expect(sent[1]?.text).not.toContain('Note:');
  });

  it('G-03 the report queue contains one report per member, with the latest note', async () => {
    const { id } = await ask();
    const before = (await reports()).total;
    for (const note of ['first', 'second']) {
      const sent = await server.call('POST', `/api/forum/posts/${id}/report`, {
        as: 'premium',
        body: { reason: 'dangerous', note },
      });
      expect(sent.json()).toEqual({ ok: true, repeated: note === 'second' });
    }
    const { total, items } = await reports();
    expect(total).toBe(before + 1);
    expect(items.at(-1)).toMatchObject({ reason: 'dangerous', note: 'second', answerId: null });
  });

  it('hiding a reported question removes it everywhere and closes its reports', async () => {
    const { id } = await ask();
    await server.call('POST', `/api/forum/posts/${id}/report`, { as: 'premium', body: { reason: 'spam' } });
    const report = (await reports()).items.at(-1);
    const before = (await server.call('GET', '/api/forum/posts?page=1')).json<PostPage>();
    const decided = await server.call('POST', `/api/forum/reports/${report?.id}/decide`, {
      as: 'admin',
      body: { decision: 'hide' },
    });
    expect(decided.statusCode).toBe(200);
    const after = (await server.call('GET', '/api/forum/posts?page=1')).json<PostPage>();
    expect(after.total).toBe(before.total - 1);
    expect(after.items.some((post) => post.id === id)).toBe(false);
    expect((await server.call('GET', `/api/forum/posts/${id}`)).statusCode).toBe(404);
    expect((await server.call('GET', '/forum/feed.xml')).body).not.toContain(`-${id}</link>`);
    const found = (await server.call('GET', '/api/forum/posts?search=reported')).json<PostPage>();
    expect(found.items.some((post) => post.id === id)).toBe(false);
    expect(
      (await server.call('POST', `/api/forum/posts/${id}/answers`, { as: 'premium', body: { content: 'x' } }))
        .statusCode,
    ).toBe(404);
    expect((await reports()).items.some((each) => each.id === report?.id)).toBe(false);
    await server.call('POST', `/api/forum/posts/${id}/hide`, { as: 'admin', body: { hidden: false } });
    expect((await server.call('GET', `/api/forum/posts/${id}`)).statusCode).toBe(200);
  });

  it('G-03 administrators can list, read and unhide hidden content', async () => {
    const { id } = await ask();
    const answer = await reply(id, 'premium', 'Buy **ours**');
    for (const path of [`answers/${answer.id}`, `posts/${id}`])
      await server.call('POST', `/api/forum/${path}/hide`, { as: 'admin', body: { hidden: true } });
    const listed = (await server.call('GET', '/api/forum/hidden', { as: 'admin' })).json<HiddenList>();
    expect(listed.items.slice(0, 2)).toMatchObject([
      { postId: id, answerId: null, title: 'Reported?', slug: `reported-${id}` },
      { postId: id, answerId: answer.id, excerpt: 'Buy ours', userNickname: 'premium' },
    ]);
    expect(listed.total).toBeGreaterThan(1);
    const read = await server.call('GET', `/api/forum/posts/${id}/hidden`, { as: 'admin' });
    expect(read.json()).toMatchObject({
      id,
      contentHtml: expect.stringContaining('x'),
      hiddenAt: expect.any(String),
      hiddenAnswers: [{ id: answer.id, contentHtml: expect.stringContaining('<strong>ours') }],
    });
    for (const path of [`answers/${answer.id}`, `posts/${id}`])
      await server.call('POST', `/api/forum/${path}/hide`, { as: 'admin', body: { hidden: false } });
    const after = (await server.call('GET', '/api/forum/hidden', { as: 'admin' })).json<HiddenList>();
    expect(after.total).toBe(listed.total - 2);
    const shown = await server.call('GET', `/api/forum/posts/${id}/hidden`, { as: 'admin' });
    expect(shown.json()).toMatchObject({ hiddenAt: null, hiddenAnswers: [] });
    expect((await server.call('GET', `/api/forum/posts/${id}`)).json<Question>().answerCount).toBe(1);
    expect((await server.call('GET', '/api/forum/posts/x/hidden', { as: 'admin' })).statusCode).toBe(404);
  });

  it.each([
    ['undo, the report is open again', true, 1],
    ['a later decision, the report remains closed as kept', false, 0],
  ])(
    'G-03 the reports of a question are open or closed as expected after it is unhidden by %s',
    async (_what, undo, waiting) => {
      const { id } = await ask();
      await server.call('POST', `/api/forum/posts/${id}/report`, { as: 'premium', body: { reason: 'spam' } });
      const before = (await reports()).total;
      await server.call('POST', `/api/forum/posts/${id}/hide`, { as: 'admin', body: { hidden: true } });
      expect((await reports()).total).toBe(before - 1);
      await server.call('POST', `/api/forum/posts/${id}/hide`, {
        as: 'admin',
        body: { hidden: false, undo },
      });
      expect((await reports()).total).toBe(before - 1 + waiting);
      const { rows } = await server.database.pool.query(
        'SELECT state FROM forum_reports WHERE post_id = $1',
        [id],
      );
      expect(rows).toEqual([{ state: undo ? 'open' : 'kept' }]);
    },
  );

  it('F-08 a hidden answer is not counted, not shown and no longer accepted', async () => {
    const { id } = await ask();
    const answer = await reply(id);
    await server.call('POST', `/api/forum/answers/${answer.id}/accept`, { as: 'member' });
    await server.call('POST', `/api/forum/answers/${answer.id}/hide`, {
      as: 'admin',
      body: { hidden: true },
    });
    const read = (await server.call('GET', `/api/forum/posts/${id}`)).json<Question>();
    expect(read).toMatchObject({ isAnswered: false, answerCount: 0, answers: [] });
  });

  it('hiding an answer twice is recorded once, and hiding a deleted one reports that the answer is missing', async () => {
    const { id } = await ask();
    const answer = await reply(id);
    const hide = () =>
      server.call('POST', `/api/forum/answers/${answer.id}/hide`, { as: 'admin', body: { hidden: true } });
    expect([(await hide()).statusCode, (await hide()).statusCode]).toEqual([200, 200]);
    const { rows } = await server.database.pool.query(
      `SELECT 1 FROM audit_logs WHERE action = 'forum.answer_hidden' AND details->>'answer' = $1`,
      [String(answer.id)],
    );
    expect(rows).toHaveLength(1);
    await server.database.pool.query('DELETE FROM forum_answers WHERE id = $1', [answer.id]);
    expect((await hide()).json()).toMatchObject({ code: 'forum.answer_not_found' });
  });

  it('if the audit entry fails, the content stays visible and its reports open', async () => {
    const { id } = await ask();
    await server.call('POST', `/api/forum/posts/${id}/report`, { as: 'premium', body: { reason: 'spam' } });
    const before = (await reports()).total;
    await server.database.pool.query(
      `ALTER TABLE audit_logs ADD CONSTRAINT no_hiding CHECK (action <> 'forum.question_hidden') NOT VALID`,
    );
    const hidden = await server.call('POST', `/api/forum/posts/${id}/hide`, {
      as: 'admin',
      body: { hidden: true },
    });
    await server.database.pool.query('ALTER TABLE audit_logs DROP CONSTRAINT no_hiding');
    expect(hidden.statusCode).toBe(500);
    expect((await server.call('GET', `/api/forum/posts/${id}`)).statusCode).toBe(200);
    expect((await reports()).total).toBe(before);
  });

  it.each([
    ['keep', 'hide', 200],
    ['hide', 'keep', 404],
  ] as const)(
    'after one administrator chose %s, a second one who chooses %s is refused, and nothing changes',
    async (first, second, visible) => {
      const { id } = await ask();
      await server.call('POST', `/api/forum/posts/${id}/report`, { as: 'member', body: { reason: 'spam' } });
      const report = (await reports()).items.at(-1);
      const decide = (decision: string) =>
        server.call('POST', `/api/forum/reports/${report?.id}/decide`, { as: 'admin', body: { decision } });
      expect((await decide(first)).statusCode).toBe(200);
      const count = (await mails()).length;
      const late = await decide(second);
      expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'forum.report_decided' }]);
      expect((await server.call('GET', `/api/forum/posts/${id}`)).statusCode).toBe(visible);
      expect(await mails()).toHaveLength(count);
    },
  );

  it('a decision about a report returns 404 only for an unknown id', async () => {
    for (const id of ['x', '0', '987654321']) {
      const answer = await server.call('POST', `/api/forum/reports/${id}/decide`, {
        as: 'admin',
        body: { decision: 'keep' },
      });
      expect(answer.statusCode).toBe(404);
    }
  });
});

describe('answer notifications', () => {
  it('a notification contains author and answer in the language of the question’s author, and an unsubscribe link', async () => {
    await server.database.pool.query(`UPDATE local_users SET language = 'de' WHERE nickname = 'member'`);
    const { id } = await ask();
    await reply(id, 'premium', 'Mit <b>Vorwärmen</b> & Geduld');
    const [mail] = await mails();
    expect(mail).toMatchObject({ subject: 'Neue Antwort: Reported?', language: 'de' });
    expect(mail?.text).toContain('premium hat');
    expect(mail?.html).toContain('&lt;b&gt;Vorwärmen');
    const token = new URL(/http\S+forum-mails\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get(
      'token',
    );

    const count = (await mails()).length;
    expect((await server.call('POST', '/api/forum/mails', { body: { token } })).statusCode).toBe(200);
    await reply(id);
    expect(await mails()).toHaveLength(count);
    await server.call('POST', '/api/forum/mails', { body: { token, muted: false } });
    await reply(id);
    expect(await mails()).toHaveLength(count + 1);
  });

  it('no notification is sent if members answer their own questions', async () => {
    const { id } = await ask();
    const count = (await mails()).length;
    await reply(id, 'member');
    expect(await mails()).toHaveLength(count);
  });

  it('an altered unsubscribe link is rejected', async () => {
    for (const token of ['', 'x', '00000000-0000-0000-0000-000000000000.x', `${'a'.repeat(300)}`]) {
      const answer = await server.call('POST', '/api/forum/mails', { body: { token } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'forum.link_invalid' });
    }
  });
});

it('the feed is well-formed RSS with absolute URLs for any title', async () => {
  await server.call('POST', '/api/forum/posts', {
    as: 'member',
    body: { title: 'A < B & "C" \u0007', content: '[x](/tools) ]]>', category: 'others' },
  });
  const feed = await server.call('GET', '/forum/feed.xml');
  expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(feed.body).toMatch(/<title><!\[CDATA\[A < B & "C"\]\]><\/title>|<title>A &lt; B &amp; "C"<\/title>/);
  expect(feed.body).toContain('href="http://127.0.0.1:3000/tools"');
});
