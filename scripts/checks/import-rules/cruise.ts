/** Finds the imports of the project with dependency-cruiser, which resolves them like the compiler. */
import { createRequire, registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ICruiseResult } from 'dependency-cruiser';
import { importRules } from './index.ts';

/** Import between two files, with the names of the rules that it violates. */
export type Import = {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
  readonly refusedBy: readonly string[];
};

/**
 * Makes dependency-cruiser load TypeScript 5 from the client's workspace, because it needs an API that TypeScript 7 no
 * longer has.
 */
function redirectToTypeScript5(): void {
  const { resolve } = createRequire(
    path.resolve(import.meta.dirname, '../../../clients/typescript/package.json'),
  );
  const urls = new Map(
    ['typescript', 'typescript/package.json'].map((name) => [name, pathToFileURL(resolve(name)).href]),
  );
  registerHooks({
    resolve: (specifier, context, next) => {
      const url = context.parentURL?.includes('/dependency-cruiser/') && urls.get(specifier);
      return url ? { url, shortCircuit: true } : next(specifier, context);
    },
  });
}

/** Returns every import of `src` and `packages` below a folder, except those of tests. */
export async function importsBelow(baseDir: string): Promise<Import[]> {
  redirectToTypeScript5();
  const { cruise } = await import('dependency-cruiser');
  const { output } = await cruise(
    ['src', 'packages'],
    {
      baseDir,
      parser: 'tsc',
      moduleSystems: ['es6'],
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '[.]test[.]tsx?$' },
      validate: true,
      ruleSet: { forbidden: [...importRules] },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json', '.css'],
    },
  );
  return (output as ICruiseResult).modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved, dependencyTypes, rules }) => ({
      from: source,
      to: resolved,
      typeOnly: dependencyTypes.includes('type-only'),
      refusedBy: rules?.map(({ name }) => name) ?? [],
    })),
  );
}
