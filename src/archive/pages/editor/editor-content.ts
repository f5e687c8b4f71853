/** How a stored post becomes what the editor holds, and back. */
import { scaleLimits, scaleOf, scaleWidth } from '../../text/image-scale.rules.ts';
import { isHtml, textAsHtml } from '../../text/tags.rules.ts';

const markdownImage = /!\[([^\]\n]{0,300})\]\(\s*([^\s()]+)\s*\)/g;

/** Pictures in Markdown have no width: they begin at the smallest scale. */
const markdownWidth = scaleWidth(scaleLimits.least);

/** Line ends of a plain text become line breaks, Markdown images pictures; HTML stays as it is. */
export function forEditing(content: string): string {
  const html = isHtml(content) ? content : `<p>${textAsHtml(content)}</p>`;
  return html.replace(
    markdownImage,
    (_whole, alt: string, src: string) => `<img src="${src}" alt="${alt}" width="${markdownWidth}">`,
  );
}

/** An address on this site begins with a slash. */
export const withSlash = (address: string): string =>
  /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(address) ? address : `/${address}`;

export type PlacedImage = {
  readonly src: string;
  /** Pixels; null for a picture that was stored without. */
  readonly width: number | null;
};

/** The scale that the panel shows. */
export const shownScale = ({ width }: PlacedImage): number => scaleOf(width);

/** Percent of the usual width of 400 pixels. */
export const percentOf = (image: PlacedImage): number => Math.round(shownScale(image) * 100);

/** How a picture is written: 400 pixels times its scale. */
export function forSaving(image: PlacedImage): { readonly src: string; readonly width: number } {
  return { src: withSlash(image.src), width: scaleWidth(shownScale(image)) };
}
