import type { Bin } from '@ferrite/calculators/core/calculator.ts';
import { useTranslation } from 'react-i18next';

const size = 132;
const margin = 6;

type DiagramProps = {
  readonly label: string;
  readonly unit: string;
  /** Logarithmic axes, for quantities that differ by factors. */
  readonly isRatio: boolean;
  readonly bins: readonly Bin[];
};

/** Calculated over measured values; each point is a group of measurements, with a bar of 80 % of its values. */
export function Diagram({ label, unit, isRatio, bins }: DiagramProps) {
  const { t } = useTranslation('accuracy');
  const scaled = (value: number) => (isRatio ? Math.log(value) : value);
  const values = bins
    .flatMap(({ measured, calculated, low, high }) => [measured, calculated, low, high])
    .map(scaled);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const place = (value: number) =>
    margin + ((scaled(value) - least) / (most - least || 1)) * (size - 2 * margin);
  const [first, last] = [bins[0], bins.at(-1)];
  if (!first || !last) return null;
  return (
    <svg
      role="img"
      viewBox={`0 0 ${size} ${size}`}
      className="size-33 shrink-0 border-b border-l"
      aria-label={t('diagram', {
        label,
        from: `${first.measured}`,
        to: `${last.measured}`,
        low: `${first.calculated}`,
        high: `${last.calculated}`,
        unit,
      })}
    >
      <line
        x1={margin}
        y1={size - margin}
        x2={size - margin}
        y2={margin}
        className="stroke-line2"
        strokeWidth={1}
      />
      {bins.map(({ measured, calculated, low, high }) => (
        <g key={measured} className="stroke-ink3">
          <line
            x1={place(measured)}
            x2={place(measured)}
            y1={size - place(low)}
            y2={size - place(high)}
            strokeWidth={1.5}
          />
          <circle cx={place(measured)} cy={size - place(calculated)} r={3} className="fill-hot stroke-none" />
        </g>
      ))}
    </svg>
  );
}
