import { describe, expect, it } from 'vitest';
import { newHeatPath } from '../../../../platform/browser/heats/new-heat-path.ts';
import { changesOf } from '../heats/page-changes.ts';

const heat = {
  name: 'Schmelze 4711 & 100 % 鋼',
  grade: '42CrMo4',
  analysis: { C: 0.41, Mn: 0.77, V: 0.1, B: 0.0005 },
  below: ['B', 'Mn'],
  tolerance: { C: 0.02, Mn: 0.03 },
};
const read = (path: string) => changesOf(new URL(path, 'http://localhost').searchParams);

describe('form of a new heat that replaces a deleted one', () => {
  it('W-01 the form contains name, grade, analysis and tolerances, with the values of the page', () => {
    const path = newHeatPath(heat, { page: 'Carbon Equivalent', contents: { Mn: 0.9, Ni: 0.3 } });
    expect(path.startsWith('/workbench/heats/new?')).toBe(true);
    expect(read(path)).toEqual({
      page: 'Carbon Equivalent',
      name: heat.name,
      grade: heat.grade,
      isDeleted: true,
      contents: { C: 0.41, Mn: 0.9, V: 0.1, B: 0.0005, Ni: 0.3 },
      tolerance: { C: 0.02 },
      below: ['B'],
    });
  });

  it('W-01 invalid contents and tolerances in a URL are ignored, and so is a URL without any content or with too long a name', () => {
    const odd = new URLSearchParams({ C: '0.4±x', Mn: '±0.1', Cr: '101', Si: '1e999', Xx: '1', V: '0.2±-1' });
    expect(changesOf(odd)).toMatchObject({ contents: { C: 0.4, V: 0.2 }, tolerance: {}, isDeleted: false });
    expect(changesOf(new URLSearchParams('name=a&deleted=1'))).toBeNull();
    expect(changesOf(new URLSearchParams({ C: '1', name: 'a'.repeat(5_000) }))).toBeNull();
  });
});
