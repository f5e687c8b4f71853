import { defaultInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { findDefinition, findTexts } from '@ferrite/calculators/definitions.ts';
import type { CalculatorId } from '@ferrite/calculators/registry.ts';
import { describe, expect, it } from 'vitest';
import { rowComputer } from '../compute.ts';
import { readSource } from './read-source.ts';
import type { BlankChoice } from './unit-rows.ts';

/** Reads a table and returns its rows as parsed. */
function read(id: CalculatorId, text: string, language: Language = 'en', blanks?: BlankChoice) {
  const calculator = findDefinition(id);
  const texts = findTexts(id)?.[language];
  if (!calculator || !texts) throw new Error(id);
  const source = { kind: 'text', text } as const;
  const outcome = readSource(calculator, { source, texts, language, blanks, remarks: 'Remarks' });
  if (outcome.news !== 'table') return { outcome, given: [], names: [], table: null };
  const compute = rowComputer(calculator, { ...outcome, form: defaultInputs(calculator), texts });
  const given = outcome.rows.map(({ cells }) => compute([{ at: 0, cells }])[0]?.row.given);
  const { name } = outcome;
  const names = outcome.rows.map(({ cells }) => (name === null ? null : cells[name]));
  return { outcome, given, names, table: outcome };
}

describe('C-04 one column of numbers with decimal commas', () => {
  it.each(['de', 'en', 'kr'] as const)('C-04 a comma between digits is a decimal comma (%s)', (language) => {
    const { given } = read('carbon-equivalent', 'C\n0,8\n1\n<0,05\n0,2±0,02', language);
    expect(given).toEqual([{ C: 0.8 }, { C: 1 }, { C: 0.05 }, { C: 0.2 }]);
  });

  it('C-04 a number with three digits behind the comma is asked about in English', () => {
    expect(read('carbon-equivalent', 'C\n0,8\n1,200', 'de').given).toEqual([{ C: 0.8 }, { C: 1.2 }]);
    expect(read('carbon-equivalent', 'C\n1,200', 'en').outcome).toMatchObject({ problem: 'ambiguous' });
  });

  it('C-04 columns separated by commas stay columns', () => {
    expect(read('carbon-equivalent', 'C,Mn\n0.2,1').given).toEqual([{ C: 0.2, Mn: 1 }]);
    expect(read('carbon-equivalent', 'Report\nC,Mn\n0.2,1').given).toEqual([{ C: 0.2, Mn: 1 }]);
  });
});

describe('C-04 row of units below the column names', () => {
  it.each([
    ['Heat\tC\tMn\tB\n\t%\t%\tppm\nA\t0.16\t1.4\t12', { C: 0.16, Mn: 1.4, B: 12 }],
    ['Heat\tC\tMn\tB\nUnit\twt%\t[%]\t(ppm)\nA\t0.16\t1.4\t12', { C: 0.16, Mn: 1.4, B: 12 }],
    ['Heat\tC\tMn\tB\n\t×100\tx100\t×1000\nA\t16\t140\t1.2', { C: 0.16, Mn: 1.4, B: 0.0012 }],
    ['Heat\tC (%)\tMn\tB\n\t%\t-\tppm\nA\t0.16\t1.4\t12', { C: 0.16, Mn: 1.4, B: 12 }],
  ])('C-04 %j: the units apply to the rows below', (text, given) => {
    const { given: rows, names, table } = read('carbon-equivalent', text);
    expect(rows).toEqual([given]);
    expect(names).toEqual(['A']);
    expect(table?.units?.place).toBe(2);
    expect(table?.columns.find(({ key }) => key === 'B')).toMatchObject(
      given.B === 12 ? { unit: 'ppm' } : { divisor: 1000 },
    );
  });

  it('C-04 a row of units or factors directly above the names applies like one below them', () => {
    const { given, table } = read(
      'carbon-equivalent',
      '\t%\t%\t%\tppm\tppm\nHeat\tC\tMn\tCr\tV\tNb\nH1\t0.16\t1.40\t0.10\t5\t3',
    );
    expect(given).toEqual([{ C: 0.16, Mn: 1.4, Cr: 0.1, V: 5, Nb: 3 }]);
    expect(table?.columns.map(({ unit }) => unit)).toEqual(['wt%', 'wt%', 'wt%', 'ppm', 'ppm']);
    expect(table).toMatchObject({ above: 0, units: { place: 1 }, doubts: [] });
    const factors = read('carbon-equivalent', 'Report 7\n\t×100\t×100\nHeat\tC\tMn\nA\t16\t140');
    expect(factors.given).toEqual([{ C: 0.16, Mn: 1.4 }]);
    expect(factors.table).toMatchObject({ above: 1, units: { place: 2 } });
  });

  it.each([
    [
      '\tMain (%)\t\tResiduals (ppm)\t\nHeat\tC\tMn\tV\tNb\nA\t0.16\t1.4\t5\t3',
      'Residuals (ppm)',
      ['V', 'Nb'],
    ],
    ['Steel\t\tmg/kg\nHeat\tC\tV\nA\t0.16\t5', 'mg/kg', ['V']],
    ['Analysis in ppm\nHeat\tC\tMn (%)\nA\t1600\t1.4', 'Analysis in ppm', ['C']],
    ['Analysis\t×100\nno. 3\nHeat\tC\tMn\nA\t16\t140', '×100', ['C', 'Mn']],
  ])(
    'C-04 %j: the unit of a heading above several columns is reported as not applied',
    (text, heading, columns) => {
      expect(read('carbon-equivalent', text).table?.doubts).toEqual([
        { kind: 'heading', text: heading, columns },
      ]);
    },
  );

  it('C-04 titles and units that change nothing are not reported', () => {
    for (const title of [
      'Certificate 3.1 (2024)',
      'Chemical composition in wt%',
      'Heats\t%',
      'Plate 20 mm',
      'Analysis in the ladle min',
    ])
      expect(read('carbon-equivalent', `${title}\nHeat\tC\tMn\nA\t0.16\t1.4`).table?.doubts).toEqual([]);
  });

  it('C-04 contents without a unit beside others with a factor or ppm are reported', () => {
    const text =
      'Heat\tC\tMn\tP\tCu\tNi\tCr\tMo\n\t×100\t×100\t×1000\t×100\t\t\t\nH1\t16\t140\t12\t20\t10\t5\t2';
    expect(read('carbon-equivalent', text, 'en', 'percent').table?.doubts).toEqual([
      { kind: 'noUnit', text: '×100', columns: ['Ni', 'Cr', 'Mo'] },
    ]);
    for (const units of ['\t%\t\t%', '\t×100\t-\t×100', '\t%\t%\tppm'])
      expect(read('carbon-equivalent', `Heat\tC\tMn\tV\n${units}\nA\t1\t1\t1`).table?.doubts).toEqual([]);
    expect(read('carbon-equivalent', 'Heat\tC\tMn (%)\tV\n\t\t\tppm\nA\t1\t1\t1').table?.doubts).toEqual([
      { kind: 'noUnit', text: 'ppm', columns: ['C'] },
    ]);
  });

  it.each([
    ['Heat\tC\tMn\tP\n\t×1000\t\t\nA\t160\t1400\t12', '×1000', ['Mn', 'P'], { C: 0.16, Mn: 1.4, P: 0.012 }],
    [
      '\t%\t%\tppm\t\nHeat\tC\tMn\tV\tNb\nA\t0.16\t1.4\t5\t3',
      'ppm',
      ['Nb'],
      { C: 0.16, Mn: 1.4, V: 5, Nb: 3 },
    ],
    ['Element;Unit;H1;H2\nC;%;0.16;0.16\nMn;%;1.4;1.4\nV;ppm;5;5\nNb;;3;3', 'ppm', ['Nb'], null],
  ] as const)(
    'C-04 %j: the user chooses the unit of contents beside “%s” that may be merged',
    (text, unit, columns, given) => {
      const id = 'carbon-equivalent';
      expect(read(id, text).outcome).toEqual({ news: 'refused', problem: 'blankUnits', unit, columns });
      const same = read(id, text, 'en', 'left');
      if (given) expect(same.given).toEqual([given]);
      expect(same.table?.doubts).toEqual([]);
      const percent = read(id, text, 'en', 'percent');
      expect(percent.table?.doubts).toEqual([expect.objectContaining({ kind: 'noUnit', text: unit })]);
    },
  );

  it.each([
    ['Heat\tC\tV\nA\t0.16\t0.05\n\t%\tppm\nB\t0.17\t5', 3],
    ['Heat\tC\tV\nA\t0.16\t0.05\nHeat\tC\tV\nReport 7\n\t\tppm\nB\t0.17\t5', 5],
    ['Heat\tC\tV\nA\t0.16\t0.05\n\t×100\t×1000\nHeat\tC\tV\nB\t17\t5', 3],
    ['Heat\tC\tV\nA\t0.16\t0.05\nHeat\tV\tC\nB\t0.05\t0.17\n\tppm\t\nC\t5\t0.17', 5],
    ['Heat\tC\tV\n\t%\t%\n\t×100\t×100\nA\t16\t5', 3],
    ['Heat\tC (ppm)\tV (ppm)\nA\t1600\t50\n\t%\t%\nB\t0.17\t0.005', 3],
  ])(
    'C-04 units between the rows that are not those of the columns are refused with their row: %j',
    (text, row) => {
      expect(read('carbon-equivalent', text).outcome).toMatchObject({ problem: 'otherUnits', row });
    },
  );

  it.each([
    'Heat\tC\tV\nA\t0.16\t0.05\n\t%\t%\nB\t0.17\t0.05',
    'Heat\tC\tV (ppm)\nA\t0.16\t50\nHeat\tC\tV\n\t%\tppm\nB\t0.17\t50',
    'Heat\tC\tV\nA\t0.16\t0.05\nnote\tx\ty\nB\t0.17\t0.05',
    'Heat\tC\tV\nA\t0.16\t0.05\nLimit\tmin\tmin\nB\t0.17\t0.05',
  ])(
    'C-04 units between the rows that are those of the columns, and texts, do not prevent reading: %j',
    (text) => {
      expect(read('carbon-equivalent', text).outcome.news).toBe('table');
    },
  );

  it('C-04 temperatures and times below °F and h are converted', () => {
    const text = 'Part\tTempering temperature\tTempering time\n\t°F\tmin\nA\t932\t120';
    const { table, given } = read('tempered-hardness', text);
    expect(given).toEqual([{ temperatureC: 932, timeH: 120 }]);
    expect(table?.columns.map(({ unit }) => unit)).toEqual(['F', 'min']);
    expect(table?.units?.list).toEqual([
      { name: 'Tempering temperature', unit: '°F' },
      { name: 'Tempering time', unit: 'min' },
    ]);
  });

  it('C-04 a scale in the row of units is that of the hardness', () => {
    expect(read('hardness-converter', 'Part\tHardness\n\tHRC\nA\t40').table?.columns).toEqual(
      read('hardness-converter', 'Part\tHRC\nA\t40').table?.columns,
    );
  });

  it('C-04 an unknown unit in the row of units or one that contradicts the header is refused; a row with numbers is data', () => {
    expect(read('carbon-equivalent', 'Heat\tC\tMn\n\t%\tat%\nA\t0.16\t1.4').outcome).toMatchObject({
      problem: 'unit',
      unit: 'at%',
    });
    const other = (row: string) => read('carbon-equivalent', `Heat\tC (%)\tMn\n${row}\nA\t0.16\t1.4`);
    expect(other('\t%\t1.4').table?.units).toBeNull();
    expect(other('\tppm\t%').outcome).toMatchObject({ problem: 'otherUnits', row: 2 });
    expect(read('carbon-equivalent', 'Heat\tC\tMn\n\t%\t%').outcome).toMatchObject({ problem: 'empty' });
  });
});

describe('C-04 table with the heats across', () => {
  const rows = [
    { C: 0.16, Mn: 1.4, B: 12 },
    { C: 0.18, Mn: 1.2, B: 14 },
  ];
  it.each([
    ['Element;Unit;H1;H2\nC;%;0.16;0.18\nMn;%;1.4;1.2\nB;ppm;12;14', ['H1', 'H2'], 0],
    [
      'Certificate 123\n\nElement;Unit;4711;4712\nC;%;0.16;0.18\nMn;%;1.4;1.2\nB;ppm;12;14',
      ['4711', '4712'],
      1,
    ],
    [';;A;B;C\nC;%;0.16;0.18;\nMn;%;1.4;1.2;\nB;ppm;12;14;', ['A', 'B', 'C'], 0],
    ['Element;H1;H2\nC (%);0.16;0.18\nMn (%);1.4;1.2\nB (ppm);12;14', ['H1', 'H2'], 0],
  ])('C-04 %j is read with rows and columns exchanged', (text, names, above) => {
    const { table, given, names: found } = read('carbon-equivalent', text);
    expect(table).toMatchObject({ isTransposed: true, above });
    expect(given.slice(0, 2)).toEqual(rows);
    expect(found).toEqual(names);
  });

  it('C-04 a table without heading and units is read with the columns as heats', () => {
    const { table, given } = read('carbon-equivalent', 'C\t0,16\t0,18\nMn\t1,4\t1,2', 'de');
    expect(table?.isTransposed).toBe(true);
    expect(given).toEqual([
      { C: 0.16, Mn: 1.4 },
      { C: 0.18, Mn: 1.2 },
    ]);
  });

  it.each([
    'Heat;C;Mn;Inspector\nB;0.16;1.4;x\nC;0.18;1.2;y\nN;0.1;1;z',
    'Heat;C;Mn\nA;0.16;1.4\nB;0.18;1.2\nC;0.1;1',
    'C;Mn\n0.16;1.4',
    'Heat;C;S;P\nB;0.16;0.01;0.01\nC;0.18;0.01;0.01\nN;0.1;0.01;0.01',
  ])('C-04 %j is read row by row', (text) => {
    expect(read('carbon-equivalent', text).table?.isTransposed).toBe(false);
  });

  it('C-04 samples named A, B, C below unknown column names are not read as elements', () => {
    expect(read('carbon-equivalent', 'Sample;x;y\nA;1;2\nB;3;4\nC;5;6').outcome).toMatchObject({
      problem: 'noHeader',
    });
  });
});

describe('C-04 repeated column names', () => {
  it('C-04 column names repeated in another order apply to the rows below them', () => {
    const { given, names, table } = read(
      'carbon-equivalent',
      'Heat\tC\tMn\tGrade\n1\t0.16\t1.40\tS355\nHeat\tMn\tGrade\tC\n2\t1.40\tS460\t0.16\n3\t1.2\tS460\t0.1\nHeat\tC\tMn\n4\t0.2\t1.1',
    );
    expect(given).toEqual([
      { C: 0.16, Mn: 1.4 },
      { C: 0.16, Mn: 1.4 },
      { C: 0.1, Mn: 1.2 },
      { C: 0.2, Mn: 1.1 },
    ]);
    expect(names).toEqual(['1', '2', '3', '4']);
    expect(table?.headings).toEqual([3, 6]);
    expect(table?.rows[1]?.cells[3]).toBe('S460');
  });

  it('C-04 repeated units stay with their columns', () => {
    const { given, table } = read(
      'carbon-equivalent',
      'Heat\tC\tV\n\t%\tppm\n1\t0.16\t50\nHeat\tV\tC\n\tppm\t%\n2\t50\t0.16',
    );
    expect(given).toEqual([
      { C: 0.16, V: 50 },
      { C: 0.16, V: 50 },
    ]);
    expect(table?.headings).toEqual([4]);
  });

  it.each(['Heat\tC\tCr\n2\t0.16\t1.4', 'Heat\tC\tMn (ppm)\n2\t0.16\t1.4'])(
    'C-04 %j below a table with other columns or units is refused with its row',
    (below) => {
      expect(read('carbon-equivalent', `Heat\tC\tMn\n1\t0.16\t1.40\n${below}`).outcome).toMatchObject({
        problem: 'otherHeading',
        row: 3,
      });
    },
  );

  it('C-04 a table of column names only is empty', () => {
    expect(read('carbon-equivalent', 'Heat\tC\tMn\nHeat\tC\tMn').outcome).toMatchObject({ problem: 'empty' });
  });

  it('C-04 rows of texts that are not column names stay', () => {
    expect(read('carbon-equivalent', 'Heat\tC\tMn\nC\tx\ty\nB\t0.16\t1.4').table?.rows).toHaveLength(2);
  });
});

describe('C-04 tables side by side', () => {
  const doubtsOf = (text: string) => read('carbon-equivalent', text).table?.doubts;

  it('C-04 inputs after a second column of other names are reported', () => {
    expect(doubtsOf('Heat\tC\tMn\tHeat\tCr\tNi\nA1\t0.16\t1.40\tA2\t0.50\t0.60')).toEqual([
      { kind: 'otherName', text: 'Heat', columns: ['Cr', 'Ni'] },
    ]);
  });

  it.each([
    ['Schmelze\tC\tMn\tCharge\tCr\tNi\nA1\t0.16\t1.40\tA2\t0.50\t0.60', 'Charge'],
    ['Heat\tC\tMn\tCast\tCr\tNi\nA1\t0.16\t1.40\tA2\t0.50\t0.60', 'Cast'],
    ['\tC\tMn\tHeat No.\tCr\tNi\nA1\t0.16\t1.40\tA2\t0.50\t0.60', 'Heat No.'],
    ['Sample\tC\tMn\t炉号\tCr\tNi\nA1\t0.16\t1.40\tA2\t0.50\t0.60', '炉号'],
  ])(
    'C-04 inputs after a second column of heat names with another heading are reported: %j',
    (text, name) => {
      expect(doubtsOf(text)).toEqual([{ kind: 'otherName', text: name, columns: ['Cr', 'Ni'] }]);
    },
  );

  it.each([
    'Heat\tC\tMn\tHeat\tCr\tNi\nA1\t0.16\t1.40\tA1\t0.50\t0.60',
    'Heat\tC\tMn\tHeat\nA1\t0.16\t1.40\tA2',
    'C\tMn\t\tCr\n0.16\t1.40\tx\t0.50',
  ])('C-04 nothing is reported for %j', (text) => {
    expect(doubtsOf(text)).toEqual([]);
  });
});

describe('C-04 column of row names', () => {
  it.each([
    ['Date\tHeat\tC\n2026-11-03\tA1\t0.16\n2026-11-04\tA2\t0.17', ['A1', 'A2']],
    ['Datum\tName\tC\n03.11.2026\tA1\t0.16', ['A1']],
    ['Date\tShift\tC\tSchmelze\n2026-11-03\tB\t0.16\t123456', ['123456']],
    ['日付\t試料名\tC\n2026/11/03\tA1\t0.16', ['A1']],
    ['\t炉号\tC\n2026年11月3日\tA1\t0.16', ['A1']],
    ['Line\tCast\tC\n3\tA1\t0.16', ['A1']],
    ['Date\tShift\tC\n2026-11-03\tB\t0.16', ['2026-11-03']],
    ['Lot\tDate\tC\nA1\t2026-11-03\t0.16', ['A1']],
  ])(
    'C-04 a heading of heat names takes precedence over others, and one of names over dates: %j',
    (text, names) => {
      expect(read('carbon-equivalent', text).names).toEqual(names);
    },
  );
});

describe('C-04 contents without a unit that are probably not in percent', () => {
  const doubtsOf = (text: string) => read('carbon-equivalent', text).table?.doubts;

  it.each([
    ['Heat\tC\tMn\tV\tNb\nA\t0.16\t1.4\t5\t3\nB\t0.17\t1.3\t4\t0', ['V', 'Nb']],
    ['Heat\tC\tMn\tB\nA\t0.16\t1.4\t30', ['B']],
    ['Heat\tC\tMn\tCr\nA\t16\t140\t10', ['C', 'Mn', 'Cr']],
    ['Chemical composition (%)\nHeat\tC\tMn\tV\tB\nA\t0.16\t1.4\t5\t30', ['B']],
  ])('C-04 the columns with such contents are reported: %j', (text, columns) => {
    expect(doubtsOf(text)).toEqual([{ kind: 'unitless', text: '', columns }]);
  });

  it.each([
    'Heat\tC\tCr\tNi\nA\t0.05\t18\t10',
    'Heat\tC\tMn\tV (ppm)\nA\t0.16\t1.4\t5',
    'Heat\tC\tMn\tV\n\t%\t%\tppm\nA\t0.16\t1.4\t5',
    'Heat\tC\tMn\tV\nA\t0.16\t1.4\t5 ppm',
    'Heat\tC\tMn\tV\nA\t0.16\t1.4\t4\nB\t0.16\t1.4\t0.3',
  ])('C-04 nothing is reported for %j', (text) => {
    expect(doubtsOf(text)).toEqual([]);
  });
});

describe('C-04 rows with more cells than column names', () => {
  it.each([
    ['Heat,C,Mn\nA,0,16,1,4\nB,0,18,1,5', ['2', '3']],
    ['Heat\tC\tMn\nA\t0.16\t1.4\nB\tx\t0.17\t1.5', ['3']],
    ['Heat\tC\tMn\nA\t0.16\t1.4\tchecked', null],
    ['Heat\tC\tMn\t\nA\t0.16\t1.4\t', null],
  ])('C-04 %j: numbers beyond the last column name are reported with their row', (text, rows) => {
    const doubts = read('carbon-equivalent', text).table?.doubts ?? [];
    const expected = { kind: 'surplus', text: '', columns: rows };
    expect(doubts.filter(({ kind }) => kind === 'surplus')).toEqual(rows ? [expected] : []);
  });
});

describe('B-09 row names in a column without a heading', () => {
  const contents = [
    { C: 0.16, Si: 0.25, Mn: 1.45 },
    { C: 0.17, Mn: 1.4 },
  ];
  it.each([
    ['C\tSi\tMn\n4711\t0.16\t0.25\t1.45\n4712\t0.17\t\t1.4', ['4711', '4712']],
    ['C,Si,Mn\nA1,0.16,0.25,1.45\nA2,0.17,,1.4', ['A1', 'A2']],
    ['C;Si;Mn\n1;0.16;0.25;1.45\n2;0.17;;1.4', ['1', '2']],
    ['C (ppm)\tSi\tMn\n47110\t1600\t0.25\t1.45\n47120\t1700\t\t1.4', ['47110', '47120']],
  ])('B-09 %j: the first column is read as names, and a note says so', (text, expected) => {
    const { given, names, table } = read('carbon-equivalent', text);
    const isPpm = text.includes('ppm');
    expect(given).toEqual(
      contents.map(({ C, ...others }) => ({ ...others, C: isPpm ? Math.round(10_000 * C) : C })),
    );
    expect(names).toEqual(expected);
    expect(table?.doubts).toEqual([{ kind: 'unnamed', text: '', columns: [] }]);
  });

  it.each(['C,Mn\n0,16,1\n0,18,1', 'Cr\tNi\tMo\n18\t10\t2\t0.03', 'C\tMn\n0.4\t0.8\tx', 'C\tMn\n4711\t0.4'])(
    'B-09 %j: the first column stays an input',
    (text) => {
      expect(read('carbon-equivalent', text).table?.name ?? null).toBeNull();
    },
  );
});
