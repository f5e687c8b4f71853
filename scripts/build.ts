/** Builds everything that is served: pages and server, calculator pages, compressed copies of the browser's files. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildCalculatorPages } from './prerender-calculators.ts';

const root = path.dirname(import.meta.dirname);
const compressible = /\.(js|css|svg|json|webmanifest|txt|xml)$/;

/** Beside each file its .br and .gz, made once here instead of for each visitor. */
function compress(folder: string): void {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = fs.readFileSync(file);
    if (content.length < 600) continue;
    fs.writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    );
    fs.writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

const pages = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
if (pages.status !== 0) process.exit(pages.status ?? 1);
await buildCalculatorPages();
compress(path.join(root, 'build/client'));
compress(path.join(root, 'build/calculators'));
