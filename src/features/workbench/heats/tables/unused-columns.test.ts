import { elements } from '@ferrite/calculators/core/elements.ts';
import { readPastedAnalysis } from '@ferrite/calculators/core/pasted/pasted-analysis.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const read = (text: string) => readPastedAnalysis(text, 'en');

describe('W-01 columns of a table of heats', () => {
  it('W-01 elements are read under headings with a unit or a word for content beside them', () => {
    const text = 'Schmelze\tC\tMn\tVanadin\tCr-Gehalt\tMo_pct\nA1\t0,16\t1,40\t0,05\t0,5\t0,2';
    const { heats, unused } = readPastedAnalysis(text, 'de');
    expect(heats[0]?.contents).toEqual({ C: '0,16', Mn: '1,40', V: '0,05', Cr: '0,5', Mo: '0,2' });
    expect(unused).toEqual([]);
  });

  it.each([
    ['CR_PCT', 'Cr'],
    ['V-%', 'V'],
    ['Cu_wt', 'Cu'],
    ['Nb_%', 'Nb'],
    ['Kupfer-%', 'Cu'],
    ['Cr content (%)', 'Cr'],
    ['Gehalt Cr', 'Cr'],
    ['Gew.-% Ni', 'Ni'],
    ['mass-% V', 'V'],
    ['铬含量', 'Cr'],
    ['クロム含有量', 'Cr'],
    ['크롬 함량(%)', 'Cr'],
  ])('W-01 a heading of an element with harmless words is read: %s', (heading, element) => {
    const { heats, unused, notUnderstood } = read(`Heat\t${heading}\tMn\nA1\t0.05\t0.7`);
    expect(heats[0]?.contents).toEqual({ [element]: '0.05', Mn: '0.7' });
    expect([...unused, ...notUnderstood]).toEqual([]);
  });

  it('W-01 a unit of ppm joined to the symbol applies', () => {
    expect(read('Heat\tN_ppm\tB-ppm\tMn_pct\nA1\t80\t12\t0.7').heats[0]?.contents).toEqual({
      N: '80 ppm',
      B: '12 ppm',
      Mn: '0.7',
    });
  });

  it.each(['Chrome', 'Moly', 'Cr-OES', 'Mo_XRF', 'Cr2', 'Cu-2', 'Rm (MPa)', 'Pos.', 'Cr-eq', 'Max'])(
    'W-01 a column with numbers that is not used is reported: %s',
    (heading) => {
      const { heats, unused } = read(`Heat\tC\tMn\t${heading}\nA1\t0.16\t1.4\t0.5`);
      expect(heats[0]?.contents).toEqual({ C: '0.16', Mn: '1.4' });
      expect(heats[0]?.leftOut).toEqual([]);
      expect(unused).toEqual([heading]);
    },
  );

  it('W-01 a table with a number in a heading is read, and the column of the heading is reported', () => {
    const { heats, unused } = read('Heat\tC\tMn\tCu 2\tRm 2\nA1\t0.16\t1.4\t0.1\t500');
    expect(heats[0]).toMatchObject({ name: 'A1', contents: { C: '0.16', Mn: '1.4' }, leftOut: ['Cu 2 0.1'] });
    expect(unused).toEqual(['Rm 2']);
  });

  it('W-01 a column without a heading is reported by its letter', () => {
    expect(read('Heat\tC\t\tMn\nA1\t0.16\t0.5\t1.4').unused).toEqual(['C']);
  });

  it.each([
    'CE',
    'CEV',
    'CE (IIW)',
    'Ceq',
    'Pcm',
    'Sum',
    'Summe',
    '碳当量',
    'Grade',
    'Diameter in mm',
    'Notes',
    'Text',
  ])('W-01 names, facts, totals and texts are not named as unused: %s', (heading) => {
    const cell = heading === 'Text' ? 'forged' : '0.5';
    expect(read(`Heat\t${heading}\tC\tMn\n4711\t${cell}\t0.16\t1.4`).unused).toEqual([]);
  });

  it('W-01 every column with numbers is read, or its heading is reported', () => {
    const word = fc.constantFrom(
      '',
      '-',
      '_',
      ' ',
      '2',
      'x',
      '%',
      'pct',
      'OES',
      'Gehalt',
      'sol',
      '(ppm)',
      '.',
    );
    const heading = fc
      .tuple(fc.constantFrom(...elements, 'Chrome', 'Rm', 'Moly'), word, word)
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(heading, fc.constantFrom('\t', ';', ' | '), (each, by) => {
        const text = ['Heat;C;Mn;X', 'A1;0.16;1.4;0.5'].join('\n').replace('X', each).replaceAll(';', by);
        const { heats, unused, notUnderstood, repeated } = read(text);
        const isRead = Object.values(heats[0]?.contents ?? {}).some((content) => content.startsWith('0.5'));
        expect(isRead || unused.length + notUnderstood.length + repeated.length > 0).toBe(true);
      }),
    );
  });

  it.each([
    ['between the elements', ['\tA1\tA2', 'C\t0.16\t0.17', 'Cr2\t0.5\t0.4', 'Mn\t1.4\t1.5']],
    ['below them', ['\tA1\tA2', 'C\t0.16\t0.17', 'Mn\t1.4\t1.5', 'Cr2\t0.5\t0.4']],
    ['above them', ['\tA1\tA2', 'Cr2\t0.5\t0.4', 'C\t0.16\t0.17', 'Mn\t1.4\t1.5']],
    ['below facts', ['\tA1\tA2', 'C\t0.16\t0.17', 'Mn\t1.4\t1.5', 'Notes\tx\ty', 'Cr2\t0.5\t0.4']],
    ['beside totals', ['\tA1\tA2', 'C\t0.16\t0.17', 'CEV\t0.5\t0.4', 'Mn\t1.4\t1.5', 'Cr2\t0.5\t']],
    ['beside words', ['\tA1\tA2', 'C_pct\t0.16\t0.17', 'Cr2\t0.5\t0.4', 'Mn-Gehalt\t1.4\t1.5']],
  ])('W-01 in a table with a heat per column, a line that is not used is reported: %s', (_, lines) => {
    const { heats, unused, notUnderstood } = read(lines.join('\n'));
    expect(heats.map(({ name, contents }) => [name, contents])).toEqual([
      ['A1', { C: '0.16', Mn: '1.4' }],
      ['A2', { C: '0.17', Mn: '1.5' }],
    ]);
    expect(unused).toEqual(['Cr2']);
    expect(notUnderstood).toEqual([]);
  });
});
