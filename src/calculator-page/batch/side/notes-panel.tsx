import { memo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Radio } from '../../../ui/form/checkbox.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { fill } from '../../messages/words.ts';
import { useCalculator } from '../../use-calculator.ts';
import { useBatch } from '../batch-context.ts';
import { belowCount, formInputTexts } from '../output/about-rows.ts';
import { readingNotes } from '../problem-text.ts';
import { belowChoices } from '../read/cells.ts';
import { type BatchTable, unreadNumbers } from '../table/batch-table.ts';
import { AssignField, maxAssignable } from './assign-field.tsx';

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
  const fromForm = formInputTexts(page, table);
  const numbers = unreadNumbers(table);
  const texts = table.others.filter((other) => !numbers.includes(other));
  return (
    <Panel title={notes.title}>
      <div className="type-small flex flex-col gap-3 text-ink2">
        {readingNotes(page, words, table).map((note) => (
          <p key={note} className="wrap-anywhere">
            {note}
          </p>
        ))}
        {table.rows.some(({ leftOut }) => leftOut === 'summary') && (
          <div>
            <Button size="small" onClick={store.computeSummaries}>
              {notes.computeSummaries}
            </Button>
          </div>
        )}
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
        {texts.slice(0, maxAssignable).map((other) => (
          <AssignField key={other.at} table={table} other={other} />
        ))}
      </div>
    </Panel>
  );
});
