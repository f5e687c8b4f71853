import { describe, expect, it } from 'vitest';
import { fullFolders, longFiles, longFunctions, most } from './check-sizes.ts';

const lines = (count: number) => 'x;\n'.repeat(count);

describe('sizes that are refused', () => {
  it('limit files; tests may be longer, texts are unlimited', () => {
    const found = (file: string, count: number) => longFiles([{ file, source: lines(count) }]).length;
    expect(found('src/features/forum/forum.ts', most.fileLines)).toBe(0);
    expect(found('src/features/forum/forum.ts', most.fileLines + 1)).toBe(1);
    expect(found('src/features/forum/forum.db.test.ts', most.fileLines + 1)).toBe(0);
    expect(found('e2e/forum.test.ts', most.testLines + 1)).toBe(1);
    expect(found('src/features/forum/messages/de.ts', most.testLines + 1)).toBe(0);
  });

  it('are those of folders, without tests and what the framework names', () => {
    const files = Array.from({ length: most.folderFiles }, (_, at) => `src/features/forum/f${at}.ts`);
    expect(fullFolders([...files, 'src/features/forum/forum.db.test.ts'])).toEqual([]);
    expect(fullFolders([...files, 'src/features/forum/one-more.ts'])).toHaveLength(1);
    expect(
      fullFolders(files.map((file) => file.replace('src/features/forum', 'src')).concat('src/root.tsx')),
    ).toEqual([]);
  });

  it('are those of functions, without the lines of functions within', () => {
    const body = lines(most.functionLines);
    const found = (source: string) => longFunctions({ file: 'src/a.ts', source }).length;
    expect(found(`function a() {\n${body}}`)).toBe(1);
    expect(found(`const a = () => {\n${body}};`)).toBe(1);
    expect(found(`function a() {\n${lines(most.functionLines - 2)}}`)).toBe(0);
    expect(found(`function a() {\nconst b = () => {\n${lines(most.functionLines - 2)}};\nreturn b;\n}`)).toBe(
      0,
    );
  });
});
