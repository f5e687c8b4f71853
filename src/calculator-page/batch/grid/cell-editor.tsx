import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

type CellEditorProps = {
  readonly label: string;
  /** Initial text; `isNew` means that a typed character replaces the content. */
  readonly text: string;
  readonly isNew: boolean;
  readonly onCommit: (text: string, move: readonly [rows: number, columns: number]) => void;
  readonly onCancel: () => void;
};

/** Text field in place of a cell. Enter commits and moves down, Tab moves sideways, Escape restores the content. */
export function CellEditor({ label, text, isNew, onCommit, onCancel }: CellEditorProps) {
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    if (!isNew) field.current?.select();
  }, [isNew]);
  function commit(move: readonly [number, number]) {
    if (isOver.current) return;
    isOver.current = true;
    onCommit(field.current?.value ?? text, move);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Keys of the grid have no effect while a cell is edited.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      isOver.current = true;
      onCancel();
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      const back = event.shiftKey ? -1 : 1;
      commit(event.key === 'Enter' ? [back, 0] : [0, back]);
    }
  }
  return (
    <input
      ref={field}
      aria-label={label}
      defaultValue={text}
      autoComplete="off"
      spellCheck={false}
      onKeyDown={onKeyDown}
      onBlur={() => commit([0, 0])}
      onCopy={(event) => event.stopPropagation()}
      onPaste={(event) => event.stopPropagation()}
      onCut={(event) => event.stopPropagation()}
      className="absolute inset-0 size-full border-2 select-text border-ink bg-well px-2 text-[16px] text-ink outline-none sm:text-[13px]"
    />
  );
}
