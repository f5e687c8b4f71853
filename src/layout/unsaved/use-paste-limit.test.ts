import { expect, it } from 'vitest';
import { isCut } from './use-paste-limit.ts';

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
])(
  'F-01 a message is shown if a pasted text does not fit into its field: %j with %s',
  (control, pasted, cut) => {
    expect(isCut(control, pasted)).toBe(cut);
  },
);
