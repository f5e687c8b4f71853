import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { s3Account, startS3Server } from '../../../../test/s3-server.ts';
import { createBucketFiles } from '../../../platform/server/files/s3.ts';

type Bucket = Awaited<ReturnType<typeof startS3Server>>;
let test: TestApp;
let bucket: Bucket;
beforeAll(async () => {
  bucket = await startS3Server('ferrite');
  test = await createTestApp({
    S3_ENDPOINT: bucket.url,
    S3_REGION: s3Account.region,
    S3_BUCKET: 'ferrite',
    S3_ACCESS_KEY_ID: s3Account.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3Account.secretAccessKey,
  });
});
afterAll(async () => {
  await test.close();
  await bucket.close();
});

const pdfOf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes, 'x')]);
const boundary = 'heat-files';

async function stored(name: string, bytes: Buffer): Promise<string> {
  const body = { name: 'Heat 4711', analysis: { C: 0.41, Mn: 0.77 } };
  const heat = (await test.call('POST', '/api/heats', { as: 'premium', body })).json().id;
  const answer = await test.call('POST', `/api/heats/${heat}/files`, {
    as: 'premium',
    body: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return `heats/${heat}/${answer.json().id}-${name}`;
}
const archive = (as: 'premium' | 'member' = 'premium') => test.call('GET', '/api/user/data/archive', { as });

describe('U-01 W-01 files of heats in the personal data archive', () => {
  it('U-01 W-01 each file is included unchanged, with the ids of the JSON export; files of other members are not', async () => {
    const [small, large] = [pdfOf(20), pdfOf(3_000_000)];
    const paths = [await stored('Zeugnis 인증서.pdf', small), await stored('large.pdf', large)];
    const answer = await archive();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    const files = unzipSync(answer.rawPayload);
    expect(Buffer.from(files[paths[0] ?? ''] ?? [])).toEqual(small);
    expect(Buffer.from(files[paths[1] ?? ''] ?? []).equals(large)).toBe(true);
    const { heatFiles } = JSON.parse(strFromU8(files['ferrite-data.json'] ?? new Uint8Array()));
    const named = heatFiles.map(
      (row: { heat_id: number; id: number; name: string }) => `heats/${row.heat_id}/${row.id}-${row.name}`,
    );
    expect(named).toEqual(expect.arrayContaining(paths));
    const others = Object.keys(unzipSync((await archive('member')).rawPayload));
    expect(others.filter((name) => name.startsWith('heats/'))).toEqual([]);
  });

  it('U-01 W-01 a file missing in the file store is listed, and the other files are included', async () => {
    const [kept, lost] = [await stored('kept.pdf', pdfOf(10)), await stored('lost.pdf', pdfOf(10))];
    const { rows } = await test.database.pool.query(
      `SELECT file_key AS key FROM heat_files WHERE name = 'lost.pdf'`,
    );
    const store = await createBucketFiles({ endpoint: bucket.url, bucket: 'ferrite', ...s3Account });
    await store.remove(rows[0].key);
    const files = unzipSync((await archive()).rawPayload);
    expect(Object.keys(files)).toContain(kept);
    expect(Object.keys(files)).not.toContain(lost);
    expect(strFromU8(files['missing-files.txt'] ?? new Uint8Array())).toBe(`${lost}\n`);
  });

  it('U-01 W-01 an unavailable file store is answered with 503 instead of an incomplete archive', async () => {
    await stored('unreachable.pdf', pdfOf(10));
    await bucket.close();
    const answer = await archive();
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'server.files_unavailable']);
    expect(answer.headers['retry-after']).toBe('10');
    expect((await archive('member')).statusCode).toBe(200);
  });
});
