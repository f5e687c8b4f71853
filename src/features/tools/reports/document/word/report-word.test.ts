import { describe, expect, it } from 'vitest';
import { docxParts } from '../../../../../../test/docx-parts.ts';
import { typeset } from '../../../../../calculator-page/results/typeset.ts';
import type { Language } from '../../../../../platform/shared/i18n/i18n.ts';
import { reportWords } from '../../messages/index.ts';
import type { ReportView } from '../../report-view.ts';
import { frameTexts } from '../content.ts';
import { exampleReport } from '../example-reports.ts';
import { createReportWord } from './report-word.ts';

describe('B-07 a Word document of a report', () => {
  const example = async (change: Partial<ReportView> = {}, language: Language = 'de') => {
    const words = await reportWords[language]();
    const made = await exampleReport('preheat-temperature', language, typeset);
    const report = { ...made, ...change };
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
