/**
 * Fonts for documents. Font packages consist of slices with a few hundred characters each; a document embeds only the
 * slices that its text needs, each once and in one weight.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font } from 'fontkit';
import { LRUCache } from 'lru-cache';
import subsetFont from 'subset-font';
import type { Language } from '../../shared/i18n/i18n.ts';
import { openFont, widthInUnits } from './shaping.ts';

/** Font face: regular text, bold, formulas, and italic quantity symbols. */
export type Face = 'text' | 'bold' | 'math' | 'slanted';
/** Text drawn with one font slice; `rise`: 1 for superscript, -1 for subscript. */
export type Run = { readonly font: string; readonly text: string; readonly rise: Rise };
export type Rise = -1 | 0 | 1;
/** Size and vertical offset of superscripts and subscripts, as multiples of the font size. */
export const scriptMetrics = { size: 0.66, up: 0.36, down: 0.14 } as const;

const scaleOf = (rise: Rise): number => (rise === 0 ? 1 : scriptMetrics.size);

type Slice = {
  readonly file: string;
  readonly weight: number;
  readonly ranges: readonly (readonly [number, number])[];
};
type Loaded = {
  readonly name: string;
  readonly font: Font;
  readonly bytes: number;
  readonly unitsPerEm: number;
};

const published = createRequire(import.meta.url);
const scripts: Readonly<Record<Language, readonly string[]>> = {
  en: ['jp', 'sc', 'kr'],
  de: ['jp', 'sc', 'kr'],
  cn: ['sc', 'jp', 'kr'],
  ja: ['jp', 'sc', 'kr'],
  kr: ['kr', 'jp', 'sc'],
};
const weights: Readonly<Record<Face, number>> = { text: 400, bold: 600, math: 400, slanted: 400 };
/** Character drawn instead of one that no font contains. */
const missing = '\u25a1';
/** Characters whose slices every document loads. */
const always = `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => at + 32))}·×±°…–−${missing}`;
const slices = new LRUCache<string, Loaded>({
  maxSize: 16_000_000,
  sizeCalculation: ({ bytes }) => bytes,
});
const sheets = new Map<string, Promise<readonly Omit<Slice, 'weight'>[]>>();

/** Characters that no font package contains, with another notation of the same meaning; [x] is Gauss's for ⌊x⌋. */
const otherNotation: Readonly<Record<string, string>> = { '⋅': '·', '⌀': 'Ø', '⌊': '[', '⌋': ']' };

/** Returns another form of a character that few or no fonts contain, such as a superscript. */
function plainForm(letter: string): { readonly letter: string; readonly rise: Rise } | null {
  const other = otherNotation[letter];
  if (other) return { letter: other, rise: 0 };
  const plain = letter.normalize('NFKC');
  if (plain === letter || [...plain].length !== 1) return null;
  return { letter: plain, rise: /[\u2080-\u208e]/.test(letter) ? -1 : 1 };
}

/** Returns the slices that a font package's style sheet lists, with their characters. */
function slicesOf(sheet: string): Promise<readonly Omit<Slice, 'weight'>[]> {
  const known = sheets.get(sheet) ?? readSlices(sheet);
  sheets.set(sheet, known);
  return known;
}

async function readSlices(sheet: string): Promise<readonly Omit<Slice, 'weight'>[]> {
  const file = published.resolve(`@fontsource-variable/${sheet}`);
  const css = await readFile(file, 'utf8');
  return [...css.matchAll(/url\(\.?\/?(files\/[\w-]+\.woff2)\)[^}]*?unicode-range:\s*([^;}]+)/g)].map(
    ([, name = '', ranges = '']) => ({
      file: path.join(path.dirname(file), name),
      ranges: ranges.split(',').map((range) => {
        const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
      }),
    }),
  );
}

/** Returns the style sheets of a face, in order of preference. */
function sheetsOf(face: Face, language: Language): readonly string[] {
  const cjk = scripts[language].map((each) => `noto-sans-${each}/index.css`);
  const math = ['stix-two-text/index.css'];
  if (face === 'slanted') return ['stix-two-text/wght-italic.css', ...math, ...cjk];
  if (face === 'math') return [...math, ...cjk];
  return ['archivo/index.css', ...cjk, ...math];
}

async function load({ file, weight, ranges }: Slice): Promise<Loaded> {
  const name = `${path.basename(file, '.woff2')}-${weight}`;
  const known = slices.get(name);
  if (known) return known;
  const letters = ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
    )
    .join('');
  const data = await subsetFont(await readFile(file), letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
  const font = openFont(data);
  const loaded = { name, font, bytes: data.length, unitsPerEm: font.unitsPerEm };
  slices.set(name, loaded);
  return loaded;
}

export class DocumentFonts {
  readonly #byLetter = new Map<string, Loaded>();
  readonly #all = new Map<string, Loaded>();
  readonly #widths = new Map<string, number>();
  readonly #replaced = new Set<string>();

  private constructor() {}

  /**
   * Loads the fonts of a document.
   * @param letters all characters of the document by face
   */
  static async for(letters: Readonly<Record<Face, string>>, language: Language): Promise<DocumentFonts> {
    const fonts = new DocumentFonts();
    for (const face of Object.keys(weights) as Face[]) {
      for (const letter of new Set(letters[face] + always)) {
        const own = await findSlice(letter, face, language);
        const other = own ? null : plainForm(letter);
        const found = own ?? (other && (await findSlice(other.letter, face, language)));
        if (!found) continue;
        fonts.#byLetter.set(face + (other?.letter ?? letter), found);
        fonts.#all.set(found.name, found);
      }
    }
    return fonts;
  }

  /** Characters of measured or drawn texts that no font contains; a box is drawn instead, unless they have no width. */
  get replaced(): ReadonlySet<string> {
    return this.#replaced;
  }

  /** Registers the slices that were used in a PDF by their names. */
  registerIn(pdf: PDFKit.PDFDocument): void {
    for (const { name, font } of this.#all.values()) {
      // PDFKit accepts an opened font; its types do not list it.
      pdf.registerFont(name, font as unknown as Buffer);
    }
  }

  /** Returns the slice that contains a character in this face, otherwise the one in the text face. */
  #of(letter: string, face: Face): Loaded | undefined {
    return this.#byLetter.get(face + letter) ?? this.#byLetter.get(`text${letter}`);
  }

  /** Returns the character as it is drawn, with its slice; null for a zero-width character that no font contains. */
  #drawn(
    letter: string,
    face: Face,
  ): { readonly text: string; readonly rise: Rise; readonly slice: Loaded } | null {
    const own = this.#of(letter, face);
    if (own) return { text: letter, rise: 0, slice: own };
    const plain = plainForm(letter);
    const other = plain && this.#of(plain.letter, face);
    if (other) return { text: plain.letter, rise: plain.rise, slice: other };
    const box = this.#of(missing, face);
    if (box && letter !== missing) this.#replaced.add(letter);
    return !box || /[\p{M}\p{Cf}\p{Cc}]/u.test(letter) ? null : { text: missing, rise: 0, slice: box };
  }

  /** Splits a text into runs; each run uses one font slice. */
  runs(text: string, face: Face): readonly Run[] {
    const runs: { font: string; text: string; rise: Rise }[] = [];
    for (const letter of text) {
      const drawn = this.#drawn(letter, face);
      if (!drawn) continue;
      const last = runs.at(-1);
      if (last?.font === drawn.slice.name && last.rise === drawn.rise) last.text += drawn.text;
      else runs.push({ font: drawn.slice.name, text: drawn.text, rise: drawn.rise });
    }
    return runs;
  }

  /** Returns the width of a text in points. Widths are cached, since layouts measure the same texts repeatedly. */
  width(text: string, face: Face, size: number): number {
    const key = face + text;
    const known = this.#widths.get(key) ?? this.#relativeWidth(text, face);
    this.#widths.set(key, known);
    return known * size;
  }

  /** Returns the width of a run in points. */
  widthOf({ font, text, rise }: Run, size: number): number {
    const loaded = this.#all.get(font);
    if (!loaded) return 0;
    return (widthInUnits(loaded.font, text) * size * scaleOf(rise)) / loaded.unitsPerEm;
  }

  /** Returns the outlines of the characters in a run: each SVG path with `y` upwards, its left end and its scale. */
  outlines(
    { font, text, rise }: Run,
    size: number,
  ): readonly { readonly path: string; readonly left: number; readonly scale: number }[] {
    const loaded = this.#all.get(font);
    if (!loaded) return [];
    const scale = (size * scaleOf(rise)) / loaded.unitsPerEm;
    const { glyphs, positions } = loaded.font.layout(text);
    let left = 0;
    return glyphs.map(({ path: outline }, at) => {
      const shown = { path: outline.toSVG(), left, scale };
      left += (positions[at]?.xAdvance ?? 0) * scale;
      return shown;
    });
  }

  /** Returns the width of a text as a multiple of the font size. */
  #relativeWidth(text: string, face: Face): number {
    return this.runs(text, face).reduce((sum, run) => sum + this.widthOf(run, 1), 0);
  }
}

async function findSlice(letter: string, face: Face, language: Language): Promise<Loaded | null> {
  const code = letter.codePointAt(0) ?? 0;
  for (const sheet of sheetsOf(face, language)) {
    for (const slice of await slicesOf(sheet)) {
      if (!slice.ranges.some(([from, to]) => code >= from && code <= to)) continue;
      const loaded = await load({ ...slice, weight: weights[face] });
      if (loaded.font.hasGlyphForCodePoint(code)) return loaded;
    }
  }
  return null;
}
