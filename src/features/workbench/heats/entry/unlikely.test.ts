import { describe, expect, it } from 'vitest';
import { doubtsOf } from './unlikely.rules.ts';

describe('W-01 contents that no steel reaches', () => {
  it.each([
    [{ C: '0.42', N: '80' }, [['N', 1.2]]],
    [{ N: '80 ppm', B: '3 ppm' }, []],
    [
      { B: '3', C: '42' },
      [
        ['C', 2.2],
        ['B', 0.02],
      ],
    ],
    [{ C: 'abc', Fe: '98' }, []],
    [{ H: '<2' }, [['H', 0.002]]],
  ] as const)('W-01 contents that are too high for any steel are marked: %j', (contents, unlikely) => {
    expect([...doubtsOf(contents, 'en').unlikely]).toEqual(unlikely);
  });

  it('W-01 a sum above 100 % and ambiguous numbers are reported', () => {
    expect(doubtsOf({ Cr: '60', Ni: '45' }, 'en').isSumExceeded).toBe(true);
    expect(doubtsOf({ Fe: '98', Cr: '2' }, 'en').isSumExceeded).toBe(false);
    expect(doubtsOf({ C: '1,500' }, 'en').problems).toEqual({ C: 'ambiguous' });
  });
});
