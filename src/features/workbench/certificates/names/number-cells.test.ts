import { describe, expect, it } from 'vitest';
import { asItems, type Drawn, table } from '../../../../../test/mill-certificates.ts';
import { readCertificate } from '../read-certificate.rules.ts';

const symbols = ['C', 'Si', 'Mn', 'Cr'];
const values = ['0.41', '0.25', '0.77', '1.08'];
const widths = [90, 48, 48, 48, 48];
const draw = (rows: readonly (readonly string[])[], y = 100): Drawn[] => table(rows, { x: 40, y, widths });
const namesIn = (...drawn: (readonly Drawn[])[]) =>
  readCertificate(asItems([drawn.flat()])).map(({ name }) => name);

describe('W-02 cells of heat numbers', () => {
  it.each(['77120 / 77121', '77120, 77121', '77120 und 77121', '77120/77121', 'A 77120 + A 77121'])(
    'W-02 a cell with two heat numbers is the name as printed: %s',
    (printed) => {
      const rows = [
        ['Heat No.', ...symbols],
        [printed, ...values],
        ['77130', ...values],
      ];
      expect(namesIn(draw(rows))).toEqual([printed, '77130']);
    },
  );

  it('W-02 a word after the heat number is not a part of it', () => {
    const rows = [
      ['Heat No.', ...symbols],
      ['77120 Ladle', ...values],
      ['77130 (12)', ...values],
    ];
    expect(namesIn(draw(rows))).toEqual(['77120', '77130']);
  });

  it('W-02 a heat number that ends with a hyphen goes on below', () => {
    const rows = [
      ['Heat No.', ...symbols],
      ['H4001-', ...values],
    ];
    const rest = (y: number) => table([['22']], { x: 40, y, widths });
    expect(namesIn(draw(rows), rest(123))).toEqual(['H4001-22']);
    expect(namesIn(draw(rows), rest(160))).toEqual(['H4001-']);
  });

  it.each([
    [['炉批号', '熔炼炉号'], 'A24001'],
    [['熔炼炉号', '炉批号'], 'B-771'],
    [['Heat / Lot No.', 'Schmelze'], 'A24001'],
  ])('W-02 of the columns %j the one of heats names the row', (labels, name) => {
    const rows = [
      [...labels, ...symbols],
      ['B-771', 'A24001', ...values],
    ];
    const drawn = table(rows, { x: 40, y: 100, widths: [70, ...widths] });
    expect(namesIn(drawn)).toEqual([name]);
  });
});
