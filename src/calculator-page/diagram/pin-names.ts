/** Names of pinned cases by their differences from the current inputs. */
import type { Input, InputValues } from '@ferrite/calculators/core/calculator.ts';
import { type Composition, elements, percentOf } from '@ferrite/calculators/core/elements.ts';
import { formatShort, withUnit } from '@ferrite/calculators/core/numbers.ts';
import type { Unit } from '@ferrite/calculators/core/quantity.ts';
import type { CalculatorPage } from '../use-calculator.ts';
import type { Pin } from './pins.ts';

/** Maximum number of differing inputs in a name. */
const maxParts = 2;

type Named = Pick<CalculatorPage, 'calculator' | 'data' | 'language'> & {
  readonly good: { readonly inputs: InputValues };
};

/** Returns the elements that differ, as texts such as `C 0.45 %`. */
function elementParts(pinned: Composition, current: Composition, { language }: Named): readonly string[] {
  return elements
    .filter((element) => percentOf(pinned, element) !== percentOf(current, element))
    .map(
      (element) =>
        `${element} ${withUnit(formatShort(percentOf(pinned, element), language), 'wt%', language)}`,
    );
}

function partsOf(input: Input, pin: Pin, page: Named): readonly string[] {
  const [pinned, current]: readonly unknown[] = [pin.good.inputs[input.key], page.good.inputs[input.key]];
  if (input.kind === 'composition') {
    const parts = elementParts(pinned as Composition, current as Composition, page);
    return parts.length > 0 && pin.grade ? [pin.grade] : parts;
  }
  if (pinned === current || typeof pinned === 'object') return [];
  if (input.kind === 'choice') return [page.data.texts.choices?.[`${input.key}.${pinned}`] ?? `${pinned}`];
  if (input.kind !== 'number' || typeof pinned !== 'number') return [];
  const unit: Unit = input.unit;
  return [withUnit(formatShort(pinned, page.language), unit, page.language)];
}

/** Returns the differences from the current inputs as name; the letter of the case if there are none or too many. */
export function pinName(pin: Pin, page: Named): string {
  const parts = page.calculator.inputs.flatMap((input) => partsOf(input, pin, page));
  if (parts.length === 0) return pin.grade ?? pin.letter;
  return parts.length <= maxParts ? parts.join(', ') : `${pin.letter}: ${parts[0]} …`;
}
