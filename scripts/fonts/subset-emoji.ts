/**
 * Makes src/ui/fonts/emoji.woff2: the signs of avatars alone, for machines without a font for them. Font and tool are
 * large and needed for nothing else, so they are fetched for the purpose, into a folder beside the project (the package
 * that makes the other subsets leaves out what colours are drawn from):
 *
 *     npm install --prefix ../emoji @fontsource/noto-color-emoji@5.3.2
 *     python3 -m venv ../emoji/venv && ../emoji/venv/bin/pip install fonttools brotli
 *     node scripts/fonts/subset-emoji.ts ../emoji
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { avatarEmojis } from '../../src/features/forum/pages/author-display.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder into which font and tool were installed.');
const source = path.join(folder, 'node_modules/@fontsource/noto-color-emoji');
const target = path.join(import.meta.dirname, '../../src/ui/fonts');
const file = path.join(target, 'emoji.woff2');

execFileSync(path.join(folder, 'venv/bin/pyftsubset'), [
  path.join(source, 'files/noto-color-emoji-emoji-400-normal.woff2'),
  `--text=${Object.values(avatarEmojis).join('')}`,
  '--flavor=woff2',
  '--drop-tables+=SVG,vhea,vmtx',
  `--output-file=${file}`,
]);
copyFileSync(path.join(source, 'LICENSE'), path.join(target, 'emoji-OFL.txt'));
console.warn(`emoji.woff2: ${statSync(file).size} bytes`);
