import type { Scene } from '@ferrite/charts/scene.ts';
import { type PointerEvent, useState } from 'react';
import type { RowPoint } from './points-drawing.ts';

type Corner = { readonly x: number; readonly y: number };
type Area = { readonly from: Corner; readonly to: Corner };

export type PointLayerProps = {
  readonly scene: Scene;
  readonly points: readonly RowPoint[];
  /** Rows selected in the grid. */
  readonly marked: ReadonlySet<number>;
  readonly onBrush: (rows: ReadonlySet<number>) => void;
};

/** Maximum distance between a click and a point, px. */
const reachPx = 10;

const box = ({ from, to }: Area) => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
});

/** Returns the position of the pointer in drawing units. */
function cornerOf(event: PointerEvent<SVGElement>, { width }: Scene): Corner {
  const svg = event.currentTarget.ownerSVGElement ?? event.currentTarget;
  const { left, top, width: shown } = svg.getBoundingClientRect();
  const scale = shown > 0 ? width / shown : 1;
  return { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale };
}

/** Returns the rows whose points lie in the area; a click selects the points around it. */
export function rowsIn(
  { x, y }: Pick<Scene, 'x' | 'y'>,
  points: readonly RowPoint[],
  area: Area,
): ReadonlySet<number> {
  const { width, height, ...corner } = box(area);
  const isClick = width < 3 && height < 3;
  const room = isClick ? reachPx : 0;
  const rows = new Set<number>();
  for (const point of points) {
    const [left, top] = [x.at(point.x), y.at(point.y)];
    if (left < corner.x - room || left > corner.x + width + room) continue;
    if (top < corner.y - room || top > corner.y + height + room) continue;
    rows.add(point.row);
  }
  return rows;
}

/** Returns a single SVG path for all points: dots inside the limits, squares outside, rings around selected rows. */
function pathOf({ x, y }: Scene, points: readonly RowPoint[], shape: 'dot' | 'square' | 'ring'): string {
  return points
    .map((point) => {
      const [left, top] = [x.at(point.x).toFixed(1), y.at(point.y).toFixed(1)];
      if (shape === 'dot') return `M${left} ${top}h0`;
      if (shape === 'square') return `M${left} ${top}m-2.8 -2.8h5.6v5.6h-5.6z`;
      return `M${left} ${top}m-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0`;
    })
    .join('');
}

/** Points of the table on a diagram. Dragging over points, or clicking, selects their rows. */
export function PointLayer({ scene, points, marked, onBrush }: PointLayerProps) {
  const [area, setArea] = useState<Area | null>(null);
  const { plot } = scene;
  const ringed = points.filter(({ row }) => marked.has(row));
  return (
    <g
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const from = cornerOf(event, scene);
        setArea({ from, to: from });
      }}
      onPointerMove={(event) => {
        const to = cornerOf(event, scene);
        setArea((before) => before && { ...before, to });
      }}
      onPointerUp={() => {
        if (area) onBrush(rowsIn(scene, points, area));
        setArea(null);
      }}
      onPointerCancel={() => setArea(null)}
      className="cursor-crosshair [touch-action:pan-y]"
    >
      <rect
        x={plot.left}
        y={plot.top}
        width={plot.right - plot.left}
        height={plot.bottom - plot.top}
        fill="transparent"
        pointerEvents="all"
        data-batch-brush
      />
      <path
        d={pathOf(
          scene,
          points.filter(({ isOutside }) => !isOutside),
          'dot',
        )}
        stroke="var(--ink)"
        strokeOpacity={0.45}
        strokeWidth={4.6}
        strokeLinecap="round"
        fill="none"
      />
      <path
        d={pathOf(
          scene,
          points.filter(({ isOutside }) => isOutside),
          'square',
        )}
        fill="var(--err)"
      />
      <path
        d={pathOf(scene, ringed, 'ring')}
        stroke="var(--hot)"
        strokeWidth={1.8}
        fill="none"
        data-marked={ringed.length}
      />
      {area && (
        <rect {...box(area)} fill="var(--hot)" fillOpacity={0.1} stroke="var(--hot)" strokeDasharray="3 2" />
      )}
    </g>
  );
}
