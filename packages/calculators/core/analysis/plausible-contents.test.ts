import { describe, expect, it } from 'vitest';
import type { ElementSymbol } from '../elements.ts';
import { doubtfulElements } from './plausible-contents.ts';

type Columns = Partial<Record<ElementSymbol, number[]>>;
const mapOf = (columns: Columns) => new Map(Object.entries(columns) as [ElementSymbol, number[]][]);

describe('C-04 numbers of a table that are probably not in percent', () => {
  it.each([
    [{ C: [0.16], V: [5], Nb: [3] }, ['V', 'Nb']],
    [{ C: [0.16, 0.17], N: [80, 0.009] }, ['N']],
    [{ C: [42], Cr: [18], Mn: [1.4] }, ['C', 'Cr']],
    [{ C: [1, 1], Cr: [18, 17], Ni: [10, 9] }, []],
    [{ C: [0.02], Cr: [18], Ni: [10], Mo: [2], N: [80] }, ['N']],
    [{ C: [0.16], Mn: [140], Cr: [2] }, ['Mn', 'Cr']],
    [{ V: [5, 0.3] }, []],
    [{ V: [0, 0] }, []],
    [{ C: [1.5, 0.4], Cr: [12, 5], Mo: [1, 1], V: [1, 1] }, []],
    [{ C: [0.4], Al: [1], Cr: [2] }, []],
    [{ V: [] }, []],
  ] as const)('C-04 the doubtful elements of %j are %j', (columns, doubtful) => {
    expect(doubtfulElements(mapOf(columns as unknown as Columns))).toEqual(doubtful);
  });

  it('C-04 below a text that states percent, only contents that steel does not have are doubtful', () => {
    expect(doubtfulElements(mapOf({ V: [5], B: [30], Cr: [18] }), true)).toEqual(['B']);
  });
});
