/** Converts stored content for the editor and back. */
import { scaleLimits, scaleOf, scaleWidth } from '../../text/image-scale.rules.ts';
import { isHtml, textAsHtml } from '../../text/tags.rules.ts';

const markdownImage = /!\[([^\]\n]{0,300})\]\(\s*([^\s()]+)\s*\)/g;

/** Images in Markdown have no width and start at the smallest scale. */
const markdownWidth = scaleWidth(scaleLimits.least);

/** Converts plain text and Markdown images to HTML; HTML stays unchanged. */
export function toEditorHtml(content: string): string {
  const html = isHtml(content) ? content : `<p>${textAsHtml(content)}</p>`;
  return html.replace(
    markdownImage,
    (_whole, alt: string, src: string) => `<img src="${src}" alt="${alt}" width="${markdownWidth}">`,
  );
}

/** Adds the leading slash to a path of this site. */
export const withSlash = (address: string): string =>
  /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(address) ? address : `/${address}`;

export type PlacedImage = {
  readonly src: string;
  /** Width in pixels; null when none is stored. */
  readonly width: number | null;
};

/** Returns the scale shown in the panel. */
export const shownScale = ({ width }: PlacedImage): number => scaleOf(width);

/** Returns percent of the base width of 400 pixels. */
export const percentOf = (image: PlacedImage): number => Math.round(shownScale(image) * 100);

/** Returns the image as it is saved, with 400 pixels times its scale as width. */
export function toSavedImage(image: PlacedImage): { readonly src: string; readonly width: number } {
  return { src: withSlash(image.src), width: scaleWidth(shownScale(image)) };
}
