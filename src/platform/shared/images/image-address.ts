/** Reads the size and format of a stored image from its URL; used by server and browser. */

/** Widths in pixels in which an image is stored, besides its original width. */
export const imageWidths = [400, 800] as const;
/** Maximum width in pixels; wider images are reduced to it. */
export const largestWidth = 1_600;

const pattern = /^\/files\/([a-z]{1,20}\/[\w-]{22})-(\d{1,4})x(\d{1,4})\.webp$/;

export type StoredImage = {
  readonly url: string;
  /** Width in pixels. */
  readonly width: number;
  readonly height: number;
  /** Value of the `srcset` attribute with all widths of the image; empty if there is only one. */
  readonly srcSet: string;
};

/** Returns the properties of a stored image from its URL; null for other URLs. */
export function storedImage(url: string): StoredImage | null {
  const [, base, width, height] = pattern.exec(url) ?? [];
  if (!base) return null;
  const smaller = imageWidths.filter((each) => each < Number(width));
  const sources = smaller.map((each) => `/files/${base}-${each}.webp ${each}w`);
  return {
    url,
    width: Number(width),
    height: Number(height),
    srcSet: sources.length > 0 ? [...sources, `${url} ${width}w`].join(', ') : '',
  };
}

/** Returns the file keys of a stored image in all its widths; empty for other URLs. */
export function imageKeys(url: string): readonly string[] {
  const image = storedImage(url);
  if (!image) return [];
  const base = url.slice('/files/'.length).replace(/-\d+x\d+\.webp$/, '');
  const smaller = imageWidths.filter((each) => each < image.width);
  return [url.slice('/files/'.length), ...smaller.map((each) => `${base}-${each}.webp`)];
}
