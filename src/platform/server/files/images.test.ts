import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { storedImage } from '../../shared/images/image-address.ts';
import { makeImage } from './images.ts';

/** Creates a picture with a different colour in each corner. */
async function corners(width: number, height: number): Promise<Sharp> {
  const block = (background: string) =>
    sharp({ create: { width: width / 2, height: height / 2, channels: 3, background } })
      .png()
      .toBuffer();
  const [a, b, c, d] = await Promise.all(['#f00', '#0f0', '#00f', '#fff'].map(block));
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite([
      { input: a as Buffer, gravity: 'northwest' },
      { input: b as Buffer, gravity: 'northeast' },
      { input: c as Buffer, gravity: 'southwest' },
      { input: d as Buffer, gravity: 'southeast' },
    ])
    .png()
    .toBuffer();
  return sharp(bytes);
}

/** Returns the colours of the four corners as letters, clockwise from the top left. */
async function cornersOf(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = (x: number, y: number) => {
    const [r = 0, g = 0, b = 0] = data.subarray((y * width + x) * channels);
    return r > 128 && g > 128 && b > 128 ? 'w' : r > 128 ? 'r' : g > 128 ? 'g' : 'b';
  };
  return [at(4, 4), at(width - 5, 4), at(width - 5, height - 5), at(4, height - 5)].join('');
}

describe('uploaded images', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'L-06 a photo with EXIF orientation %i is stored upright',
    async (orientation) => {
      const sent = await (await corners(80, 40)).jpeg().withMetadata({ orientation }).toBuffer();
      const upright = await sharp(sent).autoOrient().jpeg().toBuffer();
      const made = await makeImage(sent);
      const stored = made.files[0]?.bytes ?? Buffer.alloc(0);
      expect(await cornersOf(stored)).toBe(await cornersOf(upright));
      expect([made.width, made.height]).toEqual(orientation >= 5 ? [40, 80] : [80, 40]);
    },
  );

  it('EXIF data such as place and camera are removed', async () => {
    const sent = await (await corners(60, 60))
      .jpeg()
      .withExif({
        IFD0: { Copyright: 'a person', Model: 'a camera' },
        IFD3: { GPSLatitude: '51/1 30/1 0/1' },
      })
      .toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    for (const { bytes } of (await makeImage(sent)).files) {
      const { exif, icc, xmp } = await sharp(bytes).metadata();
      expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('a large image is stored in widths 1600, 800 and 400, a small one unchanged', async () => {
    const large = await makeImage(await (await corners(2000, 1000)).png().toBuffer());
    expect(large).toMatchObject({ width: 1600, height: 800 });
    expect(large.files.map(({ width }) => width)).toEqual([1600, 800, 400]);
    for (const { width, bytes } of large.files)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 });
    const small = await makeImage(await (await corners(300, 200)).webp().toBuffer());
    expect(small.files.map(({ width }) => width)).toEqual([300]);
  });

  it('a transparent image stays transparent', async () => {
    const sent = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const { channels } = await sharp((await makeImage(sent)).files[0]?.bytes).metadata();
    expect(channels).toBe(4);
  });

  it.each([
    ['text named as an image', Buffer.from('<script>alert(1)</script>'), 'files.not_an_image'],
    [
      'an SVG, which may contain scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'files.not_an_image',
    ],
    ['an empty file', Buffer.alloc(0), 'files.not_an_image'],
    [
      'a PNG header without image data',
      Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      'files.damaged',
    ],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), 'files.too_large'],
  ])('an uploaded image is rejected: %s', async (_what, bytes, code) => {
    await expect(makeImage(bytes)).rejects.toMatchObject({ code });
  });

  it('a truncated image is rejected', async () => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .png()
      .toBuffer();
    await expect(makeImage(noise.subarray(0, noise.length / 2))).rejects.toMatchObject({
      code: 'files.damaged',
    });
  });

  it('an animated image is rejected', async () => {
    const frame = (background: string) => ({
      create: { width: 20, height: 20, channels: 3 as const, background },
    });
    const frames = await Promise.all(['#f00', '#00f'].map((each) => sharp(frame(each)).png().toBuffer()));
    const moving = sharp(frames, { join: { animated: true } });
    for (const bytes of [await moving.clone().gif().toBuffer(), await moving.clone().webp().toBuffer()])
      await expect(makeImage(bytes)).rejects.toMatchObject({ code: 'files.animated' });
  });

  it('a file that unpacks to more than 40 million pixels is rejected, up to 40 million are accepted', async () => {
    const flat = (width: number, height: number, progressive = false) =>
      sharp({ create: { width, height, channels: 3, background: '#888' }, limitInputPixels: false })
        .png({ compressionLevel: 9, progressive })
        .toBuffer();
    expect(await makeImage(await flat(8_000, 5_000))).toMatchObject({ width: 1600, height: 1000 });
    await expect(makeImage(await flat(8_000, 5_001))).rejects.toMatchObject({
      code: 'files.too_many_pixels',
    });
    await expect(makeImage(await flat(4_000, 3_001, true))).rejects.toMatchObject({
      code: 'files.too_many_pixels',
    });
  }, 60_000);
});

describe('URL of a stored image', () => {
  const name = 'a'.repeat(22);
  it('the URL of a stored image yields its size and the URLs of its widths', () => {
    expect(storedImage(`/files/forum/${name}-1600x900.webp`)).toEqual({
      url: `/files/forum/${name}-1600x900.webp`,
      width: 1600,
      height: 900,
      srcSet: `/files/forum/${name}-400.webp 400w, /files/forum/${name}-800.webp 800w, /files/forum/${name}-1600x900.webp 1600w`,
    });
    expect(storedImage(`/files/forum/${name}-300x900.webp`)?.srcSet).toBe('');
  });
  it.each([
    'https://example.org/a.webp',
    `//example.org/files/forum/${name}-9x9.webp`,
    `/files/forum/${name}-9x9.webp?x=1`,
    `/files/../${name}-9x9.webp`,
    'javascript:alert(1)',
  ])('%s is not the URL of a stored image', (url) => expect(storedImage(url)).toBeNull());
});
