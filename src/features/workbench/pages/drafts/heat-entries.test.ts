import { describe, expect, it } from 'vitest';
import { emptyDraft, type HeatDraft, withContent } from '../../heats/heat-form.rules.ts';
import { type HeatEntries, heatForm, isSameDraft, originOf, readHeatEntries } from './heat-entries.ts';

const draft: HeatDraft = {
  name: 'Heat 4711',
  grade: '42CrMo4',
  contents: { C: '0.41 ± 0.02', Mn: '0,7' },
  shape: 'bar',
  size: '40',
  notes: 'two\nlines',
  sources: [{ element: 'C', place: 'certificate.pdf, page 1' }],
};
const entries: HeatEntries = { draft, base: { id: 7, version: 3 }, origin: '' };
const stored = (changes: object) => JSON.parse(JSON.stringify({ ...entries, ...changes }));
const withDraft = (changes: object) => stored({ draft: { ...draft, ...changes } });

describe('W-01 unsaved entries of a heat', () => {
  it('unsaved entries are restored as typed, with the heat version that they are based on', () => {
    expect(readHeatEntries(stored({}), 7)).toEqual(entries);
    expect(readHeatEntries(stored({ base: null }), undefined)).toEqual({ ...entries, base: null });
  });

  it.each([
    ['nothing', null],
    ['a text', 'Heat 4711'],
    ['no entries', {}],
    ['another heat', stored({ base: { id: 8, version: 3 } })],
    ['a new heat', stored({ base: null })],
    ['no base', stored({ base: undefined })],
    ['a base without version', stored({ base: { id: 7 } })],
    ['a version that is not a number', stored({ base: { id: 7, version: '3' } })],
    ['no origin', stored({ origin: undefined })],
    ['a draft that is a text', stored({ draft: 'C 0.41' })],
    ['a name that is not text', withDraft({ name: 4711 })],
    ['no grade', withDraft({ grade: undefined })],
    ['an unknown shape', withDraft({ shape: 'tube' })],
    ['an unknown element', withDraft({ contents: { Xx: '1' } })],
    ['a content that is not text', withDraft({ contents: { C: 0.41 } })],
    ['contents in a list', withDraft({ contents: ['0.41'] })],
    ['sources that are not a list', withDraft({ sources: {} })],
    ['a source without a place', withDraft({ sources: [{ element: 'C' }] })],
    ['a source of no element', withDraft({ sources: [{ element: 'Xx', place: 'page 1' }] })],
  ])('stored entries that are invalid or of another form are ignored: %s', (_, broken) => {
    expect(readHeatEntries(broken, 7)).toBeNull();
  });

  it('entries of a stored heat are ignored in the form of a new heat', () => {
    expect(readHeatEntries(stored({}), undefined)).toBeNull();
  });

  it('entries are stored separately for each stored heat and for each set of values that a page passes to a new heat', () => {
    const origin = originOf({ page: 'Jominy', contents: { C: 0.42 } });
    expect(originOf(null)).toBe('');
    expect(heatForm(7, origin)).toBe(heatForm(7, ''));
    expect(heatForm(undefined, origin)).not.toBe(heatForm(undefined, ''));
    expect(heatForm(undefined, '')).not.toBe(heatForm(7, ''));
  });
});

describe('W-01 difference between entries and the stored heat', () => {
  it.each([
    ['the name', { name: 'Heat 4712' }],
    ['the grade', { grade: '' }],
    ['a content', { contents: { C: '0.42', Mn: '0,7' } }],
    ['a missing content', { contents: { C: '0.41 ± 0.02' } }],
    ['the shape', { shape: 'plate' as const }],
    ['the size', { size: '41' }],
    ['the notes', { notes: '' }],
    ['the sources', { sources: [] }],
  ])('the entries differ from the stored heat if %s was changed', (_, changes) => {
    expect(isSameDraft(draft, { ...draft, ...changes })).toBe(false);
  });

  it('an emptied field, the order of typing and the shape of an empty section are not a difference from the stored heat', () => {
    expect(isSameDraft(draft, { ...draft, contents: { Mn: '0,7', Mo: '', C: '0.41 ± 0.02' } })).toBe(true);
    expect(isSameDraft(emptyDraft, withContent(withContent(emptyDraft, 'C', '0.4'), 'C', ''))).toBe(true);
    expect(isSameDraft(emptyDraft, { ...emptyDraft, shape: 'plate' })).toBe(true);
  });
});
