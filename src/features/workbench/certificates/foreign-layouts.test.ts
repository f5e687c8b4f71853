/** Tests layouts of certificates for which the reader was not designed. */
import { describe, expect, it } from 'vitest';
import { asItems, type Certificate, line, table } from '../../../../test/mill-certificates.ts';
import { readCertificate } from './read-certificate.rules.ts';

const read = (certificate: Certificate) =>
  readCertificate(asItems(certificate)).map(({ name, grade, values, doubts }) => ({
    name,
    grade,
    doubts,
    contents: Object.fromEntries(
      values.map(({ element, value, isBelow }) => [element, isBelow ? `<${value}` : value]),
    ),
    doubtful: values.filter((value) => value.doubts.length > 0).map(({ element }) => element),
  }));

describe('W-02 certificates of other layouts', () => {
  it('W-02 a table drawn with pipe characters is read with heat number and grade after their labels', () => {
    const found = read([
      [
        ...line(40, 60, 'Heat | 5523-A | Grade | 34CrNiMo6'),
        ...table(
          [
            ['| Elem.', '| C', '| Si', '| Mn', '| Cr', '| Ni |'],
            ['| wt.%', '| 0.35', '| 0.26', '| 0.68', '| 1.52', '| 1.49 |'],
            ['| max.', '| 0.38', '| 0.40', '| 0.80', '| 1.70', '| 1.70 |'],
          ],
          { x: 40, y: 80, widths: [60, 50, 50, 50, 50, 50], align: 'left' },
        ),
      ],
    ]);
    expect(found).toEqual([
      {
        ...{ name: '5523-A', grade: '34CrNiMo6', doubts: [], doubtful: [] },
        contents: { C: 0.35, Si: 0.26, Mn: 0.68, Cr: 1.52, Ni: 1.49 },
      },
    ]);
  });

  it.each(['42CrMo4 +QT (1.7225)', 'S355 J2 +N', '100Cr6+AC', '42CrMo4 (+QT)', 'S355J2+N-Z25'])(
    'W-02 the grade %s is read as printed',
    (grade) => {
      const analysis = table(
        [
          ['C', 'Si', 'Mn', 'P', 'S'],
          ['0.41', '0.25', '0.77', '0.012', '0.004'],
        ],
        { x: 40, y: 100, widths: [40, 40, 40, 40, 40] },
      );
      const found = read([[...line(40, 70, `Heat No. A17712 Grade ${grade}`), ...analysis]]);
      expect(found.map((heat) => [heat.name, heat.grade])).toEqual([['A17712', grade]]);
    },
  );

  it('W-02 each value has its row as printed, without the heading and the title of the table', () => {
    const title = line(40, 70, 'Heat No. A17712 Grade 42CrMo4');
    const rowsOf = (certificate: Certificate) =>
      readCertificate(asItems(certificate)).flatMap(({ values }) => values.map(({ place }) => place.row));
    const ladle = table(
      [
        ['', 'C', 'Si', 'Mn', 'P'],
        ['Ladle', '0.41', '0.25', '<0.77', '0.012'],
      ],
      { x: 40, y: 90, widths: [50, 40, 40, 40, 40] },
    );
    expect(rowsOf([[...title, ...ladle]])).toEqual(Array(4).fill('Ladle 0.41 0.25 <0.77 0.012'));
    const column = table(
      [
        ['Element', 'Ladle %'],
        ['C', '0.41'],
        ['Si', '0.25'],
        ['Mn', '0.77'],
      ],
      { x: 40, y: 90, widths: [60, 60], align: 'left' },
    );
    expect(rowsOf([[...title, ...column]])).toEqual(['C 0.41', 'Si 0.25', 'Mn 0.77']);
    const pairs = line(40, 90, 'C 0.41 % Si 0.25 % Mn 0.77 %');
    expect(rowsOf([[...title, ...pairs]])).toEqual(Array(3).fill('C 0.41% Si 0.25% Mn 0.77%'));
  });

  it('W-02 a unit directly after its symbol belongs only to that symbol', () => {
    const symbols = ['C', 'Si', 'Mn', 'Cr', 'N ppm', 'B ppm'];
    const [found] = read([
      [
        ...line(40, 70, 'Heat No. A17712'),
        ...table([symbols, ['0.182', '0.27', '1.33', '0.14', '82', '<5']], {
          ...{ x: 120, y: 90, align: 'left' },
          widths: symbols.map(() => 55),
        }),
      ],
    ]);
    expect(found?.contents).toEqual({ C: 0.182, Si: 0.27, Mn: 1.33, Cr: 0.14, N: 0.0082, B: '<0.0005' });
    expect(found?.doubtful).toEqual([]);
  });

  it('W-02 a transposed table with German names has one heat per column, named by its heading', () => {
    const found = read([
      [
        ...line(40, 70, 'Chemische Zusammensetzung (Massenanteil in %)'),
        ...table(
          [
            ['', 'Schmelze 881231', 'Schmelze 881232'],
            ['Kohlenstoff', '0,41', '0,42'],
            ['Silizium', '0,24', '0,22'],
            ['Mangan', '0,76', '0,79'],
            ['Schwefel', '0,021', '< 0,002'],
            ['Chrom', '1,06', '1,08'],
          ],
          { x: 40, y: 90, widths: [100, 100, 100], align: 'left' },
        ),
      ],
    ]);
    expect(found.map(({ name, contents }) => [name, contents])).toEqual([
      ['881231', { C: 0.41, Si: 0.24, Mn: 0.76, S: 0.021, Cr: 1.06 }],
      ['881232', { C: 0.42, Si: 0.22, Mn: 0.79, S: '<0.002', Cr: 1.08 }],
    ]);
  });

  it('W-02 an analysis split into two tables is joined by its row labels for ladle and product, and marked as uncertain', () => {
    const widths = [40, 60, 60, 60, 60];
    const found = read([
      [
        ...line(40, 60, 'Cast: 60417'),
        ...line(40, 80, 'Heat analysis [%]'),
        ...table(
          [
            ['', 'C', 'Si', 'Mn', 'P'],
            ['L', '0.031', '0.44', '1.71', '0.031'],
            ['P', '0.033', '0.45', '1.70', '0.030'],
          ],
          { x: 40, y: 96, widths },
        ),
        ...table(
          [
            ['', 'Cr', 'Ni', 'Ti', 'Mo'],
            ['L', '17.31', '9.12', '0.31', '0.28'],
            ['P', '17.28', '9.10', '0.30', '0.28'],
          ],
          { x: 40, y: 146, widths },
        ),
      ],
    ]);
    expect(found.map(({ name, doubts, contents }) => [name, doubts, contents])).toEqual([
      [
        '60417',
        ['rows'],
        { C: 0.031, Si: 0.44, Mn: 1.71, P: 0.031, Cr: 17.31, Ni: 9.12, Ti: 0.31, Mo: 0.28 },
      ],
      ['60417', ['rows'], { C: 0.033, Si: 0.45, Mn: 1.7, P: 0.03, Cr: 17.28, Ni: 9.1, Ti: 0.3, Mo: 0.28 }],
    ]);
  });

  it('W-02 whole numbers with a factor only in the title are marked as uncertain and not preselected', () => {
    const symbols = ['C', 'Si', 'Mn', 'P', 'S'];
    const [found] = read([
      [
        ...line(40, 70, 'CHEMICAL COMPOSITION (x10-3 %)'),
        ...table([symbols, ['452', '231', '745', '17', '8']], {
          ...{ x: 110, y: 90 },
          widths: symbols.map(() => 45),
        }),
      ],
    ]);
    expect(new Set(found?.doubtful)).toEqual(new Set(symbols));
  });
});
