import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { affectedTests, readImporters } from './affected-tests.ts';

const forum = 'src/features/forum/';
/** Imports of a small example product. */
const importsOf: Readonly<Record<string, readonly string[]>> = {
  'src/app.ts': [`${forum}forum.module.ts`],
  'test/app.ts': ['src/app.ts'],
  [`${forum}forum.module.ts`]: [`${forum}questions/questions.ts`, `${forum}moderation/moderation.ts`],
  [`${forum}forum.rules.ts`]: [],
  [`${forum}forum.rules.test.ts`]: [`${forum}forum.rules.ts`],
  [`${forum}questions/questions.ts`]: [`${forum}forum.rules.ts`, `${forum}questions/usecases/ask.ts`],
  [`${forum}questions/usecases/ask.ts`]: [],
  [`${forum}questions/questions.db.test.ts`]: ['test/app.ts'],
  [`${forum}moderation/moderation.ts`]: [],
  [`${forum}moderation/moderation.db.test.ts`]: ['test/app.ts'],
  [`${forum}forum.store.ts`]: [],
  [`${forum}volume.db.test.ts`]: ['test/app.ts', `${forum}forum.rules.ts`],
  [`${forum}pages/list.tsx`]: [`${forum}forum.rules.ts`],
  [`${forum}pages/list.test.tsx`]: [`${forum}pages/list.tsx`],
  'test/shop.ts': ['test/app.ts'],
  'test/shop.db.test.ts': ['test/shop.ts'],
};
const all = Object.keys(importsOf);
const importers = new Map(
  all.map((file) => [file, all.filter((each) => importsOf[each]?.includes(file))] as const),
);
const affected = (...changed: string[]) => affectedTests(changed, all, importers);

describe('selection of the tests that a change affects', () => {
  it('a change of a *.rules.ts file runs the tests that import it, and the database tests beside the code that uses it', () => {
    expect(affected(`${forum}forum.rules.ts`)).toEqual([
      `${forum}forum.rules.test.ts`,
      `${forum}pages/list.test.tsx`,
      `${forum}questions/questions.db.test.ts`,
    ]);
  });

  it('a change in a folder without tests runs the tests of the nearest folder above it', () => {
    expect(affected(`${forum}questions/usecases/ask.ts`)).toEqual([`${forum}questions/questions.db.test.ts`]);
  });

  it('a change of a page component runs its page tests and no database tests', () => {
    expect(affected(`${forum}pages/list.tsx`)).toEqual([`${forum}pages/list.test.tsx`]);
  });

  it('a change of message texts runs the check of all product texts', () => {
    expect(affected(`${forum}messages/de.ts`)).toEqual(['test/words.test.ts']);
  });

  it('a change of a *.store.ts file runs the volume test of its feature', () => {
    expect(affected(`${forum}forum.store.ts`)).toEqual([`${forum}volume.db.test.ts`]);
  });

  it('a change of a test runs this test; a change of a test helper runs the tests that import it', () => {
    expect(affected(`${forum}volume.db.test.ts`)).toEqual([`${forum}volume.db.test.ts`]);
    expect(affected('test/shop.ts')).toEqual(['test/shop.db.test.ts']);
  });
});

describe('imports of this repository', () => {
  it('files that import a changed file are found by relative path, workspace package name and glob pattern', () => {
    const rules = 'src/features/tools/describe.ts';
    const test = 'src/features/tools/describe.test.ts';
    const registry = 'packages/calculators/registry.ts';
    const texts = 'src/features/forum/messages/en.ts';
    const files = [rules, test, registry, texts, 'src/messages/files.ts'];
    const found = readImporters(path.resolve(import.meta.dirname, '../..'), files);
    expect(found.get(rules)).toEqual([test]);
    expect(found.get(registry)).toContain(test);
    expect(found.get(texts)).toEqual(['src/messages/files.ts']);
  });
});
