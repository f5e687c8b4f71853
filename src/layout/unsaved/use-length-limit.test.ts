import { expect, it } from 'vitest';
import { isCut } from './use-length-limit.ts';

const field = (value: string, maxLength: number, [selectionStart, selectionEnd] = [0, 0]) => ({
  value,
  maxLength,
  selectionStart,
  selectionEnd,
});

it.each([
  [field('', 5), '12345', false],
  [field('', 5), '123456', true],
  [field('123', 5), '456', true],
  [field('123', 5, [0, 1]), '456', false],
  [field('', -1), '123456', false],
  [field('', 5), '12\r\n34', false],
])(
  'F-01 an inserted text that does not fit into its field is refused: %j with %s',
  (control, inserted, cut) => {
    expect(isCut(control, inserted)).toBe(cut);
  },
);
