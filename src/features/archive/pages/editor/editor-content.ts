/** Converts stored content to editor content and back. */
import { scaleLimits, scaleOf, scaleWidth } from '../../text/image-scale.rules.ts';
import { isHtml, textAsHtml } from '../../text/tags.rules.ts';

const markdownImage = /!\[([^\]\n]{0,300})\]\(\s*([^\s()]+)\s*\)/g;

/** Width given to Markdown images, which have none: the width at the smallest scale. */
const markdownWidth = scaleWidth(scaleLimits.least);

/** Converts plain text and Markdown images to HTML; returns HTML unchanged. */
export function toEditorHtml(content: string): string {
  const html = isHtml(content) ? content : `<p>${textAsHtml(content)}</p>`;
  return html.replace(
    markdownImage,
    (_whole, alt: string, src: string) => `<img src="${src}" alt="${alt}" width="${markdownWidth}">`,
  );
}

/** Adds a leading slash to a relative path of this site. */
export const withLeadingSlash = (address: string): string =>
  /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(address) ? address : `/${address}`;

export type PlacedImage = {
  readonly src: string;
  /** Width in pixels; null if no width is stored. */
  readonly width: number | null;
};

export const shownScale = ({ width }: PlacedImage): number => scaleOf(width);

/** Returns the width of the image in percent of the base width of 400 pixels. */
export const percentOf = (image: PlacedImage): number => Math.round(shownScale(image) * 100);

/** Returns the image with the width that is saved: 400 pixels times its scale. */
export function toSavedImage(image: PlacedImage): { readonly src: string; readonly width: number } {
  return { src: withLeadingSlash(image.src), width: scaleWidth(shownScale(image)) };
}
