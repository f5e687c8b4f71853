import type { SeriesInput } from '@ferrite/calculators/core/calculator.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { shownUnit } from '../form/form-entry.ts';
import { fill } from '../messages/words.ts';
import { UnitSelect } from '../units/unit-select.tsx';
import { useCalculator } from '../use-calculator.ts';
import { CellInput } from './cell-input.tsx';
import { FieldError } from './field-error.tsx';

/** Field for a table of rows with the same columns, e.g. the steps of a cycle. */
export function SeriesField({ input }: { readonly input: SeriesInput }) {
  const { state, dispatch, calculator, labels, words, problems, data } = useCalculator();
  const id = useId();
  const count = state.rows[input.key] ?? 0;
  const rows = Array.from({ length: count }, (_, at) => at);
  const nameOf = (column: string): string => data.texts.inputs[`${input.key}.${column}`] ?? column;
  return (
    <fieldset className="min-w-0">
      <legend className="type-label mb-1.5">{labels.input(input.key)}</legend>
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr className="type-column text-ink2">
            <th scope="col" className="w-6 pb-1 text-left font-[520]">
              <span className="sr-only">{words.row}</span>
            </th>
            {input.columns.map((column) => {
              const key = `${input.key}.${column.key}`;
              return (
                <th key={key} scope="col" className="pb-1 pl-2 text-right align-bottom font-[520]">
                  <span className="block">{nameOf(column.key)}</span>
                  <UnitSelect
                    label={fill(words.unitOf, { label: nameOf(column.key) })}
                    own={column.unit}
                    unit={shownUnit(calculator, state, `${input.key}.0.${column.key}`)}
                    onChange={(unit) => dispatch({ type: 'unit', key, unit })}
                    className="justify-end"
                  />
                </th>
              );
            })}
            <td className="w-9" />
          </tr>
        </thead>
        <tbody data-grid={id}>
          {rows.map((row) => {
            const keys = input.columns.map((column) => `${input.key}.${row}.${column.key}`);
            const errors = keys.map((key) => problems.get(key)).filter((each) => each !== undefined);
            return [
              <tr key={row}>
                <th scope="row" className="type-small text-left font-[400] text-ink3">
                  {row + 1}
                </th>
                {input.columns.map((column, at) => {
                  const key = `${input.key}.${row}.${column.key}`;
                  return (
                    <td key={key} className="py-0.5 pl-2">
                      <CellInput
                        flatKey={key}
                        grid={id}
                        row={row}
                        column={at}
                        label={labels.input(key)}
                        errorId={errors.length > 0 ? `${id}-${row}` : undefined}
                      />
                    </td>
                  );
                })}
                <td className="text-right" data-print="hide">
                  {count > input.rows.min && (
                    <IconButton
                      label={fill(words.removeRow, { n: row + 1 })}
                      onClick={() => dispatch({ type: 'row-removed', key: input.key, row })}
                      className="size-8!"
                    >
                      <Trash2 aria-hidden size={16} strokeWidth={1.5} />
                    </IconButton>
                  )}
                </td>
              </tr>,
              (errors.length > 0 || keys.some((key) => state.entries[key]?.countsAs !== undefined)) && (
                <tr key={`${row}-error`}>
                  <td colSpan={input.columns.length + 2} className="pb-1.5">
                    <FieldError id={`${id}-${row}`} text={errors.join(' ')} keys={keys} />
                  </td>
                </tr>
              ),
            ];
          })}
        </tbody>
      </table>
      <FieldError id={`${id}-all`} text={problems.get(input.key)} />
      {count < input.rows.max && (
        <Button
          variant="plain"
          size="small"
          data-print="hide"
          className="mt-1 -ml-2"
          onClick={() => dispatch({ type: 'row-added', key: input.key, row: count })}
        >
          <Plus aria-hidden size={16} strokeWidth={1.5} />
          {words.addRow}
        </Button>
      )}
    </fieldset>
  );
}
