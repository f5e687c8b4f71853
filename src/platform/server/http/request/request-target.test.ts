import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeTarget } from './request-target.ts';

describe('S-09 the normal form of a request target', () => {
  it.each([
    ['/forum', '/forum'],
    ['/', '/'],
    ['/?page=%66', '/?page=%66'],
    ['/%66orum', '/forum'],
    ['/./././forum', '/forum'],
    ['/a/../forum?x=1', '/forum?x=1'],
    ['/%2e%2e/forum', '/forum'],
    ['//evil.example/forum', '/evil.example/forum'],
    ['/\\evil.example', '/evil.example'],
    ['/forum/', '/forum'],
    ['/api/docs/', '/api/docs/'],
    ['/forum/%ed%95%9c', '/forum/%ED%95%9C'],
    ['/api/tools/Welding/Schaeffler%20Diagram/access', '/api/tools/Welding/Schaeffler%20Diagram/access'],
    ['/api/tools/a%2fb', '/api/tools/a%2Fb'],
  ])('S-09 the normal form of %s is %s', (target, normal) => {
    expect(normalizeTarget(target)).toBe(normal);
  });

  it.each([
    'http://evil.example/forum',
    '*',
    'host:443',
    '',
    'forum',
    '/forum#x',
    '/a b',
    '/\u00e9',
    '/a\n',
    '/50%',
    '/%zz',
  ])('S-09 %j is rejected because it has no normal form', (target) => {
    expect(normalizeTarget(target)).toBeNull();
  });

  it('S-09 normalizing a normal form changes nothing, and a normal form never leads to another host', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '.',
      '..',
      '%2e',
      '%2F',
      '%66',
      'forum',
      '\\',
      '%',
      '?',
      'a',
      '%e4',
      '@',
      ':',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const normal = normalizeTarget(`/${pieces.join('')}`);
        if (normal === null) return;
        expect(normalizeTarget(normal)).toBe(normal);
        expect(new URL(normal, 'http://here.example').host).toBe('here.example');
      }),
      { numRuns: 2_000 },
    );
  });
});
