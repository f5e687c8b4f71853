import { shareOutside, type VarianceShare } from '@ferrite/calculators/core/analysis/uncertainty.ts';
import { signsOf } from '@ferrite/calculators/core/inputs/read-number.ts';
import { readQuantity } from '@ferrite/calculators/core/inputs/read-quantity.ts';
import { formatNumber } from '@ferrite/calculators/core/numbers.ts';
import { convert } from '@ferrite/calculators/core/quantity.ts';
import { commonProblems } from '@ferrite/calculators/core/texts/common-words.ts';
import { RunningText } from '@ferrite/charts/text/running-text.tsx';
import { useState } from 'react';
import { controlClass, Field, Input } from '../../ui/form/field.tsx';
import { fill } from '../messages/words.ts';
import { useCalculator, useFixed } from '../use-calculator.ts';
import { useSpreads } from './use-spreads.ts';

/** Fields for limits, and the probability that a result with uncertain inputs is outside them. */
export default function Limits() {
  const { calculator, spreads, labels, words, language, outputUnits } = useCalculator();
  const working = useSpreads();
  const outputs = calculator.outputs.filter(
    ({ key, band }) =>
      spreads?.[key] &&
      !calculator.outputs.some(({ band: of }) => of?.low === key || of?.high === key) &&
      (band ?? true),
  );
  const [chosen, setChosen] = useState('');
  const [texts, setTexts] = useState({ min: '', max: '' });
  const output = outputs.find(({ key }) => key === chosen) ?? outputs[0];
  if (!output || !spreads) return <NoSpread isWorking={working} />;
  const unit = outputUnits[output.key] ?? output.unit;
  const readLimit = (end: 'min' | 'max'): { readonly value?: number; readonly problem?: string } => {
    const text = texts[end];
    if (text.trim() === '') return {};
    const reading = readQuantity(text, { unit, signs: signsOf(language) });
    if (reading.kind === 'number') return { value: convert(reading.value, unit, output.unit) };
    if (reading.kind === 'none') return { problem: words.plusMinus.noNumber };
    return { problem: fill(commonProblems.ambiguous[language], { label: words.plusMinus[end], text }) };
  };
  const read = { min: readLimit('min'), max: readLimit('max') };
  const [min, max] = [read.min.value, read.max.value];
  const isReadable = read.min.problem === undefined && read.max.problem === undefined;
  const spread = spreads[output.key];
  const outside = spread
    ? shareOutside(spread, { ...(min !== undefined && { min }), ...(max !== undefined && { max }) })
    : 0;
  const percentText = (share: number) => formatNumber(100 * share, 0, language);
  return (
    <section aria-label={words.plusMinus.limit} className="flex flex-col gap-2">
      <h3 className="type-label">{words.plusMinus.limit}</h3>
      <select
        aria-label={words.plusMinus.output}
        value={output.key}
        onChange={({ target }) => setChosen(target.value)}
        className={`${controlClass} h-11 sm:h-9`}
      >
        {outputs.map(({ key }) => (
          <option key={key} value={key}>
            {labels.output(key)}
          </option>
        ))}
      </select>
      <div className="grid grid-cols-2 gap-2">
        {(['min', 'max'] as const).map((end) => (
          <Field key={end} label={words.plusMinus[end]} error={read[end].problem}>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={texts[end]}
                onChange={({ target }) => setTexts((before) => ({ ...before, [end]: target.value }))}
              />
            )}
          </Field>
        ))}
      </div>
      <p role="status" className="type-small">
        {working
          ? words.plusMinus.working
          : spread && isReadable && (min !== undefined || max !== undefined)
            ? fill(words.plusMinus.share, {
                share: percentText(outside),
                met: percentText(1 - outside),
              })
            : ''}
      </p>
      {spread && <Shares shares={spread.shares} />}
      <p className="type-micro text-ink2">{words.plusMinus.note}</p>
    </section>
  );
}

/** Reason why no result has a spread: it is being computed, the carbon content is not stated, or samples have no result. */
function NoSpread({ isWorking }: { readonly isWorking: boolean }) {
  const { good, words } = useCalculator();
  const isWithoutCarbon = good.warnings.some(({ code }) => code === 'carbon_missing');
  const reason = isWithoutCarbon ? words.requirement.noCarbon : words.plusMinus.noInterval;
  return (
    <p role="status" className="type-small text-ink2">
      {isWorking ? words.plusMinus.working : reason}
    </p>
  );
}

/** List with the share of each input in the variance of the selected result, largest first. */
function Shares({ shares }: { readonly shares: readonly VarianceShare[] }) {
  const { labels, words, language } = useFixed();
  if (shares.length === 0) return null;
  return (
    <>
      <h3 className="type-label">{words.plusMinus.variance}</h3>
      <dl className="type-small grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
        {shares.map(({ key, share }) => (
          <div key={key ?? ''} className="contents">
            <dt className="min-w-0">
              <RunningText>{key === null ? words.plusMinus.measured : labels.input(key)}</RunningText>
            </dt>
            <dd className="text-right tabular-nums">
              {fill(words.plusMinus.percent, { share: formatNumber(100 * share, 0, language) })}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
