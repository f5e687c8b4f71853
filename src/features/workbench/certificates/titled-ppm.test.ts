import { describe, expect, it } from 'vitest';
import { asItems, type Drawn, line, table } from '../../../../test/mill-certificates.ts';
import { readCertificate } from './read-certificate.rules.ts';
import { choicesOf } from './take-over.rules.ts';

const head = ['Heat', 'C', 'Si', 'Mn', 'P', 'S', 'N'];
const draw = (rows: readonly (readonly string[])[], y = 120): Drawn[] =>
  table(rows, { x: 40, y, widths: head.map(() => 55) });
const readBelow = (title: string, ...rows: readonly (readonly string[])[]) =>
  readCertificate(asItems([[...line(40, 100, title), ...draw([head, ...rows])]]));
const ppm = ['U1', '4100', '2500', '7500', '120', '30', '82'];
const percent = ['U1', '0,41', '0,25', '0,75', '0,010', '0,003', '0,0082'];
const titles = [
  'All values in ppm',
  'Alle Angaben in ppm',
  'Chemical composition (ppm)',
  'Chemische Zusammensetzung in mg/kg',
];

describe('W-02 ppm in the title of a table', () => {
  it.each(titles)('W-02 “%s” is the unit of the values below', (title) => {
    const [heat] = readBelow(title, ppm);
    expect(heat?.values.map(({ element, value }) => [element, value])).toEqual([
      ['C', 0.41],
      ['Si', 0.25],
      ['Mn', 0.75],
      ['P', 0.012],
      ['S', 0.003],
      ['N', 0.0082],
    ]);
    expect(heat?.doubts).toEqual([]);
    expect(heat?.isUnitUnstated).toBe(false);
    // Below 100 ppm, P and S are usual.
    expect(heat?.values.flatMap(({ doubts }) => doubts)).toEqual([]);
  });

  it.each(titles)('W-02 “%s” above contents in percent makes each of them doubtful', (title) => {
    const [heat] = readBelow(title, percent);
    expect(heat?.values.map(({ doubts }) => doubts.length > 0)).toEqual(percent.slice(1).map(() => true));
    expect(heat && choicesOf(heat, 'en').some(({ isTaken }) => isTaken)).toBe(false);
  });

  const gases = ['U1', '0,41', '0,25', '1,75', '0,010', '0,003', '82'];
  it.each([
    ...['Gehalte in Massen-%, N und O in ppm', 'wt%, N in ppm', 'Chemical composition in %, gases in ppm'],
    ...['N [ppm], Gehalte in Gew.-%', '化学成分 %, N・O ppm'],
  ])('W-02 “%s” gives the unit of nitrogen only', (title) => {
    const [heat] = readBelow(title, gases);
    expect(heat?.values.map(({ element, value }) => [element, value])).toEqual([
      ['C', 0.41],
      ['Si', 0.25],
      ['Mn', 1.75],
      ['P', 0.01],
      ['S', 0.003],
      ['N', 0.0082],
    ]);
    expect(heat?.values.flatMap(({ doubts }) => doubts)).toEqual([]);
  });

  it('W-02 nitrogen in percent below “N in ppm” is doubtful', () => {
    const [heat] = readBelow('wt%, N in ppm', percent);
    expect(heat?.values.filter(({ doubts }) => doubts.length > 0).map(({ element }) => element)).toEqual([
      'N',
    ]);
  });

  it.each(['Gehalte in Massen-%, N und O in ppm', 'N in ppm', 'wt%, gases in ppm'])(
    'W-02 “%s” does not make ppm the unit of all values',
    (title) => {
      const [heat] = readBelow(title, percent);
      expect(heat?.values.slice(0, 5).map(({ value }) => value)).toEqual([0.41, 0.25, 0.75, 0.01, 0.003]);
    },
  );
});
