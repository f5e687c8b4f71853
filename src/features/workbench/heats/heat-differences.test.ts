import { describe, expect, it } from 'vitest';
import type { HeatContent } from './heat.rules.ts';
import { heatDifferences } from './heat-differences.rules.ts';
import { draftOf } from './heat-form.rules.ts';

const stored: HeatContent = {
  name: 'Heat 4711',
  grade: '42CrMo4',
  analysis: { C: 0.41, Mn: 0.77, B: 0.0005 },
  tolerance: { C: 0.02 },
  below: ['B'],
  section: { shape: 'bar', sizeMm: 80.5 },
  notes: 'Shaft\nsecond line',
  sources: [{ element: 'C', place: 'a.pdf, page 1' }],
};
const draft = draftOf(stored, 'de');

const placeText = ({ place }: { readonly place: string }) => place;

describe('differences of a heat that is edited in two tabs', () => {
  it('W-01 equal values are not reported as a difference, whatever their notation', () => {
    expect(heatDifferences(stored, draft, 'de', placeText)).toEqual([]);
    const typed = { ...draft, name: ' Heat 4711 ', contents: { ...draft.contents, Mn: '0,770 %', V: '' } };
    expect(heatDifferences(stored, typed, 'de', placeText)).toEqual([]);
  });

  it.each([
    ['name', { name: 'Other' }, ['name', 'Heat 4711', 'Other']],
    ['grade', { grade: '' }, ['grade', '42CrMo4', '']],
    ['notes', { notes: '' }, ['notes', 'Shaft\nsecond line', '']],
    ['size', { size: '90' }, ['section', 'Ø 80,5 mm', 'Ø 90 mm']],
    ['shape', { shape: 'plate' as const }, ['section', 'Ø 80,5 mm', '80,5 mm']],
    ['tolerance', { contents: { ...draft.contents, C: '0,41' } }, ['C', '0,41 ± 0,02', '0,41']],
    ['sign', { contents: { ...draft.contents, B: '0,0005' } }, ['B', '<0,0005', '0,0005']],
    ['new element', { contents: { ...draft.contents, V: '0,1' } }, ['V', '', '0,1']],
    ['source', { sources: [] }, ['C', '0,41 ± 0,02 (a.pdf, page 1)', '0,41 ± 0,02']],
    ['unreadable value', { contents: { ...draft.contents, Mn: '0,7x' } }, ['Mn', '0,77', '0,7x']],
  ])('W-01 a changed %s is shown beside the stored value', (_, change, [field, was, mine]) => {
    expect(heatDifferences(stored, { ...draft, ...change }, 'de', placeText)).toEqual([
      { field, stored: was, mine },
    ]);
  });
});
