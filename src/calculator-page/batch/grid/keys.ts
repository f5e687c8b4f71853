/** Keyboard commands of the grid, as in a spreadsheet. */
export type GridAction =
  | { readonly kind: 'move'; readonly rows: number; readonly columns: number; readonly isExtending: boolean }
  | { readonly kind: 'page'; readonly direction: 1 | -1; readonly isExtending: boolean }
  /** Moves to the first or last column, row, or both. */
  | {
      readonly kind: 'end';
      readonly of: 'row' | 'table' | 'column';
      readonly isLast: boolean;
      readonly isExtending: boolean;
    }
  /** Starts editing; `text` replaces the content. */
  | { readonly kind: 'edit'; readonly text?: string }
  | { readonly kind: 'clear' | 'undo' | 'redo' | 'fill' | 'all' | 'leave' };

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function commandOf({ key, shiftKey }: Key): GridAction | null {
  switch (key.toLowerCase()) {
    case 'z':
      return { kind: shiftKey ? 'redo' : 'undo' };
    case 'y':
      return { kind: 'redo' };
    case 'd':
      return { kind: 'fill' };
    case 'a':
      return { kind: 'all' };
    case 'home':
    case 'end':
      return { kind: 'end', of: 'table', isLast: key === 'End', isExtending: shiftKey };
    case 'arrowup':
    case 'arrowdown':
      return { kind: 'end', of: 'column', isLast: key === 'ArrowDown', isExtending: shiftKey };
    case 'arrowleft':
    case 'arrowright':
      return { kind: 'end', of: 'row', isLast: key === 'ArrowRight', isExtending: shiftKey };
    default:
      return null;
  }
}

/** Returns the command of a key in the grid; null leaves the key to the browser. */
export function actionOf(event: Key): GridAction | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey) return null;
  if (ctrlKey || metaKey) return commandOf(event);
  const step = steps[key];
  if (step) return { kind: 'move', rows: step[0], columns: step[1], isExtending: shiftKey };
  switch (key) {
    case 'PageUp':
    case 'PageDown':
      return { kind: 'page', direction: key === 'PageDown' ? 1 : -1, isExtending: shiftKey };
    case 'Home':
    case 'End':
      return { kind: 'end', of: 'row', isLast: key === 'End', isExtending: shiftKey };
    case 'Enter':
    case 'F2':
      return { kind: 'edit' };
    case 'Delete':
    case 'Backspace':
      return { kind: 'clear' };
    case 'Escape':
      return { kind: 'leave' };
    default:
      return [...key].length === 1 ? { kind: 'edit', text: key } : null;
  }
}
