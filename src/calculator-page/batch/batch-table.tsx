import type { Output } from '@ferrite/calculators/core/calculator.ts';
import { unitSymbol } from '@ferrite/calculators/core/quantity.ts';
import { useState } from 'react';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { fill } from '../messages/words.ts';
import { shownValue, useCalculator } from '../use-calculator.ts';
import { headed, remarksOf } from './batch-rows.ts';
import { hasResult } from './compute.ts';
import type { Batch } from './use-batch.ts';

/** Maximum number of rows shown; the export has all. */
const shownRows = 200;

/** Table of results in own units; invalid rows show their reason. */
export function BatchTable({ batch }: { readonly batch: Batch }) {
  const page = useCalculator();
  const { calculator, labels, words } = page;
  const [onlyFailed, setOnlyFailed] = useState(false);
  const all = calculator.outputs.filter((output) => output.role !== 'detail');
  // Columns without any value are hidden.
  const outputs = all.filter(({ key }) =>
    batch.rows.some(({ result }) => result.ok && (result.values[key] ?? null) !== null),
  );
  const empty = all.filter((output) => !outputs.includes(output));
  const rows = batch.rows
    .map(({ result }, at) => ({ result, at }))
    .filter(({ result }) => !onlyFailed || !hasResult(calculator, result));
  const someFailed = batch.rows.some(({ result }) => !hasResult(calculator, result));
  // Results are in own units, as the pasted table.
  const inOwnUnits = { ...page, outputUnits: {} };
  const cell = 'px-3 py-1.5 align-top';
  // Columns are at least as wide as the words of their head.
  const head = `${cell} font-[520] wrap-normal`;
  // Texts are left-aligned and may wrap; numbers are right-aligned.
  const aligned = (output: Output) => (output.choices ? 'min-w-32' : 'text-right whitespace-nowrap');
  return (
    <div className="flex flex-col gap-3">
      {someFailed && (
        <Checkbox checked={onlyFailed} onChange={(event) => setOnlyFailed(event.target.checked)}>
          {words.batch.onlyFailed}
        </Checkbox>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a section would add a level to the outline. */}
      <div
        className="max-h-[480px] overflow-auto rounded-control border"
        role="region"
        aria-label={words.results}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0}
      >
        <table className="type-small w-full border-collapse">
          <thead className="sticky top-0 bg-p2">
            <tr className="type-column text-left text-ink2">
              <th scope="col" className={head}>
                {words.batch.row}
              </th>
              {batch.names && (
                <th scope="col" className={`${head} min-w-24`}>
                  {words.batch.name}
                </th>
              )}
              {outputs.map((output) => (
                <th key={output.key} scope="col" className={`${head} ${output.choices ? '' : 'text-right'}`}>
                  {headed(labels.output(output.key), unitSymbol(output.unit))}
                </th>
              ))}
              <th scope="col" className={`${head} min-w-80`}>
                {words.report.remarks}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shownRows).map(({ result, at }) => (
              <tr key={at} className="border-t">
                <th scope="row" className={`${cell} text-left font-[400] text-ink3`}>
                  {at + 1}
                </th>
                {batch.names && <td className={cell}>{batch.names[at]}</td>}
                {result.ok ? (
                  <>
                    {outputs.map((output) => (
                      <td key={output.key} className={`${cell} ${aligned(output)}`}>
                        {shownValue(inOwnUnits, output, result.values)}
                      </td>
                    ))}
                    <td className={`${cell} text-ink2`}>{remarksOf(page, result)}</td>
                  </>
                ) : (
                  // Beside the row name, visible without scrolling.
                  <td colSpan={outputs.length + 1} className={`${cell} text-err`}>
                    {remarksOf(page, result)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {empty.length > 0 && outputs.length > 0 && (
        <p className="type-small text-ink2">
          {fill(words.batch.noValue, { list: empty.map(({ key }) => labels.output(key)).join(', ') })}
        </p>
      )}
      {rows.length > shownRows && (
        <p className="type-small text-ink2">{fill(words.batch.more, { n: shownRows })}</p>
      )}
    </div>
  );
}
