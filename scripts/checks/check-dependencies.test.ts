import { expect, it } from 'vitest';
import { dependencyProblems } from './check-dependencies.ts';

const document =
  '| package | reason |\n|---|---|\n| `fastify`, `pg` | `http` server |\n| `sharp` | pictures |\n';

it('a runtime dependency without an explanation, and an explanation without a dependency are reported', () => {
  const manifest = {
    dependencies: { fastify: '1', zod: '1' },
    optionalDependencies: { sharp: '1', node: '1' },
  };
  expect(dependencyProblems(manifest, document)).toEqual([
    expect.stringContaining('no line for zod'),
    expect.stringContaining('no line for node'),
    expect.stringContaining('pg is not a runtime dependency'),
  ]);
});

it('nothing is reported if the document lists exactly the runtime dependencies', () => {
  const manifest = { dependencies: { fastify: '1', pg: '1' }, optionalDependencies: { sharp: '1' } };
  expect(dependencyProblems(manifest, document)).toEqual([]);
});
