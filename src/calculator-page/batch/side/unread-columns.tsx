import { Notice } from '../../../ui/state/notice.tsx';
import { fill } from '../../messages/words.ts';
import { useCalculator } from '../../use-calculator.ts';
import { useBatch } from '../batch-context.ts';
import { unusedColumnNotes } from '../choice-notes.ts';
import { formInputTexts } from '../output/about-rows.ts';
import { doubtNotes } from '../problem-text.ts';
import { type BatchTable, unreadNumbers } from '../table/batch-table.ts';
import { AssignField, mostAssignable } from './assign-field.tsx';

/** Warns of units that were not applied, and of columns with numbers that were not read or are not used, and offers to assign those that were not read. */
export function UnreadColumns({ table }: { readonly table: BatchTable }) {
  const page = useCalculator();
  const { words } = useBatch();
  const columns = unreadNumbers(table);
  const warnings = [...doubtNotes(words, table), ...unusedColumnNotes(page, words, table)];
  if (columns.length === 0 && warnings.length === 0) return null;
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
          <p className="wrap-anywhere">
            {columns.length > 0 &&
              fill(words.notes.unread, { list: columns.map(({ header }) => header).join(', ') })}{' '}
            {fromForm.length > 0 && fill(words.notes.fromForm, { list: fromForm.join('; ') })}
          </p>
          {columns.length > 0 && (
            <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {columns.slice(0, mostAssignable).map((other) => (
                <AssignField key={other.at} table={table} other={other} />
              ))}
            </div>
          )}
        </div>
      </Notice>
    </div>
  );
}
