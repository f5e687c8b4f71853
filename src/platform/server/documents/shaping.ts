/** Opens fonts whose layouts of words are cached: documents repeat most of their words, and many documents share them. */
import type { Font, GlyphRun } from 'fontkit';
import * as fontkit from 'fontkit';
import { LRUCache } from 'lru-cache';

/** Number of glyphs in the cached layouts of all fonts; each takes about 100 bytes. */
const maxCachedGlyphs = 100_000;
/** Longer texts are rare, and their layouts are not cached. */
const maxCachedLength = 200;

/** Layouts by font and text. */
const layouts = new LRUCache<string, GlyphRun>({
  maxSize: maxCachedGlyphs,
  sizeCalculation: ({ glyphs }) => glyphs.length + 5,
});

/** Shares its glyph with the middle dot of Japanese, which texts contain. */
const hyphenationPoint = 0x2027;

let opened = 0;

/** Returns a layout whose positions the caller may change, as PDFKit does. */
const copyOf = (run: GlyphRun): GlyphRun =>
  Object.assign(Object.create(Object.getPrototypeOf(run)), run, {
    positions: run.positions.map((position) => ({ ...position })),
  });

/** Opens a font that several documents may use at the same time. */
export function openFont(data: Buffer): Font {
  const font = fontkit.create(data) as Font;
  opened += 1;
  const id = opened;
  const layout = font.layout.bind(font);
  font.layout = (text, ...options) => {
    if (options.some((option) => option !== undefined) || text.length > maxCachedLength)
      return layout(text, ...options);
    const key = `${id} ${text}`;
    const known = layouts.get(key);
    if (known) return copyOf(known);
    const run = layout(text);
    layouts.set(key, run);
    return copyOf(run);
  };
  // A glyph keeps the characters with which it is first requested, and a subset requests glyphs without their characters.
  for (const code of font.characterSet) if (code !== hyphenationPoint) font.glyphForCodePoint(code);
  return font;
}

/** Returns the width of a text in units of the font. Like PDFKit, it lays out each word with the space that follows. */
export function widthInUnits(font: Font, text: string): number {
  return text.split(/(?<=[ \t])/).reduce((sum, word) => sum + font.layout(word).advanceWidth, 0);
}
