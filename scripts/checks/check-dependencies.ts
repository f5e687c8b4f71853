/**
 * Fails if a runtime dependency is not listed in docs/dependencies.md, or if the document lists a package that is not a
 * dependency.
 */
import fs from 'node:fs';
import path from 'node:path';

type Packages = Readonly<Record<string, string>>;
type Manifest = { readonly dependencies?: Packages; readonly optionalDependencies?: Packages };

/** Returns the names in the first column of the document's tables. */
function documented(document: string): string[] {
  return document
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

export function dependencyProblems(
  { dependencies, optionalDependencies }: Manifest,
  document: string,
): string[] {
  const installed = Object.keys({ ...dependencies, ...optionalDependencies }).filter(
    (name) => !name.startsWith('@ferrite/'),
  );
  const named = documented(document);
  return [
    ...installed
      .filter((name) => !named.includes(name))
      .map(
        (name) =>
          `docs/dependencies.md: no line for ${name}; say why it is needed, its health and its replacement.`,
      ),
    ...named
      .filter((name) => !installed.includes(name))
      .map((name) => `docs/dependencies.md: ${name} is not a runtime dependency; remove it.`),
    ...named
      .filter((name, at) => named.indexOf(name) !== at)
      .map((name) => `docs/dependencies.md: ${name} stands there twice.`),
  ];
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..');
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const problems = dependencyProblems(
    JSON.parse(read('package.json')) as Manifest,
    read('docs/dependencies.md'),
  );
  if (problems.length > 0) {
    process.stdout.write(`${problems.join('\n')}\n`);
    process.exit(1);
  }
}
