import { describe, expect, it } from 'vitest';
import { readPastedAnalysis } from './pasted-analysis.ts';

const read = (text: string) => readPastedAnalysis(text, 'en');
const contents = (text: string) => read(text).heats[0]?.contents ?? {};

describe('W-01 pasted analysis', () => {
  it.each([
    ['C\tSi\tMn\n0.41\t0.26\t0.77', { C: '0.41', Si: '0.26', Mn: '0.77' }],
    ['C;0,41\nB;<0,0005', { C: '0,41', B: '<0,0005' }],
    ['C 0.41 Si 0.26, Mn=0.77', { C: '0.41', Si: '0.26', Mn: '0.77' }],
    ['Heat 4711\nC (%)\tMn (%)\n0.41\t0.77', { C: '0.41', Mn: '0.77' }],
    ['C: <0.05; Si | 0.2. Mn ≤ 0.77 C 0.9', { C: '<0.05', Si: '0.2', Mn: '≤0.77' }],
    ['C\t0.41\t0.9\nMn\t0.77\nC\t0.5', { C: '0.41', Mn: '0.77' }],
    ['Mn (%)  C (%)\n\n0.77  0.41', { Mn: '0.77', C: '0.41' }],
    ['No analysis here', {}],
  ])('W-01 the elements and contents of a pasted analysis are read: %j', (text, found) => {
    expect(contents(text)).toEqual(found);
  });

  it.each([
    ['C 0.42\nMn 0.75\nN 80 ppm\nB 3 ppm', { C: '0.42', Mn: '0.75', N: '80 ppm', B: '3 ppm' }],
    ['Mo 2000 ppm', { Mo: '2000 ppm' }],
    ['N\t80\tppm\nC\t0.42\t%', { N: '80 ppm', C: '0.42' }],
    ['Element\tUnit\tValue\nC\t%\t0.42\nN\tppm\t80', { C: '0.42', N: '80 ppm' }],
    ['C\tN ppm\n0.42\t80', { C: '0.42', N: '80 ppm' }],
    ['C\tSi\tMn\n%\t%\tppm\n0.41\t0.2\t7700', { C: '0.41', Si: '0.2', Mn: '7700 ppm' }],
    ['Analysis in ppm\nC 4200\nMn 7500', { C: '4200 ppm', Mn: '7500 ppm' }],
    ['% C 0.42 Mn 0.75 ppm N 80', { C: '0.42', Mn: '0.75', N: '80 ppm' }],
    ['N 80 PPM B 3 mg/kg Ti 0.02 Gew.-%', { N: '80 ppm', B: '3 ppm', Ti: '0.02' }],
    ['Mo 2 000 ppm', { Mo: '2 000 ppm' }],
    ['N ＝ ８０ ｐｐｍ', { N: '80 ppm' }],
    ['C×100 42', { C: '0.42' }],
    ['80 ± 5 ppm N 0.1', { N: '0.1' }],
    ['N 80 ± 5 ppm C 0,42 ± 0,02 %', { N: '80 ± 5 ppm', C: '0,42 ± 0,02' }],
  ])('W-01 each pasted value is read with its unit: %j', (text, found) => {
    expect(contents(text)).toEqual(found);
  });

  it.each([
    [
      'C=0.42 Mn 0.75 P<0.01 S 0.005% Mo 2000ppm',
      { C: '0.42', Mn: '0.75', P: '<0.01', S: '0.005', Mo: '2000 ppm' },
    ],
    ['C=0.42,Mn=0.75,P≤0.01', { C: '0.42', Mn: '0.75', P: '≤0.01' }],
    ['C0.42 Mn0,75 N80ppm', { C: '0.42', Mn: '0,75', N: '80 ppm' }],
    ['碳0.42、锰0.75，氮80ppm', { C: '0.42', Mn: '0.75', N: '80 ppm' }],
    ['炭素 0.42 マンガン：0.75', { C: '0.42', Mn: '0.75' }],
    ['탄소 0.42 망간: 0.75', { C: '0.42', Mn: '0.75' }],
    ['Kohlenstoff = 0,42; Mangan = 0,75', { C: '0,42', Mn: '0,75' }],
    ['Carbon (C) 0.42 (Mn) 0.75', { C: '0.42', Mn: '0.75' }],
    ['P max 0.025 S 0.02 max. C < = 0.4', { P: '≤0.025', S: '≤0.02' }],
    ['S 0.005%Mo 0.2', { S: '0.005', Mo: '0.2' }],
    ['C 4.2e-1 N 8·10⁻³', { C: '4.2e-1', N: '8·10^-3' }],
    ['C - 0.42 Mn – 0.75', { C: '0.42', Mn: '0.75' }],
    ['Fe bal. C 0.42 B n.d. V -', { C: '0.42', B: 'n.d.', V: '-' }],
    ['C Si Mn\n0.41 0.26 0.77', { C: '0.41', Si: '0.26', Mn: '0.77' }],
    ['C,Si,Mn\n0.41,0.26,0.77', { C: '0.41', Si: '0.26', Mn: '0.77' }],
    ['C\nSi\nMn\n0.41\n0.26\n0.77', { C: '0.41', Si: '0.26', Mn: '0.77' }],
    ['C\n0.42\nMn\n0.75', { C: '0.42', Mn: '0.75' }],
    ['C\tMn\n0.42\t0.75\nMo\tV\n0.2\t0.1', { C: '0.42', Mn: '0.75', Mo: '0.2', V: '0.1' }],
    ['Steel 42CrMo4, C 0.42 %, Si 0.25 %', { C: '0.42', Si: '0.25' }],
  ])('W-01 all elements of a pasted line are read: %j', (text, found) => {
    expect(contents(text)).toEqual(found);
  });

  it.each([
    ['C ~0.42 Mn 0.75', ['C ~0.42']],
    ['C 0.38-0.45 Mn 0.75 CEV 0.42', ['C 0.38-0.45', 'CEV 0.42']],
    ['C 0.38 to 0.45', ['C 0.38 to 0.45']],
    ['B 3 pmm, C 0.42', ['B 3 pmm']],
    ['C 0.42 at.% Mn 0.7', ['C 0.42 at.%']],
    ['C > 0.4', ['C > 0.4']],
    ['C 0.42 ± 5 % Mn 0.8', ['C 0.42 ± 5 %']],
    ['C 0.42 0.43 Mn 0.75', ['0.43']],
    ['N 0.008 (80 ppm)', ['80 ppm']],
    ['sol.Al 0.02 Al 0.03', ['sol.Al 0.02']],
    ['mn 0.75', ['mn 0.75']],
    ['Mn abc', ['Mn abc']],
    ['C Si Mn', ['C Si Mn']],
    ['C\nSi\n0.42', ['C Si']],
    ['C x102\n42', ['C 42']],
    ['Heat\tC\nH1\tabc\nH2\t0.43', ['H1 abc']],
    ['Heat  C  Mn\nH1  0.4  0.7\nH2  0.4', ['H2 0.4']],
    ['C  Mn  Cr\n0.4  0.7', ['0.4 0.7', 'C Mn Cr']],
    ['CEV 0.42 C 0.1', ['CEV 0.42']],
    ['C\tMn\n0.4\tx7', ['Mn x7']],
    ['Heat\tC\tMn\nH1\t0.4\t0.7\nH2\t0.4\tx7', ['H2: Mn x7']],
    ['Element\tH1\tH2\nC\t0.4\t0.4\nMn\t0.7\tx7', ['H2: Mn x7']],
    ['C\tMn\n0.4\t0.7\n\nBar of 80 mm for shaft 3', []],
    ['Charge 4711, 42CrMo4, 2026-11-27: C 0.42', []],
    ['As requested, the values are attached', []],
  ])('W-01 pasted text that cannot be read as a content is listed: %j', (text, list) => {
    expect(read(text).notUnderstood).toEqual(list);
  });

  it('W-01 a second content of the same element is listed as repeated', () => {
    expect(read('C 0.4 Mn 0.7 C 0.5').repeated).toEqual(['C 0.5']);
  });

  it.each([
    ['Heat\tC\tMn\nH1\t0.42\t0.75\nH2\t0.43\t0.8\nH3\t0.41\t0.7'],
    ['Heat  C  Mn\nH1  0.42  0.75\nH2  0.43  0.8\nH3  0.41  0.7'],
    ['Heat C Mn\nH1 0.42 0.75\nH2 0.43 0.8\nH3 0.41 0.7'],
    ['C Mn\nH1 0.42 0.75\nH2 0.43 0.8\nH3 0.41 0.7'],
    ['Heat,C,Mn\nH1,0.42,0.75\nH2,0.43,0.8\nH3,0.41,0.7'],
    ['| Heat | C | Mn |\n|---|---|---|\n| H1 | 0.42 | 0.75 |\n| H2 | 0.43 | 0.8 |\n| H3 | 0.41 | 0.7 |'],
    ['Element\tH1\tH2\tH3\nC\t0.42\t0.43\t0.41\nMn\t0.75\t0.8\t0.7'],
    ['Element H1 H2 H3\nC 0.42 0.43 0.41\nMn 0.75 0.8 0.7'],
    ['H1: C 0.42 Mn 0.75\nH2: C 0.43 Mn 0.8\nH3: C 0.41 Mn 0.7'],
    ['Heat H1\nC 0.42\nMn 0.75\nHeat H2\nC 0.43\nMn 0.8\nHeat H3\nC 0.41\nMn 0.7'],
    ['Heat\tC\nH1\t0.42\nH2\t0.43\nH3\t0.41\n\nHeat\tMn\nH1\t0.75\nH2\t0.8\nH3\t0.7'],
  ])('W-01 every heat of a pasted table is read with its name: %j', (text) => {
    const { heats, notUnderstood } = read(text);
    expect(heats.map(({ name, contents }) => ({ name, contents }))).toEqual([
      { name: 'H1', contents: { C: '0.42', Mn: '0.75' } },
      { name: 'H2', contents: { C: '0.43', Mn: '0.8' } },
      { name: 'H3', contents: { C: '0.41', Mn: '0.7' } },
    ]);
    expect(notUnderstood).toEqual([]);
  });

  it('W-01 names that are also symbols are read as names, above columns and in rows', () => {
    const columns = read('Heat\tA\tB\tC\nGrade\tC45\t\t42CrMo4\nC\t0.45\t0.4\t0.41\nMn\t0.6\t0.7\t0.8').heats;
    expect(columns).toEqual([
      {
        name: 'A',
        contents: { C: '0.45', Mn: '0.6' },
        facts: { grade: 'C45' },
        leftOut: [],
        misfits: [],
        unitless: [],
        withUnit: [],
      },
      {
        name: 'B',
        contents: { C: '0.4', Mn: '0.7' },
        facts: {},
        leftOut: [],
        misfits: [],
        unitless: [],
        withUnit: [],
      },
      {
        name: 'C',
        contents: { C: '0.41', Mn: '0.8' },
        facts: { grade: '42CrMo4' },
        leftOut: [],
        misfits: [],
        unitless: [],
        withUnit: [],
      },
    ]);
    const rows = read('Heat\tC\tMn\nA\t0.45\t0.6\nB\t0.4\t0.7').heats;
    expect(rows.map(({ name, contents: { C } }) => [name, C])).toEqual([
      ['A', '0.45'],
      ['B', '0.4'],
    ]);
  });

  it.each([
    ['Grade', { grade: '50' }],
    ['Werkstoff-Nr.', { grade: '50' }],
    ['钢种', { grade: '50' }],
    ['Diameter in mm', { shape: 'bar', size: '50' }],
    ['Ø (in)', { shape: 'bar', size: '50 in' }],
    ['Durchmesser, cm', { shape: 'bar', size: '50 cm' }],
    ['지름(mm)', { shape: 'bar', size: '50' }],
    ['Thickness', { shape: 'plate', size: '50' }],
    ['板厚 mm', { shape: 'plate', size: '50' }],
    ['Remarks', { notes: '50' }],
    ['Bemerkung', { notes: '50' }],
    ['Position', {}],
  ])('W-01 grade, section and notes of a heat are read below their heading: %s', (heading, facts) => {
    expect(read(`Heat\t${heading}\tC\nH1\t50\t0.4`).heats[0]).toEqual({
      name: 'H1',
      contents: { C: '0.4' },
      facts,
      leftOut: [],
      misfits: [],
      unitless: [],
      withUnit: [],
    });
  });

  it.each(['CE', 'Kohlenst.'])(
    'W-01 a number with decimals below another heading is not the name of a heat but listed as not used: %s',
    (heading) => {
      const { heats, unused } = read(`${heading}\tMn\n0.42\t0.75`);
      expect(heats.map(({ name, contents }) => [name, contents])).toEqual([['', { Mn: '0.75' }]]);
      expect(unused).toEqual(heading === 'CE' ? [] : [heading]);
    },
  );

  it.each([
    'Element;Soll;Ist\nC;0,38-0,45;0,42\nMn;0,6 bis 0,9;0,75',
    '元素\t标准\t实测\nC\t0,38~0,45\t0,42\nMn\t0,6–0,9\t0,75',
  ])('W-01 the contents beside a column of ranges are read: %j', (text) => {
    expect(contents(text)).toEqual({ C: '0,42', Mn: '0,75' });
  });

  it.each(['Item', 'Pos.', 'No.', 'Lfd. Nr.', '序号', '번호'])(
    'W-01 the numbers of the rows below “%s” are not their names if another column may have these',
    (heading) => {
      const text = `${heading}\tHt. No.\tC\tMn\n1\tA71001\t0.41\t0.74\n2\tA71002\t0.42\t0.75`;
      expect(readPastedAnalysis(text, 'en').heats.map(({ name }) => name)).toEqual(['A71001', 'A71002']);
    },
  );

  it('W-01 upper limits in a column of ranges are limits, not contents', () => {
    const { heats, usual } = read('\tSpec\tLadle\nC\t0.38-0.45\t0.42\nP\t≤0.035\t0.012');
    expect(heats[usual]).toMatchObject({ name: 'Ladle', contents: { C: '0.42', P: '0.012' } });
  });

  it('W-01 the elements whose unit is stated are known', () => {
    expect(read('C\tMn (%)\tN\tP\n0.42\t0.75\t80 ppm\t<0.01').heats[0]?.withUnit).toEqual(['Mn', 'N']);
  });

  it.each([['C (wt %)'], ['C in wt %'], ['C, Gew.-%'], ['C mass %'], ['C [%]']])(
    'W-01 a unit of several words in a heading is read: %s',
    (heading) => {
      expect(contents(`Heat\t${heading}\tMn\nH1\t0.41\t0.7`)).toEqual({ C: '0.41', Mn: '0.7' });
    },
  );

  it('W-01 heat names of several words or numbers are read, and a column of analysis is preferred to columns of limits', () => {
    expect(read('Heat No. C Si\nA 12 0.41 0.26\nA 13 0.4 0.2').heats.map(({ name }) => name)).toEqual([
      'A 12',
      'A 13',
    ]);
    expect(read('No.\tHeat\tC\n1\t4711\t0.42').heats[0]?.name).toBe('4711');
    expect(read('Schmelze: 990017\nC 0,42').heats[0]?.name).toBe('990017');
    const columns = read('\tMin\tMax\tLadle\nC\t0.38\t0.45\t0.42\nMn\t0.6\t0.9\t0.75');
    expect(columns.heats[columns.usual]?.name).toBe('Ladle');
  });

  it.each([
    ['de', 'Cr 1.050 C 0.42', { Cr: '1,05', C: '0.42' }],
    ['en', 'Cr 1,050 C 0,42', { Cr: '1.05', C: '0,42' }],
    ['de', 'Cr 1.050', { Cr: '1.050' }],
    ['en', 'Mo 2,000 ppm C 0.42', { Mo: '2000 ppm', C: '0.42' }],
  ] as const)(
    'W-01 in the language %s the decimal separator is inferred from the pasted text if it is unambiguous: %j',
    (language, text, found) => {
      expect(readPastedAnalysis(text, language).heats[0]?.contents).toEqual(found);
    },
  );
});
