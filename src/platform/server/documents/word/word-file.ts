/** Writes a Word document (.docx): A4, with styles, with fonts for the reader's language. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  LineRuleType,
  Packer,
  PageNumber,
  type ParagraphChild,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
  Paragraph as WordParagraph,
  Table as WordTable,
} from 'docx';
import type { Language } from '../../../shared/i18n/i18n.ts';
import { a4, paper } from '../sheet.ts';
import {
  type Cell,
  type Formula,
  type Heading,
  type Paragraph,
  type Picture,
  type Span,
  type Table,
  type WordBlock,
  type WordDocument,
  xmlText,
} from './word-blocks.ts';
import { equationsOf } from './word-formula.ts';
import { documentStyles, leading, plainSize } from './word-styles.ts';

export type Margins = { readonly side: number; readonly top: number; readonly bottom: number };

const twips = (points: number): number => Math.round(points * 20);
/** Converts points to pixels of 1/96 inch, the unit in which docx measures pictures. */
const pixels = (points: number): number => Math.round((points * 96) / 72);
const hex = (colour: string): string => colour.replace('#', '');
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const thin = { style: BorderStyle.SINGLE, size: 4, color: hex(paper.line2) } as const;

function runs({ text, size, isBold, colour, link, field }: Span): ParagraphChild[] {
  const look = {
    ...(size !== undefined && { size: size * 2 }),
    ...(isBold && { bold: true }),
    ...(colour !== undefined && { color: hex(colour) }),
  };
  if (field === 'page') return [new TextRun({ children: [PageNumber.CURRENT], ...look })];
  if (field === 'pages') return [new TextRun({ children: [PageNumber.TOTAL_PAGES], ...look })];
  const run = new TextRun({ text: xmlText(text), ...look });
  return [link === undefined ? run : new ExternalHyperlink({ link: xmlText(link), children: [run] })];
}

type CellPlace = {
  readonly width: number;
  readonly isHead: boolean;
  readonly isBox: boolean;
  readonly isLast: boolean;
};

class Writer {
  /** Returns a paragraph. Lines have a fixed height, so that page breaks are the same with the fonts of any machine. */
  paragraph({ spans, align, above = 0, indent, isKeptWithNext, hasRule }: Paragraph): WordParagraph {
    const size = Math.max(...spans.map((span) => span.size ?? plainSize));
    return new WordParagraph({
      children: spans.flatMap(runs),
      spacing: { before: twips(above), line: twips(size * leading), lineRule: LineRuleType.EXACT },
      ...(align === 'right' && { alignment: AlignmentType.END }),
      ...(indent !== undefined && { indent: { start: twips(indent) } }),
      ...(isKeptWithNext && { keepNext: true }),
      ...(hasRule && { border: { top: { ...thin, space: 2 } } }),
    });
  }

  heading({ level, text, startsPage }: Heading): WordParagraph {
    const levels = { title: HeadingLevel.TITLE, 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2 };
    return new WordParagraph({
      children: [new TextRun(xmlText(text))],
      heading: levels[level],
      ...(startsPage && { pageBreakBefore: true }),
    });
  }

  formula({ mathml, isKeptWithNext }: Formula): readonly WordParagraph[] {
    const lines = equationsOf(mathml);
    return lines.map(
      (line, at) =>
        new WordParagraph({
          style: 'Formula',
          children: [line],
          ...((isKeptWithNext || at < lines.length - 1) && { keepNext: true }),
          ...(at > 0 && { indent: { start: twips(12) } }),
        }),
    );
  }

  picture({ png, width, height, text, link }: Picture): WordParagraph {
    const image = new ImageRun({
      type: 'png',
      data: png,
      transformation: { width: pixels(width), height: pixels(height) },
      altText: { name: xmlText(text), description: xmlText(text) },
    });
    return new WordParagraph({
      children: [
        link === undefined ? image : new ExternalHyperlink({ link: xmlText(link), children: [image] }),
      ],
    });
  }

  cell(cell: Cell, { width, isHead, isBox, isLast }: CellPlace): TableCell {
    const content = cell.map((each) => (each.kind === 'picture' ? this.picture(each) : this.paragraph(each)));
    return new TableCell({
      children: content.length > 0 ? content : [new WordParagraph({})],
      width: { size: twips(width), type: WidthType.DXA },
      ...(isHead && { borders: { bottom: { ...thin, size: 6, color: hex(paper.ink) } } }),
      margins: {
        marginUnitType: WidthType.DXA,
        top: isBox ? 90 : 24,
        bottom: isBox ? 90 : 24,
        left: isBox ? 120 : 0,
        right: isBox ? 120 : isLast ? 0 : 120,
      },
    });
  }

  table({
    widths,
    rules,
    head,
    rows,
    isKept = false,
    above = 0,
  }: Table): readonly (WordTable | WordParagraph)[] {
    const row = (cells: readonly Cell[], isHead: boolean, keepNext: boolean) =>
      new TableRow({
        children: cells.map((cell, at) =>
          this.cell(cell, {
            width: widths[at] ?? 0,
            isHead,
            isBox: rules === 'box',
            isLast: at === cells.length - 1,
          }),
        ),
        cantSplit: true,
        ...(isHead && { tableHeader: true }),
        keepNext: isHead || keepNext,
      });
    const last = rows.length - 1;
    const table = new WordTable({
      rows: [
        ...(head ? [row(head, true, true)] : []),
        ...rows.map((cells, at) =>
          // Keeps the first two rows together, and the last two, at a page break.
          row(cells, false, at < last && (isKept || at === 0 || at === last - 1)),
        ),
      ],
      width: { size: twips(widths.reduce((sum, width) => sum + width, 0)), type: WidthType.DXA },
      columnWidths: widths.map(twips),
      layout: TableLayoutType.FIXED,
      borders: bordersOf(rules),
    });
    // Without a paragraph between them, Word would merge two consecutive tables.
    const space = Math.max(2, above);
    const between = { line: twips(space), lineRule: LineRuleType.EXACT } as const;
    return [new WordParagraph({ spacing: between, keepNext: true }), table];
  }

  blocks(blocks: readonly WordBlock[]): readonly (WordParagraph | WordTable)[] {
    return blocks.flatMap((block): readonly (WordParagraph | WordTable)[] => {
      switch (block.kind) {
        case 'paragraph':
          return [this.paragraph(block)];
        case 'heading':
          return [this.heading(block)];
        case 'formula':
          return this.formula(block);
        case 'picture':
          return [this.picture(block)];
        default:
          return this.table(block);
      }
    });
  }
}

function bordersOf(rules: Table['rules']) {
  const frame = rules === 'box' ? thin : none;
  const below = rules === 'rows' ? thin : frame;
  return {
    top: frame,
    left: frame,
    right: frame,
    bottom: below,
    insideHorizontal: rules === 'rows' ? thin : none,
    insideVertical: frame,
  };
}

/**
 * Returns the bytes of a Word document.
 * @param margins margins of the pages, in points
 */
export async function wordFile(
  { title, author, header, footer, body }: WordDocument,
  language: Language,
  { side, top, bottom }: Margins,
): Promise<Buffer> {
  const writer = new Writer();
  const lines = (some: readonly Paragraph[]) => some.map((each) => writer.paragraph(each));
  const foot = { children: lines(footer) };
  const size = { width: twips(a4.width), height: twips(a4.height) };
  const margin = {
    left: twips(side),
    right: twips(side),
    top: twips(top),
    bottom: twips(bottom),
    header: twips(28),
    footer: twips(20),
  };
  const document = new Document({
    title: xmlText(title),
    creator: xmlText(author),
    lastModifiedBy: 'Ferrite',
    description: '',
    ...documentStyles(language),
    hyphenation: { autoHyphenation: true, doNotHyphenateCaps: true },
    sections: [
      {
        properties: { page: { size, margin }, titlePage: true },
        headers: { first: new Header({ children: [] }), default: new Header({ children: lines(header) }) },
        footers: { first: new Footer(foot), default: new Footer(foot) },
        children: [...writer.blocks(body)],
      },
    ],
  });
  return Packer.toBuffer(document);
}
