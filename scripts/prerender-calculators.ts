/**
 * Builds the static pages of the calculators into build/calculators. The build runs it; to run it alone: `node
 * scripts/prerender-calculators.ts [folder]`.
 */
import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Manifest } from 'vite';
import type * as Prerender from '../src/calculator-page/prerender.tsx';
import clientConfig, { batchEntry } from '../vite.calculators.config.ts';

const root = path.join(import.meta.dirname, '..');
const base = '/calculators/';
/** Maximum compressed size of the scripts of one page in bytes; larger scripts make the first visit on a phone slow. */
const scriptLimit = 145_000;

/** Returns the manifest keys of a chunk and of all its static imports. */
function closure(manifest: Manifest, key: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const each of manifest[key]?.imports ?? []) closure(manifest, each, found);
  return found;
}

/** Returns the file of an entry and the chunks that it needs, its own chunk first. */
function entryOf(manifest: Manifest, name: string) {
  const key = Object.keys(manifest).find((each) => manifest[each]?.isEntry && manifest[each]?.name === name);
  const own = key && manifest[key];
  if (!own) throw new Error(`the client build has no entry ${name}`);
  return { file: own.file, chunks: [...closure(manifest, key)].flatMap((each) => manifest[each] ?? []) };
}

const addressesOf = (names: readonly string[]) => [...new Set(names)].map((name) => base + name);

/**
 * Returns the URLs of the files that a calculator page loads.
 * @param output folder of the client build
 */
function filesOf(manifest: Manifest, output: string, id: string): Prerender.PageFiles {
  const { file, chunks } = entryOf(manifest, id);
  const assets = chunks.flatMap((chunk) => chunk.assets ?? []);
  const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
  return {
    entry: base + file,
    batchWorker: base + entryOf(manifest, batchEntry(id)).file,
    scripts: addressesOf(chunks.map((chunk) => chunk.file)),
    style: [...styles].map((name) => readFileSync(path.join(output, name), 'utf8').trim()).join('\n'),
    fonts: addressesOf(assets.filter((name) => /archivo-latin-(?!ext)/.test(name))),
  };
}

async function compressedSize(output: string, addresses: readonly string[]): Promise<number> {
  const sizes = addresses.map(
    async (address) =>
      gzipSync(await fs.readFile(path.join(output, address.slice(base.length))), { level: 9 }).length,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

export type CalculatorPages = {
  readonly pages: number;
  /** Compressed size in bytes of the scripts of each calculator. */
  readonly scripts: Readonly<Record<string, number>>;
};

/**
 * Builds the client, then one HTML file per calculator and language.
 * @throws if the scripts of a page are too large, or if a worker would load the code of the page
 */
export async function buildCalculatorPages(
  output = path.join(root, 'build/calculators'),
): Promise<CalculatorPages> {
  const serverOutput = `${output}-prerender`;
  // React reads this variable when it is first loaded, to choose between its development and production versions.
  process.env['NODE_ENV'] = 'production';
  await build({
    ...clientConfig,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    build: { ...clientConfig.build, outDir: output },
  });
  await build({
    configFile: false,
    root,
    publicDir: false,
    mode: 'production',
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: path.join(root, 'src/calculator-page/prerender.tsx'),
      outDir: serverOutput,
      emptyOutDir: true,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
  });
  const manifestFile = path.join(output, 'manifest.json');
  const manifest = JSON.parse(await fs.readFile(manifestFile, 'utf8')) as Manifest;
  // A new URL each time, so that a second build in the same process does not get the cached module of the first one.
  const address = `${pathToFileURL(path.join(serverOutput, 'prerender.js')).href}?${Date.now()}`;
  const { prerenderPages } = (await import(address)) as typeof Prerender;

  const pages = prerenderPages((id) => filesOf(manifest, output, id));
  const scripts: Record<string, number> = {};
  const gated: Record<string, string[]> = {};
  for (const page of pages) {
    const file = path.join(output, page.path);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, page.html);
    if (page.id in scripts) continue;
    const files = filesOf(manifest, output, page.id);
    scripts[page.id] = await compressedSize(output, files.scripts);
    const worker = entryOf(manifest, batchEntry(page.id)).chunks;
    if (worker.some(({ name }) => name === 'page'))
      throw new Error(`the worker of ${page.id} contains page code, which needs a document`);
    const names = new Set([
      ...files.scripts.map((script) => script.slice(base.length)),
      ...worker.map(({ file }) => file),
    ]);
    for (const name of names) {
      if (name.startsWith('gated/')) gated[name] = [...(gated[name] ?? []), page.id];
    }
  }
  // Lists by file whose grants give access: one calculator for its own file, several for a shared formula.
  await fs.writeFile(path.join(output, 'gated.json'), `${JSON.stringify(gated, null, 2)}\n`);
  await fs.rm(serverOutput, { recursive: true, force: true });
  for (const [id, size] of Object.entries(scripts)) {
    if (size > scriptLimit)
      throw new Error(`scripts of ${id} are ${size} bytes compressed, more than ${scriptLimit}`);
  }
  return { pages: pages.length, scripts };
}

if (process.argv[1] === import.meta.filename) {
  const { pages, scripts } = await buildCalculatorPages(process.argv[2]);
  process.stdout.write(`${pages} pages; scripts per page, gzip bytes: ${JSON.stringify(scripts)}\n`);
}
