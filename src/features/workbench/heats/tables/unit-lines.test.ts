import { readPastedAnalysis } from '@ferrite/calculators/core/pasted/pasted-analysis.ts';
import { describe, expect, it } from 'vitest';
import { importRows } from './import-rows.rules.ts';

function read(text: string) {
  const { heats, notUnderstood } = readPastedAnalysis(text, 'en');
  const rows = importRows(heats, { language: 'en', known: new Set(), grade: '', edits: new Map() });
  return { contents: heats[0]?.contents, isChosen: rows[0]?.isChosen ?? false, notUnderstood };
}
const units = '\t%\t%\t%\tppm\tppm';
const heads = 'Heat\tC\tMn\tCr\tV\tNb';
const values = 'H1\t0.16\t1.40\t0.10\t5\t3';
const expected = { C: '0.16', Mn: '1.40', Cr: '0.10', V: '5 ppm', Nb: '3 ppm' };

describe('W-01 lines of units beside the elements of a table', () => {
  it.each([
    ['below', [heads, units, values]],
    ['above', [units, heads, values]],
    ['above, with a label', [units.replace('\t', 'Unit\t'), heads, values]],
    ['above, below a title', ['Analysis', units, heads, values]],
  ])('W-01 units %s the symbols apply to their columns', (_, lines) => {
    expect(read(lines.join('\n'))).toEqual({ contents: expected, isChosen: true, notUnderstood: [] });
    expect(read(lines.join('\n').replaceAll('\t', ';')).contents).toEqual(expected);
  });

  it.each([
    ['above', ['\t×100\t×100\t×1000', 'Heat\tC\tMn\tP', 'H1\t16\t140\t12']],
    ['below', ['Heat\tC\tMn\tP', '\t×100\t×100\t×1000', 'H1\t16\t140\t12']],
    ['with percent above', ['\t%\t%\t%', '\t×100\t×100\t×1000', 'Heat\tC\tMn\tP', 'H1\t16\t140\t12']],
    ['with percent below', ['Heat\tC\tMn\tP', '\t%\t%\t%', '\t×100\t×100\t×1000', 'H1\t16\t140\t12']],
    [
      'with percent on the other side',
      ['\t%\t%\t%', 'Heat\tC\tMn\tP', '\t×100\t×100\t×1000', 'H1\t16\t140\t12'],
    ],
    [
      'with percent in the headings',
      ['Heat\tC (%)\tMn (%)\tP (%)', '\t×100\t×100\t×1000', 'H1\t16\t140\t12'],
    ],
  ])('W-01 factors divide the contents: %s', (_, lines) => {
    const { contents, isChosen } = read(lines.join('\n'));
    expect(contents).toEqual({ C: '0.16', Mn: '1.4', P: '0.012' });
    expect(isChosen).toBe(true);
  });

  it.each([
    ['Heat\tC\tMn\tP\tCu\tNi\tCr\tMo', '\t×100\t×100\t×1000\t×100\t\t\t', 'H1\t16\t140\t12\t20\t10\t5\t2'],
    [
      'Heat\tC (%)\tMn (%)\tP (%)\tCu (%)\tNi (%)\tCr (%)\tMo (%)',
      '\t×100\t×100\t×1000\t×100',
      'H1\t16\t140\t12\t20\t10\t5\t2',
    ],
    [
      'Chemical composition (%)\nHeat\tC\tMn\tP\tCu\tNi\tCr\tMo',
      '\t×100\t×100\t×1000\t×100',
      'H1\t16\t140\t12\t20\t10\t5\t2',
    ],
  ])(
    'W-01 contents beside a factor whose cell may be merged are reported, and their row is not preselected: %s',
    (...lines) => {
      const [head = '', factors = '', row = ''] = lines;
      const { contents, isChosen, notUnderstood } = read([head, factors, row].join('\n'));
      expect(contents).toEqual({ C: '0.16', Mn: '1.4', P: '0.012', Cu: '0.2' });
      expect(isChosen).toBe(false);
      expect(notUnderstood).toEqual(['Ni 10', 'Cr 5', 'Mo 2']);
    },
  );

  it('W-01 contents beside a blank unit are reported, also before the first unit', () => {
    const { contents, isChosen, notUnderstood } = read('Heat\tC\tV\tNb\n\t\tppm\t\nH1\t0.16\t5\t3');
    expect(contents).toEqual({ V: '5 ppm' });
    expect(isChosen).toBe(false);
    expect(notUnderstood).toEqual(['C 0.16', 'Nb 3']);
  });

  it.each(['Unit (%)\t\tppm\tppm', 'in %\t\tppm\tppm'])(
    'W-01 a unit at the label of the line applies to its blank cells: %s',
    (line) => {
      expect(read(`Heat\tC\tV\tNb\n${line}\nH1\t0.16\t5\t3`)).toEqual({
        contents: { C: '0.16', V: '5 ppm', Nb: '3 ppm' },
        isChosen: true,
        notUnderstood: [],
      });
    },
  );

  it.each([
    'Heat\tMain elements (%)\t\t\tResiduals (ppm)\t\t',
    '\t\t\t\tResiduals (ppm)',
    'Heat\tMain elements\t\t\tResiduals (ppm)',
  ])('W-01 a group heading with ppm makes the adjacent columns doubtful: %s', (line) => {
    const { contents, isChosen, notUnderstood } = read(
      `${line}\n\tC\tMn\tCr\tV\tNb\tMo\nH1\t0.16\t1.4\t0.1\t5\t3\t4`,
    );
    expect(contents).toEqual({ C: '0.16', Mn: '1.4', Cr: '0.1', V: '5 ppm' });
    expect(isChosen).toBe(false);
    expect(notUnderstood).toEqual(['Nb 3', 'Mo 4']);
  });

  it('W-01 units that contradict each other leave the contents open', () => {
    const { contents, notUnderstood } = read('Heat\tC\tN (ppm)\n\t%\t%\nH1\t0.16\t0.008');
    expect(contents).toEqual({ C: '0.16' });
    expect(notUnderstood).toEqual(['N 0.008']);
  });

  it('W-01 the units of one table do not apply to the next', () => {
    const text = '\tppm\tppm\nHeat\tV\tNb\nH1\t5\t3\nHeat\tC\tMn\nH2\t0.16\t1.4';
    expect(readPastedAnalysis(text, 'en').heats.map(({ contents }) => contents)).toEqual([
      { V: '5 ppm', Nb: '3 ppm' },
      { C: '0.16', Mn: '1.4' },
    ]);
  });

  it('W-01 contents of a row without a unit are reported if a column states the units of other rows', () => {
    const { contents, isChosen, notUnderstood } = read(
      'Element\tUnit\tH1\tH2\nC\t%\t0.16\t0.2\nV\tppm\t5\t6\nNb\t\t3\t4',
    );
    expect(contents).toEqual({ C: '0.16', V: '5 ppm' });
    expect(isChosen).toBe(false);
    expect(notUnderstood).toEqual(['Nb 3', 'Nb 4']);
  });
});
