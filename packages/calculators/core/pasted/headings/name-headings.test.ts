import { describe, expect, it } from 'vitest';
import { isDate, isHeatHeading, isNameHeading, namesAnalysis } from './name-headings.ts';

describe('C-04 headings of columns of names', () => {
  it.each([
    'Heat',
    'Heat No.',
    'Cast',
    'Melt #',
    'Ht. No.',
    'Heat/Lot No.',
    'Schm.-Nr.',
    'Schmelznummer',
    'Chg.-Nr.',
    '炉罐号',
    'ヒート番号',
    'チャージ No.',
    '차지번호',
    'Schmelze',
    'Chargen-Nr.',
    '炉号',
    '溶鋼番号',
    'チャージ',
    '히트',
    '강번',
  ])('C-04 “%s” is a heading of heat names', (heading) => {
    expect([isHeatHeading(heading), isNameHeading(heading)]).toEqual([true, true]);
  });

  it.each([
    'Name',
    'Sample',
    'Sample ID',
    'Probennummer',
    'Bezeichnung',
    'Lot No.',
    '试样号',
    '試料',
    '이름',
  ])('C-04 “%s” is a heading of names', (heading) => {
    expect([isHeatHeading(heading), isNameHeading(heading)]).toEqual([false, true]);
  });

  it.each(['Heat treatment', 'Preheat', 'Date', 'Schmelze Datum', 'Grade', 'Shift', 'C', ''])(
    'C-04 “%s” is not a heading of names',
    (heading) => {
      expect(isNameHeading(heading)).toBe(false);
    },
  );

  it('C-04 “Ladle” and “Stückanalyse” name an analysis of a heat, “Heat” and “Item” do not', () => {
    expect(['Ladle', '(Product)', 'Stückanalyse:', '成品', '레들'].every(namesAnalysis)).toBe(true);
    expect(['Heat', 'Item', 'Analysis', 'Ist-Nr'].some(namesAnalysis)).toBe(false);
  });

  it.each(['2026-11-03', '3.11.2026', '2026/11/03 08:15', '2026年11月3日', '03-Nov-2026', '11/3/26'])(
    'C-04 “%s” is a date',
    (cell) => {
      expect(isDate('', cell)).toBe(true);
    },
  );

  it.each(['26-1234', 'A1', '812345', '1.7225', '12.5', 'B-77/2'])('C-04 “%s” is not a date', (cell) => {
    expect(isDate('', cell)).toBe(false);
  });
});
