import { describe, expect, it } from 'vitest';
import { actionOf } from './keys.ts';
import { targetOf } from './selection.ts';

describe('B-09 keys of the grid', () => {
  it('B-09 keyboard commands work as in a spreadsheet', () => {
    const press = (key: string, held: Partial<Record<'ctrlKey' | 'shiftKey', boolean>> = {}) =>
      actionOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });
    expect(press('ArrowDown', { shiftKey: true })).toEqual({
      kind: 'move',
      rows: 1,
      columns: 0,
      isExtending: true,
    });
    expect(press('F2')).toEqual({ kind: 'edit' });
    expect(press('5')).toEqual({ kind: 'edit', text: '5' });
    expect(press('z', { ctrlKey: true })).toEqual({ kind: 'undo' });
    expect(press('d', { ctrlKey: true })).toEqual({ kind: 'fill' });
    expect(press('End', { ctrlKey: true })).toMatchObject({ of: 'table', isLast: true });
    expect(press('c', { ctrlKey: true })).toBeNull();
    expect(press('Tab')).toBeNull();
  });

  it('B-09 a command moves to the cell that a spreadsheet would select; Page Up stops at the first row, not at the header', () => {
    const at = (key: string, ctrlKey = false) => {
      const action = actionOf({ key, ctrlKey, metaKey: false, altKey: false, shiftKey: false });
      return action && targetOf(action, { row: 4, column: 2 }, { row: 99, column: 7 }, 10);
    };
    expect(at('ArrowUp')).toEqual({ row: 3, column: 2 });
    expect(at('PageDown')).toEqual({ row: 14, column: 2 });
    expect(at('PageUp')).toEqual({ row: 0, column: 2 });
    expect(at('Home')).toEqual({ row: 4, column: 0 });
    expect(at('End')).toEqual({ row: 4, column: 7 });
    expect(at('End', true)).toEqual({ row: 99, column: 7 });
    expect(at('ArrowDown', true)).toEqual({ row: 99, column: 2 });
    expect(at('ArrowLeft', true)).toEqual({ row: 4, column: 0 });
    expect(at('Delete')).toBeNull();
  });
});
