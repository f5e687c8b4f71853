/** Diagrams of the ingot weight page: elevation and sections to scale, and mass over height. */
import { type ChartDrawing, dimension, dimensionOutside, type Line, type Point } from '../../core/chart.ts';
import { convert } from '../../core/quantity.ts';
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
const millimetres = (length: number): string => `${Number(mm(length).toFixed(0))} mm`;

/** Side view across flats with its dimensions; the parts are stacked. */
export function drawElevation(body: TaperedBody, hotTop: TaperedBody | null): ChartDrawing {
  const height = mm(body.height + (hotTop?.height ?? 0));
  const width = mm(Math.max(body.bottom, body.top, hotTop?.bottom ?? 0, hotTop?.top ?? 0));
  const gap = 0.09 * height;
  const side = (part: TaperedBody, from: number): readonly Point[] => [
    [-mm(part.bottom) / 2, from],
    [mm(part.bottom) / 2, from],
    [mm(part.top) / 2, from + mm(part.height)],
    [-mm(part.top) / 2, from + mm(part.height)],
  ];
  const parts = [
    { part: body, from: 0, tone: 'plain', label: 'body' } as const,
    ...(hotTop ? [{ part: hotTop, from: mm(body.height), tone: 'mixed', label: 'hotTop' } as const] : []),
  ];
  const across = (length: number, edge: number, y: number): readonly Line[] =>
    dimensionOutside(
      [
        [-mm(length) / 2, edge],
        [mm(length) / 2, edge],
      ],
      { y },
      millimetres(length),
    );
  const right = width / 2 + gap;
  const highest = parts.at(-1)?.part ?? body;
  return {
    isToScale: true,
    x: { label: 'width', unit: 'mm', scale: 'linear', domain: [-width / 2 - gap, width / 2 + 2 * gap] },
    y: { label: 'height', unit: 'mm', scale: 'linear', domain: [-2 * gap, height + 2 * gap] },
    regions: parts.map(({ part, from, tone, label }) => ({
      polygon: side(part, from),
      tone,
      label,
      labelAt: [0, from + mm(part.height) / 2],
    })),
    lines: [
      ...parts.map(({ part, from }) => closedLine(side(part, from))),
      ...across(body.bottom, 0, -gap),
      ...across(highest.top, height, height + gap),
      ...(hotTop
        ? [
            dimension(
              [-mm(body.top) / 2, mm(body.height) - gap],
              [mm(body.top) / 2, mm(body.height) - gap],
              millimetres(body.top),
            ),
          ]
        : []),
      ...parts.flatMap(({ part, from }) =>
        dimensionOutside(
          [
            [mm(part.bottom) / 2, from],
            [mm(part.top) / 2, from + mm(part.height)],
          ],
          { x: right },
          millimetres(part.height),
        ),
      ),
    ],
    answer: { output: 'totalMassKg', at: 'drawing' },
  };
}

/** Corners of the outline; rounded corners as short chords. */
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

/** Bottom and top section to the same scale. */
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

/** Mass of the body up to a height. */
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
