import type { ReactNode } from 'react';

export type Range = { readonly from: number; readonly to: number; readonly step: number };
export type Place = (x: number, y: number) => readonly [left: number, top: number];

type PlotProps = {
  readonly width: number;
  readonly height: number;
  readonly x: Range;
  readonly y: Range;
  readonly xTitle: string;
  readonly yTitle: string;
  readonly label: string;
  readonly className?: string;
  readonly children: (place: Place) => ReactNode;
};

const margin = { left: 40, right: 14, top: 26, bottom: 40 } as const;

const ticks = ({ from, to, step }: Range): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

/** Axes with ticks and titles around a static drawing. */
export function Plot({ width, height, x, y, xTitle, yTitle, label, className, children }: PlotProps) {
  const right = width - margin.right;
  const foot = height - margin.bottom;
  const place: Place = (valueX, valueY) => [
    margin.left + ((valueX - x.from) / (x.to - x.from)) * (right - margin.left),
    foot - ((valueY - y.from) / (y.to - y.from)) * (foot - margin.top),
  ];
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className={className} fontSize="12">
      <g className="stroke-line" strokeWidth="0.6">
        {ticks(y).map((each) => (
          <path key={each} d={`M${margin.left} ${place(x.from, each)[1]}H${right}`} />
        ))}
      </g>
      <path d={`M${margin.left} ${margin.top}V${foot}H${right}`} className="fill-none stroke-ctl" />
      <g className="fill-ink3" textAnchor="middle">
        {ticks(x).map((each) => (
          <text key={each} x={place(each, y.from)[0]} y={foot + 17}>
            {each}
          </text>
        ))}
      </g>
      <g className="fill-ink3" textAnchor="end">
        {ticks(y).map((each) => (
          <text key={each} x={margin.left - 8} y={place(x.from, each)[1] + 4}>
            {each}
          </text>
        ))}
      </g>
      <text x={right} y={height - 6} textAnchor="end" className="fill-ink2">
        {xTitle}
      </text>
      <text x={4} y={14} className="fill-ink2">
        {yTitle}
      </text>
      {children(place)}
    </svg>
  );
}

export function linePath(points: readonly (readonly [number, number])[], place: Place): string {
  return points
    .map(([x, y], at) => {
      const [left, top] = place(x, y);
      return `${at === 0 ? 'M' : 'L'}${left.toFixed(1)} ${top.toFixed(1)}`;
    })
    .join('');
}
