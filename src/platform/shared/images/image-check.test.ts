import { describe, expect, it } from 'vitest';
import { imageLimitBytes, imageProblem } from './image-check.ts';

const png = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR';
const file = (head: string, size = 100) => {
  const bytes = new Uint8Array(Math.max(size, head.length));
  bytes.set([...head].map((sign) => sign.charCodeAt(0)));
  return new Blob([bytes]);
};

describe('files selected as images', () => {
  it.each([
    ['a PNG', png, null],
    ['a JPEG', '\xff\xd8\xff\xe0', null],
    ['a GIF', 'GIF89a', null],
    ['a WebP', 'RIFF\x10\0\0\0WEBPVP8 ', null],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'files.not_an_image'],
    ['a text named .png', 'no picture', 'files.not_an_image'],
    ['another RIFF file', 'RIFF\x10\0\0\0WAVEfmt ', 'files.not_an_image'],
    ['nothing', '', 'files.not_an_image'],
    ['a moving PNG', `${png}\0\0acTL`, 'files.animated'],
    ['a PNG of 40,000 by 40,000', `${png}\0\0\x9c\x40\0\0\x9c\x40`, 'files.too_many_pixels'],
  ])('L-04 F-03 checking %s results in %j', async (_name, head, problem) => {
    expect(await imageProblem(file(head))).toBe(problem);
  });

  it('L-04 F-03 images are accepted up to 10 MB', async () => {
    expect(await imageProblem(file(png, imageLimitBytes))).toBeNull();
    expect(await imageProblem(file(png, imageLimitBytes + 1))).toBe('files.too_large');
  });
});
