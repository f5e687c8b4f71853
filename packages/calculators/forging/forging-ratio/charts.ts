/** Diagrams of the forging ratio page: sections with side views, and the cumulative ratios over the steps. */
import { type ChartDrawing, dimensionOutside, type Line, type Point, type Region } from '../../core/chart.ts';
import { type ForgingStep, forgingTotals } from '../../formulas/forging/forging-ratio.ts';
import { rectangle } from '../../formulas/mathematics/plane-geometry.ts';
import type { StepSection } from './sections.ts';

/** Maximum length of a drawn side view, and its distance from the section, as multiples of the largest section. */
const [longestView, viewGap] = [2.2, 0.4];
/** Number of states from which the rows are drawn lower. */
const manyRows = 5;
/**
 * Space below a row as a multiple of the largest section, and positions within it: first the dimensions, then the arrow
 * to the next row.
 */
const spaces = {
  usual: { share: 0.6, dimensionsAt: 0.4, arrowFrom: 0.46 },
  // On a phone the text of a size is wider than its section, and is placed below the dimension line.
  below: { share: 1, dimensionsAt: 0.3, arrowFrom: 0.57 },
  many: { share: 1, dimensionsAt: 0.4, arrowFrom: 0.46 },
} as const;
const arrowTo = 0.97;

type Space = (typeof spaces)[keyof typeof spaces];

const reach = (outlines: StepSection['outlines'], axis: 0 | 1): number =>
  Math.max(...outlines.flat().map((point) => Math.abs(point[axis])));

/** Width of a character and of the arrows of a dimension line on a phone, as shares of the largest section. */
const [characterShare, arrowsShare] = [0.08, 0.1];

/** Returns the spaces below a row. @param width width of the largest section */
function spaceOf(sections: readonly StepSection[], width: number): Space {
  if (sections.length >= manyRows) return spaces.many;
  const isNarrow = ({ size, outlines }: StepSection): boolean =>
    size.length * characterShare + arrowsShare > (2 * reach(outlines, 0)) / width;
  // No arrow follows the last state, below which only two dimension texts would not fit.
  const hasTwo = sections.some(({ size }) => /[×/]/.test(size));
  return hasTwo || sections.slice(0, -1).some(isNarrow) ? spaces.below : spaces.usual;
}

/** Returns the lines of the break in the middle of a piece that is drawn shorter than it is. */
function breakLines(from: number, to: number, middle: number, half: number): readonly Line[] {
  const centre = (from + to) / 2;
  return [-1, 1].map((side): Line => {
    const x = centre + side * 0.12 * half;
    return {
      role: 'boundary',
      points: [
        [x, middle + 1.15 * half],
        [x - 0.1 * half, middle + 0.3 * half],
        [x + 0.1 * half, middle - 0.3 * half],
        [x, middle - 1.15 * half],
      ],
    };
  });
}

const outlined = (polygon: readonly Point[]): Line => ({
  role: 'boundary',
  points: [...polygon, ...polygon.slice(0, 1)],
});

type Row = StepSection & { readonly middle: number; readonly low: number };

/** Returns the rows from top to bottom, each as high as its section. */
function rowsOf(sections: readonly StepSection[], gap: number): readonly Row[] {
  let top = 0;
  return sections.map((section) => {
    const half = reach(section.outlines, 1);
    const middle = top - half;
    top = middle - half - gap;
    return { ...section, middle, low: middle - half };
  });
}

/** Returns the lines of the section and side view of one state with its dimensions. */
function rowLines(
  { outlines, size, length, lengthText, middle, low }: Row,
  {
    width,
    gap,
    dimensionsAt,
  }: { readonly width: number; readonly gap: number; readonly dimensionsAt: number },
) {
  const [half, halfWidth] = [reach(outlines, 1), reach(outlines, 0)];
  const from = (0.5 + viewGap) * width;
  const to = from + Math.min(length, longestView * width);
  const moved = outlines.map((each) => each.map(([x, y]): Point => [x, y + middle]));
  const view = rectangle([from, to], [middle - half, middle + half]);
  const below = { y: low - dimensionsAt * gap };
  const [outer = []] = moved;
  const tone = outlines.length > 1 ? 'plain' : 'mixed';
  const regions: readonly Region[] = [
    { polygon: outer, tone },
    { polygon: view, tone },
  ];
  const bore = outlines.slice(1).flatMap((inner): Line[] =>
    [-1, 1].map((side) => ({
      role: 'boundary',
      points: [from, to].map((x): Point => [x, middle + side * reach([inner], 1)]),
      isBeyond: true,
    })),
  );
  const lines: readonly Line[] = [
    ...moved.map(outlined),
    outlined(view),
    ...bore,
    ...(length > longestView * width ? breakLines(from, to, middle, half) : []),
    ...dimensionOutside(
      [
        [-halfWidth, low],
        [halfWidth, low],
      ],
      below,
      size,
    ),
    ...dimensionOutside(
      [
        [from, low],
        [to, low],
      ],
      below,
      lengthText,
    ),
  ];
  return { regions, lines };
}

/**
 * Draws section and side view before the first and after each step, to scale below each other, with the ratio of each
 * step.
 */
export function drawSections(
  sections: readonly StepSection[],
  steps: readonly ForgingStep[],
  unit: 'mm' | undefined,
): ChartDrawing {
  const width = 2 * Math.max(...sections.map(({ outlines }) => reach(outlines, 0)));
  const { share, dimensionsAt, arrowFrom } = spaceOf(sections, width);
  const gap = share * width;
  const rows = rowsOf(sections, gap);
  const longest = Math.min(longestView * width, Math.max(...sections.map(({ length }) => length)));
  // The label is placed below the dimensions of a row, beside the arrow, where no line crosses it.
  const arrows = steps.map(({ kind, ratio }, at): Line => {
    const low = rows[at]?.low ?? 0;
    return {
      role: 'arrow',
      points: [
        [0, low - arrowFrom * gap],
        [0, low - arrowTo * gap],
      ],
      label: { key: kind, literal: `${Number(ratio.toPrecision(3))}` },
    };
  });
  const drawn = rows.map((row) => rowLines(row, { width, gap, dimensionsAt }));
  return {
    isToScale: true,
    x: {
      label: 'width',
      ...(unit && { unit }),
      scale: 'linear',
      domain: [-0.55 * width, (0.55 + viewGap) * width + longest],
    },
    y: {
      label: 'height',
      ...(unit && { unit }),
      scale: 'linear',
      domain: [(rows.at(-1)?.low ?? 0) - 0.6 * gap, 0.1 * gap],
    },
    regions: drawn.flatMap(({ regions }) => regions),
    lines: [...drawn.flatMap(({ lines }) => lines), ...arrows],
    answer: { output: 'chosenRatio', at: 'drawing' },
  };
}

type Convention = 'overall' | 'drawings' | 'drawing-sum' | 'everything';

/**
 * Draws the ratio by each convention after each step, with the result highlighted and the required ratio. @param result
 * convention of the result; null without a ratio
 */
export function drawRatios(
  steps: readonly ForgingStep[],
  required: number,
  convention: Convention,
  result: number | null,
): ChartDrawing {
  const totals = steps.map((_, at) => forgingTotals(steps.slice(0, at + 1)));
  const start = [0, 1] as const;
  const series = (of: Convention, at: (step: number) => number): Line => ({
    role: of === convention && result !== null ? 'user' : 'series',
    label: of === 'drawing-sum' ? 'drawingSum' : of,
    points: [start, ...steps.map((_, step): Point => [step + 1, at(step)])],
  });
  const lines = [
    series('overall', (at) => totals[at]?.overall ?? 1),
    series('drawings', (at) => totals[at]?.drawings ?? 1),
    series('drawing-sum', (at) => totals[at]?.drawingSum ?? 1),
    series('everything', (at) => totals[at]?.everything ?? 1),
  ];
  const top = 1.1 * Math.max(required, ...lines.flatMap(({ points }) => points.map(([, y]) => y)));
  return {
    x: { label: 'step', scale: 'linear', domain: [0, steps.length], step: 1 },
    y: { label: 'ratio', scale: 'linear', domain: [0, top] },
    lines: [
      ...lines,
      {
        role: 'boundary',
        points: [
          [0, required],
          [steps.length, required],
        ],
        label: 'required',
      },
    ],
    marks: result === null ? [] : [{ at: [steps.length, result], role: 'user' }],
  };
}
