/** Diagrams of the ingot weight page: elevation and sections to scale, and mass over height. */
import {
  type ChartDrawing,
  dimension,
  dimensionOutside,
  type Label,
  type Line,
  type Point,
  type Region,
} from '../../core/chart.ts';
import { convert } from '../../core/quantity.ts';
import { findRoot } from '../../formulas/mathematics/find-root.ts';
import { sample } from '../../formulas/mathematics/plane-geometry.ts';
import {
  type IngotSection,
  type TaperedBody,
  volumeUpTo,
} from '../../formulas/solidification/ingot-geometry.ts';

const mm = (metres: number): number => convert(metres, 'm', 'mm');

const closedLine = (polygon: readonly Point[]): Line => ({
  role: 'boundary',
  points: [...polygon, ...polygon.slice(0, 1)],
});
const millimetres = (length: number): string => `${Number(mm(length).toFixed(1))} mm`;

/** Parts of the ingot stacked from the bottom; `from` is the height of the lower end. */
type Stacked = { readonly part: TaperedBody; readonly from: number };

const stack = (body: TaperedBody, hotTop: TaperedBody | null): readonly Stacked[] => [
  { part: body, from: 0 },
  ...(hotTop ? [{ part: hotTop, from: body.height }] : []),
];

const volumeBelow = ({ part, from }: Stacked, height: number): number =>
  volumeUpTo(part, Math.min(part.height, Math.max(0, height - from)));

/** Returns the side view of a part between two heights above the bottom of the ingot, in mm; empty outside the part. */
function slice({ part, from }: Stacked, low: number, high: number): readonly Point[] {
  const [lower, upper] = [Math.max(low, from), Math.min(high, from + part.height)];
  if (!(upper > lower)) return [];
  const half = (height: number): number =>
    mm(part.bottom + ((part.top - part.bottom) * (height - from)) / part.height) / 2;
  return [
    [-half(lower), mm(lower)],
    [half(lower), mm(lower)],
    [half(upper), mm(upper)],
    [-half(upper), mm(upper)],
  ];
}

/** Discarded shares of the total mass, and the usable mass in kg. */
export type Yield = {
  readonly bottomShare: number;
  readonly topShare: number;
  readonly usableKg: number;
  /** Ratio of the volume of the body to that with a smooth section. */
  readonly surfaceFactor: number;
};

/** Returns the two heights between which the ingot is usable; the discarded shares of its mass lie below and above. */
function cutsOf(parts: readonly Stacked[], { bottomShare, topShare, surfaceFactor }: Yield) {
  const volume = (height: number): number =>
    parts.reduce((sum, each, at) => sum + (at === 0 ? surfaceFactor : 1) * volumeBelow(each, height), 0);
  const end = parts.reduce((sum, { part }) => sum + part.height, 0);
  const heightOf = (share: number): number =>
    findRoot((height) => volume(height) - share * volume(end), 0, end) ?? 0;
  return { low: heightOf(bottomShare), high: heightOf(1 - topShare), end };
}

/** Returns the hidden lines of the bore of a hollow ingot in the side view, and its diameter below the ingot. */
function boreLines({ section }: TaperedBody, height: number, y: number): readonly Line[] {
  if (section.kind !== 'hollow') return [];
  const half = mm(section.bore) / 2;
  const edges = [-half, half].map(
    (x): Line => ({
      role: 'boundary',
      points: [
        [x, 0],
        [x, height],
      ],
      isBeyond: true,
    }),
  );
  const ends = [
    [-half, 0],
    [half, 0],
  ] as const;
  return [...edges, ...dimensionOutside(ends, { y }, `⌀ ${millimetres(section.bore)}`)];
}

type Cut = (from: number, to: number) => readonly (readonly Point[])[];

/** Returns the usable part with its mass, and its name above, which is omitted for a slender ingot. */
function usableRegions(
  cut: Cut,
  { low, middle, high }: { readonly low: number; readonly middle: number; readonly high: number },
  { usableKg }: Yield,
): readonly Region[] {
  const named = (polygons: readonly (readonly Point[])[], label: Label, side: number): readonly Region[] =>
    polygons.map((polygon, at) => ({
      polygon,
      tone: 'hot',
      ...(at === 0 && { label, labelAt: [0, mm(middle + side * 0.115 * (middle - low))] }),
    }));
  return [
    ...named(cut(low, middle), { literal: `${usableKg.toFixed(0)} kg` }, -1),
    ...named(cut(middle, high), 'usable', 1),
  ];
}

/** Draws the side view across flats with its dimensions; the usable part is tinted, the discarded parts are hatched. */
export function drawElevation(body: TaperedBody, hotTop: TaperedBody | null, yielded: Yield): ChartDrawing {
  const parts = stack(body, hotTop);
  const { low, high, end } = cutsOf(parts, yielded);
  const height = mm(end);
  const width = mm(Math.max(body.bottom, body.top, hotTop?.bottom ?? 0, hotTop?.top ?? 0));
  const gap = 0.09 * height;
  const isRound = body.section.kind === 'round' || body.section.kind === 'hollow';
  const lowest = body.section.kind === 'hollow' ? -2 * gap : -gap;
  const sizeText = (length: number): string => `${isRound ? '⌀ ' : ''}${millimetres(length)}`;
  const ends = (length: number, y: number) =>
    [
      [-mm(length) / 2, y],
      [mm(length) / 2, y],
    ] as const;
  const right = width / 2 + gap;
  const joint = mm(body.height);
  const highest = parts.at(-1)?.part ?? body;
  const cut: Cut = (from, to) =>
    parts.map((each) => slice(each, from, to)).filter(({ length }) => length > 0);
  const discards = [...cut(0, low), ...cut(high, end)];
  return {
    isToScale: true,
    x: { label: 'width', unit: 'mm', scale: 'linear', domain: [-width / 2 - gap, width / 2 + 2 * gap] },
    y: { label: 'height', unit: 'mm', scale: 'linear', domain: [lowest - gap, height + 2 * gap] },
    regions: usableRegions(cut, { low, middle: (low + Math.min(high, body.height)) / 2, high }, yielded),
    ...(discards.length > 0 && {
      zones: [{ key: 'discards', label: 'discards', polygons: discards, on: true, look: 1 }],
    }),
    lines: [
      ...parts.map((each) => closedLine(slice(each, 0, end))),
      ...boreLines(body, height, -gap),
      ...dimensionOutside(ends(body.bottom, 0), { y: lowest }, sizeText(body.bottom)),
      ...dimensionOutside(ends(highest.top, height), { y: height + gap }, sizeText(highest.top)),
      ...(hotTop
        ? [
            dimension(...ends(body.top, joint - jointGap * gap), sizeText(body.top)),
            dimension(...ends(hotTop.bottom, joint + jointGap * gap), sizeText(hotTop.bottom)),
          ]
        : []),
      ...parts.flatMap(({ part, from }) =>
        dimensionOutside(
          [
            [mm(part.bottom) / 2, mm(from)],
            [mm(part.top) / 2, mm(from + part.height)],
          ],
          { x: right },
          millimetres(part.height),
        ),
      ),
    ],
    answer: { output: 'totalMassKg', at: 'drawing' },
  };
}

/** Distance of the dimension lines of the joint from the joint, as a share of the gap of the outer dimension lines. */
const jointGap = 0.35;

/** Returns the corners of the outline; rounded corners are drawn as short chords. */
function outline(section: IngotSection, size: number): readonly Point[] {
  const half = mm(size) / 2;
  const circle = (radius: number): readonly Point[] =>
    Array.from(
      { length: 73 },
      (_, i): Point => [radius * Math.cos((i * Math.PI) / 36), radius * Math.sin((i * Math.PI) / 36)],
    );
  if (section.kind === 'round' || section.kind === 'hollow') return circle(half);
  if (section.kind === 'chamfered') {
    const flat = half - mm(section.chamfer);
    const corner: readonly Point[] = [
      [half, -flat],
      [half, flat],
      [flat, half],
      [-flat, half],
      [-half, flat],
      [-half, -flat],
      [-flat, -half],
      [flat, -half],
    ];
    return [...corner, [half, -flat]];
  }
  const { sides, radius } = section;
  const step = Math.PI / sides;
  const centre = (half - mm(radius)) / Math.cos(step);
  const points = Array.from({ length: sides }, (_, at) => (2 * at + 1) * step).flatMap(
    (angle): readonly Point[] =>
      [-1, -0.5, 0, 0.5, 1].map((share): Point => {
        const turn = angle + share * step;
        return [
          centre * Math.cos(angle) + mm(radius) * Math.cos(turn),
          centre * Math.sin(angle) + mm(radius) * Math.sin(turn),
        ];
      }),
  );
  return [...points, points[0] ?? [0, 0]];
}

/** Draws the bottom and top section to the same scale. */
export function drawSections({ section, bottom, top }: TaperedBody): ChartDrawing {
  const reach =
    0.68 * mm(Math.max(bottom, top)) * (section.kind === 'polygon' && section.sides < 8 ? 1.2 : 1);
  const bore: readonly Line[] =
    section.kind === 'hollow' ? [{ role: 'boundary', points: outline({ kind: 'round' }, section.bore) }] : [];
  const flats = (length: number, y: number): readonly Line[] =>
    dimensionOutside(
      [
        [-mm(length) / 2, 0],
        [mm(length) / 2, 0],
      ],
      { y },
      millimetres(length),
    );
  return {
    isToScale: true,
    x: { label: 'width', unit: 'mm', scale: 'linear', domain: [-reach, reach] },
    y: { label: 'width', unit: 'mm', scale: 'linear', domain: [-reach, reach] },
    lines: [
      { role: 'series', points: outline(section, bottom), label: 'bottom' },
      { role: 'user', points: outline(section, top), label: 'top' },
      ...bore,
      ...flats(bottom, -0.88 * reach),
      ...flats(top, 0.88 * reach),
    ],
  };
}

/** Draws the mass of the body up to a height. */
export function drawMass(body: TaperedBody, density: number): ChartDrawing {
  const height = mm(body.height);
  const mass = (at: number): number => density * volumeUpTo(body, convert(at, 'mm', 'm'));
  const whole = mass(height);
  return {
    x: { label: 'height', symbol: 'H', unit: 'mm', scale: 'linear', domain: [0, height] },
    y: { label: 'mass', symbol: 'm', unit: 'kg', scale: 'linear', domain: [0, 1.05 * whole] },
    lines: [
      {
        role: 'user',
        points: sample(mass, 0, height, 40).map(([x, y]): Point => [x, Math.max(0, y)]),
        label: 'body',
      },
    ],
    marks: [{ at: [height, whole], role: 'user' }],
  };
}
