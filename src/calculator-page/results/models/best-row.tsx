import type { Output } from '@ferrite/calculators/core/calculator.ts';
import { isOutsideData } from '@ferrite/calculators/core/models.ts';
import { RunningText } from '@ferrite/charts/text/running-text.tsx';
import { MathSymbol } from '@ferrite/charts/text/symbol.tsx';
import { localPath } from '../../../platform/shared/i18n/i18n.ts';
import { shownValue, useCalculator } from '../../use-calculator.ts';
import { Band, OutputUnit } from '../answer.tsx';
import { RangeTag } from './range-tags.tsx';

/** Row of the result fitted to measurements, above the models that are compared with it. */
export function BestRow({ output, withErrors }: { readonly output: Output; readonly withErrors: boolean }) {
  const page = useCalculator();
  const { words, labels, good, calculator, current, language } = page;
  return (
    <tr data-fits className="border-t data-fits:bg-p3/45">
      <th scope="row" className="models-name py-1 pr-3 pl-9.5 text-left font-[400]">
        <span className="flex flex-wrap items-baseline gap-x-2">
          {output.symbol && (
            <span className="text-[17px] leading-6">
              <MathSymbol tex={output.symbol} />
            </span>
          )}
          <span className="type-small text-ink2">
            <RunningText>{labels.output(output.key)}</RunningText>
          </span>
        </span>
      </th>
      <td className="px-3 py-1 text-right whitespace-nowrap">
        <span className="text-[15px] font-[600]">{shownValue(page, output)}</span>{' '}
        <span className="type-small text-ink3">
          <OutputUnit output={output} />
        </span>
      </td>
      {withErrors && (
        <td className="px-3 py-1 max-md:hidden">
          <Band output={output} />
        </td>
      )}
      <td className="px-3 py-1 max-sm:hidden">
        {current && <RangeTag isOutside={isOutsideData(calculator, good, output)} />}
      </td>
      <td className="type-small py-1 pr-4 pl-3 max-lg:hidden">
        <a href={localPath(language, '/accuracy')} className="textlink text-ink2">
          {words.accuracy}
        </a>
      </td>
    </tr>
  );
}
