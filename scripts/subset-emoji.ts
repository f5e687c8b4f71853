/**
 * Makes src/ui/fonts/emoji.woff2: the signs of avatars alone, for machines without a font for them. The whole font has
 * 6 MB and nothing else needs it, so it is fetched for the purpose, into a folder beside the project:
 * `npm install --prefix ../emoji @fontsource/noto-color-emoji@5.3.2 && node scripts/subset-emoji.ts ../emoji`.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { avatarEmojis } from '../src/forum/pages/author-display.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder into which the font was installed.');
const source = path.join(folder, 'node_modules/@fontsource/noto-color-emoji');
const target = new URL('../src/ui/fonts/', import.meta.url);

const whole = await readFile(path.join(source, 'files/noto-color-emoji-emoji-400-normal.woff2'));
const woff2 = await subsetFont(whole, Object.values(avatarEmojis).join(''), { targetFormat: 'woff2' });
await writeFile(new URL('emoji.woff2', target), woff2);
await copyFile(path.join(source, 'LICENSE'), new URL('emoji-OFL.txt', target));
console.warn(`emoji.woff2: ${whole.length} -> ${woff2.length} bytes`);
