import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { asPdf, asScan, type Certificate, line } from '../../../../../test/mill-certificates.ts';
import { readCertificate } from '../../certificates/read-certificate.rules.ts';
import { extractText } from './extract-text.ts';

async function extractedFrom(bytes: Buffer) {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const found = await extractText(await loading.promise);
  await loading.destroy();
  return found;
}

const extracted = async (certificate: Certificate) => extractedFrom(await asPdf(certificate));

describe('W-02 text of a PDF', () => {
  it('W-02 each text has its page and position, and the box of rotated text is upright', async () => {
    const pages = await extracted([
      [{ text: 'Mn', x: 100, y: 200, size: 10 }],
      [
        { text: 'Chromium', x: 100, y: 200, size: 10, turned: true },
        { text: 'Inspection certificate', x: 100, y: 300, size: 10 },
      ],
    ]);
    if (typeof pages === 'string') throw new Error(pages);
    expect(pages.map((page) => page.map(({ text, page: at }) => [text, at]))).toEqual([
      [['Mn', 1]],
      [
        ['Chromium', 2],
        ['Inspection certificate', 2],
      ],
    ]);
    const [[flat] = [], [turned] = []] = pages;
    expect(flat?.x).toBeCloseTo(100, 0);
    expect(flat && flat.y > 195 && flat.y < 205).toBe(true);
    expect(turned && turned.height > 3 * turned.width).toBe(true);
    expect(turned && Math.abs(turned.y + turned.height - 200)).toBeLessThan(2);
  });

  it('W-02 the texts of a rotated page are returned as if the page were upright', async () => {
    const turned = (text: string, along: number, line: number) => ({
      text,
      x: line,
      y: 700 - along,
      turned: true,
    });
    const texts = [
      ['C', 'Si', 'Mn', 'Cr'],
      ['0.17', '0.31', '1.42', '0.08'],
    ];
    const pages = await extracted([
      texts.flatMap((cells, row) => cells.map((text, at) => turned(text, at * 40, 100 + row * 16))),
    ]);
    if (typeof pages === 'string') throw new Error(pages);
    const [heat] = readCertificate(pages);
    expect(heat?.values.map(({ element, value, doubts }) => [element, value, doubts])).toEqual([
      ['C', 0.17, []],
      ['Si', 0.31, []],
      ['Mn', 1.42, []],
      ['Cr', 0.08, []],
    ]);
  });

  it('W-02 a document with damaged content is not called a scan', async () => {
    const bytes = await asPdf([line(40, 40, 'C 0.41 Si 0.25 Mn 0.77')]);
    const content = bytes.indexOf('FlateDecode');
    const start = bytes.indexOf('stream', content) + 7;
    for (let at = start; at < start + 30; at += 1) bytes.writeUInt8((bytes.at(at) ?? 0) ^ 0x5a, at);
    expect(await extractedFrom(bytes)).toBe('empty');
  });

  it('W-02 a document without text, or with too many pages or texts, is rejected with the reason', async () => {
    expect(await extractedFrom(await asScan())).toBe('scan');
    expect(await extracted([[]])).toBe('empty');
    expect(await extracted(Array.from({ length: 21 }, () => line(40, 40, 'C 0.41')))).toBe('pages');
    const many = Array.from({ length: 20_001 }, (_, at) => ({
      text: 'C',
      x: (at % 100) * 6,
      y: Math.floor(at / 100) * 4,
      size: 3,
    }));
    expect(await extracted([many])).toBe('items');
  });
});
