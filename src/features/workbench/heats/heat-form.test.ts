import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  draftOf,
  emptyDraft,
  type HeatDraft,
  otherContents,
  readDraft,
  usualElements,
  withComposition,
  withContent,
  withoutContents,
  withPasted,
} from './heat-form.rules.ts';

const draft = (changes: Partial<HeatDraft>): HeatDraft => ({
  ...emptyDraft,
  name: 'Heat 4711',
  contents: { C: '0.41' },
  ...changes,
});

describe('W-01 form of a heat', () => {
  it.each([
    ['en', '0.41', { analysis: { C: 0.41 }, tolerance: {}, below: [] }],
    ['de', '0,41', { analysis: { C: 0.41 }, tolerance: {}, below: [] }],
    ['de', '0,41 ± 0,02', { analysis: { C: 0.41 }, tolerance: { C: 0.02 }, below: [] }],
    ['kr', '<0.005', { analysis: { C: 0.005 }, tolerance: {}, below: ['C'] }],
    ['en', '0.41 %', { analysis: { C: 0.41 }, tolerance: {}, below: [] }],
    ['de', '4100 ppm', { analysis: { C: 0.41 }, tolerance: {}, below: [] }],
    ['en', '< 50 ppm', { analysis: { C: 0.005 }, tolerance: {}, below: ['C'] }],
    ['en', '4100 ± 200 ppm', { analysis: { C: 0.41 }, tolerance: { C: 0.02 }, below: [] }],
  ] as const)('W-01 the field %s accepts “%s”', (language, text, read) => {
    const reading = readDraft(draft({ contents: { C: text } }), language);
    expect(reading).toMatchObject({ ok: true, content: read });
  });

  it.each([
    [{ name: ' ' }, { name: 'required' }],
    [{ contents: {} }, { analysis: 'empty' }],
    [{ contents: { C: '0.4', Cr: '60', Ni: '45' } }, { analysis: 'sum' }],
    [{ contents: { C: 'about 0.4' } }, { C: 'unreadable' }],
    [{ contents: { C: '0.4 mm' } }, { C: 'unreadable' }],
    [{ size: '80 kg' }, { size: 'unreadable' }],
    [{ contents: { C: '> 0.4' } }, { C: 'unreadable' }],
    [{ contents: { C: '-0.4' } }, { C: 'range' }],
    [{ contents: { C: '1,500' } }, { C: 'ambiguous' }],
    [{ size: '0.2' }, { size: 'range' }],
    [{ size: 'thick' }, { size: 'unreadable' }],
    [{ size: '> 80' }, { size: 'unreadable' }],
    [{ size: '1,500' }, { size: 'ambiguous' }],
    [{ size: '3001' }, { size: 'range' }],
    [{ contents: { C: '100.1' } }, { C: 'range' }],
    [{ contents: { C: '0.4 ± 101' } }, { C: 'range' }],
    [
      { name: '', contents: { C: 'x', Mn: '101' } },
      { name: 'required', C: 'unreadable', Mn: 'range' },
    ],
  ] as const)('W-01 the problem of %j is reported at its field', (changes, problems) => {
    expect(readDraft(draft(changes), 'en')).toEqual({ ok: false, problems });
  });

  it.each(['-', '–', '—', 'n/a', 'k.A.', 'n.d.', 'n. d.', 'Spuren', '痕跡'])(
    'W-01 an element that the laboratory marked “%s” has no content',
    (text) => {
      const reading = readDraft(draft({ contents: { C: '0.41', B: text } }), 'en');
      expect(reading).toMatchObject({ ok: true, content: { analysis: { C: 0.41 }, below: [] } });
      expect(reading.ok && Object.keys(reading.content.analysis)).toEqual(['C']);
    },
  );

  it('W-01 the size is also read in inches', () => {
    expect(readDraft(draft({ size: '2 in' }), 'en')).toMatchObject({
      content: { section: { sizeMm: 50.8 } },
    });
  });

  it('W-01 a stored heat is shown in the form and read back unchanged with every decimal separator', () => {
    const contents = fc.dictionary(fc.constantFrom(...usualElements), fc.integer({ min: 1, max: 60_000 }), {
      minKeys: 1,
      maxKeys: 10,
    });
    fc.assert(
      fc.property(contents, fc.constantFrom('en', 'de'), fc.boolean(), (found, language, isBelow) => {
        const analysis = Object.fromEntries(
          Object.entries(found).map(([element, value]) => [element, value / 10_000]),
        );
        const heat = {
          ...{ name: 'a', grade: '', notes: '', sources: [], tolerance: {} },
          ...{ analysis, below: isBelow ? usualElements.filter((each) => each in analysis) : [] },
          section: { shape: 'plate', sizeMm: 40.5 } as const,
        };
        expect(readDraft(draftOf(heat, language), language)).toEqual({ ok: true, content: heat });
      }),
    );
  });

  it('W-01 sizes from 1 to 3000 mm are accepted with or without unit, and contents up to 100 %', () => {
    const read = (changes: Partial<HeatDraft>) => readDraft(draft(changes), 'en');
    for (const [size, sizeMm] of [
      ['1', 1],
      ['3000 mm', 3000],
      [' 80.5 MM ', 80.5],
    ] as const)
      expect(read({ size, shape: 'plate' })).toMatchObject({
        ok: true,
        content: { section: { shape: 'plate', sizeMm } },
      });
    expect(read({ size: '  ' })).toMatchObject({ ok: true, content: { section: null } });
    expect(read({ contents: { Fe: '100' } })).toMatchObject({ ok: true, content: { analysis: { Fe: 100 } } });
    expect(read({ contents: { C: '0.4', Mn: '  ' } })).toMatchObject({
      ok: true,
      content: { analysis: { C: 0.4 }, tolerance: {}, below: [] },
    });
  });

  it('W-01 name and grade are trimmed, and places of elements without content are dropped', () => {
    const sources = [
      { element: 'C', place: 'page 1' },
      { element: 'Mn', place: 'page 1' },
    ] as const;
    expect(readDraft(draft({ name: ' a ', grade: ' b ', notes: ' c ', sources }), 'en')).toMatchObject({
      ok: true,
      content: { name: 'a', grade: 'b', notes: ' c ', sources: [sources[0]] },
    });
  });

  it('W-01 filling in a composition replaces contents and places but keeps an entered name', () => {
    const before = draft({ name: 'mine', notes: 'kept', sources: [{ element: 'C', place: 'page 1' }] });
    expect(withComposition(before, { grade: 'C45', analysis: { C: 0.45, Mn: 0.65 } }, 'de')).toEqual({
      ...before,
      grade: 'C45',
      contents: { C: '0,45', Mn: '0,65' },
      sources: [],
    });
  });

  it('W-01 pasted contents replace those of their elements with their places, and name a heat without a name', () => {
    const sources = [
      { element: 'C', place: 'page 1' },
      { element: 'Mn', place: 'page 1' },
    ] as const;
    const before = draft({ contents: { C: '0.4', Mn: '0.7' }, sources });
    const pasted = { name: 'H1', contents: { C: '0.42', N: '80 ppm' }, facts: {} };
    expect(withPasted(before, pasted)).toEqual({
      ...before,
      contents: { C: '0.42', Mn: '0.7', N: '80 ppm' },
      sources: [sources[1]],
    });
    expect(withPasted({ ...before, name: ' ' }, pasted).name).toBe('H1');
  });

  it('W-01 contents that pasted ones do not replace are listed, and can be removed with their places', () => {
    const sources = [
      { element: 'C', place: 'page 1' },
      { element: 'Mn', place: 'page 1' },
    ] as const;
    const before = draft({ contents: { C: '0.4', Mn: '0.7', Cr: '' }, sources });
    const others = otherContents(before, { contents: { C: '0.42' } });
    expect(others).toEqual({ Mn: '0.7' });
    expect(withoutContents(before, others)).toEqual({
      ...before,
      contents: { C: '0.4', Cr: '' },
      sources: [sources[0]],
    });
  });

  it('W-01 facts of a table fill only empty fields of the form, and a longer name is cut', () => {
    const facts = { grade: 'C45', shape: 'plate', size: '12', notes: 'pasted' } as const;
    const pasted = { name: 'x'.repeat(200), contents: {}, facts };
    expect(withPasted(emptyDraft, pasted)).toMatchObject({ ...facts, name: 'x'.repeat(100) });
    const filled = draft({ grade: '42CrMo4', shape: 'bar', size: '80', notes: 'typed' });
    expect(withPasted(filled, pasted)).toEqual(filled);
  });

  it('W-01 the other contents stay when one is changed, and a content may be 0', () => {
    const changed = withContent(draft({ contents: { C: '0.41', Mn: '0.7' } }), 'Mn', '0');
    expect(changed.contents).toEqual({ C: '0.41', Mn: '0' });
    expect(readDraft(changed, 'en')).toMatchObject({ ok: true, content: { analysis: { C: 0.41, Mn: 0 } } });
  });

  it('W-01 an uncertainty in percent of the value is refused with that reason', () => {
    expect(readDraft(draft({ contents: { Mn: '0.75 ± 5 %' } }), 'en')).toMatchObject({
      ok: false,
      problems: { Mn: 'share' },
    });
  });

  it('W-01 a changed content loses its place in the certificate', () => {
    const sources = [
      { element: 'C', place: 'page 1' },
      { element: 'Mn', place: 'page 1' },
    ] as const;
    expect(withContent(draft({ sources }), 'C', '0.42').sources).toEqual([sources[1]]);
  });
});
