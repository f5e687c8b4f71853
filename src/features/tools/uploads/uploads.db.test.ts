import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createTestApp, type TestApp } from '../../../../test/app.ts';
import { type FormPart, formBody } from '../../../../test/form.ts';
import { unreadQuota } from './upload.rules.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

/** Smallest files of each type: a zip with one empty entry, and the first bytes of the other types. */
const zip = Buffer.concat([
  Buffer.from('504b03041400000000000000210000000000000000000000000005000000', 'hex'),
  Buffer.from('a.txt'),
  Buffer.alloc(64),
]);
const rar = Buffer.concat([Buffer.from('526172211a070100', 'hex'), Buffer.alloc(64)]);
const sevenZip = Buffer.concat([Buffer.from('377abcaf271c0004', 'hex'), Buffer.alloc(64)]);
const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);

async function send(parts: readonly FormPart[], as: Account | undefined = 'member') {
  return server.call('POST', '/api/upload', { ...(as && { as }), ...(await formBody(parts)) });
}
const rows = async () =>
  (
    await server.database.pool.query(
      'SELECT file_name, file_key, state, content_type FROM tool_uploads ORDER BY id',
    )
  ).rows;

describe('POST /api/upload', () => {
  it.each([
    ['zip', zip, 'application/zip'],
    ['rar', rar, 'application/vnd.rar'],
    ['7z', sevenZip, 'application/x-7z-compressed'],
  ])(
    'T-13 201: a logged-in member uploads a .%s file, which is not public',
    async (extension, bytes, type) => {
      const answer = await send([['file', bytes, `Meine Härte.${extension}`]]);
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toMatchObject({
        fileName: `Meine Härte.${extension}`,
        sizeBytes: bytes.length,
        state: 'new',
      });
      const row = (await rows()).at(-1);
      expect(row).toMatchObject({ content_type: type, state: 'new' });
      expect((await server.call('GET', `/files/${row.file_key}`)).statusCode).toBe(404);
    },
  );

  it('T-11 415: the type is detected from the content of the file, not from its name', async () => {
    const before = (await rows()).length;
    for (const bytes of [program, Buffer.from('text'), Buffer.alloc(0)]) {
      const answer = await send([['file', bytes, 'tool.zip']]);
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toMatchObject({ code: 'tools.not_an_archive' });
    }
    expect(await rows()).toHaveLength(before);
  });

  it('a file name with a path is sanitized and gets the detected extension', async () => {
    const nameOf = async (name: string) =>
      (await send([['file', zip, name]])).json<{ fileName: string }>().fileName;
    expect(await nameOf('../../etc/passwd')).toBe('passwd.zip');
    expect(await nameOf('C:\\tools\\a.exe')).toBe('a.exe.zip');
    expect(await nameOf('gpj.\u202egnp.rar')).toBe('gpj._gnp.zip');
    expect(await nameOf('.zip')).toBe('tool.zip');
  });

  it('T-13 413: a file of 50 MB is accepted, and one with one more byte is rejected', async () => {
    const big = Buffer.alloc(50 * 1024 * 1024 + 1);
    zip.copy(big);
    expect((await send([['file', big.subarray(0, -1), 'big.zip']])).statusCode).toBe(201);
    const answer = await send([['file', big, 'bigger.zip']]);
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'files.too_large' });
  }, 60_000);

  it('T-13 400, 415: a request without a file, with a file in another field, or without a form is rejected', async () => {
    expect((await send([['note', 'x']])).json()).toMatchObject({ code: 'files.missing' });
    expect((await send([['other', zip, 'a.zip']])).statusCode).toBe(400);
    const json = await server.call('POST', '/api/upload', { as: 'member', body: { file: 'x' } });
    expect(json.statusCode).toBe(415);
    const broken = await server.call('POST', '/api/upload', {
      as: 'member',
      body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\nPK',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    expect(broken.statusCode).toBe(400);
    expect(broken.json()).toMatchObject({ code: 'request.malformed' });
  });

  it('T-11 401: uploading requires a login', async () => {
    const { body, headers } = await formBody([['file', zip, 'a.zip']]);
    expect((await server.call('POST', '/api/upload', { body, headers })).statusCode).toBe(401);
  });

  it('429: a member can upload ten files per hour; rejected files do not count', async () => {
    const limited = await createTestApp({ RATE_LIMITS: 'on' });
    const wrong = await formBody([['file', Buffer.from('MZ no archive'), 'a.zip']]);
    for (let turn = 0; turn < 12; turn++)
      expect((await limited.call('POST', '/api/upload', { as: 'member', ...wrong })).statusCode).toBe(415);
    const form = await formBody([['file', zip, 'a.zip']]);
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn++)
      statuses.push((await limited.call('POST', '/api/upload', { as: 'member', ...form })).statusCode);
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
    const refused = await limited.call('POST', '/api/upload', { as: 'member', ...form });
    expect(refused.headers['retry-after']).toBe('3600');
    expect((await limited.call('POST', '/api/upload', { as: 'premium', ...form })).statusCode).toBe(201);
    await limited.close();
  });
});

describe('S-03 upload quotas', () => {
  const insert = (bytes: number, email: string) =>
    server.database.pool.query(
      `INSERT INTO tool_uploads (user_id, file_name, file_key, size_bytes, content_type)
       SELECT id, 'kept.zip', 'tools/kept', $1, 'application/zip' FROM local_users WHERE email = $2`,
      [bytes, email],
    );
  const remove = () => server.database.pool.query(`DELETE FROM tool_uploads WHERE file_key = 'tools/kept'`);

  it('409: the total size of a member’s uploads that await a decision is limited', async () => {
    await insert(unreadQuota.member - 1, 'expired@demo.local');
    await insert(unreadQuota.member - 1, 'premium@demo.local');
    const answer = await send([['file', zip, 'a.zip']], 'premium');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'tools.upload_quota']);
    expect((await send([['file', zip, 'a.zip']], 'admin')).statusCode).toBe(201);
    await server.database.pool.query(
      `UPDATE tool_uploads SET state = 'declined' WHERE file_key = 'tools/kept'`,
    );
    expect((await send([['file', zip, 'a.zip']], 'premium')).statusCode).toBe(201);
    await remove();
  });

  it('503: the total size of all members’ uploads that await a decision is limited', async () => {
    await insert(unreadQuota.total, 'expired@demo.local');
    const answer = await send([['file', zip, 'a.zip']]);
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'tools.upload_store_full']);
    expect(answer.headers['retry-after']).toBe('3600');
    await remove();
  });

  it('429: a member can run two uploads at once; finished ones free a slot', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => send([['file', zip, 'a.zip']])));
    const codes = all.map((answer) => (answer.statusCode === 201 ? 'kept' : answer.json().code));
    expect(new Set(codes)).toEqual(new Set(['kept', 'tools.uploads_at_once']));
    expect((await send([['file', zip, 'a.zip']])).statusCode).toBe(201);
  });

  it('files being received are stored in the data folder and removed afterwards', async () => {
    const { temporaryFolder } = server.app.uploads;
    expect(path.basename(path.dirname(temporaryFolder))).toMatch(/^ferrite-app-/);
    await send([['file', program, 'a.zip']]);
    expect(await fs.readdir(temporaryFolder)).toEqual([]);
  });
});

describe('decisions of administrators on uploads', () => {
  it('T-13 200: administrators list, download, accept and decline uploads', async () => {
    await send([['file', zip, `Härte 'neu'.zip`]], 'premium');
    const list = await server.call('GET', '/api/admin/uploads?state=new&pageSize=1', { as: 'admin' });
    expect(list.statusCode).toBe(200);
    const { items, total } = list.json<{ items: { id: number; fileName: string }[]; total: number }>();
    expect(total).toBeGreaterThan(1);
    expect(items).toMatchObject([{ fileName: `Härte 'neu'.zip`, sender: expect.any(String), state: 'new' }]);

    const id = items[0]?.id;
    const file = await server.call('GET', `/api/admin/uploads/${id}/file`, { as: 'admin' });
    expect(file.rawPayload.equals(zip)).toBe(true);
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="H_rte 'neu'.zip"; filename*=UTF-8''H%C3%A4rte%20%27neu%27.zip`,
    );

    for (const state of ['accepted', 'declined'])
      expect(
        (
          await server.call('POST', `/api/admin/uploads/${id}/decision`, {
            as: 'admin',
            body: { state, notes: ' fine ' },
          })
        ).json(),
      ).toMatchObject({ id, state, notes: 'fine', decidedAt: server.clock.now().toISOString() });
  });

  it.each([
    ['accepted', 'de', 'Ihre Datei ist angenommen'],
    ['declined', 'kr', '보내 주신 파일이 채택되지 않았습니다'],
  ])(
    'T-13 the sender gets one email that the upload is %s, in %s, with the note',
    async (state, language, subject) => {
      const setLanguage = (code: string) =>
        server.database.pool.query(
          `UPDATE local_users SET language = $1 WHERE email = 'premium@demo.local'`,
          [code],
        );
      const mails = async () =>
        (await server.call('GET', '/api/dev/mailbox?to=premium@demo.local')).json<
          { subject: string; text: string; language: string }[]
        >();
      await setLanguage(language);
      const { id } = (await send([['file', zip, 'Vorwärmen.zip']], 'premium')).json<{ id: number }>();
      const before = (await mails()).length;
      const waiting = async () =>
        (await server.call('GET', '/api/admin/summary', { as: 'admin' })).json<{ newUploads: number }>()
          .newUploads;
      const waited = await waiting();
      const decide = () =>
        server.call('POST', `/api/admin/uploads/${id}/decision`, {
          as: 'admin',
          body: { state, notes: 'Compared with EN 1011-2.' },
        });
      expect((await decide()).statusCode).toBe(200);
      expect(await waiting()).toBe(waited - 1);
      const [mail] = await mails();
      expect(mail?.subject).toContain(subject);
      expect(mail?.language).toBe(language);
      for (const part of ['Vorwärmen.zip', 'Compared with EN 1011-2.']) expect(mail?.text).toContain(part);
      // Repeating a decision must not send a second email.
      await decide();
      expect((await mails()).length).toBe(before + 1);
      await setLanguage('en');
    },
  );

  it.each(['list', 'file', 'decision'])(
    'T-13 G-03 401, 403: %s requires the role Admin or admin',
    async (what) => {
      const call = (as?: Account) =>
        what === 'decision'
          ? server.call('POST', '/api/admin/uploads/1/decision', {
              ...(as && { as }),
              body: { state: 'accepted' },
            })
          : server.call('GET', what === 'list' ? '/api/admin/uploads' : '/api/admin/uploads/1/file', {
              ...(as && { as }),
            });
      expect((await call()).statusCode).toBe(401);
      expect((await call('member')).statusCode).toBe(403);
      expect((await call('premium')).statusCode).toBe(403);
      const setRole = (role: string) =>
        server.database.pool.query(`UPDATE local_users SET role = $1 WHERE email = 'premium@demo.local'`, [
          role,
        ]);
      await setRole('admin');
      expect((await call('premium')).statusCode).toBe(200);
      await setRole('Member');
    },
  );

  it.each(['0', 'x', '999999999', '99999999999999999999'])(
    'T-13 404: unknown upload %s is answered with 404',
    async (id) => {
      expect((await server.call('GET', `/api/admin/uploads/${id}/file`, { as: 'admin' })).statusCode).toBe(
        404,
      );
      const decision = { as: 'admin', body: { state: 'accepted' } } as const;
      expect((await server.call('POST', `/api/admin/uploads/${id}/decision`, decision)).statusCode).toBe(404);
    },
  );

  it('T-13 400: an unknown state is rejected', async () => {
    const decision = { as: 'admin', body: { state: 'maybe' } } as const;
    expect((await server.call('POST', '/api/admin/uploads/1/decision', decision)).statusCode).toBe(400);
  });
});
