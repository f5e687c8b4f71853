/**
 * Generates src/ui/fonts/emoji.woff2, which contains only the emoji of avatars, for machines without an emoji font. The font
 * package and pyftsubset are large and used for nothing else, so they are installed into a folder beside the project. (The
 * package that makes the other subsets drops the tables with the colours.)
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
