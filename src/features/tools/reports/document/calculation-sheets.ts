/** Draws a calculation: results, inputs, diagram, formulas with values, sources. */

import type { CalculationView, Result } from '@ferrite/calculators/core/texts/calculation-view.ts';
import type { Scene } from '@ferrite/charts/scene.ts';
import { fillWords, type ReportWords } from '../report-words.ts';
import { answerBox } from './answer-box.ts';
import { type Cursor, gap, half, looks, margin, sheetWidth, title } from './cursor.ts';
import { drawScene } from './draw-scene.ts';
import { formulaRows } from './formula-rows.ts';
import { analysisTable, resultHeight, resultRow, row } from './rows.ts';

const inputsWidth = Math.round(sheetWidth * 0.54);
const resultsWidth = sheetWidth - inputsWidth - gap;
/** Minimum height of the results column beside the inputs. */
const leastHeight = 130;

export type Layout = {
  readonly scene: Scene | null;
  /** False leaves out the formulas that the headline does not need. */
  readonly allFormulas: boolean;
};

export function calculationSheets(
  cursor: Cursor,
  view: CalculationView,
  { scene, allFormulas }: Layout,
  words: ReportWords,
): void {
  answerBox(cursor, view, words);
  const rest = inputsAndResults(cursor, view, words);
  if (scene) diagram(cursor, view.diagram?.title || words.diagram, scene);
  moreResults(cursor, rest, words);
  working(cursor, view, allFormulas, words);
  sources(cursor, view, words);
}

/** Results that are listed beside the inputs although they are longer, so that no short table follows the diagram. */
const fewResults = 4;

/** @returns the results that do not fit beside the inputs */
function inputsAndResults(cursor: Cursor, view: CalculationView, words: ReportWords): readonly Result[] {
  const { sheets, y: top } = cursor;
  const inputs = (y: number) => ({ x: margin.side, y, width: inputsWidth });
  let left = top + title(sheets, words.inputs, inputs(top));
  for (const each of view.analyses) left += analysisTable(sheets, each, inputs(left));
  for (const each of view.inputs) left += row(sheets, each, inputs(left));
  cursor.y = left + 8;
  if (view.results.length === 0) return [];
  const results = (y: number) => ({ x: margin.side + inputsWidth + gap, y, width: resultsWidth });
  let right = top + title(sheets, words.results, results(top));
  const mostHeight = Math.max(left - top, leastHeight);
  const heights = view.results.map((each) => resultHeight(sheets, each, resultsWidth));
  let shown = 0;
  for (let used = right - top; shown < heights.length; shown += 1) {
    used += heights[shown] ?? 0;
    if (shown > 0 && used > mostHeight) break;
  }
  if (view.results.length - shown <= fewResults) shown = view.results.length;
  for (const each of view.results.slice(0, shown))
    right += resultRow(sheets, each, words.outOfRange, results(right));
  cursor.y = Math.max(left, right) + 8;
  return view.results.slice(shown);
}

function moreResults(cursor: Cursor, results: readonly Result[], words: ReportWords): void {
  const { sheets } = cursor;
  const rows = [];
  for (let at = 0; at < results.length; at += 2) {
    const pair = results.slice(at, at + 2);
    rows.push({
      height: Math.max(...pair.map((each) => resultHeight(sheets, each, half))) + 1,
      draw: (y: number) => {
        for (const [column, each] of pair.entries())
          resultRow(sheets, each, words.outOfRange, {
            x: margin.side + column * (half + gap),
            y,
            width: half,
          });
      },
    });
  }
  cursor.flow({ name: words.results, rows, further: words.moreResults });
}

function diagram(cursor: Cursor, name: string, scene: Scene): void {
  const scale = sheetWidth / scene.width;
  if (!cursor.hasRoom(scene.height * scale + 24)) return;
  cursor.title(name);
  drawScene(cursor.sheets, scene, { x: margin.side, y: cursor.y, scale });
  cursor.y += scene.height * scale + 8;
}

function working(cursor: Cursor, view: CalculationView, all: boolean, words: ReportWords): void {
  const lines = all ? view.working : view.working.filter(({ isKey }) => isKey);
  const rows = formulaRows(cursor.sheets, lines);
  cursor.flow({ name: words.working, rows, further: words.moreWorking });
  if (lines.length < view.working.length) {
    cursor.y -= 6;
    cursor.write(words.moreWorking, looks.small);
    cursor.y += 8;
  }
}

function sources(cursor: Cursor, view: CalculationView, words: ReportWords): void {
  const { sheets } = cursor;
  const { calculatorId: name, version } = view;
  const look = { ...looks.small, size: 7 } as const;
  const text = [...view.sources, fillWords(words.formula, { name, version })].join(' · ');
  const row = {
    height: sheets.heightOf(text, sheetWidth, look),
    draw: (y: number) => {
      sheets.paragraph(text, { x: margin.side, y, width: sheetWidth }, look);
    },
  };
  cursor.flow({ name: words.sources, rows: [row] });
}
