/**
 * Draws a picture with the document fonts. Texts become outlines, so the fonts installed on the machine do not matter.
 */
import sharp from 'sharp';
import { type DocumentFonts, scriptMetrics } from './fonts.ts';
import type { Pen, ShapeLook } from './pen.ts';
import { paper } from './sheet.ts';

type Size = { readonly width: number; readonly height: number };

const attributes = ({ fill, fillOpacity, stroke, strokeOpacity, width, dash }: ShapeLook): string =>
  Object.entries({
    fill: fill ?? 'none',
    'fill-opacity': fillOpacity,
    stroke,
    'stroke-opacity': strokeOpacity,
    'stroke-width': stroke && (width ?? 1),
    'stroke-dasharray': dash?.join(' '),
  })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

export class SvgPen implements Pen {
  readonly #fonts: DocumentFonts;
  readonly #shapes: string[] = [];

  constructor(fonts: DocumentFonts) {
    this.#fonts = fonts;
  }

  shape(path: string, look: ShapeLook): void {
    this.#shapes.push(`<path d="${path}"${attributes(look)} stroke-linejoin="round"/>`);
  }

  line: Pen['line'] = (text, { x, y }, { size, face = 'text', colour = paper.ink }) => {
    let at = x;
    for (const run of this.#fonts.runs(text, face)) {
      const shift = run.rise === 0 ? 0 : run.rise > 0 ? -scriptMetrics.up : scriptMetrics.down;
      for (const { path, left, scale } of this.#fonts.outlines(run, size))
        this.#shapes.push(
          `<path fill="${colour}" transform="translate(${at + left} ${y + shift * size}) scale(${scale} ${-scale})" d="${path}"/>`,
        );
      at += this.#fonts.widthOf(run, size);
    }
    return at - x;
  };

  width: Pen['width'] = (text, { size, face = 'text' }) => this.#fonts.width(text, face, size);

  svg({ width, height }: Size): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${this.#shapes.join('')}</svg>`;
  }
}

/**
 * Renders an SVG drawing without texts as PNG on a white background. The PNG has no palette, because computing one would take
 * another 50 MB of memory.
 * @param width in pixels
 */
export function rasterize(svg: string, width: number): Promise<Buffer> {
  sharp.cache(false);
  sharp.concurrency(1);
  const drawn = Number(/ width="([\d.]+)"/.exec(svg)?.[1]);
  return sharp(Buffer.from(svg), { density: (72 * width) / drawn })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
}

/** Returns the width and height of a picture in pixels. */
export async function pictureSize(picture: Buffer): Promise<Size> {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}
