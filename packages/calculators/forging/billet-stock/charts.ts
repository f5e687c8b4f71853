/** Diagrams of billet stock: mass balance, and the pieces on the bar. */
import { type ChartDrawing, dimensionOutside, type Line, type Point, type Region } from '../../core/chart.ts';
import type { Cutting } from '../../formulas/forging/billet-stock.ts';
import { rectangle } from '../../formulas/mathematics/plane-geometry.ts';

type Piece = { readonly lengthMm: number; readonly widthMm: number; readonly isRound: boolean };

const sideView = ([from, to]: readonly [number, number], width: number): readonly Point[] =>
  rectangle([from, to], [-width / 2, width / 2]);
const outlined = (polygon: readonly Point[]): Line => ({
  role: 'boundary',
  points: [...polygon, ...polygon.slice(0, 1)],
});
const size = (millimetres: number): string => `${Number(millimetres.toPrecision(4))} mm`;
/** Formats a computed size as the results beside the drawing: to 0.1 mm, at most four significant digits, two below 1 mm. */
const computed = (millimetres: number): string =>
  millimetres < 1
    ? `${Number(millimetres.toPrecision(2))} mm`
    : `${Number(Number(millimetres.toPrecision(4)).toFixed(1))} mm`;

/** Draws the cut piece to scale, divided in proportion to the masses. */
export function drawBalance(
  { lengthMm, widthMm, isRound }: Piece,
  parts: readonly (readonly [label: string, kilograms: number])[],
): ChartDrawing {
  const total = parts.reduce((sum, [, kilograms]) => sum + kilograms, 0);
  let from = 0;
  const spans = parts.flatMap(([label, kilograms], at) => {
    const span = [from, from + (lengthMm * kilograms) / total] as const;
    from = span[1];
    const tone = at === 0 ? 'ferrite' : at % 2 === 0 ? 'mixed' : 'austenite';
    return kilograms > 0 ? [{ span, label, tone } as const] : [];
  });
  const pad = 0.12 * Math.max(lengthMm, widthMm);
  const isNarrow = ({ span }: (typeof spans)[number]): boolean => span[1] - span[0] < 0.16 * lengthMm;
  // Names of adjacent narrow parts are placed at different heights.
  const narrow = spans.filter(isNarrow).map(({ span, label }, at) => {
    const x = (span[0] + span[1]) / 2;
    const foot: Point = [x, widthMm / 2];
    const tip: Point = [x, widthMm / 2 + (at % 2 === 0 ? 1.2 : 0.5) * pad];
    return { foot, tip, label };
  });
  return {
    isToScale: true,
    x: { label: 'width', unit: 'mm', scale: 'linear', domain: [-pad, lengthMm + 2 * pad] },
    y: {
      label: 'height',
      unit: 'mm',
      scale: 'linear',
      domain: [-widthMm / 2 - 2 * pad, widthMm / 2 + 2 * pad],
    },
    regions: spans.map(({ span, label, tone }, at) => ({
      polygon: sideView(span, widthMm),
      tone,
      ...(isNarrow(spans[at] ?? { span, label, tone })
        ? {}
        : { label, labelAt: [(span[0] + span[1]) / 2, 0] as const }),
    })),
    lines: [
      outlined(sideView([0, lengthMm], widthMm)),
      ...narrow.map(({ foot, tip }): Line => ({ role: 'extension', points: [foot, tip] })),
      ...spans.slice(1).map(
        ({ span: [at] }): Line => ({
          role: 'guide',
          points: [
            [at, -widthMm / 2],
            [at, widthMm / 2],
          ],
        }),
      ),
      ...dimensionOutside(
        [
          [0, -widthMm / 2],
          [lengthMm, -widthMm / 2],
        ],
        { y: -widthMm / 2 - pad },
        computed(lengthMm),
      ),
      ...dimensionOutside(
        [
          [lengthMm, -widthMm / 2],
          [lengthMm, widthMm / 2],
        ],
        { x: lengthMm + pad },
        `${isRound ? 'Ø ' : ''}${size(widthMm)}`,
      ),
    ],
    marks: narrow.map(({ tip, label }) => ({ at: tip, role: 'mark', shape: 'none', label })),
    answer: { output: 'stockMassKg', at: 'drawing' },
  };
}

type Bar = Omit<Piece, 'isRound'> & { readonly cutMm: number; readonly kerfMm: number };

/** Draws the bar with its pieces, saw cuts and remnant, to scale along the length. Many pieces are drawn as one block. */
export function drawBar(
  { lengthMm, widthMm, cutMm, kerfMm }: Bar,
  { pieces, remnant }: Cutting,
): ChartDrawing {
  const step = cutMm + kerfMm;
  const end = Math.min(lengthMm, pieces * step);
  const isBlock = pieces > 60;
  const single = Array.from(
    { length: isBlock ? 0 : pieces },
    (_, at) => [at * step, Math.min(lengthMm, at * step + cutMm)] as const,
  );
  const spans = isBlock ? [[0, end] as const] : single;
  const rest = [end, Math.min(lengthMm, end + remnant)] as const;
  const below = (level: number): number => -widthMm * (0.5 + level);
  const along = ([from, to]: readonly [number, number], level: number, label: string): readonly Line[] =>
    dimensionOutside(
      [
        [from, below(0)],
        [to, below(0)],
      ],
      { y: below(level) },
      label,
    );
  const [first] = single;
  const pad = 0.03 * lengthMm;
  return {
    isToScale: true,
    x: { label: 'bar', symbol: 'L', unit: 'mm', scale: 'linear', domain: [-pad, lengthMm + pad] },
    y: { label: 'height', unit: 'mm', scale: 'linear', domain: [-4.5 * widthMm, 2.5 * widthMm] },
    regions: [
      ...spans.map(
        (span, at): Region => ({
          polygon: sideView(span, widthMm),
          tone: 'ferrite',
          label: isBlock ? { literal: `1…${pieces}` } : { literal: String(at + 1) },
          labelAt: [(span[0] + span[1]) / 2, 0],
        }),
      ),
      ...(rest[1] > rest[0]
        ? [
            {
              polygon: sideView(rest, widthMm),
              tone: 'plain',
            } as const,
          ]
        : []),
    ],
    lines: [
      outlined(sideView([0, lengthMm], widthMm)),
      ...spans.map((span) => outlined(sideView(span, widthMm))),
      ...(first ? along(first, 1.2, computed(cutMm)) : []),
      ...(rest[1] - rest[0] > 0.02 * lengthMm ? along(rest, 1.2, computed(rest[1] - rest[0])) : []),
      ...along([0, lengthMm], 3, size(lengthMm)),
    ],
    ...(rest[1] > rest[0] && {
      marks: [
        {
          at: [(rest[0] + rest[1]) / 2, widthMm / 2],
          role: 'mark',
          shape: 'none',
          label: 'remnant',
        },
      ],
    }),
  };
}
