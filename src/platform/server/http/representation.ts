import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Responses of fewer bytes are not compressed. */
const smallestCompressed = 1_000;

type Encoding = 'br' | 'gzip';

/** Cached response as bytes; each compressed form is created once, on first use. */
export type Representation = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly plain: Buffer;
  readonly etag: string;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
};

/** Estimated memory of objects and headers per cached value, in bytes. */
const overheadBytes = 2_000;

/** Estimates the memory of a cached value in bytes, including compressed forms that are created later. */
export function bytesOf(value: unknown): number {
  if (typeof value === 'object' && value !== null && 'plain' in value && Buffer.isBuffer(value.plain))
    return overheadBytes + Math.ceil(value.plain.length * 1.5);
  return overheadBytes + (JSON.stringify(value)?.length ?? 0) * 2;
}

/**
 * Creates a cacheable response.
 * @param headers must include the content type
 */
export function represent(
  status: number,
  headers: Readonly<Record<string, string>>,
  text: string,
): Representation {
  const plain = Buffer.from(text);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { status, headers: { ...headers, etag, vary: 'accept-encoding' }, plain, etag, encoded: new Map() };
}

function encode({ plain, encoded }: Representation, encoding: Encoding): Promise<Buffer> {
  const kept = encoded.get(encoding);
  if (kept) return kept;
  const made =
    encoding === 'br'
      ? toBrotli(plain, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
        })
      : toGzip(plain);
  encoded.set(encoding, made);
  return made;
}

/**
 * Returns the best encoding that the Accept-Encoding header allows (RFC 9110, 12.5.3); null for none. `br;q=0` refuses
 * Brotli.
 */
function acceptedEncoding(header: string): Encoding | null {
  // The value that every browser sends needs no parsing.
  if (/^gzip, deflate, br(, zstd)?$/.test(header)) return 'br';
  return negotiate(header, ['br', 'gzip']) as Encoding | null;
}

/** Sends the response in an encoding that the client accepts; 304 if the client already has this response. */
export async function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: Representation,
): Promise<FastifyReply> {
  reply.headers(kept.headers);
  if (kept.status === 200 && request.headers['if-none-match'] === kept.etag) return reply.code(304).send();
  reply.code(kept.status);
  const accepted = request.headers['accept-encoding'];
  if (!accepted || kept.plain.length < smallestCompressed) return reply.send(kept.plain);
  const encoding = acceptedEncoding(accepted);
  if (!encoding) return reply.send(kept.plain);
  return reply.header('content-encoding', encoding).send(await encode(kept, encoding));
}
