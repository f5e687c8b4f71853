import { describe, expect, it } from 'vitest';
import { carried, circles, foreignWrites, hiddenValues, refusalsWithoutRecord } from './check-boundaries.ts';

describe('check of import boundaries', () => {
  it('the check refuses folders that import each other in a cycle, even for types only', () => {
    const found = (from: string, to: string, typeOnly = false) => ({ from, to, typeOnly });
    const line = [
      found('src/site/a.ts', 'src/features/forum/pages/b.tsx'),
      found('src/features/forum/pages/b.tsx', 'src/layout/c.tsx'),
      found('src/features/forum/b.store.ts', 'src/features/tools/tables.ts'),
      found('src/features/tools/b.store.ts', 'src/features/forum/tables.ts'),
    ];
    expect(circles(line)).toEqual([]);
    expect(circles([...line, found('src/layout/c.tsx', 'src/site/a.ts', true)])).toEqual([
      'forum',
      'layout',
      'site',
    ]);
  });

  it('the check refuses a page that imports refusal messages, even indirectly', () => {
    const found = (from: string, to: string, typeOnly = false) => ({ from, to, typeOnly });
    const line = [
      found('src/features/forum/pages/question/question.tsx', 'src/features/forum/forum.rules.ts'),
      found('src/features/forum/forum.rules.ts', 'src/platform/slug.ts'),
      found('src/features/forum/forum.rules.ts', 'src/features/forum/refusals.ts', true),
      found('src/features/forum/questions/questions.ts', 'src/features/forum/refusals.ts'),
    ];
    expect(carried(line)).toEqual([]);
    expect(
      carried([...line, found('src/platform/slug.ts', 'src/platform/server/errors/refusals.ts')]),
    ).toEqual([
      'src/features/forum/pages/question/question.tsx → src/features/forum/forum.rules.ts → src/platform/slug.ts → src/platform/server/errors/refusals.ts',
    ]);
  });

  it('the check refuses an import statement that combines a default import with only type imports', () => {
    const found = (line: string) => hiddenValues('src/features/forum/questions/questions.ts', line);
    expect(found("import a, { type B } from '../forum.store.ts';")).toHaveLength(1);
    expect(found("import a, {\n  type B,\n  type C,\n} from 'fastify';")).toHaveLength(1);
    expect(found("import a, { b, type C } from 'fastify';\nimport type { D } from 'fastify';")).toEqual([]);
  });

  it('the check refuses a refusal that is created without refuse()', () => {
    const source = "throw new AppError('conflict', 'forum.closed', { message: 'It is closed.' });";
    expect(refusalsWithoutRecord('src/features/forum/questions/questions.ts', source)).toHaveLength(1);
    expect(
      refusalsWithoutRecord('src/features/forum/questions/questions.ts', "throw refuse('forum.closed');"),
    ).toEqual([]);
    expect(refusalsWithoutRecord('src/features/forum/questions.db.test.ts', source)).toEqual([]);
  });

  it('the check refuses a store that writes to a table of another feature', () => {
    const source = (statement: string) =>
      `import { localUsers, users as accounts } from '../membership/tables.ts';\nimport { posts } from './tables.ts';\n${statement}`;
    const file = 'src/features/forum/forum.store.ts';
    const audit = `import { auditLogs } from '../platform/server/audit/tables.ts';`;
    expect(foreignWrites(file, `${audit}\nawait db.insert(auditLogs)`)).toHaveLength(1);
    expect(foreignWrites(file, source('await db.update(localUsers).set({});'))).toHaveLength(1);
    expect(foreignWrites(file, source('await tx\n  .insert(accounts)'))).toHaveLength(1);
    expect(foreignWrites(file, source('await tx.delete(localUsers)'))).toHaveLength(1);
    expect(foreignWrites(file, source('await tx.delete(posts); db.select().from(localUsers)'))).toEqual([]);
  });
});
