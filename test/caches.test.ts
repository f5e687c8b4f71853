import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const withCache = fs
  .readdirSync('src/features/auth', { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('src/features/auth', file))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .filter((file) => fs.readFileSync(file, 'utf8').includes('new LRUCache'));

describe('S-03 caches filled by anonymous requests', () => {
  it('S-03 every cache filled by anonymous requests is limited by bytes, not by entry count', () => {
    expect(withCache.length).toBeGreaterThan(2);
    for (const file of withCache) {
      const source = fs.readFileSync(file, 'utf8');
      expect(source, file).toContain('maxSize');
      expect(source, file).toContain('sizeCalculation');
      expect(source, file).not.toMatch(/\bmax:/);
    }
  });
});
