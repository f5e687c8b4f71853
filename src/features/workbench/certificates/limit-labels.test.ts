import { describe, expect, it } from 'vitest';
import { asItems, type Drawn, line, table } from '../../../../test/mill-certificates.ts';
import { readCertificate } from './read-certificate.rules.ts';

const head = ['Heat No.', 'C', 'Si', 'Mn', 'P', 'S', 'Cr'];
const min = ['', '0.38', '', '0.60', '', '', '0.90'];
const max = ['', '0.45', '0.40', '0.90', '0.025', '0.035', '1.20'];
const heats = [
  ['77120', '0.41', '0.25', '0.75', '0.010', '0.002', '1.05'],
  ['77121', '0.42', '0.26', '0.76', '0.011', '0.003', '1.06'],
];
const draw = (rows: readonly (readonly string[])[], y = 120): Drawn[] =>
  table(rows, { x: 40, y, widths: rows[0]?.map(() => 60) ?? [] });
const read = (...drawn: (readonly Drawn[])[]) =>
  readCertificate(asItems([[...line(40, 90, 'Chemical composition, wt%'), ...drawn.flat()]])).map(
    ({ name, values, doubts }) => [name, values[0]?.value, doubts],
  );

describe('W-02 labels of limits beside several rows', () => {
  it.each(['Spec.', 'Sollwert', '标准值', '規格', '규격'])(
    'W-02 “%s” printed between the rows of minimum and maximum makes both limits, and the heats below are read',
    (label) => {
      const between: Drawn = { text: label, x: 40, y: 141, size: 8 };
      expect(read(draw([head, min, max, ...heats]), [between])).toEqual([
        ['77120', 0.41, []],
        ['77121', 0.42, []],
      ]);
    },
  );

  it('W-02 a row with limits of a few elements neither ends the table nor makes the rows below limits', () => {
    const few = ['Min.', '', '', '', '', '', '0.90'];
    expect(read(draw([head, few, ...heats]))).toEqual([
      ['77120', 0.41, []],
      ['77121', 0.42, []],
    ]);
  });
});

describe('W-02 headings that begin as those of heat numbers', () => {
  it.each(['Heat weight', 'Heat treatment', 'Cast date', 'Heat code', '热处理炉号'])(
    'W-02 the column “%s” does not contain heat numbers',
    (heading) => {
      const rows = [[heading, ...head], ...heats.map((cells, at) => [`${62_500 + at}`, ...cells])];
      expect(read(draw(rows)).map(([name]) => name)).toEqual(['77120', '77121']);
    },
  );
});

describe('W-02 ppm in a row of units above the symbols', () => {
  it('W-02 a single “ppm” above the gases is not the unit of the other contents', () => {
    const gases = ['Heat No.', 'C', 'Si', 'Mn', 'N', 'O'];
    const heat = ['77120', '0.41', '0.25', '0.75', '72', '12'];
    const ppm: Drawn = { text: 'ppm', x: 300, y: 100, size: 8 };
    const [found] = readCertificate(asItems([[...draw([gases, heat]), ppm]]));
    const silent = found?.values.filter(({ doubts }) => doubts.length === 0) ?? [];
    for (const { element, value } of silent)
      expect([element, value]).toEqual([
        element,
        { C: 0.41, Si: 0.25, Mn: 0.75, N: 0.0072, O: 0.0012 }[element as 'C'],
      ]);
  });
});
