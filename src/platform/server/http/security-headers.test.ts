import { describe, expect, it } from 'vitest';
import { readPaymentSettings } from '../../../features/payments/settings.ts';
import { readConfig } from '../config/config.ts';
import { approveScripts, contentSecurityPolicy, inlineHash, openerPolicy } from './security-headers.ts';

const config = readConfig({ PORT: '3000' }, readPaymentSettings);
const directive = (url: string, name: string) =>
  contentSecurityPolicy([], config, url)
    .split('; ')
    .find((each) => each.startsWith(`${name} `));

describe('P-05 payment providers’ hosts in the content security policy', () => {
  it.each([
    '/register',
    '/register-new',
    '/membership',
    '/toss-checkout',
    '/toss-checkout-simple',
    '/pay/eximbay/return',
    '/ko/register',
    '/de/membership/?plan=annual',
  ])('providers’ hosts are allowed on %s', (url) => {
    for (const name of ['script-src', 'connect-src', 'frame-src', 'form-action', 'img-src'])
      expect(directive(url, name)).toContain('http://127.0.0.1:3010');
  });

  it.each(['/', '/tools', '/registering', '/login?next=/register', '/refund', '/membership/x', '/ko'])(
    'providers’ hosts are not allowed on %s',
    (url) => {
      expect(contentSecurityPolicy([], config, url)).not.toContain('3010');
      expect(directive(url, 'script-src')).toBe("script-src 'self'");
    },
  );

  it('inline styles are allowed only on payment pages, and only with real providers', () => {
    const { payments } = config;
    const live = {
      ...config,
      payments: { ...payments, hosts: { ...payments.hosts, style: ["'unsafe-inline'"] } },
    };
    expect(contentSecurityPolicy([], live, '/register')).toContain("style-src 'self' 'unsafe-inline';");
    expect(contentSecurityPolicy([], live, '/tools')).toContain("style-src 'self';");
    expect(directive('/register', 'style-src')).toBe("style-src 'self'");
  });

  it('providers’ hosts are not allowed when payments are switched off', () => {
    expect(contentSecurityPolicy([], readConfig({}), '/register')).not.toContain('127.0.0.1');
  });

  it('the return page of a provider keeps its opener window; other pages are isolated from theirs', () => {
    expect(openerPolicy('/pay/eximbay/return?oid=1')).toBe('unsafe-none');
    expect(openerPolicy('/ko/pay/eximbay/return')).toBe('unsafe-none');
    expect(openerPolicy('/register')).toBe('same-origin-allow-popups');
  });
});

describe('inline scripts of a page', () => {
  const mark = 'a-random-word';
  const ours = 'document.documentElement.dataset.theme="dark"';
  const page = (stored: string) =>
    `<head><script nonce="${mark}">${ours}</script><link rel="modulepreload" nonce="${mark}" href="/a.js"></head>` +
    `<body>${stored}<script nonce="${mark}" src="/a.js"></script><script type="application/ld+json">{}</script></body>`;

  it('scripts rendered by the server are allowed by hash, and the marker is removed from the page', () => {
    const { html, hashes } = approveScripts(page(''), mark);
    expect(hashes).toEqual([inlineHash(ours)]);
    expect(html).not.toContain(mark);
    expect(html).toContain(`<script>${ours}</script>`);
    expect(contentSecurityPolicy(hashes, config)).toContain(
      `script-src 'self' 'sha256-${inlineHash(ours)}';`,
    );
    expect(contentSecurityPolicy(hashes, config)).toContain("base-uri 'none'");
    expect(contentSecurityPolicy([], config, '/', ['abc='])).toContain("style-src 'self' 'sha256-abc=';");
  });

  it.each([
    '<script>steal()</script>',
    '<SCRIPT>steal()</SCRIPT>',
    '<script nonce="">steal()</script>',
    '<script nonce="guess">steal()</script>',
    '<script data-x=\'nonce="guess"\'>steal()</script>',
    '<script type="module">steal()</script>',
    '<script>steal()',
  ])('scripts from stored content are not allowed: %s', (stored) => {
    const { hashes } = approveScripts(page(stored), mark);
    for (const hash of hashes) expect(hash).toBe(inlineHash(ours));
  });
});
