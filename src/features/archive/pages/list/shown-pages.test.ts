import { describe, expect, it } from 'vitest';
import { shownPages } from './shown-pages.ts';

const shown = (page: number, pages: number) =>
  shownPages(page, pages)
    .map((each) => (typeof each === 'string' ? '…' : each))
    .join(' ');

describe('page numbers shown below the list', () => {
  it.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 9, '1 2 … 9'],
    [3, 9, '1 2 3 4 … 9'],
    [4, 9, '1 2 3 4 5 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [9, 9, '1 … 8 9'],
    [2, 4, '1 2 3 4'],
  ])('L-02 on page %i of %i the page numbers are: %s', (page, pages, row) =>
    expect(shown(page, pages)).toBe(row),
  );
});
