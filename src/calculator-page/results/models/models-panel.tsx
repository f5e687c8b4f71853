import type { Model, Output } from '@ferrite/calculators/core/calculator.ts';
import { fittingModel } from '@ferrite/calculators/core/models.ts';
import { unitSymbol } from '@ferrite/calculators/core/quantity.ts';
import { shortOf } from '@ferrite/calculators/sources/short.ts';
import { RunningText } from '@ferrite/charts/text/running-text.tsx';
import { MathSymbol } from '@ferrite/charts/text/symbol.tsx';
import { plainSymbol } from '@ferrite/charts/text/symbol-text.ts';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { lazyPart } from '../../frame/lazy-part.tsx';
import { fill } from '../../messages/words.ts';
import { UnitSelect } from '../../units/unit-select.tsx';
import { type CalculatorPage, headlineOutput, shownValue, useCalculator } from '../../use-calculator.ts';
import { reasonOf } from '../answer.tsx';
import { NotCurrent } from '../results.tsx';
import { BestRow } from './best-row.tsx';
import { ErrorBar } from './error-bar.tsx';
import { RangeTags } from './range-tags.tsx';

const ModelDetail = lazyPart(() => import('./model-detail.tsx'));

/** Number of models shown initially in each group. */
const shownAtFirst = 4;

/** Group of models. `best`: result fitted to measurements with which the models are compared; its row replaces the name. */
type Group = { readonly name: string | null; readonly best: Output | null; readonly rows: readonly Row[] };

/**
 * Groups the applicable models by quantity; a group has the name of the answer for this quantity, if there is one. A
 * model without a value has a row only if a remark explains why.
 */
function groupsOf(page: CalculatorPage): readonly Group[] {
  const { calculator, labels, good } = page;
  const rows = (calculator.models ?? []).flatMap((model): Row[] => {
    const output = calculator.outputs.find((each) => each.key === model.output);
    return output && (good.values[output.key] !== null || reasonOf(page, output)) ? [{ model, output }] : [];
  });
  const patterns = calculator.spreads ?? [];
  const isBest = ({ role, key, band }: Output) => role === 'answer' && band && good.values[key] !== null;
  const named = patterns.map((names): Group => {
    const stands = calculator.outputs.find(({ role, key }) => role !== 'model' && names.test(key));
    return {
      name: stands ? labels.output(stands.key) : null,
      best: stands && isBest(stands) ? stands : null,
      rows: rows.filter(({ model }) => names.test(model.output)),
    };
  });
  const rest = rows.filter(({ model }) => !patterns.some((names) => names.test(model.output)));
  const best = calculator.outputs.find(
    (output) => isBest(output) && !patterns.some((names) => names.test(output.key)),
  );
  return [...named, { name: null, best: best ?? null, rows: rest }].filter((group) => group.rows.length > 0);
}

/** Table of models: value, measured error, range, source. Expanding a row shows formula and terms. */
export function ModelsPanel({ className }: { readonly className?: string }) {
  const page = useCalculator();
  const { words } = page;
  const groups = groupsOf(page);
  const withErrors = groups.some(({ rows }) => rows.some(({ model }) => model.measured));
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const isOpen = (key: string) => opened.has(key);
  const toggle = (key: string) =>
    setOpened(
      (before) => new Set(before.has(key) ? [...before].filter((each) => each !== key) : [...before, key]),
    );
  const columns = [
    { key: 'name', text: words.indexColumn, className: 'pl-4 text-left' },
    { key: 'value', text: words.valueColumn, className: 'text-right' },
    ...(withErrors ? [{ key: 'error', text: words.errorColumn, className: 'text-left max-md:hidden' }] : []),
    { key: 'range', text: words.validity, className: 'text-left max-sm:hidden' },
    { key: 'source', text: words.sourceColumn, className: 'pr-4 text-left max-lg:hidden' },
  ];
  return (
    <Panel flush title={words.models} className={className}>
      {!page.current && (
        <div className="border-b p-4">
          <NotCurrent />
        </div>
      )}
      <table className={classNames('models w-full border-collapse', !page.current && 'grayscale')}>
        <thead>
          <tr className="type-column text-ink2">
            {columns.map(({ key, text, className: place }) => (
              <th key={key} scope="col" className={classNames('px-3 py-2 font-[520]', place)}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <ModelGroup
            key={group.rows[0]?.model.output}
            group={group}
            columns={columns.length}
            withErrors={withErrors}
            isOpen={isOpen}
            onToggle={toggle}
          />
        ))}
      </table>
    </Panel>
  );
}

type ModelGroupProps = {
  readonly group: Group;
  readonly columns: number;
  readonly withErrors: boolean;
  readonly isOpen: (key: string) => boolean;
  readonly onToggle: (key: string) => void;
};

function ModelGroup({ group: { name, best, rows }, columns, withErrors, isOpen, onToggle }: ModelGroupProps) {
  const { words, calculator, good } = useCalculator();
  const [all, setAll] = useState(false);
  const fitting = fittingModel(calculator, good)?.output;
  // The recommended model is always shown, and a single hidden row does not justify a button.
  const first = rows.toSorted(
    (a, b) => Number(b.model.output === fitting) - Number(a.model.output === fitting),
  );
  const shown = all || rows.length <= shownAtFirst + 1 ? rows : first.slice(0, shownAtFirst);
  const hidden = rows.length - shown.length;
  return (
    <tbody>
      {best && <BestRow output={best} withErrors={withErrors} />}
      {name !== null && !best && (
        <tr className="border-t">
          <th scope="colgroup" colSpan={columns} className="type-column px-4 pt-3 pb-1 text-left text-ink2">
            <RunningText>{name}</RunningText>
          </th>
        </tr>
      )}
      {shown.map((row) => (
        <ModelRow
          key={row.model.output}
          row={row}
          rows={rows}
          columns={columns}
          withErrors={withErrors}
          isOpen={isOpen(row.model.output)}
          onToggle={() => onToggle(row.model.output)}
        />
      ))}
      {hidden > 0 && (
        <tr className="border-t" data-print="hide">
          <td colSpan={columns} className="px-2 py-1">
            <Button variant="plain" size="small" onClick={() => setAll(true)}>
              <ChevronDown aria-hidden size={16} strokeWidth={1.5} />
              {fill(words.moreModels, { n: hidden })}
            </Button>
          </td>
        </tr>
      )}
    </tbody>
  );
}

type ModelRowProps = {
  readonly row: Row;
  readonly rows: readonly Row[];
  readonly columns: number;
  readonly withErrors: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

function ModelRow({ row: { model, output }, rows, columns, withErrors, isOpen, onToggle }: ModelRowProps) {
  const page = useCalculator();
  const { words, labels, good, calculator } = page;
  const fitting = fittingModel(calculator, good);
  // No model is marked as recommended if the headline itself was fitted to measurements.
  const isFitting = model.output === fitting?.output && !headlineOutput(page)?.band;
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  const label = labels.output(output.key);
  const reason = reasonOf(page, output);
  return (
    <>
      <tr data-fits={isFitting || undefined} className="border-t data-fits:bg-p3/45">
        <th scope="row" className="models-name py-1 pr-3 pl-2 text-left font-[400]">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={onToggle}
              className="flex min-h-7 items-center gap-1.5 text-left hover:text-ink max-sm:min-h-11"
            >
              <Arrow
                aria-hidden
                size={16}
                strokeWidth={1.5}
                className="shrink-0 text-ink3"
                data-print="hide"
              />
              <span className="flex flex-wrap items-baseline gap-x-2">
                {output.symbol && (
                  <span className="text-[17px] leading-6">
                    <MathSymbol tex={output.symbol} />
                  </span>
                )}
                {(!output.symbol || plainSymbol(output.symbol) !== label) && (
                  <span className={output.symbol ? 'type-small text-ink2' : 'type-body font-[520]'}>
                    <RunningText>{label}</RunningText>
                  </span>
                )}
              </span>
            </button>
            {isFitting && <Tag>{fitting.inRange ? words.byRange : words.nearest}</Tag>}
            <span className="sm:hidden">
              <RangeTags model={model} />
            </span>
          </span>
        </th>
        <td className="px-3 py-1 text-right whitespace-nowrap">
          <span
            className={
              reason ? 'type-micro block max-w-72 whitespace-normal text-ink2' : 'text-[15px] font-[600]'
            }
          >
            {reason ? <RunningText>{reason}</RunningText> : shownValue(page, output)}
          </span>{' '}
          <span className="type-small text-ink3">
            <ModelUnit output={output} rows={rows} />
          </span>
        </td>
        {withErrors && (
          <td className="px-3 py-1 max-md:hidden">
            <ErrorBar model={model} rows={rows} unit={output.unit} />
          </td>
        )}
        <td className="px-3 py-1 max-sm:hidden">
          <RangeTags model={model} />
        </td>
        <td className="type-small py-1 pr-4 pl-3 text-ink2 max-lg:hidden">
          {shortOf(model.source, page.language)}
        </td>
      </tr>
      {isOpen && (
        <tr className="bg-well">
          <td colSpan={columns} className="px-4 py-3">
            <ModelDetail model={model} unit={output.unit} />
          </td>
        </tr>
      )}
    </>
  );
}

type Row = { readonly model: Model; readonly output: Output };

/** Select for the unit of all models of the quantity, shown in the first row. */
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
