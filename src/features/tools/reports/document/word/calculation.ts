/** Writes a calculation of a report for a Word document: answer, inputs, diagram, results, formulas, sources. */
import type { CalculationView, Result } from '@ferrite/calculators/core/texts/calculation-view.ts';
import { paper } from '../../../../../platform/server/documents/sheet.ts';
import {
  type Cell,
  type Paragraph,
  type Picture,
  paragraph,
  type Table,
  type WordBlock,
} from '../../../../../platform/server/documents/word/word-blocks.ts';
import type { ReportWords } from '../../report-words.ts';
import { answerSize } from '../blocks/answer-box.ts';
import { answerParts, evenRow, isNewFormula, remarkOf, sourcesText } from '../content.ts';
import { sheetWidth, textStyles } from '../paging/measures.ts';

type Answer = CalculationView['answers'][number];
type Note = CalculationView['notes'][number];
type Analysis = CalculationView['analyses'][number];
type Line = Omit<Result, 'error'> & { readonly remark: string };

const small = { size: 7.5, colour: paper.ink2 } as const;
const strong = { isBold: true } as const;
const noteSize = 8;
/** Width of the column with the answers in their box, in points. */
const answerWidth = 210;
/** Maximum number of lines in a table with one pair of columns. */
const maxInOne = 3;
/** Maximum number of lines in a table with two pairs of columns; a longer table has three. */
export const maxInTwo = 24;
const maxElementsPerRow = 12;
/** Number of elements per row if a content has a ±, and the length in characters from which it needs this width. */
const [maxWidePerRow, wideContent] = [7, 8];

const title = (text: string): WordBlock => ({ kind: 'heading', level: 2, text });
/** Returns a part with its title; nothing if the part is empty. */
const part = (text: string, blocks: readonly WordBlock[]): readonly WordBlock[] =>
  blocks.length > 0 ? [title(text), ...blocks] : [];

/** Returns the blocks of a calculation in the order of the PDF. */
export function calculationBlocks(
  view: CalculationView,
  diagram: Picture | null,
  words: ReportWords,
): readonly WordBlock[] {
  const { answers, verdicts, notes, moreNotes } = answerParts(view, words);
  const left = answers.flatMap((answer, at) => answerLines(answer, at === 0, words.outOfRange));
  const right = [...verdicts.flatMap(verdictLines), ...notes.map(noteLine)];
  const inputs = view.inputs.map((line) => ({ ...line, remark: '', isOutside: false }));
  const results = view.results.map((each) => ({ ...each, remark: remarkOf(each, words.outOfRange) }));
  return [
    {
      kind: 'table',
      widths: [answerWidth, sheetWidth - answerWidth],
      rules: 'box',
      rows: [[left, right]],
      isKept: true,
      above: 8,
    },
    ...part(words.notes, moreNotes.map(noteLine)),
    ...part(words.inputs, [...view.analyses.flatMap(analysisBlocks), ...lineTable(inputs, words)]),
    ...part(diagram?.text ?? '', diagram ? [diagram] : []),
    ...part(words.results, lineTable(results, words)),
    ...part(words.working, formulas(view)),
    ...part(words.sources, [paragraph(sourcesText(view, words), { ...small, size: 7 })]),
  ];
}

function answerLines(answer: Answer, isFirst: boolean, outOfRange: string): readonly Paragraph[] {
  const { label, value, unit, band, isOutside } = answer;
  const size = answerSize(answer, isFirst);
  const spans = [
    { text: value, size, ...strong },
    ...(unit === '' ? [] : [{ text: `\u00a0${unit}`, size: Math.max(9, size * 0.4), colour: paper.ink2 }]),
  ];
  return [
    paragraph(label, small, { above: isFirst ? 0 : 4 }),
    { kind: 'paragraph', spans },
    ...(band ? [paragraph(band, { ...small, size: 7 })] : []),
    ...(isOutside ? [paragraph(outOfRange, { size: 7.5, isBold: true, colour: paper.warn })] : []),
  ];
}

function verdictLines({ label, value, isMet }: Answer): readonly Paragraph[] {
  const colour = isMet ? paper.ok : paper.err;
  return [
    {
      kind: 'paragraph',
      spans: [
        { text: isMet ? '✓ ' : '! ', size: noteSize, isBold: true, colour },
        { text: label, size: noteSize, isBold: true },
      ],
    },
    paragraph(value, { size: noteSize, isBold: true, colour }, { indent: 10 }),
  ];
}

/** Returns a remark; warnings have an exclamation mark. */
const noteLine = ({ text, isWarning }: Note): Paragraph => ({
  kind: 'paragraph',
  spans: [
    {
      text: isWarning ? '! ' : '· ',
      size: noteSize,
      isBold: true,
      colour: isWarning ? paper.warn : paper.ink3,
    },
    { text, size: noteSize },
  ],
  above: 2,
});

function analysisBlocks({ label, grade, elements }: Analysis): readonly WordBlock[] {
  const isWide = elements.some(({ text }) => text.length >= wideContent);
  const most = isWide ? maxWidePerRow : maxElementsPerRow;
  const perRow = Math.max(1, evenRow(elements.length, most));
  const tables = chunks(elements, perRow).map(
    (some): Table => ({
      kind: 'table',
      widths: some.map(() => sheetWidth / most),
      rules: 'rows',
      head: some.map((each) => [paragraph(each.label, small, { align: 'right' })]),
      rows: [some.map(({ text }) => [paragraph(text, { ...strong, size: 7.8 }, { align: 'right' })])],
      isKept: true,
    }),
  );
  return [
    paragraph(label, small, { above: 3, isKeptWithNext: true }),
    ...tables,
    ...(grade ? [paragraph(grade, { ...small, size: 7.2 }, { above: 2 })] : []),
  ];
}

function lineTable(lines: readonly Line[], { quantity, value }: ReportWords): readonly Table[] {
  if (lines.length === 0) return [];
  const pairs = lines.length <= maxInOne ? 1 : lines.length <= maxInTwo ? 2 : 3;
  const width = sheetWidth / pairs;
  const look = pairs === 3 ? dense : usual;
  const widths = Array.from({ length: pairs }, () => [width * look.names, width * (1 - look.names)]).flat();
  const rows = chunks(lines, pairs).map((some) => {
    const cells = some.flatMap((line, at): Cell[] => [
      nameCell(line, look, indentOf(at)),
      [paragraph(line.text, { ...strong, size: look.size }, { align: 'right' })],
    ]);
    return [...cells, ...Array.from({ length: 2 * pairs - cells.length }, (): Cell => [])];
  });
  const head = Array.from({ length: pairs }, (_, at): Cell[] => [
    [paragraph(quantity, small, { indent: indentOf(at) })],
    [paragraph(value, small, { align: 'right' })],
  ]).flat();
  return [{ kind: 'table', widths, rules: 'rows', head, rows }];
}

/** Share of the width for names, and text sizes of a line and of the remark below it. */
type LineLook = { readonly names: number; readonly size: number; readonly remark: number };
const usual: LineLook = { names: 0.6, size: textStyles.plain.size, remark: 6.6 };
const dense: LineLook = { names: 0.72, size: 7.6, remark: 6 };

/** Returns the indent of the names in a pair of columns that follows another pair. */
const indentOf = (pair: number): number => (pair > 0 ? 8 : 0);

const nameCell = ({ label, remark, isOutside }: Line, look: LineLook, indent: number): Cell => [
  paragraph(label, { size: look.size, colour: paper.ink2 }, { indent }),
  ...(remark
    ? [paragraph(remark, { size: look.remark, colour: isOutside ? paper.warn : paper.ink3 }, { indent })]
    : []),
];

function formulas({ working }: CalculationView): readonly WordBlock[] {
  return working.flatMap(({ mathml, inserted }, at): readonly WordBlock[] => [
    ...(isNewFormula(working, at)
      ? [{ kind: 'formula', mathml, isKeptWithNext: inserted !== '' } as const]
      : []),
    ...(inserted ? [paragraph(inserted, {}, { indent: 12 })] : []),
  ]);
}

const chunks = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
