import { memo } from 'react';
import { type Limit, sideOutside } from '../table/batch-table.ts';
import type { Bin } from '../table/statistics.ts';

type HistogramProps = {
  readonly bins: readonly Bin[];
  readonly limit: Limit | undefined;
  readonly width: number;
  readonly height: number;
  readonly label?: string;
};

/** Histogram with limits as dashed lines; bins outside the limits are red. */
export const Histogram = memo(function Histogram({ bins, limit, width, height, label }: HistogramProps) {
  const [first] = bins;
  const last = bins.at(-1);
  const most = Math.max(...bins.map(({ count }) => count), 1);
  if (!first || !last) return <svg aria-hidden width={width} height={height} />;
  const x = (value: number) => ((value - first.from) / (last.to - first.from)) * width;
  const step = width / bins.length;
  const base = height - 1;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label or is hidden.
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={label === undefined ? 'max-w-full' : 'block w-full'}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {bins.map(({ from, to, count }, at) => (
        <rect
          key={from}
          x={at * step + 0.5}
          width={Math.max(1, step - 1)}
          y={base - (count / most) * (base - 3)}
          height={(count / most) * (base - 3)}
          fill={sideOutside((from + to) / 2, limit) ? 'var(--err)' : 'var(--ink3)'}
          fillOpacity={sideOutside((from + to) / 2, limit) ? 1 : 0.55}
        />
      ))}
      <path d={`M0 ${base + 0.5}H${width}`} stroke="var(--line2)" fill="none" />
      {[limit?.min, limit?.max].map((bound) =>
        bound === undefined ? null : (
          <path
            key={bound}
            d={`M${x(bound)} 0V${base}`}
            stroke="var(--ink)"
            strokeDasharray="2 2"
            fill="none"
          />
        ),
      )}
    </svg>
  );
});
