import { Field, Select } from '../../../ui/form/field.tsx';
import { fill } from '../../messages/words.ts';
import { useCalculator } from '../../use-calculator.ts';
import { useBatch } from '../batch-context.ts';
import { cellFieldsOf } from '../columns/cell-fields.ts';
import { assignedColumn } from '../columns/columns.ts';
import type { BatchTable } from '../table/batch-table.ts';

/** Maximum number of columns that a panel offers to assign. */
export const maxAssignable = 6;

type AssignFieldProps = {
  readonly table: BatchTable;
  /** Column that was not recognized. */
  readonly other: BatchTable['others'][number];
};

/** Assigns a column to one of the inputs without a column; empty if its header fits none. */
export function AssignField({ table, other: { at, header } }: AssignFieldProps) {
  const { calculator, labels } = useCalculator();
  const { store, words } = useBatch();
  const free = cellFieldsOf(calculator).filter(
    ({ key }) =>
      table.columns.every((column) => column.key !== key) && assignedColumn(calculator, at, key, header),
  );
  if (free.length === 0) return null;
  return (
    <Field label={fill(words.notes.assign, { name: header })}>
      {(control) => (
        <Select
          {...control}
          value=""
          onChange={({ target }) => {
            const column = assignedColumn(calculator, at, target.value, header);
            if (column) store.assign(column);
          }}
        >
          <option value="">{words.notes.notUsed}</option>
          {free.map(({ key }) => (
            <option key={key} value={key}>
              {labels.input(key)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
