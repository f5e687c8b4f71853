import type { Model, Output } from '../../../calculators/core/calculator.ts';
import { fittingModel } from '../../../calculators/core/models.ts';
import { formatShort } from '../../../calculators/core/numbers.ts';
import { unitSymbol } from '../../../calculators/core/quantity.ts';
import { sources } from '../../../calculators/sources/index.ts';
import { RunningText } from '../../ui/chart/text/running-text.tsx';
import { MathSymbol } from '../../ui/chart/text/symbol.tsx';
import { plainSymbol } from '../../ui/chart/text/symbol-text.ts';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import { fill } from '../messages/words.ts';
import { UnitSelect } from '../units/unit-select.tsx';
import { shownValue, useCalculator } from '../use-calculator.ts';
import { Validity } from './model-validity.tsx';
import { modelRemarks, NotCurrent, Warnings } from './results.tsx';
import { Formula } from './typeset-formula.tsx';

const partColours = ['var(--ink)', 'var(--series-2)', 'var(--series-3)', 'var(--series-4)'] as const;
const restColour = 'var(--series-5)';

type Parts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The four terms with the largest share anywhere, in the formulas' order; the others are drawn together. */
function leadingTerms(parts: Parts): readonly string[] {
  const totals = new Map<string, number>();
  const order = [...new Set(Object.values(parts).flatMap((shares) => Object.keys(shares)))];
  for (const shares of Object.values(parts)) {
    for (const [term, share] of Object.entries(shares))
      totals.set(term, Math.max(totals.get(term) ?? 0, Math.abs(share)));
  }
  return [...totals]
    .filter(([, size]) => size > 0)
    .sort((a, b) => b[1] - a[1])
    .slice(0, partColours.length)
    .map(([term]) => term)
    .sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

const sizeOf = (shares: Readonly<Record<string, number>>): number =>
  Object.values(shares).reduce((sum, each) => sum + Math.abs(each), 0);

function Swatch({ colour, name }: { readonly colour: string; readonly name: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className="inline-block size-2.5" style={{ background: colour }} />
      {name}
    </span>
  );
}

function ContributionBar({
  shares,
  terms,
  scale,
}: {
  readonly shares: Readonly<Record<string, number>>;
  readonly terms: readonly string[];
  readonly scale: number;
}) {
  const { language } = useCalculator();
  const rest = Object.entries(shares).reduce(
    (sum, [term, share]) => (terms.includes(term) ? sum : sum + Math.abs(share)),
    0,
  );
  const pieces = [
    ...terms.map((term, at) => ({
      term,
      size: Math.abs(shares[term] ?? 0),
      colour: partColours[at] ?? restColour,
    })),
    { term: '', size: rest, colour: restColour },
  ];
  const spoken = Object.entries(shares)
    .filter(([, share]) => share !== 0)
    .map(([term, share]) => `${term} ${formatShort(Number(share.toPrecision(3)), language)}`)
    .join(', ');
  return (
    <div
      role="img"
      aria-label={spoken}
      title={spoken}
      className="flex h-3 w-full gap-px print:[print-color-adjust:exact]"
    >
      {pieces
        .filter((piece) => piece.size > 0)
        .map((piece) => (
          <span
            key={piece.term}
            style={{ width: `${(piece.size / scale) * 100}%`, background: piece.colour }}
            className="h-full min-w-px"
          />
        ))}
    </div>
  );
}

/** One author a row: value, shares on one scale, formula and source, range. */
export function ModelsPanel({ className }: { readonly className?: string }) {
  const page = useCalculator();
  const { calculator, words, labels, good, data } = page;
  const models = calculator.models ?? [];
  const parts = calculator.contributions?.(good.inputs) ?? {};
  const terms = leadingTerms(parts);
  const scale = Math.max(1e-12, ...Object.values(parts).map(sizeOf));
  const fitting = fittingModel(calculator, good);
  const remarks = modelRemarks(page);
  const withParts = Object.keys(parts).length > 0;
  const hasRest = Object.values(parts).some((shares) =>
    Object.entries(shares).some(([term, share]) => share !== 0 && !terms.includes(term)),
  );
  const termName = (term: string): string => data.texts.inputs[term] ?? term;
  const rows = models.flatMap((model) => {
    const output = calculator.outputs.find((each) => each.key === model.output);
    return output ? [{ model, output }] : [];
  });
  return (
    <Panel
      flush
      title={words.models}
      className={className}
      actions={
        withParts && (
          <span className="type-micro flex flex-wrap gap-x-3.5 gap-y-1 text-ink2">
            {terms.map((term, at) => (
              <Swatch key={term} colour={partColours[at] ?? restColour} name={termName(term)} />
            ))}
            {hasRest && <Swatch colour={restColour} name={words.others} />}
          </span>
        )
      }
    >
      {!page.current && (
        <div className="border-b p-4">
          <NotCurrent />
        </div>
      )}
      <table className={classNames('models w-full border-collapse', !page.current && 'grayscale')}>
        <thead>
          <tr className="type-column text-ink2">
            <th scope="col" className="py-2 pr-3 pl-4 text-left font-[520]">
              {words.indexColumn}
            </th>
            <th scope="col" className="px-3 py-2 text-right font-[520]">
              {words.valueColumn}
            </th>
            {withParts && (
              <th scope="col" className="px-3 py-2 text-left font-[520]">
                {words.contribution}
              </th>
            )}
            <th scope="col" className="px-3 py-2 text-left font-[520]">
              {words.formulaAndSource}
            </th>
            <th scope="col" className="py-2 pr-4 pl-3 text-left font-[520]">
              {words.validity}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ model, output }) => (
            <tr
              key={model.output}
              data-fits={model.output === fitting?.output || undefined}
              className="border-t align-top data-fits:bg-p3/45"
            >
              <th scope="row" className="models-name py-3.5 pr-3 pl-4 text-left font-[400]">
                <span className="flex flex-col items-start gap-1">
                  {output.symbol ? (
                    <span className="text-[19px] leading-6">
                      <MathSymbol tex={output.symbol} />
                    </span>
                  ) : (
                    <span className="type-body font-[520]">
                      <RunningText>{labels.output(output.key)}</RunningText>
                    </span>
                  )}
                  {output.symbol && plainSymbol(output.symbol) !== labels.output(output.key) && (
                    <span className="type-micro text-ink3">
                      <RunningText>{labels.output(output.key)}</RunningText>
                    </span>
                  )}
                  {model.output === fitting?.output && (
                    <Tag>{fitting.inRange ? words.byRange : words.nearest}</Tag>
                  )}
                </span>
              </th>
              <td className="models-value px-3 py-3.5 text-right whitespace-nowrap">
                <span
                  className={
                    typeof good.values[output.key] === 'number'
                      ? 'text-[21px] leading-6 font-[560] [font-stretch:106%]'
                      : 'type-small text-ink2'
                  }
                >
                  {shownValue(page, output)}
                </span>{' '}
                <span className="type-small text-ink3">
                  <ModelUnit output={output} rows={rows} />
                </span>
              </td>
              {withParts && (
                <td className="models-bar px-3 py-5">
                  <ContributionBar shares={parts[model.output] ?? {}} terms={terms} scale={scale} />
                </td>
              )}
              <td className="models-formula px-3 py-3.5">
                <span className="block text-[16px] leading-7 [&_math]:text-[18px]">
                  <Formula tex={model.formula} />
                </span>
                <span className="type-micro text-ink3">{sources[model.source].short}</span>
              </td>
              <td className="models-range py-3.5 pr-4 pl-3">
                <Validity model={model} unit={output.unit} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {remarks.length > 0 && (
        <div className="flex flex-col gap-2 border-t p-4">
          <Warnings of={remarks} />
        </div>
      )}
    </Panel>
  );
}

type Row = { readonly model: Model; readonly output: Output };

/** All models of a quantity are read in one unit: the first row switches it for all. */
function ModelUnit({ output, rows }: { readonly output: Output; readonly rows: readonly Row[] }) {
  const { outputUnits, setOutputUnit, words, labels, good } = useCalculator();
  if (typeof good.values[output.key] !== 'number') return null;
  const unit = outputUnits[output.key] ?? output.unit;
  if (output.unit === 'wt%' || rows[0]?.output !== output) return unitSymbol(unit);
  return (
    <UnitSelect
      label={fill(words.unitOf, { label: labels.output(output.key) })}
      own={output.unit}
      unit={unit}
      onChange={(next) => {
        for (const each of rows) if (each.output.unit === output.unit) setOutputUnit(each.output.key, next);
      }}
    />
  );
}
