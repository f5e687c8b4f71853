import type { Bin } from '@ferrite/calculators/core/calculator.ts';
import { formatShort } from '@ferrite/calculators/core/numbers.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { axisTicks, type Ticks } from './axis-ticks.ts';

const size = { width: 300, height: 280 } as const;
const frame = { left: 46, right: 288, top: 24, bottom: 238 } as const;

type DiagramProps = {
  readonly label: string;
  readonly unit: string;
  /** True for logarithmic axes, used for quantities that differ by factors. */
  readonly isRatio: boolean;
  readonly bins: readonly Bin[];
};

/**
 * Diagram of calculated over measured values. Each point is a group of measurements, with a bar that contains 80 % of
 * its values.
 */
export function Diagram({ label, unit, isRatio, bins }: DiagramProps) {
  const { t } = useTranslation('accuracy');
  const [first, last] = [bins[0], bins.at(-1)];
  if (!first || !last) return null;
  const values = bins.flatMap(({ measured, calculated, low, high }) => [measured, calculated, low, high]);
  const ticks = axisTicks(values, isRatio);
  const share = shareOf(ticks, isRatio);
  const x = (value: number) => frame.left + share(value) * (frame.right - frame.left);
  const y = (value: number) => frame.bottom - share(value) * (frame.bottom - frame.top);
  return (
    <svg
      role="img"
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="w-full max-w-[300px] shrink-0"
      fontSize="11"
      aria-label={t('diagram', {
        label,
        from: `${first.measured}`,
        to: `${last.measured}`,
        low: `${first.calculated}`,
        high: `${last.calculated}`,
        unit,
      })}
    >
      <Axes ticks={ticks} x={x} y={y} unit={unit} />
      {bins.map(({ measured, calculated, low, high }) => (
        <g key={measured} className="stroke-ink3">
          <line x1={x(measured)} x2={x(measured)} y1={y(low)} y2={y(high)} strokeWidth={1.5} />
          <circle cx={x(measured)} cy={y(calculated)} r={3.5} className="fill-hot stroke-none" />
        </g>
      ))}
    </svg>
  );
}

/** Returns the position of a value between the ends of the axis, from 0 to 1. */
function shareOf({ from, to }: Ticks, isRatio: boolean): (value: number) => number {
  const scaled = (value: number) => (isRatio ? Math.log(value) : value);
  return (value) => (scaled(value) - scaled(from)) / (scaled(to) - scaled(from));
}

type Scale = (value: number) => number;
type AxesProps = { readonly ticks: Ticks; readonly x: Scale; readonly y: Scale; readonly unit: string };

function Axes({ ticks, x, y, unit }: AxesProps) {
  const { t } = useTranslation('accuracy');
  const language = useLanguage();
  return (
    <>
      <g className="stroke-line" strokeWidth="0.6">
        {ticks.at.map((each) => (
          <path
            key={each}
            d={`M${frame.left} ${y(each)}H${frame.right}M${x(each)} ${frame.top}V${frame.bottom}`}
          />
        ))}
      </g>
      <path
        d={`M${frame.left} ${frame.top}V${frame.bottom}H${frame.right}`}
        className="fill-none stroke-ctl"
      />
      <path d={`M${frame.left} ${frame.bottom}L${frame.right} ${frame.top}`} className="stroke-ink2" />
      <g className="fill-ink3">
        {ticks.at.map((each) => (
          <g key={each}>
            <text x={x(each)} y={frame.bottom + 15} textAnchor="middle">
              {formatShort(each, language)}
            </text>
            <text x={frame.left - 6} y={y(each) + 4} textAnchor="end">
              {formatShort(each, language)}
            </text>
          </g>
        ))}
      </g>
      <text x={frame.right} y={size.height - 8} textAnchor="end" className="fill-ink2">
        {t('axisMeasured', { unit })}
      </text>
      <text x={2} y={12} className="fill-ink2">
        {t('axisCalculated', { unit })}
      </text>
    </>
  );
}
