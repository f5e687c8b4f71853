import { describe, expect, it } from 'vitest';
import { docxParts } from '../../../../../../test/docx-parts.ts';
import { textOfMath } from '../../../../../../test/math-text.ts';
import { typeset } from '../../../../../calculator-page/results/typeset.ts';
import type { Picture } from '../../../../../platform/server/documents/word/word-blocks.ts';
import { wordFile } from '../../../../../platform/server/documents/word/word-file.ts';
import { languages } from '../../../../../platform/shared/i18n/i18n.ts';
import { reportWords } from '../../messages/index.ts';
import type { ReportView } from '../../report-view.ts';
import type { ReportWords } from '../../report-words.ts';
import { filledFields, frameTexts, remarkOf } from '../content.ts';
import { reportsIn } from '../example-reports.ts';
import { createReportWord, wordDocument } from './report-word.ts';

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
const dense = (text: string) => text.replace(/[\s\u2061\u200b\u203e\u02d9]|\u0307/g, '');

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
      for (const { id, report } of reportsIn(language, words, typeset)) {
        const [view] = report.calculations;
        const diagram = view?.diagram ? { ...dot, text: view.diagram.title || words.diagram } : null;
        const content = wordDocument(report, { mark: dot, qr: dot, diagrams: [diagram] }, words);
        const parts = docxParts(await wordFile(content, language, margins));
        const { text = '', counts = {} } = parts['word/document.xml'] ?? {};
        const found = dense(text);
        faults.push(
          ...textsOf(report, words)
            .filter((each) => !found.includes(dense(each)))
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
    60_000,
  );
});

describe('B-07 a Word document of a report', () => {
  const example = async (change: Partial<ReportView> = {}, language: (typeof languages)[number] = 'de') => {
    const words = await reportWords[language]();
    const made = reportsIn(language, words, typeset).find(({ id }) => id === 'preheat-temperature');
    if (!made) throw new Error('no report');
    const report = { ...made.report, ...change };
    return { words, report, parts: docxParts(await createReportWord(report, language, words)) };
  };

  it('B-07 the document has title, author, languages, header, footer with page numbers, and pictures with alternative texts', async () => {
    const { words, report, parts } = await example();
    expect(parts['docProps/core.xml']?.xml).toContain(`<dc:title>R-2026-0001 A ${report.title}</dc:title>`);
    expect(parts['docProps/core.xml']?.xml).toContain('<dc:creator>J. Park</dc:creator>');
    expect(parts['word/styles.xml']?.xml).toMatch(/<w:lang [^>]*w:val="de-DE"/);
    expect(parts['word/settings.xml']?.counts['w:autoHyphenation']).toBe(1);
    const named = Object.entries(parts).filter(([name]) => /word\/(header|footer)\d/.test(name));
    const { named: header, made } = frameTexts(report, words);
    expect(named.filter(([, { text }]) => text === header)).toHaveLength(1);
    const footers = named.filter(([, { text }]) => text.includes(made));
    expect(footers.length).toBeGreaterThan(0);
    for (const [, { xml }] of footers) expect(xml).toMatch(/PAGE<.*NUMPAGES</s);
    const { xml = '', counts = {} } = parts['word/document.xml'] ?? {};
    expect(xml).toMatch(/<w:pgSz w:w="11906" w:h="16838"/);
    expect(counts['w:drawing']).toBe(2);
    expect(xml).toContain(`descr="${report.calculations[0]?.diagram?.title}"`);
    expect(xml).toContain('<w:pStyle w:val="Heading2"/>');
  });

  it('B-07 each further calculation starts on a new page below its name', async () => {
    const { report } = await example();
    const [view] = report.calculations;
    if (!view) throw new Error('no calculation');
    const { parts } = await example({ calculations: [view, view, view] });
    const { xml = '', counts = {} } = parts['word/document.xml'] ?? {};
    expect(counts['w:pageBreakBefore']).toBe(2);
    expect(xml.split('<w:pStyle w:val="Heading1"/>')).toHaveLength(4);
  });

  it.each([
    ['markup', '<w:p>&amp;]]><script>alert("1")</script>'],
    ['10,000 letters', 'W한'.repeat(5_000)],
    ['right-to-left text and emoji', 'مرحبا ⁧שלום 🔥👩‍🔬'],
  ])('B-07 the text contains %s unchanged', async (_what, text) => {
    const head = {
      company: text,
      title: text,
      customer: text,
      heat: text,
      drawing: text,
      author: text,
      approvedBy: text,
    };
    const { parts } = await example({ head, title: text });
    expect(parts['word/document.xml']?.text.split(text)).toHaveLength(8);
    expect(parts['docProps/core.xml']?.counts['dc:title']).toBe(1);
  });

  it('B-07 characters that XML cannot contain are omitted', async () => {
    const text = `a\u0000\u0007\u001b\ufffe\ud800b`;
    const { report } = await example();
    const { parts } = await example({ head: { ...report.head, company: text, author: text }, title: text });
    expect(parts['word/document.xml']?.text).toContain('ab');
    expect(parts['docProps/core.xml']?.xml).toContain('<dc:creator>ab</dc:creator>');
  });
});
