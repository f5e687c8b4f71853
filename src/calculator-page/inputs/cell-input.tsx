import { isNotStated } from '@ferrite/calculators/core/inputs/read-quantity.ts';
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { type CalculatorPage, useCalculator } from '../use-calculator.ts';
import { isOutsideAt } from './outside.ts';

type CellInputProps = {
  readonly flatKey: string;
  /** Name of the grid within which arrow keys move. */
  readonly grid: string;
  readonly row: number;
  readonly column: number;
  readonly label: string;
  readonly errorId?: string | undefined;
  /** Id of the note that names the violated ranges. */
  readonly rangeId?: string | undefined;
  /** Id of the sentence that lists the elements taken as 0; set for a cell that counts as 0 while it is empty. */
  readonly zeroId?: string | undefined;
  /** Called when cells are pasted, with the position of the cell. */
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>, row: number, column: number) => void;
};

/** Returns the cell to which a key moves, as in a spreadsheet; left and right move only at the ends of the text. */
function target(event: KeyboardEvent<HTMLInputElement>): readonly [down: number, right: number] | null {
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const all = selectionStart === 0 && selectionEnd === value.length;
  if (event.key === 'ArrowDown' || (event.key === 'Enter' && !event.shiftKey)) return [1, 0];
  if (event.key === 'ArrowUp' || event.key === 'Enter') return [-1, 0];
  if (event.key === 'ArrowRight' && (all || selectionStart === value.length)) return [0, 1];
  if (event.key === 'ArrowLeft' && (all || selectionEnd === 0)) return [0, -1];
  return null;
}

export function CellInput(props: CellInputProps) {
  const { state, dispatch, problems, good } = useCalculator();
  const { flatKey } = props;
  return (
    <Cell
      {...props}
      text={state.entries[flatKey]?.text ?? ''}
      isZero={state.entries[flatKey]?.value === 0}
      wrong={problems.has(flatKey)}
      outside={isOutsideAt(good.warnings, flatKey)}
      dispatch={dispatch}
    />
  );
}

type CellProps = CellInputProps & {
  readonly text: string;
  readonly isZero: boolean;
  readonly wrong: boolean;
  readonly outside: boolean;
  readonly dispatch: CalculatorPage['dispatch'];
};

/** Memoized, because typing in another cell must not re-render it. */
const Cell = memo(function Cell(props: CellProps) {
  const { flatKey, grid, row, column, label, text, isZero, wrong, outside, dispatch, onPaste } = props;
  const { errorId, rangeId, zeroId } = props;
  const countsAsZero = zeroId !== undefined && isNotStated(text);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const move = target(event);
    if (!move) return;
    const cells = document.querySelectorAll<HTMLInputElement>(`[data-cells="${grid}"]`);
    const next = [...cells].find((cell) => cell.dataset['at'] === `${row + move[0]},${column + move[1]}`);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <input
      name={flatKey}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={wrong || undefined}
      aria-describedby={wrong ? errorId : outside ? rangeId : countsAsZero ? zeroId : undefined}
      placeholder={countsAsZero ? '0' : undefined}
      data-cells={grid}
      data-at={`${row},${column}`}
      value={text}
      onChange={(event) => dispatch({ type: 'typed', entries: { [flatKey]: event.target.value } })}
      onFocus={(event) => event.target.select()}
      onKeyDown={onKeyDown}
      onPaste={onPaste && ((event) => onPaste(event, row, column))}
      className={classNames(
        'h-11 w-full min-w-0 rounded-control border bg-well px-2 text-right text-ink recolour max-md:text-[16px] md:h-[26px] md:type-small',
        wrong ? 'border-err' : outside ? 'border-warn' : 'border-line2 hover:border-ctl',
        isZero && 'not-focus:text-ink3',
      )}
    />
  );
});
