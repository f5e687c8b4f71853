/**
 * Generates the files in src/ui/fonts from the published font packages, with fewer axes and characters, to keep the
 * first visit small. Run it after an update of those packages: `node scripts/fonts/subset-fonts.ts`.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const packages = new URL('../../node_modules/@fontsource-variable/', import.meta.url);
const target = new URL('../../src/ui/fonts/', import.meta.url);

/** Returns the characters of a list of code point ranges such as `20-7E`. */
function letters(...ranges: readonly string[]): string {
  return ranges
    .flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map((each) => Number.parseInt(each, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}

const latin = letters(
  '20-7E',
  'A0-FF',
  '131',
  '152-153',
  '2BB-2BC',
  '2C6',
  '2DA',
  '2DC',
  '2000-200A',
  '2010-2014',
  '2018-201A',
  '201C-201E',
  '2020-2022',
  '2026',
  '202F',
  '2030',
  '2032-2033',
  '2039-203A',
  '2044',
  '2074',
  '20AC',
  '2116',
  '2122',
  '2190-2193',
  '2212',
  '2215',
  '2260',
  '2264-2265',
);
const latinExtended = letters('100-130', '132-151', '154-2AF', '1E00-1E9E', '1EF2-1EFF');
// The home page names phases: these five letters have a separate file, other Greek letters load with formulas.
const phases = letters('3B1-3B5');
const greek = letters('391-3A9', '3B6-3C9', '3D1', '3D5') + phases;
const archivo = { wght: { min: 400, max: 700, default: 400 }, wdth: { min: 84, max: 112, default: 100 } };
const stix = { wght: { min: 400, max: 600, default: 400 } };

const fonts = [
  { from: 'archivo/files/archivo-latin-wdth-normal', to: 'archivo-latin', text: latin, axes: archivo },
  {
    from: 'archivo/files/archivo-latin-ext-wdth-normal',
    to: 'archivo-latin-ext',
    text: latinExtended,
    axes: archivo,
  },
  { from: 'stix-two-text/files/stix-two-text-latin-wght-normal', to: 'stix-latin', text: latin, axes: stix },
  {
    from: 'stix-two-text/files/stix-two-text-latin-wght-italic',
    to: 'stix-latin-italic',
    text: latin,
    axes: stix,
  },
  { from: 'stix-two-text/files/stix-two-text-greek-wght-normal', to: 'stix-greek', text: greek, axes: stix },
  {
    from: 'stix-two-text/files/stix-two-text-greek-wght-italic',
    to: 'stix-greek-italic',
    text: greek,
    axes: stix,
  },
  {
    from: 'stix-two-text/files/stix-two-text-greek-wght-italic',
    to: 'stix-phases-italic',
    text: phases,
    axes: stix,
  },
];

for (const { from, to, text, axes } of fonts) {
  const source = await readFile(new URL(`${from}.woff2`, packages));
  const woff2 = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(new URL(`${to}.woff2`, target), woff2);
  console.warn(`${to}.woff2: ${source.length} -> ${woff2.length} bytes`);
}
await copyFile(new URL('archivo/LICENSE', packages), new URL('archivo-OFL.txt', target));
await copyFile(new URL('stix-two-text/LICENSE', packages), new URL('stix-two-text-OFL.txt', target));
