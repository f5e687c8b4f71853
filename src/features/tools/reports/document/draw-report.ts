/** Draws the pages of a report. */
import type { Scene } from '@ferrite/charts/scene.ts';
import type { Sheets } from '../../../../platform/server/documents/sheet.ts';
import type { ReportView } from '../report-view.ts';
import type { ReportWords } from '../report-words.ts';
import { type Block, drawPart, measured, paragraphRows, wideBlock } from './blocks/block.ts';
import { calculationBlocks } from './blocks/calculation-blocks.ts';
import { isNamed } from './content.ts';
import { drawFooter, drawHeader } from './head-and-foot.ts';
import { contentEnd, contentTop, footHeight } from './paging/measures.ts';
import { type Page, paginate } from './paging/paging.rules.ts';

/** Usual and minimum space below a block, in points. */
const [usualGap, minGap] = [8, 4];

/** Pages of a calculation: their parts, and the height of each without the report footer. */
export type CalculationPages = { readonly pages: readonly Page[]; readonly heights: readonly number[] };

/**
 * Draws all calculations, each starting on a new page. @param scenes diagram of each calculation in its possible
 * heights, the preferred height first
 */
export function drawReport(
  sheets: Sheets,
  report: ReportView,
  scenes: readonly (readonly (Scene | null)[])[],
  words: ReportWords,
): readonly CalculationPages[] {
  const drawn = report.calculations.map((view, at) => {
    sheets.addPage();
    const top = at === 0 ? drawHeader(sheets, report, words) : contentTop;
    const name = isNamed(report, at) ? [nameBlock(sheets, view.name, at > 0 ? 14 : 10)] : [];
    const blocksWith = calculationBlocks(sheets, view, words);
    const layouts = (scenes[at] ?? []).flatMap((scene, of, { length }) => {
      const blocks = [...name, ...blocksWith(scene)];
      // The space between blocks is reduced only with the lowest diagram.
      return of === length - 1
        ? [usualGap, minGap].map((gap) => ({ blocks, gap }))
        : { blocks, gap: usualGap };
    });
    const isLast = at === report.calculations.length - 1;
    const room = {
      first: contentEnd - top,
      next: contentEnd - contentTop,
      foot: isLast ? footHeight : 0,
    };
    const { layout, pages } = paginate(
      layouts.map(({ blocks, gap }) => blocks.map((block) => measured(block, gap))),
      room,
    );
    drawPages(sheets, layouts[layout]?.blocks ?? [], pages, top);
    return { pages, heights: pages.map((_, page) => (page === 0 ? room.first : room.next)) };
  });
  drawFooter(sheets, report, words);
  return drawn;
}

const nameBlock = (sheets: Sheets, name: string, size: number): Block =>
  wideBlock('', paragraphRows(sheets, name, { size, face: 'bold' }));

function drawPages(sheets: Sheets, blocks: readonly Block[], pages: readonly Page[], firstTop: number): void {
  for (const [at, { parts }] of pages.entries()) {
    if (at > 0) sheets.addPage();
    for (const part of parts) {
      const block = blocks[part.block];
      if (block) drawPart(sheets, block, part, at === 0 ? firstTop : contentTop);
    }
  }
}
