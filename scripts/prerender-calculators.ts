/** Builds the calculators' standalone pages into build/calculators. Alone: `node scripts/prerender-calculators.ts [folder]`; else from the whole build. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Manifest } from 'vite';
import type * as Prerender from '../src/calculator-page/prerender.tsx';
import clientConfig from '../vite.calculators.config.ts';

const root = path.join(import.meta.dirname, '..');
const base = '/calculators/';
/** Scripts of one page, compressed: more than this and the first visit on a phone gets slow. */
const scriptLimit = 130_000;

/** Keys of everything that a chunk imports at once, itself included. */
function closure(manifest: Manifest, key: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const each of manifest[key]?.imports ?? []) closure(manifest, each, found);
  return found;
}

function filesOf(manifest: Manifest, id: string): Prerender.PageFiles {
  const key = Object.keys(manifest).find((each) => manifest[each]?.isEntry && manifest[each]?.name === id);
  if (!key) throw new Error(`the client build has no entry ${id}`);
  const chunks = [...closure(manifest, key)].flatMap((each) => manifest[each] ?? []);
  const addresses = (names: readonly string[]) => [...new Set(names)].map((name) => base + name);
  const assets = chunks.flatMap((chunk) => chunk.assets ?? []);
  const entry = base + (manifest[key]?.file ?? '');
  return {
    entry,
    scripts: addresses(chunks.map((chunk) => chunk.file)),
    styles: addresses(chunks.flatMap((chunk) => chunk.css ?? [])),
    fonts: addresses(assets.filter((name) => /archivo-latin-(?!ext)/.test(name))),
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
  /** Compressed script bytes per calculator. */
  readonly scripts: Readonly<Record<string, number>>;
};

/** Client build, then one HTML file per calculator and language. Throws when a page's scripts grow too large. */
export async function buildCalculatorPages(
  output = path.join(root, 'build/calculators'),
): Promise<CalculatorPages> {
  const serverOutput = `${output}-prerender`;
  // React decides by this, when it is first loaded, whether it is the production one.
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
  // A fresh address each time: a second build in one process must not meet the first one's module.
  const address = `${pathToFileURL(path.join(serverOutput, 'prerender.js')).href}?${Date.now()}`;
  const { prerenderPages } = (await import(address)) as typeof Prerender;

  const pages = prerenderPages((id) => filesOf(manifest, id));
  const scripts: Record<string, number> = {};
  const gated: Record<string, string[]> = {};
  for (const page of pages) {
    const file = path.join(output, page.path);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, page.html);
    if (page.id in scripts) continue;
    const files = filesOf(manifest, page.id);
    scripts[page.id] = await compressedSize(output, files.scripts);
    for (const script of files.scripts) {
      const name = script.slice(base.length);
      if (name.startsWith('gated/')) gated[name] = [...(gated[name] ?? []), page.id];
    }
  }
  // Which grants open which file: one calculator its own, a common formula each of its calculators.
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
