/** Blocks of a calculation: answer, inputs, results, diagram, formulas with values, sources. */

import type { CalculationView } from '@ferrite/calculators/core/texts/calculation-view.ts';
import type { Scene } from '@ferrite/charts/scene.ts';
import type { Sheets } from '../../../../../platform/server/documents/sheet.ts';
import type { ReportWords } from '../../report-words.ts';
import { sourcesText } from '../content.ts';
import { gap, margin, sheetWidth, textStyles } from '../paging/measures.ts';
import { answerBlocks } from './answer-box.ts';
import { type Block, heightOfRows, paragraphRows, type Row, wideBlock } from './block.ts';
import { drawSceneOn } from './draw-scene.ts';
import { formulaRows } from './formula-rows.ts';
import { analysisRow, lineRow, resultRow } from './rows.ts';

const inputsWidth = Math.round(sheetWidth * 0.54);
const resultsWidth = sheetWidth - inputsWidth - gap;
/** Minimum height of the results beside the inputs, in points. */
const minHeight = 130;
/**
 * Number of results up to which they are listed beside the inputs even if they are longer; otherwise a short table
 * would follow the diagram.
 */
const fewResults = 4;

/**
 * Returns a function that returns the blocks of a calculation for a scene of its diagram. Everything but the diagram is
 * measured only once.
 */
export function calculationBlocks(
  sheets: Sheets,
  view: CalculationView,
  words: ReportWords,
): (scene: Scene | null) => readonly Block[] {
  const { beside, more } = inputsAndResults(sheets, view, words);
  const before = [...answerBlocks(sheets, view, words), beside];
  const after = [
    more,
    wideBlock(words.working, formulaRows(sheets, view.working)),
    wideBlock(words.sources, sourceRows(sheets, view, words)),
  ];
  return (scene) => {
    const diagram = scene ? [diagramBlock(sheets, view.diagram?.title || words.diagram, scene)] : [];
    return [...before, ...diagram, ...after].filter(({ columns }) =>
      columns.some(({ rows }) => rows.length > 0),
    );
  };
}

/** Returns the inputs with the results beside them, and the results for which there is no space. */
function inputsAndResults(
  sheets: Sheets,
  view: CalculationView,
  words: ReportWords,
): { readonly beside: Block; readonly more: Block } {
  const left = { x: margin.side, width: inputsWidth };
  const right = { x: margin.side + inputsWidth + gap, width: resultsWidth };
  const inputs = [
    ...view.analyses.map((each) => analysisRow(sheets, each, left)),
    ...view.inputs.map((each) => lineRow(sheets, each, left)),
  ];
  const results = view.results.map((each) => resultRow(sheets, each, words.outOfRange, right));
  const most = Math.max(heightOfRows(inputs), minHeight);
  const fitting = results.findIndex((_, at) => at > 0 && heightOfRows(results.slice(0, at + 1)) > most);
  const isAll = fitting < 0 || results.length - fitting <= fewResults;
  const shown = isAll ? results.length : fitting;
  return {
    beside: {
      columns: [
        { title: words.inputs, ...left, rows: inputs },
        { title: words.results, ...right, rows: results.slice(0, shown) },
      ],
    },
    more: wideBlock(words.results, resultGrid(sheets, view.results.slice(shown), words)),
  };
}

/** Returns results in rows of two, or of three if this reduces the height enough. */
function resultGrid(
  sheets: Sheets,
  results: CalculationView['results'],
  { outOfRange }: ReportWords,
): readonly Row[] {
  const inColumns = (count: number) => {
    const width = (sheetWidth - (count - 1) * gap) / count;
    return results.map((each, at) =>
      resultRow(sheets, each, outOfRange, { x: margin.side + (at % count) * (width + gap), width }),
    );
  };
  const [two, three] = [2, 3].map((count) => gridOf(inColumns(count), count));
  if (!two || !three) return [];
  return heightOfRows(three) <= maxOfTwo * heightOfRows(two) ? three : two;
}

/** Three columns are used if their height is at most this share of the height of two, because names wrap more often. */
const maxOfTwo = 0.85;

const gridOf = (cells: readonly Row[], count: number): readonly Row[] =>
  Array.from({ length: Math.ceil(cells.length / count) }, (_, row) => {
    const shown = cells.slice(row * count, (row + 1) * count);
    return {
      height: Math.max(...shown.map(({ height }) => height)),
      draw: (y: number) => {
        for (const { draw } of shown) draw(y);
      },
    };
  });

function diagramBlock(sheets: Sheets, name: string, scene: Scene): Block {
  const scale = sheetWidth / scene.width;
  return wideBlock(name, [
    { height: scene.height * scale, draw: (y) => drawSceneOn(sheets, scene, { x: margin.side, y, scale }) },
  ]);
}

const sourceRows = (sheets: Sheets, view: CalculationView, words: ReportWords): readonly Row[] =>
  paragraphRows(sheets, sourcesText(view, words), { ...textStyles.small, size: 7 });
