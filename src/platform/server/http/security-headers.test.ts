import { describe, expect, it } from 'vitest';
import { readPaymentSettings } from '../../../features/payments/settings.ts';
import { readConfig } from '../config/config.ts';
import { approveScripts, contentSecurityPolicy, inlineHash, openerPolicy } from './security-headers.ts';

const config = readConfig({ PORT: '3000' }, readPaymentSettings);
const directive = (url: string, name: string) =>
  contentSecurityPolicy([], config, url)
    .split('; ')
    .find((each) => each.startsWith(`${name} `));

describe('P-05 providers’ hosts in the content policy', () => {
  it.each([
    '/register',
    '/register-new',
    '/membership',
    '/toss-checkout',
    '/toss-checkout-simple',
    '/pay/eximbay/return',
    '/ko/register',
    '/de/membership/?plan=annual',
  ])('are allowed on %s', (url) => {
    for (const name of ['script-src', 'connect-src', 'frame-src', 'form-action', 'img-src'])
      expect(directive(url, name)).toContain('http://127.0.0.1:3010');
  });

  it.each(['/', '/tools', '/registering', '/login?next=/register', '/refund', '/membership/x', '/ko'])(
    'are not allowed on %s',
    (url) => {
      expect(contentSecurityPolicy([], config, url)).not.toContain('3010');
      expect(directive(url, 'script-src')).toBe("script-src 'self'");
    },
  );

  it('allow inline styles only on payment pages, and only with real providers', () => {
    const { payments } = config;
    const live = {
      ...config,
      payments: { ...payments, hosts: { ...payments.hosts, style: ["'unsafe-inline'"] } },
    };
    expect(contentSecurityPolicy([], live, '/register')).toContain("style-src 'self' 'unsafe-inline';");
    expect(contentSecurityPolicy([], live, '/tools')).toContain("style-src 'self';");
    expect(directive('/register', 'style-src')).toBe("style-src 'self'");
  });

  it('are not allowed when payments are off', () => {
    expect(contentSecurityPolicy([], readConfig({}), '/register')).not.toContain('127.0.0.1');
  });

  it('the return page of a provider keeps its opener; other pages isolate theirs', () => {
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

  it('are allowed by hash when rendered by us, and the marker is removed from the page', () => {
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
  ])('are not allowed when they come from stored content: %s', (stored) => {
    const { hashes } = approveScripts(page(stored), mark);
    for (const hash of hashes) expect(hash).toBe(inlineHash(ours));
  });
});
