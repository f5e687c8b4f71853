/**
 * Generates the fonts of superscript and subscript digits and signs (10⁻¹², Fe₂₋₃N) and of √. Archivo has only ¹, ² and ³, at
 * another height. The source font is used for nothing else, so it is installed into a folder beside the project:
 *
 *     npm install --prefix ../raised @fontsource-variable/roboto@5.3.0
 *     node scripts/fonts/subset-raised.ts ../raised
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder into which the font was installed.');
const source = path.join(folder, 'node_modules/@fontsource-variable/roboto');
const target = path.join(import.meta.dirname, '../../src/ui/fonts');

/** Characters to include, by the file of the published font that contains them. */
const files = {
  raised: { from: 'roboto-math-wght-normal', signs: '⁰⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎√' },
  'raised-latin': { from: 'roboto-latin-wght-normal', signs: '¹²³' },
};

for (const [name, { from, signs }] of Object.entries(files)) {
  const font = await subsetFont(readFileSync(path.join(source, `files/${from}.woff2`)), signs, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  });
  writeFileSync(path.join(target, `${name}.woff2`), font);
  console.warn(`${name}.woff2: ${font.length} bytes`);
}
copyFileSync(path.join(source, 'LICENSE'), path.join(target, 'roboto-OFL.txt'));
