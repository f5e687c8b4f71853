import { describe, expect, it } from 'vitest';
import { readPastedAnalysis } from '../pasted-analysis.ts';
import { analysesOf, namesNoAnalysis } from './statistic-labels.ts';

const analysis = { C: '0.42', Si: '0.25', Mn: '0.75' };
const read = (text: string) => {
  const { heats, usual } = readPastedAnalysis(text, 'en');
  const { analyses, areMeans } = analysesOf(heats);
  return {
    names: heats.map(({ name }) => name),
    contents: heats[usual]?.contents,
    used: analyses.map(({ name }) => name),
    areMeans,
  };
};

const spreads = [
  ...[
    'stdev',
    'Std. Dev.',
    'SD',
    'RSD',
    'RSD %',
    '% RSD',
    'Rel. SD',
    'σ',
    '±',
    'CV',
    'Variance',
    'Range',
    '2s',
  ],
  ...['Standard deviation', 'Std. dev. of the mean', 'relative standard deviation', 'Standardabweichung'],
  ...['Streuung', 's', '标准偏差', '相对标准偏差', '標準偏差', '相対標準偏差', '표준편차', '상대표준편차'],
];
const means = [
  ...['mean', 'Mean', 'Average', 'AVG', 'Ave.', 'x̄', 'Ø', 'Mean (n = 3)', 'Mittelwert', 'Durchschnitt'],
  ...['平均', '平均值', '平均値', '均值', '평균', '평균값'],
];
const separators = ['\t', ';', '  ', ' '];
const spreadRow = ['0.004', '0.002', '0.010'];
const meanRow = ['0.42', '0.25', '0.75'];
const burns = [
  ['1', '0.41', '0.26', '0.74'],
  ['2', '0.43', '0.24', '0.76'],
];
const tableOf = (rows: readonly (readonly string[])[], by: string): string =>
  [['Name', 'C', 'Si', 'Mn'], ...rows].map((cells) => cells.join(by)).join('\n');
const turned = (rows: readonly (readonly string[])[]): string =>
  ['Element', 'C', 'Si', 'Mn']
    .map((element, at) => [element, ...rows.map((cells) => cells[at])].join('\t'))
    .join('\n');

describe('W-01 statistics in pasted tables', () => {
  it.each(spreads)(
    'W-01 a row or column named “%s” is no analysis, in any order and with any separator',
    (name) => {
      const rows = [[name, ...spreadRow], ...burns, ['Mean', ...meanRow]];
      for (const order of [rows, rows.toReversed()])
        for (const text of [...separators.map((by) => tableOf(order, by)), turned(order)])
          expect([text, read(text)]).toMatchObject([text, { contents: analysis, used: ['Mean'] }]);
    },
  );

  it.each(means)(
    'W-01 a row or column named “%s” beside measurements of one sample is the analysis',
    (name) => {
      const rows = [...burns, [name, ...meanRow], ['RSD', ...spreadRow]];
      for (const text of [...separators.map((by) => tableOf(rows, by)), turned(rows)])
        expect([text, read(text)]).toMatchObject([text, { contents: analysis, areMeans: true }]);
    },
  );

  it.each([
    'stdev: C 0.004 Si 0.002 Mn 0.010\nmean: C 0.42 Si 0.25 Mn 0.75',
    'Standard deviation\nC 0.004 Si 0.002 Mn 0.010\nAverage\nC 0.42 Si 0.25 Mn 0.75',
    'Sample\tType\tC\tSi\tMn\n4711\tSD\t0.004\t0.002\t0.010\n4711\tMean\t0.42\t0.25\t0.75',
    'Sample\tC\tSi\tMn\n4711-1\t0.41\t0.26\t0.74\n4711-2\t0.43\t0.24\t0.76\nMean\t0.42\t0.25\t0.75',
    'C\tSi\tMn\n0.41\t0.26\t0.74\n0.43\t0.24\t0.76\n\nMean\nC\tSi\tMn\n0.42\t0.25\t0.75',
  ])('W-01 the mean is read beside measurements and deviations: %j', (text) => {
    expect(read(text)).toMatchObject({ contents: analysis, areMeans: true });
  });

  it('W-01 the mean of different heats is the analysis of none of them', () => {
    const rows = [
      ['4711', ...meanRow],
      ['4712', '0.38', '0.22', '0.70'],
      ['Mean', '0.40', '0.235', '0.725'],
    ];
    expect(read(tableOf(rows, '\t'))).toMatchObject({
      contents: analysis,
      used: ['4711', '4712'],
      areMeans: false,
    });
  });

  it('W-01 each of several samples has its mean', () => {
    const rows = [
      ['4711 1', '0.41', '0.26', '0.74'],
      ['4711 Mean', ...meanRow],
      ['4712 1', '0.39', '0.22', '0.70'],
      ['4712 Mean', '0.38', '0.22', '0.70'],
    ];
    expect(read(tableOf(rows, '\t'))).toMatchObject({ contents: analysis, used: ['4711 Mean', '4712 Mean'] });
  });

  it.each(['4711', 'SD 40', 'S', 'R', 'Kern', 'Mitte', '中央', 'Standort 4', 'Rangeley 3', 'Meaning'])(
    'W-01 “%s” is the name of a heat or sample',
    (name) => {
      expect(namesNoAnalysis(name)).toBe(false);
      expect(read(tableOf([[name, ...meanRow]], '\t'))).toMatchObject({ used: [name], areMeans: false });
    },
  );
});

describe('W-01 names above columns without a cell above the elements', () => {
  it.each([
    'Max\tMin\tladle\nC\t0.45\t0.38\t0.42\nSi\t0.40\t0.10\t0.25\nMn\t0.90\t0.60\t0.75',
    '\tMax\tMin\tladle\nC\t0.45\t0.38\t0.42\nSi\t0.40\t0.10\t0.25\nMn\t0.90\t0.60\t0.75',
    'Element\tMax\tMin\tladle\nC\t0.45\t0.38\t0.42\nSi\t0.40\t0.10\t0.25\nMn\t0.90\t0.60\t0.75',
    'ladle;Max;Min\nC;0.42;0.45;0.38\nSi;0.25;0.40;0.10\nMn;0.75;0.90;0.60',
    'SD\tladle\nC\t0.004\t0.42\nSi\t0.002\t0.25\nMn\t0.010\t0.75',
  ])('W-01 names are those of their columns: %j', (text) => {
    expect(read(text)).toMatchObject({ contents: analysis, used: ['ladle'] });
  });

  it('W-01 a heading of the elements is not moved to a column that has none', () => {
    const text = 'Analysis\tmin\tmax\nC\t0.38\t0.45\t0.42\nSi\t0.10\t0.40\t0.25\nMn\t0.60\t0.90\t0.75';
    expect(read(text)).toMatchObject({ names: ['min', 'max', ''], contents: analysis });
  });
});
