import { expect, it } from 'vitest';
import { effectiveDilution, mix, weldPasses } from './weld-mixing.ts';

it('C-01: compositions are mixed element by element, and an element of only one metal is diluted too', () => {
  expect(mix({ Cr: 20, Ni: 10 }, { Cr: 0, C: 0.2 }, 0.25)).toEqual({ Cr: 15, Ni: 7.5, C: 0.05 });
});

it('C-01: each further pass dilutes the pass before it', () => {
  const three = { dilution: 0.5, fillDilution: 0.2, passes: 3 };
  const welds = weldPasses({ Cr: 24 }, { Cr: 0 }, three);
  const expected = [12, 21.6, 23.52];
  welds.forEach((weld, at) => {
    expect(weld.Cr).toBeCloseTo(expected[at] ?? 0, 9);
  });
  expect(24 * (1 - effectiveDilution(three))).toBeCloseTo(23.52, 9);
});
