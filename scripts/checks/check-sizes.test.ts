import { describe, expect, it } from 'vitest';
import { fullFolders, longFiles, most } from './check-sizes.ts';

const lines = (count: number) => 'x;\n'.repeat(count);

describe('limits of sizes', () => {
  it('the limit of lines applies to files; tests may be longer, and texts have no limit', () => {
    const found = (file: string, count: number) => longFiles([{ file, source: lines(count) }]).length;
    expect(found('src/features/forum/forum.ts', most.fileLines)).toBe(0);
    expect(found('src/features/forum/forum.ts', most.fileLines + 1)).toBe(1);
    expect(found('src/features/forum/forum.db.test.ts', most.fileLines + 1)).toBe(0);
    expect(found('e2e/forum.test.ts', most.testLines + 1)).toBe(1);
    expect(found('src/features/forum/messages/de.ts', most.testLines + 1)).toBe(0);
  });

  it('the limit of files applies to folders; tests and files that the framework names do not count', () => {
    const files = Array.from({ length: most.folderFiles }, (_, at) => `src/features/forum/f${at}.ts`);
    expect(fullFolders([...files, 'src/features/forum/forum.db.test.ts'])).toEqual([]);
    expect(fullFolders([...files, 'src/features/forum/one-more.ts'])).toHaveLength(1);
    expect(
      fullFolders(files.map((file) => file.replace('src/features/forum', 'src')).concat('src/root.tsx')),
    ).toEqual([]);
  });
});
