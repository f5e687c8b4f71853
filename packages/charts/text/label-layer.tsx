import type { Scene } from '../scene.ts';
import { draw } from '../shapes.ts';

/** Labels of a scene with their leader lines. */
export function LabelLayer({ scene }: { readonly scene: Pick<Scene, 'labels' | 'endLabels'> }) {
  return (
    <>
      {scene.labels.map(({ key, leader }) => leader && <Leader key={key} points={leader} />)}
      {scene.labels.map((label) =>
        label.kind === 'iso' ? (
          <g key={label.key}>
            <rect
              x={label.box.left - 1}
              y={label.box.top - 1}
              width={label.box.right - label.box.left + 2}
              height={label.box.bottom - label.box.top + 2}
              rx={2}
              fill="var(--well)"
              fillOpacity={0.92}
            />
            <text x={label.x} y={label.y} textAnchor={label.anchor} fontSize={label.size} fill={label.colour}>
              {label.text}
            </text>
          </g>
        ) : (
          <text
            key={label.key}
            x={label.x}
            y={label.y}
            textAnchor={label.anchor}
            fontSize={label.size}
            fontWeight={label.bold ? 600 : 480}
            fill={label.colour}
            stroke="var(--well)"
            strokeWidth={3.5}
            strokeLinejoin="round"
            paintOrder="stroke"
          >
            {label.text}
          </text>
        ),
      )}
      {scene.endLabels.map((label) => (
        <g key={label.key}>
          {label.sample ? (
            <path
              d={draw(label.sample.points)}
              stroke={label.sample.stroke.colour}
              strokeWidth={label.sample.stroke.width}
              strokeDasharray={label.sample.stroke.dash}
              opacity={label.sample.stroke.opacity}
              fill="none"
            />
          ) : (
            <path
              d={draw(label.leader.points)}
              stroke={label.leader.colour}
              strokeWidth={1}
              strokeDasharray={label.leader.endsEarly ? '1 3' : undefined}
              fill="none"
            />
          )}
          <text fontWeight={label.bold ? 600 : 480} fill={label.colour}>
            {label.lines.map((line, at) => (
              <tspan key={line} x={label.x} y={label.y + at * 14}>
                {line}
              </tspan>
            ))}
          </text>
        </g>
      ))}
    </>
  );
}

/** Leader line from a label to its curve, with a dot on the curve. */
function Leader({ points }: { readonly points: NonNullable<Scene['labels'][number]['leader']> }) {
  const [, [x, y]] = points;
  return (
    <g>
      <path d={draw(points)} stroke="var(--ink2)" strokeWidth={1} fill="none" />
      <circle cx={x} cy={y} r={2} fill="var(--ink2)" />
    </g>
  );
}
