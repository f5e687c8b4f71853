import { readFileSync } from 'node:fs';
import { formatPower } from '@ferrite/calculators/core/numbers.ts';
import { unitSymbol, units } from '@ferrite/calculators/core/quantity.ts';
import { texts } from '@ferrite/calculators/definitions.ts';
import * as fontkit from 'fontkit';
import { expect, it } from 'vitest';

const fontOf = (name: string) =>
  fontkit.openSync(new URL(`../../src/ui/fonts/${name}.woff2`, import.meta.url).pathname) as fontkit.Font;
const rangesOf =
  /font-family: "Archivo Variable";[^}]*?fonts\/(raised[a-z-]*)\.woff2[^}]*?unicode-range: ([^;]+);/g;

it('every superscript or subscript digit, sign and root in calculator texts is in a font of the page', () => {
  const sheet = readFileSync(new URL('../../src/ui/style/fonts.css', import.meta.url), 'utf8');
  const faces = [...sheet.matchAll(rangesOf)].map(([, name = '', ranges = '']) => ({
    font: fontOf(name),
    ranges: ranges.split(',').map((range) => {
      const [from = 0, to = from] = range
        .trim()
        .slice(2)
        .split('-')
        .map((each) => Number.parseInt(each, 16));
      return [from, to] as const;
    }),
  }));
  expect(faces).toHaveLength(2);
  const written = [
    JSON.stringify(texts),
    units.map(unitSymbol).join(),
    formatPower(1.2e-45, 2, 'en'),
    formatPower(6e-78, 2, 'en'),
    formatPower(1e-90, 2, 'en'),
  ].join(' ');
  const signs = new Set(written.match(/[\u2070-\u208e¹²³√]/g));
  expect(signs.size).toBeGreaterThan(15);
  for (const sign of signs) {
    const code = sign.codePointAt(0) ?? 0;
    const face = faces.find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
    expect(face?.font.hasGlyphForCodePoint(code), `${sign} falls back to another font`).toBe(true);
  }
});

it('all faces of a family have the same weight and stretch, so that no face replaces characters of another', () => {
  const sheet = readFileSync(new URL('../../src/ui/style/fonts.css', import.meta.url), 'utf8');
  const faces = [...sheet.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) => {
    const of = (name: string) => new RegExp(`${name}: ([^;]+);`).exec(face)?.[1] ?? '';
    return {
      family: `${of('font-family')} ${of('font-style')}`,
      width: `${of('font-weight')} ${of('font-stretch')}`,
    };
  });
  const archivo = faces.filter(({ family }) => family.startsWith('"Archivo Variable"'));
  expect(archivo).toHaveLength(4);
  expect(new Set(archivo.map(({ family, width }) => `${family} ${width}`)).size).toBe(1);
});
