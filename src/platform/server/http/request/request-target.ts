/** Accepts only one spelling of each URL, so that guards, queues and caches never see a second spelling. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../../errors/refusals.ts';
import { isForPrograms } from '../http-errors.ts';

/** Characters that mean the same whether percent-encoded or not (RFC 3986, 2.3). */
const unreserved = /^[\w.~-]$/;

/**
 * Returns the normal form of an origin-form request target (RFC 9112, 3.2.1): dot segments resolved, repeated slashes
 * collapsed, percent-encoding only where needed and in capitals, no slash at the end of a page's path. The query is
 * kept as sent.
 * @returns null for other forms (absolute, asterisk, authority), for a fragment, and for characters that must be
 *   encoded
 */
export function normalizeTarget(target: string): string | null {
  if (!/^\/[!-~]*$/.test(target) || target.includes('#')) return null;
  const queryAt = target.indexOf('?');
  const path = queryAt < 0 ? target : target.slice(0, queryAt);
  // Nearly all paths are already in the normal form.
  if (/^\/(?:[\w~-]+(?:[./][\w~-]+)*)?$/.test(path)) return target;
  if (/%(?![\da-f]{2})/i.test(path)) return null;
  const decoded = path.replace(/%[\da-f]{2}/gi, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return unreserved.test(character) ? character : triplet.toUpperCase();
  });
  const { pathname } = new URL(`http://host${decoded}`);
  const collapsed = pathname.replace(/\/{2,}/g, '/');
  const normal = isForPrograms(collapsed) ? collapsed : collapsed.replace(/(.)\/$/, '$1');
  return normal + target.slice(path.length);
}

/**
 * Redirects GET requests to the normal form of their URL (308) and rejects other methods (400), requests with two Host
 * headers (400; RFC 9112, 3.2) and encoded bodies (415; RFC 9110, 8.4). Register it before all hooks that read the
 * address.
 */
export function requireNormalTarget(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { url, method } = request;
    if (hasTwoHosts(request))
      return done(refuse('request.malformed', { about: 'The request has more than one Host header.' }));
    if (!/^(?:identity)?$/i.test(request.headers['content-encoding'] ?? ''))
      return done(refuse('request.unsupported_type', { about: 'Encoded bodies are not accepted.' }));
    const normal = normalizeTarget(url);
    if (normal === url) return done();
    if (normal === null || (method !== 'GET' && method !== 'HEAD'))
      return done(refuse('request.malformed', { about: 'The address is not in its normal form.' }));
    reply.redirect(normal, 308);
  });
}

function hasTwoHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}
