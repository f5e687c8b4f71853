import type { Interval, Model, Printing } from '@ferrite/calculators/core/calculator.ts';
import { fieldsOf } from '@ferrite/calculators/core/inputs/fields.ts';
import { outsideOf } from '@ferrite/calculators/core/models.ts';
import { formatRange, formatRemark, formatShort, withUnit } from '@ferrite/calculators/core/numbers.ts';
import { clean, convert, differenceUnit, type Unit } from '@ferrite/calculators/core/quantity.ts';
import { RunningText } from '@ferrite/charts/text/running-text.tsx';
import { shownUnit } from '../../form/form-entry.ts';
import { fill } from '../../messages/words.ts';
import { type CalculatorPage, shownSentence, useCalculator } from '../../use-calculator.ts';
import { measuredErrorOf } from './measured-error.ts';

/** Returns the unit in which an input is shown, and a function that converts to it. */
function unitOfKey({ calculator, state }: CalculatorPage, key: string) {
  const field = fieldsOf(calculator).find((each) => each.key === key);
  if (!field || !('unit' in field)) return { unit: '1' as const, inShown: (value: number) => value };
  const unit = shownUnit(calculator, state, key);
  return { unit, inShown: (value: number) => clean(convert(value, field.unit, unit)) };
}

function rangeIn(page: CalculatorPage, key: string, { min, max }: Interval): string {
  const { unit, inShown } = unitOfKey(page, key);
  const end = (value: number | undefined) => (value === undefined ? undefined : inShown(value));
  return formatRange({ min: end(min), max: end(max) }, unit, page.language);
}

function valueIn(page: CalculatorPage, key: string, value: number): string {
  const { unit, inShown } = unitOfKey(page, key);
  return withUnit(formatRemark(inShown(value), page.language), unit, page.language);
}

/**
 * Returns a sentence on the reproductions of a disputed formula: the coefficients that each prints, and its measured
 * error.
 */
function printingsOf(
  { words, language }: Pick<CalculatorPage, 'words' | 'language'>,
  printings: readonly Printing[],
  unit: Unit,
): string {
  const list = printings.map(({ terms, measured }) =>
    measured
      ? fill(words.printing, {
          terms,
          rmse: withUnit(formatShort(measured.rmse, language), differenceUnit(unit), language),
          n: formatShort(measured.n, language),
        })
      : terms,
  );
  return fill(words.printings, { list: list.join('; ') });
}

/** Validity range of a model, inputs outside this range, and measured error. */
export function Validity({ model, unit }: { readonly model: Model; readonly unit: Unit }) {
  const page = useCalculator();
  const { words, labels } = page;
  const outside = outsideOf(model.output, page.good);
  const ranges = Object.entries(model.range ?? {});
  const holds = Object.entries(model.measured?.holds ?? {});
  const rangeText = ([key, range]: (typeof ranges)[number]) =>
    fill(words.rangeOf, {
      label: labels.input(key),
      range: rangeIn(page, key, range),
    });
  const reasons = page.good.warnings.filter(({ explains }) => explains?.includes(model.output));
  return (
    <div className="flex flex-col items-start gap-1">
      {reasons.map((warning) => (
        <p key={warning.code} className="type-micro text-ink">
          <RunningText>{shownSentence(page, warning)}</RunningText>
        </p>
      ))}
      {outside.length > 0 && (
        <p className="type-micro text-ink">
          {outside
            .map(({ params = {} }) =>
              fill(words.rangeOf, {
                label: labels.input(String(params['key'])),
                range: valueIn(page, String(params['key']), Number(params['value'])),
              }),
            )
            .join(' · ')}
        </p>
      )}
      <p className="type-micro text-ink3">
        {ranges.length === 0 ? words.noRange : ranges.map(rangeText).join(' · ')}
      </p>
      {holds.length > 0 && (
        <p className="type-micro text-ink3">
          {fill(words.holds, { list: holds.map(rangeText).join(' · ') })}
        </p>
      )}
      {model.printings && <p className="type-micro text-ink2">{printingsOf(page, model.printings, unit)}</p>}
      {model.measured && <p className="type-micro text-ink2">{measuredErrorOf(page, model, unit)}</p>}
    </div>
  );
}
