/** Tests several heat numbers above one row of values, and heat numbers printed between the rows of a heat. */
import { describe, expect, it } from 'vitest';
import { asItems, type Drawn, line, table } from '../../../../../test/mill-certificates.ts';
import { readCertificate } from '../read-certificate.rules.ts';

type Rows = readonly (readonly string[])[];

const draw = (rows: Rows, y = 100): Drawn[] =>
  table(rows, { x: 40, y, widths: (rows[0] ?? []).map(() => 50), align: 'left' });
const read = (...drawn: readonly (readonly Drawn[])[]) => readCertificate(asItems([drawn.flat()]));

describe('W-02 several heat numbers above one row of values', () => {
  const rows: Rows = [
    ['', 'C', 'Mn', 'P', 'S'],
    ['%', '0.16', '1.40', '0.012', '0.01'],
  ];

  it.each([
    [['Heat No. H40011 H40012'], ['H40011', 'H40012']],
    [['Heat No.: H40011, H40012, H40013'], ['H40011', 'H40012', 'H40013']],
    [['Schmelze 881231 / 881232'], ['881231', '881232']],
    [
      ['Heat A111', 'Heat B222'],
      ['A111', 'B222'],
    ],
    [
      ['Heat: A111', 'Heat: B222'],
      ['A111', 'B222'],
    ],
  ])(
    'W-02 %j: the values are assigned to none of them, and reported as doubtful with all heat numbers',
    (titles, heats) => {
      const above = titles.map((title, at) => line(40, 60 + 16 * at, title));
      const found = read(...above, draw(rows));
      expect(found).toHaveLength(1);
      expect(found[0]).toMatchObject({ heats, doubts: ['heats'] });
      expect(found[0]?.name).toBeUndefined();
    },
  );

  it.each(['Heat No. H40011 Grade 42CrMo4', 'Heat No. H40011 42CrMo4', 'Heat: H40011 12.05.2026 3 pcs'])(
    'W-02 %s: text after a heat number with another format is not a heat number',
    (title) => {
      expect(read(line(40, 60, title), draw(rows))).toMatchObject([{ name: 'H40011', doubts: [] }]);
    },
  );
});

describe('W-02 heat numbers printed between the rows of a heat, as in merged cells', () => {
  const head = ['Heat No.', '', 'C', 'Si', 'Mn', 'P'];
  const row = (label: string, carbon: string) => ['', label, carbon, '0.2', '1.4', '0.01'];

  it.each([
    ['Ladle', 'Product'],
    ['L', 'P'],
    ['1', '2'],
  ])('W-02 rows %s and %s belong to the heat number between them', (first, second) => {
    const carbons = ['0.16', '0.17', '0.42', '0.43', '0.30', '0.31'];
    const rows = carbons.map((carbon, at) => row(at % 2 === 0 ? first : second, carbon));
    const names = ['A111', 'B222', 'C333'].map((name, at) => line(40, 121 + 28 * at, name));
    const found = read(draw([head, ...rows]), ...names);
    expect(found.map(({ name, values }) => [name, values[0]?.value])).toEqual(
      carbons.map((carbon, at) => [['A111', 'B222', 'C333'][Math.floor(at / 2)], Number(carbon)]),
    );
  });

  it.each([0, 1, 2])(
    'W-02 of three rows with the heat number in row %i, no row gets that of another heat',
    (at) => {
      const rows = Array.from({ length: 6 }, (_, index) => {
        const cells = row(['L', 'P1', 'P2'][index % 3] ?? '', `0.${16 + index}`);
        return index % 3 === at ? [index < 3 ? 'A111' : 'B222', ...cells.slice(1)] : cells;
      });
      for (const [index, { name, doubts }] of read(draw([head, ...rows])).entries()) {
        expect([index < 3 ? 'A111' : 'B222', undefined]).toContain(name);
        if (name === undefined) expect(doubts).toContain('rows');
      }
    },
  );
});
