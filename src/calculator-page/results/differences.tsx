import type { Output } from '@ferrite/calculators/core/calculator.ts';
import { formatNumber, formatShort } from '@ferrite/calculators/core/numbers.ts';
import { convert } from '@ferrite/calculators/core/quantity.ts';
import { digitsIn } from '@ferrite/calculators/core/units/shown-units.ts';
import { RunningText } from '@ferrite/charts/text/running-text.tsx';
import { pinName } from '../diagram/pin-names.ts';
import { usePins } from '../diagram/pins.ts';
import { useCalculator } from '../use-calculator.ts';

/** Table of differences from each pinned case, one column per case. */
export default function Differences({ outputs }: { readonly outputs: readonly Output[] }) {
  const page = useCalculator();
  const { words, labels, good, language } = page;
  const { pins } = usePins();
  const numbers = outputs.filter(({ key }) => typeof good.values[key] === 'number');

  /** Formats a signed difference in the shown unit with the digits of the result; a dash if a value is missing. */
  function difference(output: Output, other: unknown): string {
    const own = good.values[output.key];
    if (typeof own !== 'number' || typeof other !== 'number') return '–';
    const unit = page.outputUnits[output.key] ?? output.unit;
    const by = convert(own, output.unit, unit) - convert(other, output.unit, unit);
    const text =
      output.digits === undefined
        ? formatShort(Number(by.toPrecision(3)), language)
        : formatNumber(by, digitsIn(output, unit), language);
    return by > 0 ? `+${text}` : text;
  }

  return (
    <div className="p-4">
      <h3 className="type-label mb-1.5">{words.pins.differences}</h3>
      <table className="type-small w-full border-collapse">
        <thead>
          <tr className="text-ink2">
            <td />
            {pins.map((pin) => (
              <th key={pin.letter} scope="col" className="py-1 pl-2 text-right font-[600]">
                {pinName(pin, page)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbers.map((output) => (
            <tr key={output.key} className="border-t">
              <th scope="row" className="min-w-0 py-1 text-left font-[400] text-ink2">
                <RunningText>{labels.output(output.key)}</RunningText>
              </th>
              {pins.map(({ letter, good: pinned }) => (
                <td key={letter} className="py-1 pl-2 text-right whitespace-nowrap">
                  {difference(output, pinned.values[output.key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
