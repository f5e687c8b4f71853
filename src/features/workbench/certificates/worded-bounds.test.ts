import { describe, expect, it } from 'vitest';
import { asItems, type Drawn, line, table } from '../../../../test/mill-certificates.ts';
import { readCertificate } from './read-certificate.rules.ts';
import { choicesOf } from './take-over.rules.ts';

const head = ['Heat', 'C', 'Si', 'Mn', 'P', 'S', 'Cr', 'Mo', 'V', 'Ti'];
const draw = (rows: readonly (readonly string[])[]): Drawn[] =>
  table(rows, { x: 40, y: 120, widths: head.map(() => 64) });
/** Reads a certificate in which the content of vanadium is this text. */
const readWith = (cell: string) => {
  const row = ['B7', '0.42', '0.25', '0.75', '0.010', '0.004', '1.05', '0.21', cell, '0.003'];
  const [heat, ...others] = readCertificate(
    asItems([[...line(40, 100, 'Certificate, wt%'), ...draw([head, row])]]),
  );
  expect(others).toEqual([]);
  return heat;
};
const vanadiumOf = (cell: string) => readWith(cell)?.values.find(({ element }) => element === 'V');

describe('W-02 bounds of a certificate in words', () => {
  it.each([
    'unter 0,005',
    'kleiner 0,005',
    'kleiner als 0,005',
    'weniger als 0.005',
    'under 0.005',
    'below 0.005',
    'less than 0.005',
    'LT 0.005',
    'LT0.005',
    '< NWG 0,005',
    '<NWG 0,005',
    '< LOD 0.005',
    '0.005 미만',
    '0.005미만',
    '0.005 未満',
    '0.005未満',
    '小于0.005',
    '低于 0.005',
    '<=0.005',
    '≦0.005',
    '0.005 이하',
    '0.005이하',
    '0.005以下',
    '≤ 0.005',
  ])('W-02 “%s” is a content below 0.005', (cell) => {
    expect(vanadiumOf(cell)).toMatchObject({ value: 0.005, isBelow: true, doubts: [] });
    expect(readWith(cell)?.doubts).toEqual([]);
  });

  it.each(['ca. 0.005', '~ 0.005', 'about 0.005', '约 0.005', '約0.005', 'über 0.005', '0.005 OK'])(
    'W-02 “%s” is reported as unread, and nothing of the heat is preselected',
    (cell) => {
      const heat = readWith(cell);
      expect(heat?.values.some(({ element }) => element === 'V')).toBe(false);
      expect(heat?.unread).toMatchObject([{ element: 'V' }]);
      expect(heat && choicesOf(heat, 'en').some(({ isTaken }) => isTaken)).toBe(false);
    },
  );

  it('W-02 a row of bounds in words is a row of limits, as a row of ≤ is', () => {
    const limits = [
      '',
      '0.45 以下',
      '0.40 以下',
      '0.90 以下',
      '0.030 以下',
      '0.030 以下',
      '1.2 以下',
      '0.3 以下',
      '0.1 以下',
      '0.1 以下',
    ];
    const row = ['B7', '0.42', '0.25', '0.75', '0.010', '0.004', '1.05', '0.21', '0.004', '0.003'];
    const heats = readCertificate(asItems([draw([head, limits, row])]));
    expect(heats.map(({ name }) => name)).toEqual(['B7']);
  });
});
