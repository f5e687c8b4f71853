/** Writes a report as PDF: A4, one or two pages per calculation. */

import type { CalculationView } from '@ferrite/calculators/core/texts/calculation-view.ts';
import { chartWords } from '@ferrite/charts/chart-words.ts';
import { buildScene, type ChartWords, type Scene } from '@ferrite/charts/scene.ts';
import { DocumentFonts } from '../../../../platform/server/documents/fonts.ts';
import { lettersOf } from '../../../../platform/server/documents/mathml.ts';
import { Sheets } from '../../../../platform/server/documents/sheet.ts';
import { htmlLang, type Language } from '../../../../platform/shared/i18n/i18n.ts';
import type { ReportView } from '../report-view.ts';
import type { ReportWords } from '../report-words.ts';
import { calculationSheets } from './calculation-sheets.ts';
import { Cursor } from './cursor.ts';
import { sceneLetters } from './draw-scene.ts';
import { foot, head } from './head-and-foot.ts';

/** Width of a diagram in pixels; scaled to the page width. */
const diagramWidth = 700;
/** Heights of a diagram, and whether all formulas are printed: the first with which a calculation fits on one page counts. */
const layouts = [
  { height: 300, allFormulas: true },
  { height: 250, allFormulas: true },
  { height: 210, allFormulas: true },
  { height: 250, allFormulas: false },
  { height: 210, allFormulas: false },
] as const;
type Layout = (typeof layouts)[number];
const [usual, , , , densest] = layouts;

/** @param createdAt creation date in the file metadata */
export async function reportPdf(
  report: ReportView,
  language: Language,
  words: ReportWords,
  createdAt: Date,
): Promise<Buffer> {
  const scenes = report.calculations.map((each) => sceneOf(each, usual.height, { language, words }));
  const fonts = await DocumentFonts.for(lettersOfReport(report, scenes, words), language);
  const info = {
    title: `${report.number} ${report.revision} ${report.title}`,
    author: report.head.author || report.head.company,
    language: htmlLang[language],
    createdAt,
  };
  const cursor = new Cursor(new Sheets(fonts, info));
  for (const at of report.calculations.keys()) {
    const wording = { report, at, language, words };
    const fits = (layout: Layout) => {
      const trial = new Cursor(new Sheets(fonts, info));
      calculation(trial, wording, layout, 1);
      return !trial.isOverfull && trial.sheets.pages === 1;
    };
    const fitting = fits(densest) ? layouts.find((layout) => layout === densest || fits(layout)) : undefined;
    calculation(cursor, wording, fitting ?? usual, fitting ? 1 : undefined);
  }
  foot(cursor, report, words);
  return cursor.sheets.bytes();
}

type Wording = { readonly language: Language; readonly words: ReportWords };
type Part = Wording & { readonly report: ReportView; readonly at: number };

function calculation(
  cursor: Cursor,
  { report, at, language, words }: Part,
  { height, allFormulas }: Layout,
  mostSheets: number | undefined,
): void {
  const view = report.calculations[at];
  if (!view) return;
  cursor.begin(mostSheets);
  if (at === 0) head(cursor, report, words);
  if (at > 0 || report.title !== view.name) {
    cursor.write(view.name, { size: at > 0 ? 14 : 10, face: 'bold' });
    cursor.y += 6;
  }
  const scene = sceneOf(view, height, { language, words });
  calculationSheets(cursor, view, { scene, allFormulas }, words);
}

function sceneOf(
  { diagram: shown }: CalculationView,
  height: number,
  { language, words }: Wording,
): Scene | null {
  if (!shown) return null;
  const named: ChartWords = chartWords({ names: shown.names, approximate: words.approximate, language });
  const zones = (shown.drawing.zones ?? []).filter(({ on }) => on).map(({ key }) => key);
  return buildScene(shown.drawing, { width: diagramWidth, height }, named, zones);
}

function lettersOfReport(report: ReportView, scenes: readonly (Scene | null)[], words: ReportWords) {
  const drawn = scenes.flatMap((scene) => (scene ? [sceneLetters(scene, words)] : []));
  const formulas = report.calculations.flatMap(({ working }) =>
    working.map(({ mathml }) => lettersOf(mathml)),
  );
  const { mark: _mark, calculations, ...head } = report;
  const said = calculations.map(({ diagram: shown, working, ...rest }) => [
    rest,
    shown?.title,
    working.map(({ inserted, plain: text }) => inserted + text),
  ]);
  const of = (texts: readonly unknown[]) => JSON.stringify(texts);
  return {
    text: of([head, said, drawn.map(({ text }) => text), words]),
    bold: of([
      ...[report.head, report.number, report.title, report.date, words],
      ...calculations.map(({ name, answers, results, diagram: shown }) => [
        name,
        answers,
        results.map(({ text }) => text),
        shown?.title,
      ]),
      ...scenes.flatMap((scene) =>
        [...(scene?.chips ?? []), ...(scene?.endLabels ?? []), ...(scene?.labels ?? [])].map((each) =>
          'lines' in each ? each.lines : each.text,
        ),
      ),
    ]),
    math: of([
      '()[]=−+˙√',
      ...formulas.map(({ math }) => math),
      ...drawn.map(({ math }) => math),
      ...calculations.flatMap(({ working }) => working.map(({ inserted }) => inserted)),
    ]),
    slanted: [...formulas, ...drawn].map(({ slanted }) => slanted).join(''),
  };
}
