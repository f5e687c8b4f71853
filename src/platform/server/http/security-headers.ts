import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { splitPath } from '../../shared/i18n/i18n.ts';
import { isPaymentPage } from '../../shared/rendering/payment-pages.ts';
import type { Config } from '../config/config.ts';

/**
 * Returns the Cross-Origin-Opener-Policy of a page. Calculator tabs keep access to the window that opened them, to
 * report a use; return pages of payment providers need it, too.
 */
export const openerPolicy = (url: string): string =>
  // Runs for every response, and few URLs concern payments: a text search avoids splitting most paths.
  url.includes('/pay/') && splitPath(url).rest.startsWith('/pay/')
    ? 'unsafe-none'
    : 'same-origin-allow-popups';

/**
 * Returns the Content-Security-Policy directives shared by all pages; a page adds the hashes of its inline scripts and
 * styles.
 * @param url URL of the page; payment pages also allow the hosts of the configured providers
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  config: Pick<Config, 'mode' | 'publicUrl'> &
    Partial<Pick<Config, 'auth'>> &
    Partial<Pick<Config, 'payments'>>,
  url = '/',
  styleHashes: readonly string[] = [],
): string {
  const hosts = isPaymentPage(url.split('?')[0] ?? '/') ? config.payments?.hosts : undefined;
  const also = (list: readonly string[] = []) => list.map((host) => ` ${host}`).join('');
  const approved = (hashes: readonly string[]) => hashes.map((hash) => ` 'sha256-${hash}'`).join('');
  return [
    `default-src 'self'`,
    `script-src 'self'${approved(scriptHashes)}${also(hosts?.script)}`,
    `style-src 'self'${approved(styleHashes)}${also(hosts?.style)}`,
    // React writes a few computed sizes as style attributes; the sanitizer removes them from stored content.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:${also(hosts?.image)}`,
    // Browsers call a hosted auth service directly.
    `connect-src 'self'${config.auth?.hosted ? ` ${new URL(config.auth.hosted.url).origin}` : ''}${also(hosts?.connect)}`,
    `font-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'${also(hosts?.form)}`,
    ...(hosts ? [`frame-src 'self'${also(hosts.frame)}`] : []),
    `frame-ancestors 'none'`,
    ...(config.publicUrl.startsWith('https://') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Returns the SHA-256 hash of an inline script or style, base64-encoded for the content security policy. */
export const inlineHash = (text: string): string => createHash('sha256').update(text).digest('base64');

/**
 * Returns the hashes of inline scripts rendered by the server, which carry a marker, and removes the marker from the
 * page. A script from stored content has no marker, so its hash is not included.
 * @param mark random nonce of this rendering
 */
export function approveScripts(
  html: string,
  mark: string,
): { readonly html: string; readonly hashes: string[] } {
  const own = ` nonce="${mark}"`;
  const hashes: string[] = [];
  for (const [, attributes = '', script = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    const runs = !/\ssrc=/.test(attributes) && !attributes.includes('application/');
    if (runs && attributes.includes(own)) hashes.push(inlineHash(script));
  }
  return { html: html.replaceAll(own, ''), hashes: [...new Set(hashes)] };
}

/** Sets the security headers of every response; pages set their own content security policy. */
export function securityHeaders(server: FastifyInstance, config: Config): void {
  const fixed: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
  if (config.publicUrl.startsWith('https://'))
    fixed['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  // Callbacks instead of async functions, because these hooks run for every response.
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixed);
    // A redirect with another policy would separate a window from the page that opened it, so redirects get it too.
    reply.header('cross-origin-opener-policy', openerPolicy(request.url));
    reply.header('x-request-id', request.id);
    done();
  });
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (!reply.hasHeader('content-security-policy') && !request.url.startsWith('/api/docs')) {
      reply.header('content-security-policy', `default-src 'none'; frame-ancestors 'none'`);
    }
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
}
