/** Tests heat numbers that are printed with a space. */
import { describe, expect, it } from 'vitest';
import { asItems, type Drawn, line, table } from '../../../../../test/mill-certificates.ts';
import { readCertificate } from '../read-certificate.rules.ts';

type Rows = readonly (readonly string[])[];

const draw = (rows: Rows, y = 100): Drawn[] =>
  table(rows, { x: 40, y, widths: (rows[0] ?? []).map(() => 60), align: 'left' });
const namesIn = (...drawn: readonly (readonly Drawn[])[]) =>
  readCertificate(asItems([drawn.flat()])).map(({ name }) => name);

const symbols = ['C', 'Si', 'Mn', 'P', 'S'];
const analyses = [
  ['0.41', '0.25', '0.75', '0.010', '0.003'],
  ['0.43', '0.28', '0.81', '0.014', '0.006'],
];
const rowsWith = (heading: string, ...names: readonly string[]): Rows => [
  [heading, ...symbols],
  ...names.map((name, at) => [name, ...(analyses[at] ?? [])]),
];

describe('W-02 heat numbers with a space', () => {
  it.each(['71 001', '1 234 567', 'A 71001', 'A 71 001', 'A71 001', '123 456'])(
    'W-02 “%s” is one heat number',
    (name) => {
      for (const label of ['Heat No.', 'Heat No.:', 'Schmelze Nr.: ', '炉号:'])
        expect(namesIn(line(40, 80, `${label} ${name}, 12 pcs`), draw([symbols, analyses[0] ?? []]))).toEqual(
          [name],
        );
      expect(namesIn(line(40, 80, `炉号:${name}`), draw([symbols, analyses[0] ?? []]))).toEqual([name]);
      expect(namesIn(draw(rowsWith('Heat No.', name)))).toEqual([name]);
    },
  );

  it('W-02 the numbers of two rows that differ after the space are different', () => {
    expect(namesIn(draw(rowsWith('Heat No.', '71 001', '71 002')))).toEqual(['71 001', '71 002']);
    expect(namesIn(draw(rowsWith('Schmelze', 'A 71001', 'B 71001')))).toEqual(['A 71001', 'B 71001']);
    expect(namesIn(line(40, 80, 'Heat No. 71 001'), draw(rowsWith('Sample', '71 001', '71 002')))).toEqual([
      '71 001',
      undefined,
    ]);
  });

  it('W-02 a number with groups of another length is not cut', () => {
    for (const name of ['71 0012', '71 01', 'A7 12/3', '881 120 bars'])
      expect(namesIn(line(40, 80, `Heat No. ${name}`), draw([symbols, analyses[0] ?? []]))).toEqual([
        undefined,
      ]);
  });

  it('W-02 a number behind letters in a column is not cut', () => {
    const rows = rowsWith('', 'SRA 5521', 'SRB 5521');
    expect(namesIn(line(60, 100, 'Heat'), draw(rows))).toEqual([undefined, undefined]);
  });

  it('W-02 a number behind a whole heat number is not part of it', () => {
    expect(namesIn(line(40, 80, 'Heat No. 71001 120 bars'), draw([symbols, analyses[0] ?? []]))).toEqual([
      '71001',
    ]);
  });
});
