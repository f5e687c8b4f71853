import type { Interval, Warning } from '@ferrite/calculators/core/calculator.ts';
import { formatRange } from '@ferrite/calculators/core/numbers.ts';
import { remarkInUnit } from '@ferrite/calculators/core/units/remark-unit.ts';
import { RunningText } from '@ferrite/charts/text/running-text.tsx';
import { shownUnit } from '../form/form-entry.ts';
import { type CalculatorPage, sentenceOf, useCalculator } from '../use-calculator.ts';
import { isAbout } from './outside.ts';

/** Returns the name of a model, or the name of its source if several models of that source have the same range. */
function modelName(page: CalculatorPage, { source, params }: Warning, isShared: boolean): string {
  const short = source && page.data.sources[source]?.short;
  return isShared && short ? short : page.labels.output(String(params?.['model']));
}

/** Returns the reasons with models and ranges in the unit of the field: one sentence per source and range. */
function reasonsOf(page: CalculatorPage, key: string): readonly string[] {
  const shown = shownUnit(page.calculator, page.state, key);
  const found = page.good.warnings.filter((each) => isAbout(each, key));
  const groupOf = ({ source, params: { min, max } = {} }: Warning): string => `${source} ${min} ${max}`;
  const groups = Map.groupBy(found, groupOf);
  return found.map((warning) => {
    const { model, unit } = warning.params ?? {};
    // A warning without a model is shown at the result.
    const isShared = model === undefined || (groups.get(groupOf(warning))?.length ?? 0) > 1;
    if (typeof unit !== 'string' || !(model ?? warning.source)) return sentenceOf(page, warning);
    const range = formatRange(remarkInUnit(warning, shown).params as Interval, shown, page.language);
    return `${modelName(page, warning, isShared)}: ${range}`;
  });
}

/** Note that explains the amber border of inputs: the ranges that their values are outside of. */
export default function RangeNote({ id, keys }: { readonly id: string; readonly keys: readonly string[] }) {
  const page = useCalculator();
  const reasons = keys.flatMap((key) => reasonsOf(page, key));
  if (reasons.length === 0) return null;
  return (
    <p id={id} className="type-micro text-warn" data-range-note>
      <RunningText>{[...new Set(reasons)].join('; ')}</RunningText>
    </p>
  );
}
