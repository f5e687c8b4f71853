import type { Tone } from '@ferrite/calculators/core/chart.ts';
import { type ComponentProps, memo } from 'react';
import { textSize } from './frame.ts';
import type { Scene } from './scene.ts';
import type { MarkShape, SceneMark, ScenePath } from './shapes.ts';
import { LabelLayer } from './text/label-layer.tsx';
import { SvgSymbol } from './text/symbol.tsx';

/**
 * Tint of each phase. Colours are CSS custom properties: the drawing follows the theme, and an export replaces them by
 * values.
 */
const tints: Readonly<Record<Tone, { readonly colour: string; readonly opacity: number }>> = {
  austenite: { colour: 'var(--series-2)', opacity: 0.09 },
  martensite: { colour: 'var(--series-4)', opacity: 0.15 },
  ferrite: { colour: 'var(--series-3)', opacity: 0.13 },
  'austenite-ferrite': { colour: 'var(--ok)', opacity: 0.06 },
  mixed: { colour: 'var(--series-5)', opacity: 0.1 },
  plain: { colour: 'var(--ink)', opacity: 0.03 },
  hot: { colour: 'var(--hot)', opacity: 0.1 },
};

/** Hatches of switchable zones; they differ in direction and colour. */
const hatches = [
  { angle: 45, colour: 'var(--ok)' },
  { angle: 135, colour: 'var(--err)' },
  { angle: 0, colour: 'var(--series-4)' },
  { angle: 90, colour: 'var(--series-3)' },
  { angle: 65, colour: 'var(--series-2)' },
] as const;

const hatchOf = (order: number) => hatches[order % hatches.length] ?? hatches[0];
const sansFaces =
  "'Archivo Variable', Archivo, 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans CJK KR', system-ui, 'Noto Sans KR Variable', 'Noto Sans JP Variable', 'Noto Sans SC Variable', sans-serif";

function Hatch({ id, order }: { readonly id: string; readonly order: number }) {
  const { angle, colour } = hatchOf(order);
  return (
    <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform={`rotate(${angle})`}>
      <line x1={0} y1={0} x2={0} y2={6} stroke={colour} strokeWidth={1.6} strokeOpacity={0.75} />
    </pattern>
  );
}

/** Sample of a hatch, shown beside its switch. */
export function HatchSample({ id, order }: { readonly id: string; readonly order: number }) {
  return (
    <svg aria-hidden="true" width={14} height={14} className="inline-block shrink-0 align-[-2px]">
      <defs>
        <Hatch id={id} order={order} />
      </defs>
      <rect width={13} height={13} x={0.5} y={0.5} fill={`url(#${id})`} stroke="var(--line2)" />
    </svg>
  );
}

/** Paths of mark symbols around the origin, all with equal area; `unit` is the square root of the area. */
const symbols = {
  circle(unit: number) {
    const r = unit / Math.sqrt(Math.PI);
    return `M${r},0A${r},${r},0,1,1,${-r},0A${r},${r},0,1,1,${r},0`;
  },
  square: (unit: number) => `M${-unit / 2},${-unit / 2}h${unit}v${unit}h${-unit}Z`,
  diamond(unit: number) {
    const y = unit / Math.sqrt(2 / Math.sqrt(3));
    const x = y / Math.sqrt(3);
    return `M0,${-y}L${x},0L0,${y}L${-x},0Z`;
  },
  triangle(unit: number) {
    const y = unit / Math.sqrt(3 * Math.sqrt(3));
    return `M0,${-2 * y}L${Math.sqrt(3) * y},${y}L${-Math.sqrt(3) * y},${y}Z`;
  },
} as const;

function Shape({
  shape,
  size,
  ...rest
}: { readonly shape: MarkShape; readonly size: number } & ComponentProps<'path'>) {
  const area = (shape === 'dot' ? 0.7 : 2.3) * Math.PI * size * size * 0.5;
  const draw = symbols[shape === 'dot' ? 'circle' : shape];
  return <path {...rest} d={draw(Math.sqrt(area))} />;
}

/** Sample of a mark, for legends and input columns. */
export function MarkSample({ shape }: { readonly shape: MarkShape }) {
  return (
    <svg aria-hidden="true" width={14} height={14} viewBox="-7 -7 14 14" className="inline-block shrink-0">
      <Shape
        shape={shape}
        size={4.6}
        stroke="currentColor"
        strokeWidth={1.6}
        fill={shape === 'square' || shape === 'dot' ? 'currentColor' : 'none'}
      />
    </svg>
  );
}

const MarkPicture = memo(function MarkPicture({ mark }: { readonly mark: SceneMark }) {
  if (mark.user) {
    return (
      <g className="chart-point" style={{ transform: `translate(${mark.x}px, ${mark.y}px)` }}>
        <circle r={12} fill="var(--hot)" fillOpacity={0.24} />
        {mark.shape === 'circle' || mark.shape === 'dot' ? (
          <circle r={5.5} fill="var(--hot)" stroke="var(--well)" strokeWidth={1.2} />
        ) : (
          <Shape shape={mark.shape} size={5.5} fill="var(--hot)" stroke="var(--well)" strokeWidth={1.2} />
        )}
      </g>
    );
  }
  const filled = mark.shape === 'square' || mark.shape === 'dot';
  return (
    <g transform={`translate(${mark.x.toFixed(2)} ${mark.y.toFixed(2)})`}>
      <Shape
        shape={mark.shape}
        size={5}
        stroke={mark.colour}
        strokeWidth={1.6}
        fill={filled ? mark.colour : 'var(--well)'}
      />
    </g>
  );
});

type DrawingProps = {
  readonly scene: Scene;
  /** Prefix of the hatch ids, unique in the page. */
  readonly id: string;
  readonly className?: string | undefined;
} & Pick<
  ComponentProps<'svg'>,
  'onPointerMove' | 'onPointerLeave' | 'role' | 'aria-label' | 'aria-hidden' | 'children' | 'lang'
>;

/** Draws a scene as SVG. Styles are attributes, which allows an export without the style sheet. */
export function Drawing({ scene, id, className, children, ...rest }: DrawingProps) {
  const { plot, width, height } = scene;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the caller names it, by role and label.
    <svg
      {...rest}
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      fontFamily={sansFaces}
      wordSpacing="0.08em"
      fontSize={textSize}
      style={{ fontFeatureSettings: '"tnum"' }}
    >
      <defs>
        {scene.zones.map((zone) => (
          <Hatch key={zone.key} id={`${id}-${zone.key}`} order={zone.order} />
        ))}
      </defs>
      <rect width={width} height={height} fill="var(--well)" />
      {scene.regions.map(({ key, d, tone }) => (
        <path key={key} d={d} fill={tints[tone].colour} fillOpacity={tints[tone].opacity} />
      ))}
      {scene.grid.map((path) => (
        <LinePath key={path.key} path={path} />
      ))}
      {scene.zones.map((zone) => (
        <path
          key={zone.key}
          d={zone.d}
          fill={`url(#${id}-${zone.key})`}
          stroke={hatchOf(zone.order).colour}
          strokeWidth={0.75}
          strokeOpacity={0.5}
        />
      ))}
      {scene.bands.map(({ key, d }) => (
        <path key={key} d={d} fill="var(--ink)" fillOpacity={0.035} />
      ))}
      {[...scene.lines, ...scene.crossLines].map((path) => (
        <LinePath key={path.key} path={path} />
      ))}
      {scene.hasAxes && <path d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`} {...axis} />}
      {scene.second && <SecondAxis second={scene.second} plot={plot} />}
      <AxisTicks plot={plot} xTicks={scene.xTicks} yTicks={scene.yTicks} />
      {scene.hasAxes && (
        <>
          <text x={plot.right} y={height - 9} textAnchor="end" fill="var(--ink2)">
            <Title title={scene.xTitle} />
          </text>
          <text x={8} y={18} fill="var(--ink2)">
            <Title title={scene.yTitle} />
          </text>
        </>
      )}
      {scene.marks.map((mark) => (
        <MarkPicture key={mark.key} mark={mark} />
      ))}
      <LabelLayer labels={scene.labels} endLabels={scene.endLabels} />
      {scene.chips.map((chip) => (
        <g key={chip === scene.chips[0] ? 'y' : 'x'}>
          <rect x={chip.x} y={chip.y} width={chip.width} height={18} rx={2} fill="var(--hot)" />
          <text
            x={chip.x + chip.width / 2}
            y={chip.y + 13.2}
            textAnchor="middle"
            fontWeight={600}
            fill="var(--onhot)"
          >
            {chip.text}
          </text>
        </g>
      ))}
      {children}
    </svg>
  );
}

const axis = { stroke: 'var(--ctl)', strokeWidth: 1, fill: 'none' };

const LinePath = memo(function LinePath({ path }: { readonly path: ScenePath }) {
  return (
    <path
      d={path.d}
      stroke={path.colour}
      strokeWidth={path.width}
      strokeDasharray={path.dash}
      strokeOpacity={path.opacity}
      strokeLinejoin="round"
      fill="none"
    />
  );
});

/** Ticks of both axes with their labels. All ticks of an axis are one path. */
const AxisTicks = memo(function AxisTicks({
  plot,
  xTicks,
  yTicks,
}: Pick<Scene, 'plot' | 'xTicks' | 'yTicks'>) {
  const { left, bottom } = plot;
  return (
    <>
      {xTicks.length > 0 && (
        <path d={xTicks.map(({ at }) => `M${at.toFixed(2)} ${bottom}v5`).join('')} {...axis} />
      )}
      {xTicks.map(({ at, value, label }) => (
        <text key={value} x={at} y={bottom + 19} textAnchor="middle" fill="var(--ink3)">
          {label}
        </text>
      ))}
      {yTicks.length > 0 && (
        <path d={yTicks.map(({ at }) => `M${left} ${at.toFixed(2)}h-5`).join('')} {...axis} />
      )}
      {yTicks.map(({ at, value, label }) => (
        <text key={value} x={left - 9} y={at + 4} textAnchor="end" fill="var(--ink3)">
          {label}
        </text>
      ))}
    </>
  );
});

function SecondAxis({
  second: { title, ticks },
  plot: { left, right, top },
}: {
  readonly second: NonNullable<Scene['second']>;
  readonly plot: Scene['plot'];
}) {
  return (
    <>
      <path d={`M${left} ${top}H${right}`} {...axis} />
      {ticks.map(({ at, value, label }) => (
        <g key={value}>
          <path d={`M${at.toFixed(2)} ${top}v-5`} {...axis} />
          <text x={at} y={top - 9} textAnchor="middle" fill="var(--ink3)">
            {label}
          </text>
        </g>
      ))}
      <text x={right} y={top - 27} textAnchor="end" fill="var(--ink2)">
        {title}
      </text>
    </>
  );
}

const Title = memo(function Title({ title }: { readonly title: Scene['xTitle'] }) {
  if (!title.symbol) return title.text;
  return <SvgSymbol tex={title.symbol} size={textSize} after={`\u2002${title.text}`} />;
});
