import { describe, expect, it } from 'vitest';
import { cacheEntryOf, pageFinder } from './page-routes.ts';

const findPage = pageFinder({
  root: { id: 'root' },
  home: { id: 'home', parentId: 'root' },
  '/': { id: '/', parentId: 'home', path: '/' },
  '/forum': { id: '/forum', parentId: 'home', path: '/forum' },
  question: { id: 'question', parentId: 'root', path: '/forum/:slug' },
  anything: { id: 'anything', parentId: 'root', path: '*' },
});
const keyOf = (url: string) => cacheEntryOf(url, findPage)?.key ?? null;

describe('S-03 cache keys of page URLs', () => {
  it('S-03 each page URL and each page data URL has exactly one cache key, whatever the encoding of its query', () => {
    for (const url of [
      '/',
      '/forum',
      '/forum/7-hardness',
      '/_.data',
      '/forum.data',
      '/forum/7-hardness.data',
    ])
      expect(keyOf(url)).toBe(url);
    expect(keyOf('/forum.data?_routes=root%2Chome')).toBe('/forum.data?_routes=root,home');
    expect(keyOf('/forum.data?_routes=root,home')).toBe('/forum.data?_routes=root,home');
  });

  it.each([
    '/other',
    '/forum/7/more',
    '/other.data',
    '/?a=1',
    '/forum?_routes=root',
    '/forum.data?_routes=anything',
    '/forum.data?_routes=home,root',
    '/forum.data?_routes=root,root',
    '/forum.data?_routes=',
    '/forum.data?_routes=root&a=1',
  ])('S-03 %s is not cached', (url) => {
    expect(keyOf(url)).toBeNull();
  });

  it('S-03 pages with path parameters are recognized', () => {
    expect(findPage('/forum')?.hasParams).toBe(false);
    expect(findPage('/forum/7')?.hasParams).toBe(true);
  });
});
