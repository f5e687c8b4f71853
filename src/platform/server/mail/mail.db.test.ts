import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, testClock } from '../../../../test/app.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { startSmtpServer, type TestSmtpServer } from '../../../../test/smtp-server.ts';
import { createMail } from './mail.ts';
import { renderEmail } from './product-mail.ts';

const clock = testClock();
let database: TestDatabase;
let server: TestSmtpServer;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  server = await startSmtpServer();
});
afterEach(async () => {
  await server.close();
  await database.pool.query('DELETE FROM mails');
});

/** Creates a mail worker, as every instance has one. */
const worker = (smtpUrl: string | null = server.url) => {
  const failures: unknown[] = [];
  const mail = createMail({
    db: database.db,
    clock,
    smtpUrl,
    from: 'Ferrite <no-reply@ferrite.example>',
    onQueued: async () => undefined,
    onError: (error) => failures.push(error),
  });
  return { mail, failures };
};
const letter = (to = 'kim@example.com') =>
  renderEmail({
    to,
    language: 'kr',
    subject: '인증 코드',
    parts: ['안녕하세요.', { code: '123456' }, { link: 'https://ferrite.example/a?b=1&c=2', label: '열기' }],
  });
const rows = async () => (await database.pool.query('SELECT * FROM mails ORDER BY id')).rows;

describe('M-04 sending email by SMTP', () => {
  it('M-04 an email is sent with subject, text and HTML unchanged, also in Korean', async () => {
    const { mail } = worker();
    await mail.send(letter());
    await mail.sendDue();
    const [received] = server.accepted;
    expect(received?.subject).toBe('인증 코드');
    expect(received?.from?.address).toBe('no-reply@ferrite.example');
    expect(received?.to?.map(({ address }) => address)).toEqual(['kim@example.com']);
    expect(received?.text).toContain('123456');
    expect(received?.text).toContain('https://ferrite.example/a?b=1&c=2');
    expect(received?.html).toContain('href="https://ferrite.example/a?b=1&amp;c=2"');
    expect(received?.headers).toContainEqual(
      expect.objectContaining({ key: 'content-language', value: 'ko' }),
    );
  });

  it('M-04 an email is sent once when several instances run', async () => {
    const workers = [worker(), worker(), worker()];
    for (let count = 0; count < 12; count++)
      await workers[0]?.mail.send(letter(`person${count}@example.com`));
    await Promise.all(workers.map(({ mail }) => mail.sendDue()));
    const receivers = server.accepted.map(({ to }) => to?.[0]?.address);
    expect(receivers).toHaveLength(12);
    expect(new Set(receivers).size).toBe(12);
  });

  it('M-04 an email waits in the database while the mail server is unavailable, also across a restart', async () => {
    const before = worker();
    await before.mail.send(letter());
    const { url } = server;
    await server.close();
    await before.mail.sendDue();
    expect(before.failures).toHaveLength(1);
    expect((await rows())[0]).toMatchObject({ status: 'queued', attempts: 1 });

    server = await startSmtpServer(Number(new URL(url).port));
    const after = worker();
    await after.mail.sendDue();
    expect(server.accepted).toHaveLength(0);
    clock.advance(61);
    await after.mail.sendDue();
    await after.mail.sendDue();
    expect(server.accepted).toHaveLength(1);
  });

  it('M-04 an email that is sent again after a lost confirmation has the same message id', async () => {
    const { mail, failures } = worker();
    await mail.send(letter());
    server.behave('go silent');
    await mail.sendDue();
    expect(failures).toHaveLength(1);
    server.behave('accept');
    clock.advance(61);
    await mail.sendDue();
    expect(server.accepted).toHaveLength(2);
    expect(server.accepted[0]?.messageId).toBe(server.accepted[1]?.messageId);
  });

  it('M-04 an email is retried with growing pauses and reported as failed after eight refusals', async () => {
    const { mail, failures } = worker();
    await mail.send(letter());
    server.behave('refuse');
    for (let tries = 0; tries < 10; tries++) {
      await mail.sendDue();
      clock.advance(3600 * 6);
    }
    expect(failures).toHaveLength(8);
    const [row] = await rows();
    expect(row).toMatchObject({ status: 'failed', attempts: 8 });
    // The reason is stored, but not the mail server's message, which repeats email addresses.
    expect(row?.last_error).toMatch(/^The mail server refused\. \(4\d\d\)$/);
  });

  it('M-04 a refused email does not delay others', async () => {
    const { mail } = worker();
    await mail.send(letter('first@example.com'));
    server.behave('refuse');
    await mail.sendDue();
    server.behave('accept');
    await mail.send(letter('second@example.com'));
    await mail.sendDue();
    expect(server.accepted.map(({ to }) => to?.[0]?.address)).toEqual(['second@example.com']);
  });

  it('M-04 the content of an email is deleted after sending, the recipient after 30 days', async () => {
    const { mail } = worker();
    await mail.send(letter());
    await mail.sendDue();
    expect((await rows())[0]).toMatchObject({ status: 'sent', text: '', html: '' });
    clock.advance(31 * 86_400);
    await mail.sendDue();
    expect(await rows()).toEqual([]);
  });

  it('M-04 an email of a transaction that is rolled back is never sent', async () => {
    const { mail } = worker();
    await database.db
      .transaction(async (tx) => {
        await mail.sendWith(tx, letter());
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await mail.sendDue();
    expect(server.accepted).toEqual([]);
  });

  it('a line break in the subject of an email cannot add a header', () => {
    const { subject } = renderEmail({ ...letter(), subject: 'Hello\r\nBcc: all@example.com', parts: [] });
    expect(subject).toBe('Hello Bcc: all@example.com');
  });

  it('HTML markup in the values of an email is escaped', () => {
    const { html } = renderEmail({ ...letter(), parts: ['<script>1</script>', { rows: [['<b>', '&']] }] });
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('&lt;b&gt;');
    expect(html).not.toContain('<script>');
  });
});

describe('M-04 built-in mailbox of demo mode', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('M-04 the mailbox shows all emails, those of one recipient on request, and one email as HTML', async () => {
    await app.app.mailbox.send(letter('lee@example.com'));
    await app.app.mailbox.send(letter('park@example.com'));
    const all = (await app.call('GET', '/api/dev/mailbox')).json<{ id: number; to: string }[]>();
    expect(all.map(({ to }) => to)).toEqual(['park@example.com', 'lee@example.com']);
    const one = (await app.call('GET', '/api/dev/mailbox?to=LEE@example.com')).json<{ id: number }[]>();
    expect(one).toHaveLength(1);
    const shown = await app.call('GET', `/api/dev/mailbox/${one[0]?.id}`);
    expect(shown.body).toContain('123456');
    expect(shown.headers['content-security-policy']).toContain('sandbox');
  });

  it.each([
    ['999999', 404],
    ['x', 400],
    ['-1', 400],
  ])('M-04 a request for email %s returns %i', async (id, status) => {
    expect((await app.call('GET', `/api/dev/mailbox/${id}`)).statusCode).toBe(status);
  });

  it('M-04 the mailbox does not exist in live mode', async () => {
    const live = await createTestApp({
      APP_MODE: 'live',
      PUBLIC_URL: 'https://ferrite.example',
      SERVER_SECRET: 'k9Vq2xw8LmP4tR7yB1nC6dF3gH5jZ0aS',
      SMTP_URL: server.url,
      MAIL_FROM: 'Ferrite <no-reply@ferrite.example>',
      RATE_LIMITS: 'on',
    });
    try {
      expect((await live.call('GET', '/api/dev/mailbox')).statusCode).toBe(404);
      expect((await live.call('GET', '/api/dev/mailbox/1')).statusCode).toBe(404);
    } finally {
      await live.close();
    }
  });
});
