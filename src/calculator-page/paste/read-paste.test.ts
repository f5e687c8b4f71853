import { maxPasted } from '@ferrite/calculators/core/pasted/pasted-analysis.ts';
import { languages } from '@ferrite/calculators/core/texts/language.ts';
import { describe, expect, it, test } from 'vitest';
import { refusalText } from './paste-words.ts';
import { type PasteForm, readPaste } from './read-paste.ts';

const limits = { min: 0, max: 100 };
const all = { C: limits, Si: limits, Mn: limits, Cr: limits };
const one: PasteForm['grid'] = { columns: [{ prefix: '', elements: all }], rows: Object.keys(all) };
const two: PasteForm['grid'] = {
  columns: [
    { prefix: 'A.', elements: all },
    { prefix: 'B.', elements: all },
  ],
  rows: ['C', 'Si', 'Mn'],
};
const form: PasteForm = { grid: one, language: 'en', isPpm: false, texts: {} };
const first = { row: 0, column: 0 };
const read = (text: string, changed: Partial<PasteForm> = {}, place = first) =>
  readPaste(text, place, { ...form, ...changed });

describe('C-04 pasting numbers', () => {
  it('C-04 pasted cells fill down and to the right of the focused cell', () => {
    expect(read('1\t2\n3\t4\n', { grid: two }, { row: 1, column: 0 }).entries).toEqual({
      'A.Si': '1',
      'B.Si': '2',
      'A.Mn': '3',
      'B.Mn': '4',
    });
  });

  it.each(['0,1\t0,2\t1,3', '0,1;0,2;1,3', '0,1 | 0,2 | 1,3', '0,1 0,2 1,3\n', '0,1\r\n0,2\r\n1,3\r\n'])(
    'C-04 a pasted row or column fills a single column: %j',
    (text) => {
      const filled = { 'B.C': '0,1', 'B.Si': '0,2', 'B.Mn': '1,3' };
      expect(read(text, { grid: two }, { row: 0, column: 1 }).entries).toEqual(filled);
    },
  );

  it.each([
    '0.42\t0.25\t0.75\n0.38\t0.22\t0.70',
    '0.42;0.25\n0.38;0.22',
    'H1\t0.42\t0.25\nH2\t0.38\t0.22',
    '0.42 0.25\n0.38 0.22',
  ])('C-04 several rows of numbers without elements fill nothing: %j', (text) => {
    expect(read(text)).toMatchObject({ refused: text.startsWith('H') ? 'unread' : 'rows', entries: {} });
    expect(read(text, { grid: two }, { row: 0, column: 1 }).entries).toEqual({});
  });

  it('C-04 values beyond the last field are counted as not used', () => {
    expect(read('1\t2\t3', {}, { row: 2, column: 0 })).toMatchObject({
      entries: { Mn: '1', Cr: '2' },
      unused: 1,
    });
  });
});

describe('C-04 pasting analyses', () => {
  it.each([
    ['Mn\tC\n1.4\t0.2', { Mn: '1.4', C: '0.2' }],
    ['c\tmn\tcr\n0.17\t1.45\t1', { C: '0.17', Mn: '1.45', Cr: '1' }],
    ['c mn cr\n0.17 1.45 1', { C: '0.17', Mn: '1.45', Cr: '1' }],
    ['碳 锰\n0.17 1.45', { C: '0.17', Mn: '1.45' }],
    ['炭素\tマンガン\n0.17\t1.45', { C: '0.17', Mn: '1.45' }],
    ['탄소\t망간\n0.17\t1.45', { C: '0.17', Mn: '1.45' }],
    ['Kohlenstoff\tChrom\n0,17\t1,05', { C: '0,17', Cr: '1,05' }],
    ['carbon\tmanganese\n0.17\t1.45', { C: '0.17', Mn: '1.45' }],
    ['C;Mn;Cr\n0,42;0,75;1,05', { C: '0,42', Mn: '0,75', Cr: '1,05' }],
    ['C,Mn,Cr\n0.42,0.75,1.05', { C: '0.42', Mn: '0.75', Cr: '1.05' }],
    ['C 0,42 Si 0,25 Mn 0,75', { C: '0,42', Si: '0,25', Mn: '0,75' }],
    ['C: 0.42%; Si: 0.25%', { C: '0.42', Si: '0.25' }],
    ['C\t%\t0.2\nMn\tppm\t7700', { C: '0.2', Mn: '7700 ppm' }],
    ['C\tMn\n%\tppm\n0.2\t7700', { C: '0.2', Mn: '7700 ppm' }],
    ['Mn [ppm]\t7700 ppm\nC\t<0.2', { Mn: '7700 ppm', C: '<0.2' }],
    ['Heat\tC\tMn\nA1\t0.2\t0.75', { C: '0.2', Mn: '0.75' }],
    ['C 10^-2\tMn 10^-2\n17\t145', { C: '0.17', Mn: '1.45' }],
  ])('C-04 elements and their contents are read in the notations of analyses: %j', (text, entries) => {
    expect(read(text)).toMatchObject({ refused: null, entries, left: [], others: [] });
  });

  it('C-04 the decimal separator of the text is written in that of the language, and a number with two readings is left out', () => {
    expect(read('C 0,42 Cr 1,050').entries).toEqual({ C: '0,42', Cr: '1.05' });
    expect(read('C 0,42 Mn 0.75 Cr 1.050')).toMatchObject({
      entries: { C: '0,42', Mn: '0.75' },
      left: ['Cr 1.050'],
    });
  });

  it('C-04 in fields of ppm, contents in percent keep their unit', () => {
    const entries = { C: '0.2 %', Mn: '7700 ppm', Si: '2500' };
    expect(read('C (%)\tMn ppm\tSi\n0.2\t7700\t2500', { isPpm: true })).toMatchObject({
      entries,
      doubtful: [],
    });
  });

  it.each(['Foo\tBar\tBaz\n0.1\t0.2\t0.3', 'C,Mn\n0,42,0,75', '42CrMo4', 'C\tMn', '0.42 as agreed'])(
    'C-04 a text without contents that can be assigned fills nothing: %j',
    (text) => {
      expect(read(text)).toMatchObject({ refused: 'unread', entries: {} });
    },
  );

  it('C-04 contents below a heading that is not understood are listed and not shifted', () => {
    expect(read('C\tFoo\tMn\n0.42\t0.1\t0.75')).toMatchObject({
      entries: { C: '0.42', Mn: '0.75' },
      left: ['Foo'],
    });
    expect(read('Kohlenst.\tMangan\n0.42\t0.75')).toMatchObject({
      entries: { Mn: '0.75' },
      left: ['Kohlenst.'],
    });
    expect(read('C 0.42\nMn 0.75\nXx 3')).toMatchObject({
      entries: { C: '0.42', Mn: '0.75' },
      left: ['Xx 3'],
    });
  });

  it.each([
    'Element\tmin\tmax\tActual\nC\t0.38\t0.45\t0.42\nMn\t0.6\t0.9\t0.75',
    'Heat\tC\tMn\nmin\t0.38\t0.6\nmax\t0.45\t0.9\nH1\t0.42\t0.75',
  ])('C-04 columns and rows of limits are left out: %j', (text) => {
    expect(read(text)).toMatchObject({ entries: { C: '0.42', Mn: '0.75' }, others: ['min', 'max'] });
    expect(read(text, { grid: two }).entries).toEqual({ 'A.C': '0.42', 'A.Mn': '0.75' });
  });

  it.each(['Element;Soll;Ist\nC;0,38-0,45;0,42\nMn;0,6-0,9;0,75', 'C\tMn\tCE\n0,42\t0,75\t0,6'])(
    'C-04 ranges and carbon equivalents are left out: %j',
    (text) => {
      expect(read(text)).toMatchObject({ entries: { C: '0,42', Mn: '0,75' }, unknown: [], refused: null });
    },
  );

  it.each([
    ['min 0.38 0.6\nmax 0.45 0.9\nladle 0.42 0.75', ['min', 'max']],
    ['max 0.45 0.9\n4711 0.42 0.75', ['max']],
    ['Schmelze 0.42 0.75\nMax. 0.45 0.9', ['Max.']],
    ['≤ 0.45 0.9\nActual 0.42 0.75', ['≤']],
  ])('C-04 rows of limits in a table separated by blanks are left out: %j', (rows, others) => {
    const found = { entries: { C: '0.42', Mn: '0.75' }, others, left: [], refused: null };
    for (const heading of ['C Mn', '   C   Mn']) expect(read(`${heading}\n${rows}`)).toMatchObject(found);
    expect(read(`\tC\tMn\n${rows.replaceAll(' ', '\t')}`)).toMatchObject(found);
  });

  it.each([
    ...['Element\tmin\tmax\nC\t0.38\t0.45', 'C max 0.45 Mn ≤ 0.8', 'C Mn\nmax 0.45 0.9'],
    ...['C\tMn\n≤\t0.45\t0.9', 'Heat C Mn\nmaximal 0.45 0.9', 'max: C 0.45 Mn 0.9', '最大\nC 0.45\nMn 0.9'],
  ])('C-04 limits without an analysis fill nothing: %j', (text) => {
    expect(read(text)).toMatchObject({ refused: 'limits', entries: {} });
  });

  it('C-04 a text above the limit of characters is refused as a whole, and one at the limit is read', () => {
    const text = `C 0.42 ${' '.repeat(maxPasted - 16)}Mn 0.75 Si 0.25`;
    expect(read(text)).toMatchObject({ refused: 'tooLong', entries: {} });
    expect(read(text.slice(0, maxPasted).replace(/Mn.*/, 'Mn 0.75'))).toMatchObject({ refused: null });
    expect(read('0.42\t0.75'.padEnd(maxPasted + 1)).refused).toBe('tooLong');
    const n = { en: '20,000', de: '20.000', cn: '20,000', ja: '20,000', kr: '20,000' };
    for (const language of languages)
      expect(refusalText('tooLong', language).replace(/\s/g, '.')).toContain(n[language]);
  });

  it('C-04 the mean of measurements fills the fields and is stated; deviations are listed and never filled in', () => {
    const text = 'Name\tC\tMn\nRSD\t0.9\t1.1\n1\t0.41\t0.74\n2\t0.43\t0.76\nMean\t0.42\t0.75';
    expect(read(text)).toMatchObject({
      refused: null,
      entries: { C: '0.42', Mn: '0.75' },
      means: ['Mean'],
      others: ['RSD', '1', '2'],
    });
    expect(read('Name\tC\tMn\nstdev\t0.004\t0.01')).toMatchObject({ refused: 'statistics', entries: {} });
    expect(read('Name\tC\tMn\nmax\t0.45\t0.9')).toMatchObject({ refused: 'limits', entries: {} });
    for (const language of languages) expect(refusalText('statistics', language)).not.toBe('');
  });

  it('C-04 elements without a field are listed, but not those of zero, and not iron', () => {
    expect(read('C\tMn\tW\tCo\tV\tB\tFe\n0.42\t0.75\t6.3\t5\t0\t-\t88')).toMatchObject({
      entries: { C: '0.42', Mn: '0.75' },
      unknown: ['W', 'Co'],
    });
  });

  it('C-04 of several analyses, as many are used as there are columns, and the others are listed', () => {
    const text = 'Heat\tC\tMn\nH1\t0.42\t0.75\nH2\t0.38\t0.7\nH3\t0.4\t0.8';
    expect(read(text)).toMatchObject({ entries: { C: '0.42', Mn: '0.75' }, others: ['H2', 'H3'] });
    expect(read(text, { grid: two })).toMatchObject({
      entries: { 'A.C': '0.42', 'A.Mn': '0.75', 'B.C': '0.38', 'B.Mn': '0.7' },
      others: ['H3'],
    });
    expect(read('C\tMn\n0.42\t0.75\n0.38\t0.7').others).toEqual(['#2']);
    const wide = 'C\t0.38\t0.45\t0.42\nMn\t0.6\t0.9\t';
    expect(read(wide, { grid: two }, { row: 0, column: 1 }).entries).toEqual({
      'B.C': '0.38',
      'B.Mn': '0.6',
    });
  });

  it('C-04 numbers that do not fit their unit are listed', () => {
    expect(read('C\tMn\tSi\n42\t75\t0.0085 ppm').doubtful).toEqual(['C', 'Si', 'Mn']);
  });

  test('C-04 contents that a pasted analysis does not replace are kept and listed, except zero; without elements none are listed', () => {
    const texts = { 'A.C': { text: '0.1' }, 'A.Si': { text: '0.5' }, 'B.Si': { text: '9' } };
    expect(read('C\tMn\n0.2\t0.7', { grid: two, texts }).kept).toEqual({ 'A.Si': '0.5' });
    expect(read('C\tMn\n0.2\t0.7', { grid: two, texts: { 'A.Si': { text: '0' } } }).kept).toEqual({});
    expect(read('0.2\n0.7', { grid: two, texts }).kept).toEqual({});
  });
});
