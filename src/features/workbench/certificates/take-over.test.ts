import { describe, expect, it } from 'vitest';
import { heatLimits } from '../heats/heat.rules.ts';
import { emptyDraft, readDraft } from '../heats/heat-form.rules.ts';
import type { FoundHeat, FoundValue } from './certificate.rules.ts';
import { choicesOf, keptContents, namesToKeep, withCertificate, withChoice } from './take-over.rules.ts';

const value = (changes: Partial<FoundValue>): FoundValue => ({
  element: 'C',
  text: '0.41',
  value: 0.41,
  isBelow: false,
  unit: { kind: 'percent', divisor: 1 },
  place: { page: 1, label: 'Ladle', row: 'Ladle 0.41' },
  doubts: [],
  ...changes,
});
const heat: FoundHeat = {
  name: '384712',
  grade: '42CrMo4',
  values: [
    value({}),
    value({ element: 'Mn', text: '77', value: 77, doubts: ['unit', 'implausible'] }),
    value({ element: 'B', text: '<0.0005', value: 0.0005, isBelow: true }),
    value({ element: 'Al', text: '0.031', value: 0.031, doubts: ['twice'] }),
    value({ element: 'Al', text: '0.028', value: 0.028, doubts: ['twice', 'soluble'] }),
  ],
  unread: [],
  doubts: [],
  isUnitUnstated: false,
};
const placeOf = ({ place: { page, row } }: FoundValue) => ({
  place: `a.pdf, page ${page}, row “${row}”`,
  certificate: { file: 'a.pdf', page, row },
});

describe('W-02 copying values of a certificate into the form', () => {
  it('W-02 certain values are copied with their places in the document, and values marked as uncertain are not', () => {
    const draft = withCertificate(emptyDraft, heat, choicesOf(heat, 'de'), placeOf);
    expect(draft).toMatchObject({
      name: '384712',
      grade: '42CrMo4',
      contents: { C: '0,41', B: '<0,0005' },
      sources: [
        { element: 'C', ...placeOf(value({})) },
        { element: 'B', ...placeOf(value({})) },
      ],
    });
    expect(readDraft(draft, 'de')).toMatchObject({
      ok: true,
      content: { analysis: { C: 0.41, B: 0.0005 }, below: ['B'] },
    });
  });

  it('W-02 the entered name, grade, notes and other contents stay unchanged', () => {
    const entered = {
      ...emptyDraft,
      name: 'Shaft',
      grade: '42CrMo4+QT',
      notes: 'n',
      contents: { Cu: '0.2' },
    };
    const draft = withCertificate(entered, heat, choicesOf(heat, 'en'), placeOf);
    expect(draft).toMatchObject({ name: 'Shaft', grade: '42CrMo4+QT', notes: 'n' });
    expect(draft.contents).toEqual({ Cu: '0.2', C: '0.41', B: '<0.0005' });
  });

  it('W-02 contents of the form that the selected values do not replace are listed', () => {
    const entered = { ...emptyDraft, contents: { C: '0.99', Mn: '0.80', V: '0.07', Cu: ' ' } };
    const choices = choicesOf(heat, 'en');
    expect(keptContents(entered, choices)).toEqual({ Mn: '0.80', V: '0.07' });
    const confirmed = withChoice(choices, 1, { text: '0.77', isTaken: true });
    expect(keptContents(entered, confirmed)).toEqual({ V: '0.07' });
    expect(keptContents(entered, choicesOf({ ...heat, doubts: ['rows'] }, 'en'))).toEqual({});
  });

  it('W-02 a kept name and grade of the form are shown beside those of the certificate', () => {
    const entered = { ...emptyDraft, name: 'MYHEAT', grade: '42CrMo4 ' };
    expect(namesToKeep(entered, heat)).toEqual([{ field: 'name', kept: 'MYHEAT', read: '384712' }]);
    expect(namesToKeep({ ...entered, grade: 'C45' }, heat)).toContainEqual({
      ...{ field: 'grade', kept: 'C45', read: '42CrMo4' },
    });
    expect(namesToKeep(emptyDraft, heat)).toEqual([]);
    expect(namesToKeep(entered, {})).toEqual([]);
    const long = 'x'.repeat(200);
    expect(namesToKeep({ ...emptyDraft, name: long.slice(0, 100) }, { name: long })).toEqual([]);
  });

  it('W-02 only one of two values of an element is copied, and an uncertain content is copied as corrected by the member', () => {
    const typed = withChoice(choicesOf(heat, 'en'), 1, { text: '0.77', isTaken: true });
    const both = withChoice(withChoice(typed, 3, { isTaken: true }), 4, { isTaken: true });
    const { contents, sources } = withCertificate(emptyDraft, heat, both, placeOf);
    expect(contents).toEqual({ C: '0.41', Mn: '0.77', B: '<0.0005', Al: '0.028' });
    expect(sources.map(({ element }) => element)).toEqual(['C', 'Mn', 'B', 'Al']);
  });

  it('W-02 if the analysis of a heat is marked as uncertain, none of its values is preselected', () => {
    const choices = choicesOf({ ...heat, doubts: ['rows'] }, 'en');
    expect(choices.some(({ isTaken }) => isTaken)).toBe(false);
  });

  it('W-02 the field of an uncertain content stays empty, that of a content whose number is certain is filled in', () => {
    const open = ['unit', 'factor', 'implausible', 'scale', 'number', 'mark'] as const;
    const certain = ['position', 'twice', 'soluble'] as const;
    const texts = (doubts: readonly FoundValue['doubts'][number][]) =>
      doubts.map((doubt) => choicesOf({ ...heat, values: [value({ doubts: [doubt] })] }, 'de')[0]?.text);
    expect(texts(open)).toEqual(open.map(() => ''));
    expect(texts(certain)).toEqual(certain.map(() => '0,41'));
    expect(choicesOf({ ...heat, values: [value({ doubts: ['twice', 'unit'] })] }, 'de')[0]?.text).toBe('');
  });

  it('W-02 a selected value without a content is not copied, and blanks around a content are removed', () => {
    const choices = [
      { value: value({}), isTaken: true, text: ' 0.41 ' },
      { value: value({ element: 'Mn' }), isTaken: true, text: ' ' },
      { value: value({ element: 'Si' }), isTaken: true, text: '' },
    ];
    const draft = withCertificate({ ...emptyDraft, contents: { Mn: '0.8' } }, heat, choices, placeOf);
    expect(draft.contents).toEqual({ Mn: '0.8', C: '0.41' });
    expect(draft.sources.map(({ element }) => element)).toEqual(['C']);
  });

  it('W-02 a copied value replaces the former place of its element, and places of other elements stay', () => {
    const entered = {
      ...emptyDraft,
      sources: [
        { element: 'C', place: 'old.pdf, page 3' },
        { element: 'Cu', place: 'old.pdf, page 4' },
      ] as const,
    };
    const draft = withCertificate(entered, heat, choicesOf({ ...heat, values: [value({})] }, 'en'), placeOf);
    expect(draft.sources).toEqual([
      { element: 'Cu', place: 'old.pdf, page 4' },
      { element: 'C', ...placeOf(value({})) },
    ]);
  });

  it('W-02 name, grade and place are cut at the limits of a heat, a blank name is replaced, and a certificate without names changes none', () => {
    const long = 'x'.repeat(1_000);
    const choices = choicesOf({ ...heat, values: [value({})] }, 'en');
    const blank = { ...emptyDraft, name: ' ', grade: ' ' };
    const draft = withCertificate(blank, { name: long, grade: long }, choices, (each) => ({
      ...placeOf(each),
      place: long,
    }));
    expect([draft.name.length, draft.grade.length, draft.sources[0]?.place.length]).toEqual([
      heatLimits.name,
      heatLimits.grade,
      heatLimits.place,
    ]);
    expect(withCertificate(emptyDraft, {}, choices, placeOf)).toMatchObject({ name: '', grade: '' });
  });
});
