import { signsOf } from '@ferrite/calculators/core/inputs/read-number.ts';
import { readQuantity } from '@ferrite/calculators/core/inputs/read-quantity.ts';
import { formatNumber, formatShort, withUnit } from '@ferrite/calculators/core/numbers.ts';
import { memo, useMemo, useState } from 'react';
import { Field, Input, Select } from '../../../ui/form/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { fieldText } from '../../form/form-entry.ts';
import { fill } from '../../messages/words.ts';
import { useCalculator } from '../../use-calculator.ts';
import { useBatch } from '../batch-context.ts';
import { Histogram } from '../grid/histogram.tsx';
import {
  decimalsOf,
  type GridColumn,
  isNumeric,
  type Limit,
  type Limits,
  type Row,
  storedLimit,
} from '../table/batch-table.ts';
import { histogramOf, statisticsOf } from '../table/statistics.ts';
import { numbersOf } from '../table/view.ts';
import { GradeLimits } from './grade-limits.tsx';
import { countOutside } from './points-drawing.ts';

type LimitsPanelProps = {
  readonly rows: readonly Row[];
  readonly columns: readonly GridColumn[];
  readonly limits: Limits;
  readonly column: GridColumn | null;
  readonly onColumn: (column: GridColumn) => void;
};

/** Panel with limits, histogram and statistics of one column. */
export const LimitsPanel = memo(function LimitsPanel(props: LimitsPanelProps) {
  const { rows, columns, limits, onColumn } = props;
  const { words } = useBatch();
  const numeric = columns.filter(isNumeric);
  const column =
    numeric.find(({ id }) => id === props.column?.id) ??
    numeric.find(({ kind }) => kind === 'output') ??
    numeric[0];
  if (!column) return null;
  return (
    <Panel title={words.limits.title}>
      <div className="flex flex-col gap-3">
        <Field label={words.limits.column}>
          {(control) => (
            <Select
              {...control}
              value={column.id}
              onChange={({ target }) => {
                const found = numeric.find(({ id }) => id === target.value);
                if (found) onColumn(found);
              }}
            >
              {numeric.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <LimitFields key={column.id} column={column} limit={limits[column.id]} />
        <ColumnStatistics rows={rows} column={column} limit={limits[column.id]} />
        <GradeLimits columns={columns} />
      </div>
    </Panel>
  );
});

function LimitFields({ column, limit }: { readonly column: GridColumn; readonly limit: Limit | undefined }) {
  const { language } = useCalculator();
  const { store, words } = useBatch();
  const textOf = (value: number | undefined) => (value === undefined ? '' : fieldText(value, language));
  const [texts, setTexts] = useState({ min: textOf(limit?.min), max: textOf(limit?.max) });
  const [last, setLast] = useState(limit);
  if (limit !== last) {
    // Limits of a grade or of a restored table replace typed ones.
    setLast(limit);
    setTexts((before) => ({
      min: readLimit(before.min) === (limit?.min ?? null) ? before.min : textOf(limit?.min),
      max: readLimit(before.max) === (limit?.max ?? null) ? before.max : textOf(limit?.max),
    }));
  }
  function readLimit(text: string): number | null {
    const reading = readQuantity(text, { unit: column.unit ?? '1', signs: signsOf(language) });
    return reading.kind === 'number' && !reading.bound ? reading.value : null;
  }
  function type(end: 'min' | 'max', text: string) {
    const next = { ...texts, [end]: text };
    setTexts(next);
    const [min, max] = [readLimit(next.min), readLimit(next.max)];
    const typed = { ...(min !== null && { min }), ...(max !== null && { max }) };
    store.setLimits({ [column.id]: storedLimit(column, typed) });
  }
  return (
    <div className="grid grid-cols-2 gap-2">
      {(['min', 'max'] as const).map((end) => (
        <Field
          key={end}
          label={words.limits[end]}
          error={
            texts[end].trim() !== '' && readLimit(texts[end]) === null ? words.limits.noNumber : undefined
          }
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={texts[end]}
              onChange={({ target }) => type(end, target.value)}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

type ColumnProps = {
  readonly rows: readonly Row[];
  readonly column: GridColumn;
  readonly limit: Limit | undefined;
};

const histogramSize = { width: 380, height: 84 } as const;

function ColumnStatistics({ rows, column, limit }: ColumnProps) {
  const { language } = useCalculator();
  const { words } = useBatch();
  const values = useMemo(() => numbersOf(rows, column), [rows, column]);
  const found = useMemo(() => statisticsOf(values, limit), [values, limit]);
  const bins = useMemo(() => histogramOf(values, limit), [values, limit]);
  if (!found) return <p className="type-small text-ink2">{words.statistics.none}</p>;
  const digits = decimalsOf(column);
  const number = (value: number) =>
    digits === undefined ? formatShort(value, language) : formatNumber(value, digits, language);
  const inUnit = (text: string) => (column.unit === null ? text : withUnit(text, column.unit, language));
  const cells: readonly (readonly [string, string])[] = [
    [words.statistics.n, String(found.n)],
    [words.statistics.mean, inUnit(number(found.mean))],
    ...(found.deviation === null
      ? []
      : [
          [
            words.statistics.deviation,
            inUnit(formatShort(Number(found.deviation.toPrecision(3)), language)),
          ] as const,
        ]),
    [words.statistics.low5, inUnit(number(found.low5))],
    ...(found.cpk === null ? [] : [[words.statistics.cpk, formatNumber(found.cpk, 2, language)] as const]),
  ];
  const outside = countOutside(values, limit);
  return (
    <>
      <Histogram
        bins={bins}
        limit={limit}
        {...histogramSize}
        label={fill(words.statistics.histogram, {
          column: column.label,
          n: found.n,
          min: number(found.min),
          max: number(found.max),
        })}
      />
      <p className="type-small flex justify-between text-ink3">
        <span>{number(bins[0]?.from ?? found.min)}</span>
        {outside > 0 && <span className="text-err">{fill(words.statistics.outside, { n: outside })}</span>}
        <span>{inUnit(number(bins.at(-1)?.to ?? found.max))}</span>
      </p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 border-t pt-3">
        {cells.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="type-small text-ink2">{label}</dt>
            <dd className="type-body font-[600] tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
