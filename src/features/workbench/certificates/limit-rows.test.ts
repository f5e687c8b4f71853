import { isSummaryLabel, limitSigns, limitWords } from '@ferrite/calculators/core/inputs/summary-labels.ts';
import { labelKind } from '@ferrite/calculators/core/pasted/symbols.ts';
import { describe, expect, it } from 'vitest';
import { asItems, type Drawn, line, table } from '../../../../test/mill-certificates.ts';
import { readCertificate } from './read-certificate.rules.ts';
import { choicesOf } from './take-over.rules.ts';

const symbols = ['C', 'Si', 'Mn', 'P', 'Cr'];
const most = ['0.45', '0.40', '0.90', '0.025', '1.20'];
const drawTable = (rows: readonly (readonly string[])[], y = 120, first = 70): Drawn[] =>
  table(rows, { x: 40, y, widths: (rows[0] ?? []).map((_, at) => (at === 0 ? first : 48)) });
const heading = line(40, 100, 'Chemical composition, wt.%');
const read = (...drawn: (readonly Drawn[])[]) => readCertificate(asItems([[...heading, ...drawn.flat()]]));

describe('W-02 rows of required values', () => {
  const signs = limitSigns.split('|').map((sign) => sign.replace(/\(.*/, ''));
  it.each([...limitWords, ...signs])(
    'W-02 C-04 “%s” labels required values in a certificate, and no heat in a table',
    (word) => {
      expect(labelKind([word])).toBe('limits');
      expect(labelKind([word.toUpperCase()])).toBe('limits');
      expect(isSummaryLabel(word)).toBe(true);
    },
  );

  it.each([
    ...['≤', 'max.', 'Guaranteed', 'garantiert', 'Garantiewerte', '保证值', '保証値', '보증', '보증값'],
    ...['Required', 'Anforderung', 'EN 10083-3', 'DIN EN 10083-3', 'EN10083-3', 'ISO 683-2', 'ASTM A29'],
    ...['JIS G 4053', 'KS D 3867', 'GB/T 3077', 'GB/T 3077-2015', 'SAE J404', 'API 5L', 'AMS 6415'],
  ])('W-02 the only row, labelled “%s”, is marked as required values and not preselected', (label) => {
    const found = read(
      drawTable([
        ['', ...symbols],
        [label, ...most],
      ]),
    );
    expect(found.map(({ doubts }) => doubts)).toEqual([['limits']]);
    expect(found.flatMap((heat) => choicesOf(heat, 'en')).some(({ isTaken }) => isTaken)).toBe(false);
  });

  it('W-02 a label ≤ directly before the first value does not make the row an analysis', () => {
    const found = read(
      drawTable(
        [
          ['', ...symbols],
          ['≤', ...most],
        ],
        120,
        20,
      ),
    );
    expect(found.map(({ doubts }) => doubts)).toEqual([['limits']]);
  });

  it('W-02 a row with a sign that stands apart from its number is not omitted', () => {
    const rows = [
      ['Heat No.', ...symbols],
      ['A1001', '0.41', '0.25', '0.77', '0.012', '1.08'],
      ['', '0.41', '0.25', '0.77', '0.012', '1.08'],
    ];
    const sign = (y: number): Drawn[] => [{ text: '<', x: 248, y, size: 8 }];
    expect(read(drawTable(rows), sign(134), sign(148)).map(({ doubts }) => doubts)).toEqual([
      [],
      ['rows', 'limits'],
    ]);
  });

  it('W-02 a column headed by the number of a standard is marked as required values', () => {
    const rows = [['', 'EN 10083-3'], ...symbols.map((symbol, at) => [symbol, most[at] ?? ''])];
    expect(read(drawTable(rows)).map(({ doubts }) => doubts)).toEqual([['limits']]);
  });

  it('W-02 rows of limits are omitted if the certificate contains an analysis', () => {
    const ladle = ['0.41', '0.25', '0.77', '0.012', '1.08'];
    const found = read(
      drawTable([
        ['', ...symbols],
        ['Guaranteed', ...most],
      ]),
      drawTable(
        [
          ['', ...symbols],
          ['Ladle', ...ladle],
        ],
        200,
      ),
    );
    expect(found.map(({ values, doubts }) => [values[0]?.value, doubts])).toEqual([[0.41, []]]);
  });

  it('W-02 a row with its heat number, limits of detection or a label such as Ladle is an analysis', () => {
    const certain = [
      ['Heat No.', 'A1001 EN 10083-3'],
      ['', ''],
      ['', 'Ladle EN 10083-3'],
      ['', '품질보증서'],
      ['', 'EN 10204'],
    ];
    for (const [head = '', label = ''] of certain)
      expect(
        read(
          drawTable([
            [head, ...symbols],
            [label, ...most],
          ]),
        ).map(({ doubts }) => doubts),
      ).toEqual([[]]);
    const below = ['0.41', '0.25', '0.77', '≤0.002', '<0.01'];
    expect(
      read(
        drawTable([
          ['', ...symbols],
          ['', ...below],
        ]),
      ).map(({ doubts }) => doubts),
    ).toEqual([[]]);
  });
});
