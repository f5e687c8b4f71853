import { describe, expect, it } from 'vitest';
import { docxParts } from '../../../../../test/docx-parts.ts';
import { textOfMath } from '../../../../../test/math-text.ts';
import { typeset } from '../../../../calculator-page/results/typeset.ts';
import { DocumentFonts } from '../../../../platform/server/documents/fonts.ts';
import { type Place, Sheets, type TextLook } from '../../../../platform/server/documents/sheet.ts';
import type { Picture } from '../../../../platform/server/documents/word/word-blocks.ts';
import { wordFile } from '../../../../platform/server/documents/word/word-file.ts';
import { type Language, languages } from '../../../../platform/shared/i18n/i18n.ts';
import { reportWords } from '../messages/index.ts';
import type { ReportView } from '../report-view.ts';
import type { ReportWords } from '../report-words.ts';
import { filledFields, frameTexts, remarkOf } from './content.ts';
import { drawReport } from './draw-report.ts';
import { reportsIn } from './example-reports.ts';
import { minOnLast } from './paging/paging.rules.ts';
import { charactersOfReport, scenesOf } from './report-pdf.ts';
import { wordDocument } from './word/report-word.ts';

class ReadSheets extends Sheets {
  readonly lines: string[] = [];
  override line(text: string, place: Place, look: TextLook): number {
    this.lines.push(text);
    return super.line(text, place, look);
  }
}

/** Removes what is not text: white space, invisible operators, and overlines, which are drawn as rules. */
const dense = (text: string) => text.replace(/[\s\u2061\u2062\u200b\u203e]/g, '');

type Example = Awaited<ReturnType<typeof reportsIn>>[number] & {
  readonly scenes: readonly ReturnType<typeof scenesOf>[];
};
const computed = new Map<Language, readonly Example[]>();

/** Returns the report of each calculator with the scenes of its diagrams; computed once per language. */
async function examplesIn(language: Language): Promise<readonly Example[]> {
  const words = await reportWords[language]();
  const examples =
    computed.get(language) ??
    (await reportsIn(language, typeset)).map((each) => ({
      ...each,
      scenes: each.report.calculations.map((view) => scenesOf(view, { language, words })),
    }));
  computed.set(language, examples);
  return examples;
}

const isInvisible = (letter: string) => /[\p{M}\p{Cf}\p{Cc}]/u.test(letter);

describe('B-07 reports of all calculators', () => {
  it.each(languages)(
    'B-07 %s: every remark, input, result, formula and source is contained on at most two well-filled pages',
    async (language) => {
      const words = await reportWords[language]();
      const made = await examplesIn(language);
      const letters = made.map(({ report, scenes }) => charactersOfReport(report, scenes.flat(), words));
      const joined = (face: keyof (typeof letters)[number]) => letters.map((each) => each[face]).join('');
      const fonts = await DocumentFonts.for(
        { text: joined('text'), bold: joined('bold'), math: joined('math'), slanted: joined('slanted') },
        language,
      );
      const faults: string[] = [];
      for (const { id, report, scenes } of made) {
        const info = { title: id, author: '', language, createdAt: new Date(0) };
        const sheets = new ReadSheets(fonts, info);
        const [drawn] = drawReport(sheets, report, scenes, words);
        faults.push(...missingIn(sheets, report).map((each) => `${id}: ${each} is missing`));
        const { pages = [], heights = [] } = drawn ?? {};
        const shares = pages.map(({ used }, at) => used / (heights[at] ?? 1));
        const isFilled = shares.slice(0, -1).every((share) => share > 0.55);
        const isWorth = pages.length === 1 || (pages.at(-1)?.used ?? 0) >= minOnLast;
        if (!isFilled || !isWorth || pages.length > 2)
          faults.push(`${id}: pages ${shares.map((share) => share.toFixed(2)).join(', ')}`);
      }
      expect(faults).toEqual([]);
      expect([...fonts.replaced].filter((letter) => !isInvisible(letter))).toEqual([]);
    },
  );
});

function missingIn(sheets: ReadSheets, { calculations: [view] }: ReportView): readonly string[] {
  if (!view) return ['the calculation'];
  const text = dense(sheets.lines.join(''));
  const { answers, notes, analyses, inputs, results, working, sources } = view;
  const parts = [
    ...answers.flatMap(({ label, value, unit, band }) => [label, value, unit, band]),
    ...notes.map((note) => note.text),
    ...analyses.flatMap(({ label, grade, elements }) => [
      label,
      grade,
      ...elements.flatMap((each) => [each.label, each.text]),
    ]),
    ...[...inputs, ...results].flatMap((line) => [line.label, line.text]),
    ...results.map(({ error }) => error),
    ...working.flatMap(({ mathml, inserted }) => [textOfMath(mathml), inserted]),
    ...sources,
    view.diagram?.title ?? '',
  ];
  return parts.filter((part) => !text.includes(dense(part)));
}

describe('B-07 diagrams in reports', () => {
  it.each(languages)(
    'B-07 %s: the second scale of an axis has its name and numbers in this language',
    async (language) => {
      const found = (await examplesIn(language)).flatMap(({ id, scenes }) =>
        scenes.flatMap(([scene]) =>
          scene?.second
            ? [{ id, title: scene.second.title, ticks: scene.second.ticks.map(({ label }) => label) }]
            : [],
        ),
      );
      expect(found.map(({ id }) => id)).toContain('gas-solubility');
      for (const { title, ticks } of found) {
        expect(title).not.toMatch(/^[a-z]+$/i);
        if (language === 'de') expect(ticks.join(' ')).not.toContain('.');
      }
    },
  );
});

const dot: Picture = {
  kind: 'picture',
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
    'base64',
  ),
  width: 1,
  height: 1,
  text: '',
};

/** Removes what is not text: white space, invisible operators and marks above letters. */
const denseInWord = (text: string) => text.replace(/[\s\u2061\u200b\u203e\u02d9]|\u0307/g, '');

function textsOf(report: ReportView, words: ReportWords): readonly string[] {
  const { numbered, revised, state, address, hash } = frameTexts(report, words);
  const calculations = report.calculations.flatMap((view) => [
    view.name,
    ...view.answers.flatMap(({ label, value, unit, band }) => [label, value, unit, band]),
    ...view.notes.map((note) => note.text),
    ...view.analyses.flatMap(({ label, grade, elements }) => [
      label,
      grade,
      ...elements.flatMap((each) => [each.label, each.text]),
    ]),
    ...[...view.inputs, ...view.results].flatMap((line) => [line.label, line.text]),
    ...view.results.map((each) => remarkOf(each, words.outOfRange)),
    ...view.working.flatMap(({ mathml, inserted }) => [textOfMath(mathml), inserted]),
    ...view.sources,
    view.diagram?.title ?? '',
  ]);
  const fields = filledFields(report, words).flatMap(({ name, value }) => [name, value]);
  return [
    report.head.company,
    numbered,
    revised,
    state,
    ...fields,
    ...calculations,
    address,
    hash,
    words.open,
  ];
}

const margins = { side: 36, top: 56, bottom: 56 };

describe('B-07 Word documents of all calculators', () => {
  it.each(languages)(
    'B-07 %s: the document contains every text of the PDF, in well-formed parts, with column headers in tables',
    async (language) => {
      const words = await reportWords[language]();
      const faults: string[] = [];
      const made = await reportsIn(language, typeset);
      // The report with a requirement contains all texts of the one without.
      const hasRequired = (id: string) => made.some((other) => other.id.startsWith(`${id}&require=`));
      for (const { id, report } of made.filter((each) => !hasRequired(each.id))) {
        const [view] = report.calculations;
        const diagram = view?.diagram ? { ...dot, text: view.diagram.title || words.diagram } : null;
        const content = wordDocument(report, { mark: dot, qr: dot, diagrams: [diagram] }, words);
        const parts = docxParts(await wordFile(content, language, margins));
        const { text = '', counts = {} } = parts['word/document.xml'] ?? {};
        const found = denseInWord(text);
        faults.push(
          ...textsOf(report, words)
            .filter((each) => !found.includes(denseInWord(each)))
            .map((each) => `${id}: ${each} is missing`),
        );
        // The tables of header, answer and proof have no column headers.
        const tables = content.body.filter(({ kind }) => kind === 'table').length;
        if (counts['w:tbl'] !== tables) faults.push(`${id}: ${counts['w:tbl']} of ${tables} tables`);
        if (counts['w:tblHeader'] !== tables - 3)
          faults.push(`${id}: ${counts['w:tblHeader']} rows of names`);
      }
      expect(faults).toEqual([]);
    },
  );
});
