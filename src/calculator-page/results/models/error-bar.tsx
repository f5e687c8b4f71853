import type { MeasuredError, Model, Output } from '@ferrite/calculators/core/calculator.ts';
import { measuredErrorAt } from '@ferrite/calculators/core/models.ts';
import type { Unit } from '@ferrite/calculators/core/quantity.ts';
import { useCalculator } from '../../use-calculator.ts';
import { measuredErrorOf } from './measured-error.ts';

type ErrorBarProps = {
  readonly model: Model;
  /** Models of the same quantity, whose error bars share one scale. */
  readonly rows: readonly { readonly model: Model; readonly output: Output }[];
  readonly unit: Unit;
};

const width = 150;
const half = width / 2;

const reachOf = ({ bias, within90 }: MeasuredError): number => Math.abs(bias) + within90;

/** Bar for the interval of 90 % of the deviations around the mean deviation; the centre line is zero deviation. */
export function ErrorBar({ model, rows, unit }: ErrorBarProps) {
  const page = useCalculator();
  const { good, words } = page;
  const own = measuredErrorAt(model, good);
  if (!own) return <span className="type-micro text-ink3">{words.notMeasured}</span>;
  const scale = Math.max(
    ...rows.flatMap(({ model: each }) => {
      const error = measuredErrorAt(each, good);
      return error ? [reachOf(error)] : [];
    }),
  );
  const at = (value: number): number => half + (value / scale) * (half - 2);
  const text = measuredErrorOf(page, model, unit);
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <svg role="img" aria-label={text} viewBox={`0 0 ${width} 20`} width={width} height={20}>
        <path d={`M0 10H${width}`} stroke="var(--line2)" />
        <path d={`M${half} 3V17`} stroke="var(--ctl)" />
        <rect
          x={at(own.bias - own.within90)}
          y={7}
          width={at(own.bias + own.within90) - at(own.bias - own.within90)}
          height={6}
          fill="var(--ink3)"
          fillOpacity={0.5}
        />
        <path d={`M${at(own.bias)} 4V16`} stroke="var(--ink)" strokeWidth={2.5} />
      </svg>
      <span className="type-micro text-ink2 max-xl:hidden">{text}</span>
    </span>
  );
}
