import { type Unit, unitChoices, unitSymbol } from '@ferrite/calculators/core/quantity.ts';
import { ChevronDown } from 'lucide-react';

type UnitSelectProps = {
  readonly label: string;
  readonly own: Unit;
  readonly unit: Unit;
  readonly onChange: (unit: Unit) => void;
  readonly className?: string;
};

/** Unit of a value: a symbol, or a select if there are several. */
export function UnitSelect({ label, own, unit, onChange, className = '' }: UnitSelectProps) {
  const choices = unitChoices(own);
  if (choices.length < 2)
    return unitSymbol(unit) === '' ? null : (
      <span className={`text-ink3 ${className}`}>{unitSymbol(unit)}</span>
    );
  return (
    <span className={`relative inline-flex items-center text-ink2 ${className}`}>
      <select
        aria-label={label}
        value={unit}
        onChange={(event) => onChange(choices.find((each) => each === event.target.value) ?? own)}
        className="min-h-8 appearance-none rounded-control bg-transparent pr-5 pl-1.5 text-inherit hover:text-ink max-sm:min-h-11 print:pr-0"
      >
        {choices.map((each) => (
          <option key={each} value={each} className="bg-p2 text-ink">
            {unitSymbol(each)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={12}
        strokeWidth={1.5}
        className="pointer-events-none absolute right-1"
        data-print="hide"
      />
    </span>
  );
}
