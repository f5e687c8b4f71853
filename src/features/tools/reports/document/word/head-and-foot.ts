/** Header block, page header, footer and proof of authenticity of a report as Word document. */
import { paper } from '../../../../../platform/server/documents/sheet.ts';
import {
  type Cell,
  type Paragraph,
  type Picture,
  paragraph,
  type Span,
  type Table,
  type WordBlock,
} from '../../../../../platform/server/documents/word/word-blocks.ts';
import type { ReportView } from '../../report-view.ts';
import type { ReportWords } from '../../report-words.ts';
import { fieldShares, filledFields, frameTexts, isNamed } from '../content.ts';
import { sheetWidth } from '../paging/measures.ts';

const small = { size: 7.5, colour: paper.ink2 } as const;
const strong = { isBold: true } as const;
const right = { align: 'right' } as const;
/** Side length of the QR code in points. */
export const qrSide = 54;

/** Returns company, logo, number, revision, state, title and the filled-in fields. */
export function head(report: ReportView, mark: Picture | null, words: ReportWords): readonly WordBlock[] {
  const { numbered, revised, state, isValid } = frameTexts(report, words);
  const colour = isValid ? paper.ok : paper.warn;
  const company = paragraph(report.head.company, { size: 10, isBold: true });
  const sender: Cell = [...(mark ? [mark] : []), company];
  const issue: Cell = [
    paragraph(numbered, strong, right),
    paragraph(revised, small, right),
    paragraph(state, { size: 7.5, isBold: true, colour }, right),
  ];
  return [
    { kind: 'table', widths: [sheetWidth - 190, 190], rules: 'none', rows: [[sender, issue]], isKept: true },
    { kind: 'heading', level: isNamed(report, 0) ? 'title' : 1, text: report.title },
    ...fields(report, words),
  ];
}

function fields(report: ReportView, words: ReportWords): readonly Table[] {
  const shown = filledFields(report, words);
  if (shown.length === 0) return [];
  return [
    {
      kind: 'table',
      widths: fieldShares(shown).map((share) => share * sheetWidth),
      rules: 'box',
      head: shown.map(({ name }) => [paragraph(name, small)]),
      rows: [shown.map(({ value }) => [paragraph(value, strong)])],
      isKept: true,
    },
  ];
}

/** Returns the header of all pages except the first. */
export const header = (report: ReportView, words: ReportWords): readonly Paragraph[] => [
  paragraph(frameTexts(report, words).named, small),
];

export const footer = (report: ReportView, words: ReportWords): readonly Paragraph[] => [
  { kind: 'paragraph', spans: pageSpans(words.page), align: 'right' },
  paragraph(frameTexts(report, words).made, { size: 6.8, colour: paper.ink3 }),
];

const pageSpans = (template: string): readonly Span[] =>
  template.split(/(\{pages?\})/).map((text) => ({
    text,
    ...small,
    ...(text === '{page}' && { field: 'page' as const }),
    ...(text === '{pages}' && { field: 'pages' as const }),
  }));

/** Returns the public URL with its QR code, the checksum and the lines for signatures. */
export function proof(report: ReportView, qr: Picture, words: ReportWords): Table {
  const { address, hash } = frameTexts(report, words);
  const texts: Cell = [
    paragraph(words.open, strong),
    paragraph(address, { size: 8, link: report.address }),
    paragraph(hash, { ...small, size: 7 }),
    paragraph(words.compare, { ...small, size: 7 }),
  ];
  const signature = (text: string): Cell => [paragraph(text, small, { above: 48, hasRule: true })];
  const sign = 100;
  return {
    kind: 'table',
    widths: [qrSide + 14, sheetWidth - qrSide - 14 - 2 * sign, sign, sign],
    rules: 'none',
    rows: [[[qr], texts, signature(words.signAuthor), signature(words.signApproved)]],
    isKept: true,
    above: 12,
  };
}
