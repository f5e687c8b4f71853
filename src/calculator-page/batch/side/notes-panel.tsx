import { formatShort } from '@ferrite/calculators/core/numbers.ts';
import { memo } from 'react';
import { Radio } from '../../../ui/form/checkbox.tsx';
import { Field, Select } from '../../../ui/form/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { fill } from '../../messages/words.ts';
import { useCalculator } from '../../use-calculator.ts';
import { useBatch } from '../batch-context.ts';
import { assignedColumn, cellFieldsOf } from '../columns/columns.ts';
import { belowCount, formInputs } from '../output/about-rows.ts';
import { readingNotes } from '../problem-text.ts';
import { belowChoices } from '../read/cells.ts';
import type { BatchTable } from '../table/batch-table.ts';

/** Maximum number of columns offered for assignment. */
const mostAssignable = 6;

type NotesPanelProps = {
  /** Table; may lag behind typing. */
  readonly table: BatchTable;
  /** Current choice, passed separately because a radio button must not wait for the table. */
  readonly below: BatchTable['below'];
};

/** Panel with notes on how the table was read, and choices to change this. */
export const NotesPanel = memo(function NotesPanel({ table, below: chosen }: NotesPanelProps) {
  const page = useCalculator();
  const { store, words } = useBatch();
  const { notes } = words;
  const below = belowCount(table);
  const fromForm = formInputs(page, table).map(([label, value, unit]) =>
    [label, typeof value === 'number' ? formatShort(value, page.language) : value, unit]
      .filter((each) => each !== undefined && each !== '')
      .join('\u00a0'),
  );
  const free = cellFieldsOf(page.calculator).filter(({ key }) =>
    table.columns.every((each) => each.key !== key),
  );
  return (
    <Panel title={notes.title}>
      <div className="type-small flex flex-col gap-3 text-ink2">
        {readingNotes(page, words, table).map((note) => (
          <p key={note} className="wrap-anywhere">
            {note}
          </p>
        ))}
        {below > 0 && (
          <fieldset>
            <legend className="mb-1">{fill(words.below.title, { n: below })}</legend>
            <div className="flex flex-wrap gap-x-4">
              {belowChoices.map((choice) => (
                <Radio
                  key={choice}
                  name="batch-below"
                  checked={chosen === choice}
                  onChange={() => store.setBelow(choice)}
                >
                  {words.below[choice]}
                </Radio>
              ))}
            </div>
          </fieldset>
        )}
        {fromForm.length > 0 && <p>{fill(notes.fromForm, { list: fromForm.join('; ') })}</p>}
        {table.others.length > 0 && (
          <p className="wrap-anywhere">
            {fill(notes.others, { list: table.others.map(({ header }) => header).join(', ') })}
          </p>
        )}
        {free.length > 0 &&
          table.others.slice(0, mostAssignable).map(({ at, header }) => (
            <Field key={at} label={fill(notes.assign, { name: header })}>
              {(control) => (
                <Select
                  {...control}
                  value=""
                  onChange={({ target }) => {
                    const column = assignedColumn(page.calculator, at, target.value, header);
                    if (column) store.assign(column);
                  }}
                >
                  <option value="">{notes.notUsed}</option>
                  {free
                    .filter(({ key }) => assignedColumn(page.calculator, at, key, header))
                    .map(({ key }) => (
                      <option key={key} value={key}>
                        {page.labels.input(key)}
                      </option>
                    ))}
                </Select>
              )}
            </Field>
          ))}
      </div>
    </Panel>
  );
});
