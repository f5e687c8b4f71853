import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { layouts } from '../../../../test/mill-certificate-layouts.ts';
import { asItems, asPdf } from '../../../../test/mill-certificates.ts';
import { extractText } from '../pages/certificates/extract-text.ts';
import type { FoundHeat, TextItem } from './certificate.rules.ts';
import { readCertificate } from './read-certificate.rules.ts';

async function itemsOf(bytes: Buffer): Promise<readonly TextItem[][]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const found = await extractText(await loading.promise);
  await loading.destroy();
  if (typeof found === 'string') throw new Error(found);
  return found;
}

const contents = ({ values }: FoundHeat) =>
  Object.fromEntries(values.map(({ element, value }) => [element, value]));
const doubts = ({ doubts: all, values }: FoundHeat) => [...all, ...values.flatMap((value) => value.doubts)];

describe('W-02 layouts of certificates', () => {
  describe.each(Object.entries(layouts))('%s', (_, { certificate, heats }) => {
    it.each([
      ['text items', async () => asItems(certificate)],
      ['a PDF', async () => itemsOf(await asPdf(certificate))],
    ])(
      'W-02 every value of every heat in %s is read as printed, and none is marked as uncertain',
      async (_form, items) => {
        const found = readCertificate(await items());
        expect(found.map(contents)).toEqual(heats.map((heat) => heat.contents));
        expect(found.flatMap(doubts)).toEqual([]);
        expect(found.map(({ isUnitUnstated }) => isUnitUnstated)).toEqual(heats.map(() => false));
        expect(found.map(({ name, grade }) => ({ name, grade }))).toMatchObject(
          heats.map(({ name, grade }) => ({ name, ...(grade && { grade }) })),
        );
      },
    );
  });
});
