import { describe, expect, it } from 'vitest';
import { stateAfterKey } from './use-combobox.ts';

describe('keys of a text field with a list of options', () => {
  const first = { query: '', active: 0 };
  const closed = { query: null, active: 0 };

  it('the down arrow opens a closed list at its first option; the other keys are left to the field', () => {
    expect(stateAfterKey(closed, 'ArrowDown', 0)).toEqual(first);
    for (const key of ['ArrowUp', 'Escape', 'Tab', 'Enter', 'a'])
      expect(stateAfterKey(closed, key, 3)).toBeNull();
  });

  it('the arrows mark the next and the previous option and stop at the ends, also of an empty list', () => {
    expect(stateAfterKey(first, 'ArrowDown', 2)).toEqual({ query: '', active: 1 });
    expect(stateAfterKey({ query: 'x', active: 1 }, 'ArrowDown', 2)).toEqual({ query: 'x', active: 1 });
    expect(stateAfterKey({ query: 'x', active: 1 }, 'ArrowUp', 2)).toEqual({ query: 'x', active: 0 });
    expect(stateAfterKey(first, 'ArrowUp', 2)).toEqual(first);
    expect(stateAfterKey(first, 'ArrowDown', 0)).toEqual(first);
  });

  it('Escape and Tab close the list; a letter is left to the field', () => {
    for (const key of ['Escape', 'Tab'])
      expect(stateAfterKey({ query: 'x', active: 1 }, key, 2)).toEqual(closed);
    expect(stateAfterKey(first, 'a', 2)).toBeNull();
  });
});
