import { readPastedAnalysis } from '@ferrite/calculators/core/pasted/pasted-analysis.ts';
import { describe, expect, it } from 'vitest';

const read = (text: string) => {
  const { heats, notUnderstood } = readPastedAnalysis(text, 'en');
  return { rows: heats.map(({ name, contents }) => [name, contents]), heats, notUnderstood };
};

describe('W-01 rows of a table of heats', () => {
  it.each([
    ['Heat\tC (xyz)\tS (xyz)\tMn\nA1\t0.42\t0.003\t0.75', ['C (xyz) 0.42', 'S (xyz) 0.003']],
    ['Heat\tMn\tAl sol.\nA1\t0.75\t0.02', ['Al sol. 0.02']],
    ['Heat\tMn\tP per mille\nA1\t0.75\t0.12', ['P per mille 0.12']],
  ])(
    'W-01 a heading that cannot be read leaves the other columns in place, and its contents are reported: %j',
    (text, left) => {
      const { rows, heats } = read(text);
      expect(rows).toEqual([['A1', { Mn: '0.75' }]]);
      expect(heats[0]?.leftOut).toEqual(left);
    },
  );

  it('W-01 a heading may name the method or sample of its contents', () => {
    expect(read('Heat\tC (LECO)\tMn (ladle)\nA1\t0.42\t0.75').rows).toEqual([
      ['A1', { C: '0.42', Mn: '0.75' }],
    ]);
  });

  it.each(['Remark: Mo 0.2 added to the next', '* Cr 1.2 %', 'A9\tC 0.42\t0.75', 'A9\t0 42\t0. 75'])(
    'W-01 a line between the rows that is not a row is reported, and the rows below it are read: %j',
    (line) => {
      const { rows, notUnderstood } = read(`Heat\tC\tMn\nA1\t0.42\t0.75\n${line}\nA2\t0.43\t0.76`);
      expect(rows).toEqual([
        ['A1', { C: '0.42', Mn: '0.75' }],
        ['A2', { C: '0.43', Mn: '0.76' }],
      ]);
      expect(notUnderstood).toEqual([line.replaceAll('\t', ' ')]);
    },
  );

  it('W-01 a row with more cells than headings is not read, because its decimal separators may separate cells', () => {
    const { rows, notUnderstood } = read('Heat,C,Mn\nA1,0,42,0,75\nA2,0,43,1,20');
    expect(rows).toEqual([]);
    expect(notUnderstood).toEqual(['A1,0,42,0,75', 'A2,0,43,1,20']);
  });

  it.each(['kg/kg', 'at.%', 'mol%', 'ppb'])(
    'W-01 contents below a unit that is not converted are reported instead of read: %s',
    (unit) => {
      const { rows, notUnderstood } = read(`Heat\tC\tMn\n\t${unit}\t${unit}\nA1\t0.0042\t0.0075`);
      expect(rows).toEqual([]);
      expect(notUnderstood).toEqual(['C 0.0042', 'Mn 0.0075']);
    },
  );

  it('W-01 a cell with line breaks, which a spreadsheet copies in quotes, stays one cell', () => {
    const { heats } = read('Heat\tC\tNotes\nA1\t0.42\t"Line one\nCr 1.2 ""x"" two"\nA2\t0.4\t');
    expect(heats.map(({ name, facts }) => [name, facts.notes])).toEqual([
      ['A1', 'Line one Cr 1.2 "x" two'],
      ['A2', undefined],
    ]);
  });

  it.each([
    [
      'Heat,C,Mn\n"A1","0,16","1,4"\n"A2","0,17","1,5"',
      [
        ['A1', '0.16', '1.4'],
        ['A2', '0.17', '1.5'],
      ],
    ],
    ['"Heat","C","Mn"\r\n"A1","0.16","1.4"\r\n', [['A1', '0.16', '1.4']]],
    ['Heat,C,Mn\n"A1, top ""x""",0.16,1.4', [['A1, top "x"', '0.16', '1.4']]],
    ['Heat;C;Mn\n"A;1";"0,16";1,4', [['A;1', '0.16', '1.4']]],
    ['Heat,C,Mn\n"A\n1","0,16","1,4"', [['A 1', '0.16', '1.4']]],
    ['Steel, new\n"Special"\nC 0.16, Mn 1.4', [['', '0.16', '1.4']]],
  ])('W-01 quoted cells of a CSV text are read: %j', (text, expected) => {
    const { heats } = readPastedAnalysis(text, 'en');
    const number = (content = '') => content.replace(',', '.');
    expect(heats.map(({ name, contents }) => [name, number(contents.C), number(contents.Mn)])).toEqual(
      expected,
    );
  });

  it.each([
    [
      'Heat\tPosition\tC\nA1\ttop\t0.41\n\tbottom\t0.42\n\tcore\t0.43\nA2\ttop\t0.44',
      ['A1', 'A1', 'A1', 'A2'],
    ],
    ['Heat;Position;C;Mn\nA1;top;0,1;1,0\n;bottom;0,2;2,0', ['A1', 'A1']],
    ['Position\tHeat\tC\ntop\tA1\t0.41\nbottom\t\t0.42', ['A1', 'A1']],
    ['\tPosition\tC\nA1\ttop\t0.41\n\tbottom\t0.42', ['A1', 'A1']],
    ['Heat\tC\nA1\t0.41\n\t0.42', ['A1', 'A1']],
  ])('W-01 a row with an empty cell below a name belongs to the heat above: %j', (text, names) => {
    expect(read(text).heats.map(({ name }) => name)).toEqual(names);
  });

  it('W-01 section and notes are read below the elements too, when each column is a heat', () => {
    const { heats } = read('Element\tA1\tA2\nC\t0.4\t0.5\nMn\t0.7\t0.8\nDiameter in mm\t50\t60\nNotes\tx\ty');
    expect(heats.map(({ name, facts }) => [name, facts])).toEqual([
      ['A1', { shape: 'bar', size: '50', notes: 'x' }],
      ['A2', { shape: 'bar', size: '60', notes: 'y' }],
    ]);
  });

  it('W-01 a row of upper limits is not offered first', () => {
    const text = 'C Si Mn\nmin 0.38 - 0.60\nmax 0.45 0.40 0.90\nheat 0.42 0.25 0.75';
    expect(readPastedAnalysis(text, 'en').usual).toBe(2);
  });

  it('W-01 numbers and symbols in one word are reported if other contents are read', () => {
    expect(read('0.42C 0.75Mn 85ppm N').notUnderstood).toEqual(['0.42C', '0.75Mn']);
  });
});
