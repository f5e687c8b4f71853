import type { FastifyRequest } from 'fastify';
import { refuse } from '../refusals.ts';

/** Refuses addresses of other sites. */
export type RequireOwnAddress = (request: Pick<FastifyRequest, 'host'>, addresses: readonly string[]) => void;

/**
 * Creates the check that addresses belong to this site: relative ones, and absolute ones with the host of the site's URL
 * or of the request, which differ if the site is opened by another name, e.g. 127.0.0.1.
 */
export function createOwnAddress(publicUrl: string): RequireOwnAddress {
  const { host } = new URL(publicUrl);
  return (request, addresses) => {
    for (const address of addresses) {
      const url = URL.parse(address, publicUrl);
      const isPage = url?.protocol === 'http:' || url?.protocol === 'https:';
      // Parsed with the scheme of the address, which decides whether the port is a default one.
      const own = isPage ? [host, URL.parse(`${url.protocol}//${request.host}`)?.host] : [];
      if (!url || !own.includes(url.host)) throw refuse('tools.impossible_inputs');
    }
  };
}
