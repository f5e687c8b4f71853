import type { Calculator, Output } from '@ferrite/calculators/core/calculator.ts';
import { isExcluded, isOutsideData, lacksCarbon, modelRangeOf } from '@ferrite/calculators/core/models.ts';
import { formatShort, withUnit } from '@ferrite/calculators/core/numbers.ts';
import { unitSymbol } from '@ferrite/calculators/core/quantity.ts';
import { NameWithSymbol, RunningText } from '@ferrite/charts/text/running-text.tsx';
import { MathSymbol } from '@ferrite/charts/text/symbol.tsx';
import { symbolBeside } from '@ferrite/charts/text/symbol-text.ts';
import { localPath } from '../../platform/shared/i18n/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { fill } from '../messages/words.ts';
import { UnitSelect } from '../units/unit-select.tsx';
import {
  type CalculatorPage,
  shownSentence,
  shownValue,
  useCalculator,
  valueInSentence,
} from '../use-calculator.ts';
import { measuredErrorOf } from './models/measured-error.ts';
import { RangeTag } from './models/range-tags.tsx';

export function OutputUnit({ output }: { readonly output: Output }) {
  const { outputUnits, setOutputUnit, labels, words, good } = useCalculator();
  if (typeof good.values[output.key] !== 'number') return null;
  const own = output.unit;
  // Mass fractions keep the unit of their formula.
  if (own === 'wt%' || own === 'ppm') return <span>{unitSymbol(own)}</span>;
  const label = fill(words.unitOf, { label: labels.output(output.key) });
  return (
    <UnitSelect
      label={label}
      own={own}
      unit={outputUnits[output.key] ?? own}
      onChange={(unit) => setOutputUnit(output.key, unit)}
    />
  );
}

/** Interval of 90 % of the measurements, or of the results with uncertain inputs, in the unit of the value. */
export function Band({ output }: { readonly output: Output }) {
  const page = useCalculator();
  const { band } = output;
  const { values } = page.good;
  const drawn = page.spreads?.[output.key];
  const [low, high] = drawn ? [drawn.low, drawn.high] : band ? [values[band.low], values[band.high]] : [];
  if (low == null || high == null || low === high || Number(high) < Number(output.least)) return null;
  const { band: widened, alone } = page.words.plusMinus;
  return (
    <p className="type-small font-[400] text-ink2">
      {fill(!drawn ? page.words.band : band ? widened : alone, {
        min: shownValue(page, output, { ...values, [output.key]: low }),
        max: valueInSentence(page, output, { ...values, [output.key]: high }),
      })}
    </p>
  );
}

/** Returns whether the value is from a single method whose sources state no uncertainty. */
const isSole = ({ good }: CalculatorPage, { isSole }: Output): boolean =>
  isSole === true || (isSole !== undefined && (good.values[isSole.unless] ?? null) === null);

/**
 * Returns the uncertainty of a value without a measured band: the measured error of its formula, the uncertainty stated
 * by its source, or the range of the models of the same quantity. Null if none is known.
 */
function doubtOf(page: CalculatorPage, output: Output): string | null {
  const { key, unit, stated } = output;
  const { calculator, good, words, language } = page;
  const value = good.values[key];
  if (typeof value !== 'number' || lacksCarbon(key, good)) return null;
  const model = calculator.models?.find(({ output, measured }) => output === key && measured);
  if (model) return measuredErrorOf(page, model, unit);
  if (stated && value <= (stated.max ?? value))
    return fill(words.stated, { half: withUnit(formatShort(stated.half, language), unit, language) });
  const range = modelRangeOf(calculator, good, output);
  if (!range) return isSole(page, output) ? words.sole : null;
  const spoken = (end: number) => valueInSentence(page, output, { ...good.values, [key]: end });
  const [min, max] = [spoken(range.low), spoken(range.high)];
  return min === max ? null : fill(words.spreadOf, { min, max, n: range.n });
}

function Doubt({ output }: { readonly output: Output }) {
  const page = useCalculator();
  const text = output.band || page.spreads?.[output.key] ? null : doubtOf(page, output);
  return text && <p className="type-small text-ink2">{text}</p>;
}

/** Returns the sentence that explains a headline without a value. */
export function reasonOf(page: CalculatorPage, { key }: Output): string | null {
  if ((page.good.values[key] ?? null) !== null) return null;
  const warning = page.good.warnings.find(
    ({ explains, params }) => explains?.includes(key) || params?.['output'] === key,
  );
  return warning ? shownSentence(page, warning) : null;
}

/** Returns whether the page /accuracy compares this output with measurements. */
const isMeasured = ({ models = [] }: Calculator, { key, band }: Output): boolean =>
  band !== undefined || models.some(({ output, measured }) => output === key && measured !== undefined);

/** States whether the inputs are within the range of the model; renders nothing for results without a range. */
function AnswerRange({ output }: { readonly output: Output }) {
  const { calculator, good } = useCalculator();
  const isOutside = isOutsideData(calculator, good, output);
  const hasRange = output.band || output.isRanged || calculator.models?.some(({ range }) => range);
  return isOutside || hasRange ? <RangeTag isOutside={isOutside} /> : null;
}

/** Number of characters from which a number with a power of ten is long, e.g. `1.4 × 10⁻¹¹`. */
const longNumber = 8;

export function Answer({ output }: { readonly output: Output }) {
  const page = useCalculator();
  const text = typeof page.good.values[output.key] !== 'number';
  const reason = reasonOf(page, output);
  const value = shownValue(page, output);
  const symbol = symbolBeside(page.labels.output(output.key), output.symbol);
  return (
    <div className={page.current ? undefined : 'text-ink3'}>
      <p className="type-small text-ink2">
        <NameWithSymbol name={page.labels.output(output.key)} symbol={output.symbol} />{' '}
        {symbol && <MathSymbol tex={symbol} />}
      </p>
      {reason ? (
        <output className="type-h3 mt-1 block font-[400]! text-pretty text-ink2">
          <RunningText>{reason}</RunningText>
        </output>
      ) : (
        <p className="flex flex-wrap items-baseline gap-x-1.5">
          <output
            className={classNames(
              text ? 'type-h2 text-balance' : 'type-result',
              // A number with a power of ten keeps its unit on its line, which avoids layout shifts while typing.
              value.includes('10') &&
                value.length >= longNumber &&
                'text-[2rem]! leading-12! whitespace-nowrap',
            )}
          >
            {value}
          </output>
          <span className="type-h3 font-[400]! text-ink2">
            <OutputUnit output={output} />
          </span>
        </p>
      )}
      <Band output={output} />
      <Doubt output={output} />
      <div className="flex min-h-6 flex-wrap items-center gap-x-2">
        {isMeasured(page.calculator, output) && !isExcluded(output.key, page.good) && (
          <a
            href={localPath(page.language, '/accuracy')}
            className="type-micro textlink inline-flex min-h-6 items-center text-ink2"
            data-print="hide"
          >
            {page.words.accuracy}
          </a>
        )}
        {!text && page.current && <AnswerRange output={output} />}
      </div>
    </div>
  );
}
