/** Draws a calculation: results, inputs, diagram, formulas with values, sources. */

import type { CalculationView, Result } from '@ferrite/calculators/core/texts/calculation-view.ts';
import type { Scene } from '@ferrite/charts/scene.ts';
import { layOutFormula } from '../../../../platform/server/documents/mathml.ts';
import { fillWords, type ReportWords } from '../report-words.ts';
import { answerBox } from './answer-box.ts';
import { type Cursor, looks, margin, sheetWidth, title } from './cursor.ts';
import { drawFormula } from './draw-formula.ts';
import { drawScene } from './draw-scene.ts';
import { analysisTable, resultHeight, resultRow, row } from './rows.ts';

const gap = 18;
const half = (sheetWidth - gap) / 2;
const inputsWidth = Math.round(sheetWidth * 0.54);
const resultsWidth = sheetWidth - inputsWidth - gap;
/** Minimum height of the results column beside the inputs. */
const leastHeight = 130;

export function calculationSheets(
  cursor: Cursor,
  view: CalculationView,
  scene: Scene | null,
  words: ReportWords,
): void {
  answerBox(cursor, view, words);
  const rest = inputsAndResults(cursor, view, words);
  if (scene) diagram(cursor, view.diagram?.title || words.diagram, scene);
  moreResults(cursor, rest, words);
  working(cursor, view, words);
  sources(cursor, view, words);
}

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
  let shown = 0;
  for (const each of view.results) {
    if (shown > 0 && right - top + resultHeight(sheets, each, resultsWidth) > mostHeight) break;
    right += resultRow(sheets, each, words.outOfRange, results(right));
    shown += 1;
  }
  cursor.y = Math.max(left, right) + 8;
  return view.results.slice(shown);
}

/** Writes a line that refers to the remaining content. */
function further(cursor: Cursor, text: string): void {
  cursor.write(text, looks.small);
  cursor.y += 4;
}

function moreResults(cursor: Cursor, results: readonly Result[], words: ReportWords): void {
  if (results.length === 0) return;
  if (!cursor.hasRoom(60)) {
    further(cursor, words.moreResults);
    return;
  }
  cursor.title(words.results);
  for (let at = 0; at < results.length; at += 2) {
    const pair = results.slice(at, at + 2);
    if (!cursor.hasRoom(Math.max(...pair.map((each) => resultHeight(cursor.sheets, each, half))) + 4)) {
      further(cursor, words.moreResults);
      return;
    }
    const heights = pair.map((each, column) => {
      const strip = { x: margin.side + column * (half + gap), y: cursor.y, width: half };
      return resultRow(cursor.sheets, each, words.outOfRange, strip);
    });
    cursor.y += Math.max(...heights);
  }
  cursor.y += 8;
}

function diagram(cursor: Cursor, name: string, scene: Scene): void {
  const scale = sheetWidth / scene.width;
  if (!cursor.hasRoom(scene.height * scale + 24)) return;
  cursor.title(name);
  drawScene(cursor.sheets, scene, { x: margin.side, y: cursor.y, scale });
  cursor.y += scene.height * scale + 8;
}

const formulaSize = 9.5;
const inserted = { size: 8.5, face: 'math', mostLines: 4 } as const;

function working(cursor: Cursor, view: CalculationView, words: ReportWords): void {
  if (view.working.length === 0) return;
  const { sheets } = cursor;
  if (!cursor.hasRoom(70)) {
    further(cursor, words.moreWorking);
    return;
  }
  cursor.title(words.working);
  const indented = sheetWidth - 12;
  for (const [at, line] of view.working.entries()) {
    const isNew = line.mathml !== view.working[at - 1]?.mathml;
    const boxes = isNew
      ? layOutFormula(line.mathml, (text, face, size) => sheets.width(text, { face, size }), formulaSize)
      : [];
    const formula = drawFormula(sheets, boxes, { x: margin.side, width: sheetWidth, size: formulaSize });
    const below = line.inserted ? sheets.heightOf(line.inserted, indented, inserted) + 4 : 0;
    if (!cursor.hasRoom(formula.height + below + 12)) {
      further(cursor, words.moreWorking);
      return;
    }
    formula.at(cursor.y);
    cursor.y += formula.height;
    if (line.inserted)
      sheets.paragraph(line.inserted, { x: margin.side + 12, y: cursor.y, width: indented }, inserted);
    cursor.y += below;
  }
  cursor.y += 6;
}

function sources(cursor: Cursor, view: CalculationView, words: ReportWords): void {
  const { sheets } = cursor;
  const { calculatorId: name, version } = view;
  const lines = [...view.sources, fillWords(words.formula, { name, version })];
  const look = { ...looks.small, size: 7, mostLines: 2 } as const;
  for (let at = 0; at < lines.length; at += 2) {
    const pair = lines.slice(at, at + 2);
    const height = Math.max(...pair.map((each) => sheets.heightOf(each, half, look))) + 2;
    if (!cursor.hasRoom(height + (at === 0 ? 19 : 0))) return;
    if (at === 0) cursor.title(words.sources);
    for (const [column, each] of pair.entries())
      sheets.paragraph(each, { x: margin.side + column * (half + gap), y: cursor.y, width: half }, look);
    cursor.y += height;
  }
}
