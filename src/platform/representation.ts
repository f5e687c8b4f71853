import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Compressing less than this costs more than it saves. */
const smallestCompressed = 1_000;

/** An answer kept as bytes, compressed once for all who accept it. */
export type Representation = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly plain: Buffer;
  readonly brotli: Buffer | null;
  readonly gzip: Buffer | null;
  readonly etag: string;
};

/** @param headers must name the content type */
export async function represent(status: number, headers: Readonly<Record<string, string>>, text: string): Promise<Representation> {
  const plain = Buffer.from(text);
  const worthwhile = plain.length >= smallestCompressed;
  const [brotli, zipped] = worthwhile
    ? await Promise.all([toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }), toGzip(plain)])
    : [null, null];
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { status, headers: { ...headers, etag, vary: 'accept-encoding' }, plain, brotli, gzip: zipped, etag };
}

/** Sends the form that the client accepts; 304 when it has it already. */
export function sendRepresentation(request: FastifyRequest, reply: FastifyReply, kept: Representation): FastifyReply {
  reply.headers(kept.headers);
  if (kept.status === 200 && request.headers['if-none-match'] === kept.etag) return reply.code(304).send();
  reply.code(kept.status);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (kept.brotli && accepted.includes('br')) return reply.header('content-encoding', 'br').send(kept.brotli);
  if (kept.gzip && accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(kept.gzip);
  return reply.send(kept.plain);
}
