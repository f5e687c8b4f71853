import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPastedAnalysis } from '../pasted-analysis.ts';

const analysis = { C: '0.42', Si: '0.25', Mn: '0.75' };
const heatsOf = (text: string) => {
  const { heats, usual } = readPastedAnalysis(text, 'en');
  return { names: heats.map(({ name }) => name), contents: heats[usual]?.contents };
};

const limitNames = [
  ...['max', 'Max.', 'MAX', 'maximum', 'maximal', 'min', 'Min.', 'Minimum', 'minimal', 'spec', 'Spec. max'],
  ...['upper limit', '≤', '<', '≥', 'Soll', 'höchstens', 'mindestens', 'Grenzwert', 'Höchstwert'],
  ...[
    '最大',
    '最小',
    '上限',
    '标准',
    '限值',
    '規格',
    '最大値',
    '目標',
    '최대',
    '최소',
    '규격',
    '규정',
    '한계값',
  ],
];
const heatNames = ['ladle', 'heat', 'Actual', 'Ist', 'Schmelze', '4711', 'A12-3', '熔炼', '実績', '실적'];
const separators = [' ', '\t', '  ', ';'];

describe('W-01 limits in pasted tables', () => {
  it.each(limitNames)('W-01 a row named “%s” holds limits, in tables separated by tabs or blanks', (name) => {
    for (const [by, first] of separators.flatMap((each) => [[each, ''] as const, [each, 'Heat'] as const])) {
      const lines = [
        [...(first === '' ? [] : [first]), 'C', 'Si', 'Mn'],
        [name, '0.45', '0.40', '0.90'],
        ['ladle', '0.42', '0.25', '0.75'],
      ];
      const text = lines.map((cells) => cells.join(by)).join('\n');
      expect([text, heatsOf(text)]).toEqual([text, { names: [name, 'ladle'], contents: analysis }]);
    }
  });

  it('W-01 an analysis is found beside rows of limits in any order, with any name, separator and decimal separator', () => {
    const content = fc.integer({ min: 1, max: 199 }).map((value) => (value / 100).toFixed(2));
    const row = fc.tuple(content, content, content, content);
    const limits = fc.array(fc.tuple(fc.constantFrom(...limitNames), row), { minLength: 1, maxLength: 3 });
    const layout = fc.record({
      by: fc.constantFrom(...separators),
      indent: fc.constantFrom('', ' ', '      '),
      sign: fc.constantFrom('.', ','),
      at: fc.nat(3),
    });
    fc.assert(
      fc.property(fc.constantFrom(...heatNames), row, limits, layout, (name, values, rows, drawn) => {
        const { by, indent, sign } = drawn;
        const lines = rows.map(([label, cells]) => [label, ...cells]);
        lines.splice(drawn.at, 0, [name, ...values]);
        const printed = lines.map((cells) => cells.join(by).replace(/(?<=\d)\.(?=\d)/g, sign));
        const isMarked = by === '\t' || by === ';';
        const heading = `${isMarked ? by : indent}${['C', 'Si', 'Mn', 'P'].join(by)}`;
        const { heats, usual } = readPastedAnalysis([heading, ...printed].join('\n'), 'en');
        const written = values.map((value) => value.replace('.', sign));
        expect(heats[usual]?.name).toBe(name);
        expect(Object.values(heats[usual]?.contents ?? {}).toSorted()).toEqual(written.toSorted());
        expect(heats).toHaveLength(rows.length + 1);
      }),
    );
  });

  it.each([
    ['C Si Mn\nmax 0.45 max 0.40 max 0.90', { C: '≤0.45', Si: '≤0.40', Mn: '≤0.90' }],
    ['C Si Mn\n0.45 max. 0.40 max. 0.90 max.', { C: '≤0.45', Si: '≤0.40', Mn: '≤0.90' }],
    ['C Si Mn\nH1 max 0.45 max 0.40 max 0.90', { C: '≤0.45', Si: '≤0.40', Mn: '≤0.90' }],
    ['C Si Mn\n<0.01 0.25 0.75', { C: '<0.01', Si: '0.25', Mn: '0.75' }],
    ['C Si Mn\n0.42 < 0.01 0.75', { C: '0.42', Si: '<0.01', Mn: '0.75' }],
    ['C Si Mn\n< 0.01 < 0.02 0.75', { C: '<0.01', Si: '<0.02', Mn: '0.75' }],
  ])('W-01 words and signs of limits beside the values of a row belong to these: %j', (text, contents) => {
    expect(heatsOf(text).contents).toEqual(contents);
  });

  it.each(['0.42 0.25 max 0.75', '0.42 max 0.25 0.75', '0.42 0.25 0.75 max', 'max 0.42 0.25 max 0.75'])(
    'W-01 a row in which it is open whose limit a word states is listed and not read: %j',
    (row) => {
      const { heats, notUnderstood } = readPastedAnalysis(`C Si Mn\nladle 0.42 0.25 0.75\n${row}`, 'en');
      expect(heats.map(({ name }) => name)).toEqual(['ladle']);
      expect(notUnderstood).toEqual([row]);
    },
  );

  it.each([
    '       C    Si   Mn\nmin 0.38 0.10 0.60\nmax  0.45 0.40 0.90\nladle 0.42 0.25  0.75',
    '      min  max  ladle\nC     0.38 0.45 0.42\nSi    0.10 0.40 0.25\nMn  0.60  0.90  0.75',
    'Heat No.  C  Si  Mn\nmax  0.45 0.40 0.90\nA 12 0.42 0.25 0.75',
    'max 0.45\t0.40\t0.90\nC\tSi\tMn\nmax 0.45\t0.40\t0.90\n0.42\t0.25\t0.75',
    'Heat\tType\tC\tSi\tMn\nA1\tmax\t0.45\t0.40\t0.90\nA1\tladle\t0.42\t0.25\t0.75',
    'min: C 0.38 Si 0.10\nmax: C 0.45 Si 0.40 Mn 0.90\nladle: C 0.42 Si 0.25 Mn 0.75',
    'Max. C 0.45\nMn 0.90\nActual C 0.42\nSi 0.25\nMn 0.75',
    'max\nP 0.025\nladle\nC 0.42 Si 0.25 Mn 0.75',
    'C 0.42 Si 0.25 Mn 0.75\nSpec. max\nP 0.025 S 0.035',
    'C\tSi\tMn\n0.42\t0.25\t0.75\n\nSpec\nP\tS\n0.025\t0.035',
    'min\tmax\nC\t0.38\t0.45\n\nC 0.42 Si 0.25 Mn 0.75',
  ])('W-01 limits above, below or beside an analysis are not part of it: %j', (text) => {
    expect(heatsOf(text).contents).toEqual(analysis);
  });

  it('W-01 values in blank-separated columns of limits are listed and not read if some lines have fewer', () => {
    const { heats, notUnderstood } = readPastedAnalysis(
      'Element min max ladle\nC 0.38 0.45 0.42\nP 0.025 0.012',
      'en',
    );
    expect([heats, notUnderstood]).toEqual([[], ['C 0.38 0.45 0.42', 'P 0.025 0.012']]);
  });

  it('W-01 a number with decimals is not part of a name', () => {
    expect(readPastedAnalysis('Heat C Mn\nH1 0.4 0.5 0.7', 'en')).toMatchObject({
      heats: [],
      notUnderstood: ['H1 0.4 0.5 0.7'],
    });
  });
});
