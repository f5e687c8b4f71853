/** Addresses of stored images: size and format, read from the address. Used in the browser too. */

/** Widths in pixels in which an image is stored, besides its original width. */
export const imageWidths = [400, 800] as const;
/** Larger images are reduced to this width. */
export const largestWidth = 1_600;

const pattern = /^\/files\/([a-z]{1,20}\/[\w-]{22})-(\d{1,4})x(\d{1,4})\.webp$/;

export type StoredImage = {
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Returns the `srcset` of the image in its widths; empty if there is only one. */
  readonly srcSet: string;
};

/** Returns the properties in the address of a stored image; null for other addresses. */
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

/** Returns the keys of all files of the image at this address; none for another address. */
export function imageKeys(url: string): readonly string[] {
  const image = storedImage(url);
  if (!image) return [];
  const base = url.slice('/files/'.length).replace(/-\d+x\d+\.webp$/, '');
  const smaller = imageWidths.filter((each) => each < image.width);
  return [url.slice('/files/'.length), ...smaller.map((each) => `${base}-${each}.webp`)];
}
