import { elements } from '@ferrite/calculators/core/elements.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DocumentFonts } from '../../../../../platform/server/documents/fonts.ts';
import { type Place, Sheets, type TextLook } from '../../../../../platform/server/documents/sheet.ts';
import { analysisRow } from './rows.ts';

type Drawn = { readonly text: string; readonly x0: number; readonly x1: number; readonly y: number };

class ReadSheets extends Sheets {
  readonly placed: Drawn[] = [];
  override line(text: string, { x, y }: Place, look: TextLook): number {
    const width = super.line(text, { x, y }, look);
    this.placed.push({ text, x0: x, x1: x + width, y });
    return width;
  }
}

const letters = `${elements.join('')}Analysis<0123456789.,…`;
let fonts: DocumentFonts;
beforeAll(async () => {
  fonts = await DocumentFonts.for({ text: letters, bold: letters, math: '', slanted: '' }, 'de');
});

const span = { x: 36, width: 282 };
function drawnRows(contents: readonly string[]): Drawn[][] {
  const sheets = new ReadSheets(fonts, { title: '', author: '', language: 'de', createdAt: new Date(0) });
  const listed = contents.map((text, at) => ({ label: elements[at] ?? '', text }));
  sheets.addPage();
  analysisRow(sheets, { label: 'Analysis', grade: '', elements: listed }, span).draw(100);
  const texts = sheets.placed.filter(({ text }) => text !== 'Analysis');
  return [...new Set(texts.map(({ y }) => y))].map((y) => texts.filter((each) => each.y === y));
}

describe('analysis in a report', () => {
  it('B-07 the content of every element is drawn in full with space between neighbours, in rows of similar length', () => {
    const content = fc
      .tuple(fc.constantFrom('', '<'), fc.integer({ min: 0, max: 25 }), fc.integer({ min: 0, max: 99_999 }))
      .map(([sign, whole, decimals]) => `${sign}${whole},${decimals}`);
    fc.assert(
      fc.property(fc.array(content, { minLength: 1, maxLength: elements.length }), (contents) => {
        const rows = drawnRows(contents);
        expect(rows.flatMap((row) => row.map(({ text }) => text)).toSorted()).toEqual(
          [...contents, ...elements.slice(0, contents.length)].toSorted(),
        );
        for (const row of rows)
          for (const [at, { x0, x1 }] of row.entries()) {
            expect(x0 - (row[at - 1]?.x1 ?? span.x - 3)).toBeGreaterThan(2);
            expect(x1).toBeLessThanOrEqual(span.x + span.width);
          }
        const lengths = rows.map((row) => row.length);
        expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(rows.length);
      }),
      { numRuns: 60 },
    );
  });

  it('B-07 twelve elements are drawn in two rows of six, so that no element stands alone in a row', () => {
    const rows = drawnRows(Array.from({ length: 12 }, (_, at) => `0,${100 + at}`));
    expect(rows.map((row) => row.length)).toEqual([6, 6, 6, 6]);
  });
});
