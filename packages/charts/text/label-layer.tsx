import { memo } from 'react';
import type { Scene } from '../scene.ts';
import { draw } from '../shapes.ts';

/** Labels of a scene with their leader lines. */
export const LabelLayer = memo(function LabelLayer({
  labels,
  endLabels,
}: Pick<Scene, 'labels' | 'endLabels'>) {
  return (
    <>
      {labels.map(({ key, leader }) => leader && <Leader key={key} points={leader} />)}
      {labels.map((label) => (
        <Name key={label.key} label={label} />
      ))}
      {endLabels.map((label) => (
        <EndName key={label.key} label={label} />
      ))}
    </>
  );
});

const Name = memo(function Name({ label }: { readonly label: Scene['labels'][number] }) {
  if (label.kind === 'iso')
    return (
      <g>
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
    );
  return (
    <text
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
  );
});

/** Name at the right edge, with its leader line or a sample of its line. */
const EndName = memo(function EndName({ label }: { readonly label: Scene['endLabels'][number] }) {
  const { sample, leader } = label;
  return (
    <g>
      {sample ? (
        <path
          d={draw(sample.points)}
          stroke={sample.stroke.colour}
          strokeWidth={sample.stroke.width}
          strokeDasharray={sample.stroke.dash}
          opacity={sample.stroke.opacity}
          fill="none"
        />
      ) : (
        <path
          d={draw(leader.points)}
          stroke={leader.colour}
          strokeWidth={1}
          strokeDasharray={leader.endsEarly ? '1 3' : undefined}
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
  );
});

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
