import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { heatFileLimits } from './heat-file.rules.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const boundary = 'heat-files';

type Account = 'premium' | 'member' | 'admin' | 'expired';

async function createHeat(): Promise<number> {
  const body = { name: 'Heat 4711', analysis: { C: 0.41, Mn: 0.77 } };
  return (await test.call('POST', '/api/heats', { as: 'premium', body })).json().id;
}
const send = (id: number, bytes = pdf, { name = 'certificate.pdf', as = 'premium' as Account } = {}) =>
  test.call('POST', `/api/heats/${id}/files`, {
    as,
    body: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
const list = async (id: number) =>
  (await test.call('GET', `/api/heats/${id}/files`, { as: 'premium' })).json<
    { id: number; name: string }[]
  >();

describe('W-01 files of a heat', () => {
  it('W-01 a certificate is stored with its heat, listed, downloaded as an attachment and deleted', async () => {
    const heat = await createHeat();
    const answer = await send(heat, pdf, { name: 'Zeugnis <3.1> 인증서.PDF' });
    expect(answer.statusCode, answer.body).toBe(201);
    const [file] = await list(heat);
    expect(file).toMatchObject({ name: 'Zeugnis _3.1_ 인증서.pdf', sizeBytes: pdf.length });
    const path = `/api/heats/${heat}/files/${file?.id}`;
    const download = await test.call('GET', path, { as: 'premium' });
    expect(download.rawPayload).toEqual(pdf);
    expect(download.headers['content-disposition']).toMatch(/^attachment;/);
    expect((await test.call('DELETE', path, { as: 'premium' })).statusCode).toBe(204);
    expect((await test.call('GET', path, { as: 'premium' })).json()).toMatchObject({
      code: 'workbench.no_file',
    });
    expect(await list(heat)).toEqual([]);
  });

  it('W-01 quotation marks in a file name, which browsers send as %22, are replaced instead of shown as %22', async () => {
    const heat = await createHeat();
    await send(heat, pdf, { name: 'Zeugnis %223.1%22 50%.pdf' });
    expect((await list(heat)).map(({ name }) => name)).toEqual(['Zeugnis _3.1_ 50%.pdf']);
  });

  it('W-01 a file for a heat that was deleted during the upload is refused and not stored', async () => {
    const heat = await createHeat();
    const [answer] = await Promise.all([
      send(heat),
      test.database.pool.query('DELETE FROM heats WHERE id = $1', [heat]),
    ]);
    expect([201, 404]).toContain(answer.statusCode);
    expect((await send(heat)).json()).toMatchObject({ code: 'workbench.no_heat' });
  });

  it('W-01 the type is detected from the content: a renamed HTML page is rejected and not stored', async () => {
    const heat = await createHeat();
    const answer = await send(heat, Buffer.from('<html><script>alert(1)</script></html>'));
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'workbench.file_type']);
    expect(await list(heat)).toEqual([]);
  });

  it('W-01 the routes return 401 without login, 404 for the heat or file of another member, 403 without premium', async () => {
    const heat = await createHeat();
    await send(heat);
    const [file] = await list(heat);
    const path = `/api/heats/${heat}/files`;
    expect((await test.call('GET', path)).statusCode).toBe(401);
    expect((await test.call('GET', path, { as: 'admin' })).json()).toMatchObject({
      code: 'workbench.no_heat',
    });
    for (const method of ['GET', 'DELETE'] as const)
      expect((await test.call(method, `${path}/${file?.id}`, { as: 'admin' })).json()).toMatchObject({
        code: 'workbench.no_file',
      });
    expect((await send(heat, pdf, { as: 'member' })).json()).toMatchObject({
      code: 'workbench.premium_required',
    });
    expect(await list(heat)).toHaveLength(1);
  });

  it('W-01 a heat has at most ten files, even when the last two arrive simultaneously', async () => {
    const heat = await createHeat();
    for (let sent = 1; sent < heatFileLimits.perHeat; sent += 1) await send(heat);
    const [one, other] = await Promise.all([send(heat), send(heat)]);
    expect([one.statusCode, other.statusCode].sort()).toEqual([201, 409]);
    expect(await list(heat)).toHaveLength(heatFileLimits.perHeat);
    expect((await send(heat)).json()).toMatchObject({ code: 'workbench.too_many_files', most: 10 });
  });

  it('W-01 a file larger than 10 MB is refused, and the files of a deleted heat no longer count as in use', async () => {
    const heat = await createHeat();
    expect((await send(heat, Buffer.alloc(heatFileLimits.bytes + 1, 'x'))).statusCode).toBe(413);
    await send(heat);
    const keys = () => test.database.pool.query('SELECT file_key FROM heat_files WHERE heat_id = $1', [heat]);
    expect((await keys()).rows).toHaveLength(1);
    await test.call('DELETE', `/api/heats/${heat}`, { as: 'premium' });
    expect((await keys()).rows).toEqual([]);
  });
});
