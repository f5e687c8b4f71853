/**
 * Local S3 server for tests. It supports the part of S3 that `s3.ts` uses, and rejects requests that S3 would reject.
 */
import { createHash, createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const s3Account = {
  accessKeyId: 'TESTKEY',
  secretAccessKey: 'test secret',
  region: 'eu-test-1',
} as const;
/** Number of keys per page of a listing; small, so that listings have several pages. */
const pageSize = 2;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest();

/** Returns the reason why a request violates AWS Signature Version 4; null if it is valid. */
function signatureProblem(request: http.IncomingMessage, url: URL, body: Buffer): string | null {
  const { authorization = '', 'x-amz-date': date = '', 'x-amz-content-sha256': hash = '' } = request.headers;
  const [, day, names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=TESTKEY\/(\d{8})\/eu-test-1\/s3\/aws4_request, SignedHeaders=([a-z\d;-]+), Signature=([\da-f]{64})$/.exec(
      authorization,
    ) ?? [];
  if (!day || !String(date).startsWith(day)) return 'AuthorizationHeaderMalformed';
  for (const needed of ['host', 'x-amz-content-sha256', 'x-amz-date'])
    if (!names.split(';').includes(needed)) return 'AccessDenied';
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const query = [...url.searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');
  const canonical = [request.method, url.pathname, query, headers.join(''), names, hash].join('\n');
  const scope = `${day}/eu-test-1/s3/aws4_request`;
  const key = [day, s3Account.region, 's3', 'aws4_request'].reduce<Buffer | string>(
    hmac,
    `AWS4${s3Account.secretAccessKey}`,
  );
  const expected = hmac(key, `AWS4-HMAC-SHA256\n${date}\n${scope}\n${sha256(canonical)}`).toString('hex');
  return expected === signature ? null : 'SignatureDoesNotMatch';
}

/**
 * Starts the server.
 * @param bucket name of its only bucket
 */
export async function startS3Server(bucket: string): Promise<{ url: string; close(): Promise<void> }> {
  const files = new Map<string, { bytes: Buffer; type: string; written: Date }>();

  function list(query: URLSearchParams): string {
    const keys = [...files.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
    const from = Number(query.get('continuation-token') ?? 0);
    const contents = keys.slice(from, from + pageSize).map((key) => {
      const file = files.get(key);
      return `<Contents><Key>${key}</Key><LastModified>${file?.written.toISOString()}</LastModified><Size>${file?.bytes.length}</Size></Contents>`;
    });
    const isTruncated = keys.length > from + pageSize;
    const next = isTruncated ? `<NextContinuationToken>${from + pageSize}</NextContinuationToken>` : '';
    return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
  }

  const server = http.createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://bucket');
    const body = await buffer(request);
    const refuse = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
    const problem = signatureProblem(request, url, body);
    if (problem) return refuse(403, problem);
    const [, name, ...rest] = url.pathname.split('/');
    if (name !== bucket) return refuse(404, 'NoSuchBucket');
    const key = decodeURIComponent(rest.join('/'));
    const file = files.get(key);
    if (request.method === 'PUT') {
      if (Number(request.headers['content-length'] ?? -1) !== body.length)
        return refuse(411, 'MissingContentLength');
      files.set(key, { bytes: body, type: request.headers['content-type'] ?? '', written: new Date() });
      return response.end();
    }
    if (request.method === 'DELETE') {
      files.delete(key);
      return response.writeHead(204).end();
    }
    if (request.method !== 'GET') return refuse(405, 'MethodNotAllowed');
    if (key === '')
      return response.writeHead(200, { 'content-type': 'application/xml' }).end(list(url.searchParams));
    if (!file) return refuse(404, 'NoSuchKey');
    return response
      .writeHead(200, { 'content-type': file.type, 'content-length': file.bytes.length })
      .end(file.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
