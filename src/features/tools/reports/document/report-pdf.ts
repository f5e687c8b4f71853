/** Writes a report as PDF: A4, one or two pages per calculation. */

import type { CalculationView } from '@ferrite/calculators/core/texts/calculation-view.ts';
import { buildScene, type ChartWords, type Scene } from '@ferrite/charts/scene.ts';
import { chartWords } from '@ferrite/charts/text/chart-words.ts';
import { DocumentFonts } from '../../../../platform/server/documents/fonts.ts';
import { lettersOf } from '../../../../platform/server/documents/mathml.ts';
import { Sheets } from '../../../../platform/server/documents/sheet.ts';
import { htmlLang, type Language } from '../../../../platform/shared/i18n/i18n.ts';
import type { ReportView } from '../report-view.ts';
import type { ReportWords } from '../report-words.ts';
import { sceneCharacters } from './blocks/draw-scene.ts';
import { drawReport } from './draw-report.ts';

/** Width of a diagram in pixels; scaled to the page width. */
const diagramWidth = 700;
/** Possible heights of a diagram in pixels, the usual height first. */
const diagramHeights = [300, 340, 250, 200] as const;

/** Writes the PDF of a report. @param createdAt creation date in the file metadata */
export async function reportPdf(
  report: ReportView,
  language: Language,
  words: ReportWords,
  createdAt: Date,
): Promise<Buffer> {
  const scenes = report.calculations.map((view) => scenesOf(view, { language, words }));
  const fonts = await DocumentFonts.for(charactersOfReport(report, scenes.flat(), words), language);
  const sheets = new Sheets(fonts, {
    title: `${report.number} ${report.revision} ${report.title}`,
    author: report.head.author || report.head.company,
    language: htmlLang[language],
    createdAt,
  });
  drawReport(sheets, report, scenes, words);
  return sheets.bytes();
}

type Wording = { readonly language: Language; readonly words: ReportWords };

/** Returns the diagram in its possible heights; null if there is none. */
export function scenesOf(
  { diagram: shown }: CalculationView,
  { language, words }: Wording,
): readonly (Scene | null)[] {
  if (!shown) return [null];
  const named: ChartWords = chartWords({ names: shown.names, approximate: words.approximate, language });
  const zones = (shown.drawing.zones ?? []).filter(({ on }) => on).map(({ key }) => key);
  return diagramHeights.map((height) =>
    buildScene(shown.drawing, { width: diagramWidth, height }, named, zones),
  );
}

/** Returns the characters of a report by font face. */
export function charactersOfReport(
  report: ReportView,
  scenes: readonly (Scene | null)[],
  words: ReportWords,
) {
  const drawn = scenes.flatMap((scene) => (scene ? [sceneCharacters(scene)] : []));
  const formulas = report.calculations.flatMap(({ working }) =>
    working.map(({ mathml }) => lettersOf(mathml)),
  );
  const { mark: _mark, calculations, ...head } = report;
  const calculationTexts = calculations.map(({ diagram: shown, working, ...rest }) => [
    rest,
    shown?.title,
    working.map(({ inserted, plain: text }) => inserted + text),
  ]);
  const of = (texts: readonly unknown[]) => JSON.stringify(texts);
  return {
    text: of([head, calculationTexts, drawn.map(({ text }) => text), words]),
    bold: of([
      ...[report.head, report.number, report.title, report.date, words],
      ...calculations.map(({ name, answers, results, diagram: shown }) => [
        name,
        answers,
        results.map(({ text }) => text),
        shown?.title,
      ]),
      ...drawn.map(({ bold }) => bold),
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
