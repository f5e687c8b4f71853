import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { fill } from '../../messages/words.ts';
import { useCalculator } from '../../use-calculator.ts';
import { useBatch } from '../batch-context.ts';
import { unusedColumnNotes, wrongChoices } from '../choice-notes.ts';
import { formInputTexts } from '../output/about-rows.ts';
import { doubtNotes } from '../problem-text.ts';
import { type BatchTable, unreadNumbers } from '../table/batch-table.ts';
import { AssignField, maxAssignable } from './assign-field.tsx';

/** Warns of units that were not applied, and of columns with numbers that were not read or are not used, and offers to assign those that were not read. */
export function UnreadColumns({ table }: { readonly table: BatchTable }) {
  const page = useCalculator();
  const { store, words } = useBatch();
  const columns = unreadNumbers(table);
  const warnings = [...doubtNotes(words, table), ...unusedColumnNotes(page, words, table)];
  const wrong = wrongChoices(page, words, table);
  if (columns.length === 0 && warnings.length === 0 && wrong.length === 0) return null;
  const fromForm = formInputTexts(page, table);
  return (
    <div className="mb-4">
      <Notice tone="warn">
        <div className="flex flex-col gap-3">
          {warnings.map((note) => (
            <p key={note} className="wrap-anywhere">
              {note}
            </p>
          ))}
          {wrong.map(({ at, text }) => (
            <div key={at} className="flex flex-wrap items-center gap-2">
              <p className="wrap-anywhere">{text}</p>
              {table.columns.length > 1 && (
                <Button size="small" onClick={() => store.unassign(at)}>
                  {words.notes.unassign}
                </Button>
              )}
            </div>
          ))}
          <p className="wrap-anywhere">
            {columns.length > 0 &&
              fill(words.notes.unread, { list: columns.map(({ header }) => header).join(', ') })}{' '}
            {fromForm.length > 0 && fill(words.notes.fromForm, { list: fromForm.join('; ') })}
          </p>
          {columns.length > 0 && (
            <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {columns.slice(0, maxAssignable).map((other) => (
                <AssignField key={other.at} table={table} other={other} />
              ))}
            </div>
          )}
        </div>
      </Notice>
    </div>
  );
}
