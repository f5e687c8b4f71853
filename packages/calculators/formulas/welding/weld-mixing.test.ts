import { expect, it } from 'vitest';
import { equivalents } from './schaeffler.ts';
import { effectiveDilution, mix, pointOf, weldPasses } from './weld-mixing.ts';

it('C-01: compositions are mixed element by element, and an element that only one metal contains is diluted too', () => {
  expect(mix({ Cr: 20, Ni: 10 }, { Cr: 0, C: 0.2 }, 0.25)).toEqual({ Cr: 15, Ni: 7.5, C: 0.05 });
});

it('C-01: each further pass dilutes the pass before it', () => {
  const three = { dilution: 0.5, fillDilution: 0.2, passes: 3 };
  const welds = weldPasses({ Cr: 24 }, { Cr: 0 }, three);
  const expected = [12, 21.6, 23.52];
  expect(welds).toHaveLength(3);
  welds.forEach((weld, at) => {
    expect(weld.Cr).toBeCloseTo(expected[at] ?? 0, 9);
  });
  expect(24 * (1 - effectiveDilution(three))).toBeCloseTo(23.52, 9);
});

it('C-01: the diagram position of a metal has its chromium equivalent on the first axis and its nickel equivalent on the second', () => {
  expect(pointOf(equivalents, { Cr: 18, Si: 1, Ni: 8, Mn: 2 })).toEqual([19.5, 9]);
});
