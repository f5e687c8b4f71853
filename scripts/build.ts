/** Builds everything that is served: pages and server, calculator pages, and compressed copies of the browser files. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { build } from 'vite';
import { moveAssetsAside, restoreEarlierAssets } from './build-assets/earlier-assets.ts';
import { buildCalculatorPages } from './prerender-calculators.ts';
import { beginBuild } from './start/prepare.mjs';

const root = path.dirname(import.meta.dirname);
const compressible = /\.(js|mjs|css|svg|json|webmanifest|txt|xml)$/;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Writes a .br and a .gz file beside each file, using all processors. Compressing once per build saves compressing for
 * each visitor.
 */
async function compress(folder: string): Promise<void> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const copies = entries.map(async (entry) => {
    if (!entry.isFile() || !compressible.test(entry.name)) return;
    const file = path.join(entry.parentPath, entry.name);
    const content = fs.readFileSync(file);
    if (content.length < 600) return;
    const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 10 };
    fs.writeFileSync(`${file}.br`, await brotli(content, { params }));
    fs.writeFileSync(`${file}.gz`, await gzip(content, { level: 9 }));
  });
  await Promise.all(copies);
}

/**
 * Bundles the payment sandbox into one file, because loading its source files would take three times the memory and
 * time.
 */
async function buildSandbox(): Promise<void> {
  const folder = path.join(root, 'build/sandbox');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'packages/payment-sandbox/main.ts',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: true,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
    },
  });
  fs.cpSync(path.join(root, 'packages/payment-sandbox/browser'), path.join(folder, 'browser'), {
    recursive: true,
  });
}

/** Bundles the programs that run in worker threads, see `src/platform/server/work/worker-thread.ts`. */
async function buildThreads(): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    // Packages that read files next to their own code are not bundled.
    ssr: { noExternal: true, external: ['fontkit', 'pdfkit', 'sharp', 'subset-font'] },
    build: {
      ssr: true,
      outDir: path.join(root, 'build/workers'),
      emptyOutDir: true,
      copyPublicDir: false,
      minify: true,
      target: 'node24',
      rolldownOptions: {
        input: ['text', 'calculator', 'report'].map((name) => `src/programs/${name}-program.ts`),
      },
    },
  });
}

/** Builds the service worker of the calculator pages; its URL must not change. */
async function buildOfflineWorker(): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      outDir: path.join(root, 'build/client/calculators'),
      emptyOutDir: false,
      copyPublicDir: false,
      minify: true,
      target: 'es2022',
      lib: {
        entry: 'src/calculator-page/offline/worker.ts',
        formats: ['iife'],
        name: 'offline',
        fileName: () => 'offline.js',
      },
    },
  });
}

const markAsBuilt = beginBuild();
// Compiled code of the earlier build, see `serverVariables`.
fs.rmSync(path.join(root, 'build/compiled'), { recursive: true, force: true });
moveAssetsAside(path.join(root, 'build'));
const pages = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
if (pages.status !== 0) process.exit(pages.status ?? 1);
await buildCalculatorPages();
await buildSandbox();
await buildThreads();
await buildOfflineWorker();
await compress(path.join(root, 'build/client'));
await compress(path.join(root, 'build/calculators'));
restoreEarlierAssets(path.join(root, 'build'));
markAsBuilt();
