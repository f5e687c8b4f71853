import type { Model } from '@ferrite/calculators/core/calculator.ts';
import { fieldsOf } from '@ferrite/calculators/core/inputs/fields.ts';
import { outsideOf } from '@ferrite/calculators/core/models.ts';
import { formatRange, formatRemark, withUnit } from '@ferrite/calculators/core/numbers.ts';
import type { Unit } from '@ferrite/calculators/core/quantity.ts';
import { RunningText } from '@ferrite/charts/text/running-text.tsx';
import { fill } from '../../messages/words.ts';
import { type CalculatorPage, sentenceOf, useCalculator } from '../../use-calculator.ts';
import { measuredErrorOf, printingsOf } from './measured-error.ts';

function unitOfKey(page: CalculatorPage, key: string): Unit {
  const field = fieldsOf(page.calculator).find((each) => each.key === key);
  return field && 'unit' in field ? field.unit : '1';
}

/** Validity range of a model, inputs outside this range, and measured error. */
export function Validity({ model, unit }: { readonly model: Model; readonly unit: Unit }) {
  const page = useCalculator();
  const { words, labels, language } = page;
  const outside = outsideOf(model.output, page.good);
  const ranges = Object.entries(model.range ?? {});
  const holds = Object.entries(model.measured?.holds ?? {});
  const rangeText = ([key, range]: (typeof ranges)[number]) =>
    fill(words.rangeOf, {
      label: labels.input(key),
      range: formatRange(range, unitOfKey(page, key), language),
    });
  const reasons = page.good.warnings.filter(({ explains }) => explains?.includes(model.output));
  return (
    <div className="flex flex-col items-start gap-1">
      {reasons.map((warning) => (
        <p key={warning.code} className="type-micro text-ink">
          <RunningText>{sentenceOf(page, warning)}</RunningText>
        </p>
      ))}
      {outside.length > 0 && (
        <p className="type-micro text-ink">
          {outside
            .map(({ params = {} }) =>
              fill(words.rangeOf, {
                label: labels.input(String(params['key'])),
                range: withUnit(
                  formatRemark(Number(params['value']), language),
                  unitOfKey(page, String(params['key'])),
                  language,
                ),
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
