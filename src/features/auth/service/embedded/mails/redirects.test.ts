import { expect, test } from 'vitest';
import { createRedirects } from './redirects.ts';

test('A-10 other ports of the same machine are accepted as redirect targets only in demo mode', () => {
  for (const site of ['http://127.0.0.1:3000', 'http://localhost:3000']) {
    const other = site.replace('3000', '4000');
    expect(createRedirects(site, [])(`${other}/x`)).toBe(site);
    expect(createRedirects(site, [], true)(`${other}/x`)).toBe(`${other}/x`);
    expect(createRedirects(site, [`${other}/**`])(`${other}/x`)).toBe(`${other}/x`);
  }
});

test('A-10 links redirect only to the site or to a listed URL', () => {
  const redirect = createRedirects('https://site.example', [
    'https://*.preview.example/**',
    'ferrite://done',
  ]);
  for (const good of ['https://site.example/reset?x=1', 'https://a.preview.example/b/c', 'ferrite://done'])
    expect(redirect(good)).toBe(new URL(good).href);
  const bad = [
    '//evil.example',
    '\\\\evil.example',
    'https:\\\\evil.example',
    'https://site.example@evil.example',
    'https://user:pw@site.example',
    'http://site.example',
    'https://site.example:444',
    'https://site.example.evil.example',
    'https://2130706433/',
    'https://0x7f.1/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://a.b.preview.example/',
    'https://evil.example/?https://a.preview.example/',
    'https://evil.example%2f.preview.example/',
    'not an address',
    '',
  ];
  for (const each of bad) expect(redirect(each), each).toBe('https://site.example');
});

test.each([
  ['https://app.example/a', ['https://app.example/*'], true],
  ['https://app.example/a/b', ['https://app.example/*'], false],
  ['https://app.example/a.html', ['https://app.example/*'], false],
  ['https://app.example/a/b.html?x=1', ['https://app.example/**'], true],
  // Characters that are special in regular expressions match only themselves.
  ['https://appXexample/', ['https://app.example/'], false],
  ['https://app.example/a+b', ['https://app.example/a+b'], true],
  ['https://app.example/aab', ['https://app.example/a+b'], false],
  ['https://app.example/?q=(1)', ['https://app.example/?q=(1)'], true],
  ['https://app.example/q=1', ['https://app.example/?q=1'], false],
  // The pattern must match the whole URL, not a part of it.
  ['https://app.example/done/more', ['https://app.example/done'], false],
  ['ferrite://done/https://app.example/', ['https://app.example/'], false],
  // The fragment is not compared.
  ['https://app.example/done#top', ['https://app.example/done'], true],
  ['ferrite://done', ['ferrite://done'], true],
  ['ferrite://done more', ['ferrite://**'], false],
  ['ferrite://user:pw@done', ['ferrite://**'], false],
  ['ferrite://user@done', ['ferrite://**'], false],
  ['ftp://app.example/', ['https://app.example/'], false],
  // Numeric hosts are refused even if a pattern matches them.
  ['https://192.0.2.1/', ['https://**'], false],
  ['https://[2001:db8::1]/', ['https://**'], false],
  ['http://[::1]:3000/', ['http://**'], true],
  ['http://127.0.0.1:3000/', ['http://**'], true],
  ['https://10.20.30.40/', ['https://**'], false],
  ['https://1.2.3.4.example/', ['https://**'], true],
  ['https://a_b.example/', ['https://**'], false],
])('A-10 a link to %s with the listed URLs %j is followed: %s', (target, allowed, isFollowed) => {
  const redirect = createRedirects('https://site.example', allowed);
  expect(redirect(target)).toBe(isFollowed ? new URL(target).href : 'https://site.example');
});

test('A-10 a link without a target leads to the site', () => {
  const redirect = createRedirects('https://site.example/app', ['https://**']);
  expect(redirect(undefined)).toBe('https://site.example/app');
});

test('A-10 a site on an IPv6 loopback address accepts its other ports only if all loopback ports are allowed', () => {
  expect(createRedirects('http://[::1]:3000', [], true)('http://[::1]:4000/')).toBe('http://[::1]:4000/');
  expect(createRedirects('http://[::1]:3000', [])('http://[::1]:4000/')).toBe('http://[::1]:3000');
  const remote = createRedirects('https://site.example', [], true);
  expect(remote('https://site.example:444/')).toBe('https://site.example');
  expect(createRedirects('http://localhost:3000', [], true)('http://127.0.0.1:3000/')).toBe(
    'http://localhost:3000',
  );
});
