/** Tests contents of a heat that are stated as an upper limit, and values that are wider than their column. */
import { describe, expect, it } from 'vitest';
import { asItems, type Drawn, line, table } from '../../../../test/mill-certificates.ts';
import { readCertificate } from './read-certificate.rules.ts';
import { choicesOf } from './take-over.rules.ts';

const head = ['Heat', 'C', 'Si', 'Mn', 'P', 'S', 'Cr', 'B'];
const good = ['A1001', '0.42', '0.25', '0.75', '0.010', '0.004', '1.05', '0.0004'];
const draw = (rows: readonly (readonly string[])[], width: number): Drawn[] =>
  table(rows, { x: 40, y: 120, widths: head.map(() => width), align: 'left' });
const read = (rows: readonly (readonly string[])[], width = 70) =>
  readCertificate(
    asItems([[...line(40, 100, 'Chemical composition, wt%'), ...draw([head, ...rows], width)]]),
  );
const rowWith = (cells: Readonly<Record<string, string>>, name = 'A1002') =>
  good.map((each, at) => (at === 0 ? name : (cells[head[at] ?? ''] ?? each)));

describe('W-02 upper limits in the row of a heat', () => {
  it.each(['max. 0.005', 'max 0.005', 'max.0.005', '0.005 max', '0.005 max.', '최대 0.005', '最大 0.005'])(
    'W-02 “%s” in one cell of a heat is a content of at most 0.005',
    (cell) => {
      const heats = read([good, rowWith({ S: cell })]);
      expect(heats.map(({ name, doubts, unread }) => [name, doubts, unread])).toEqual([
        ['A1001', [], []],
        ['A1002', [], []],
      ]);
      expect(heats[1]?.values.map(({ value, isBelow }) => (isBelow ? `<${value}` : value))).toEqual([
        ...[0.42, 0.25, 0.75, 0.01, '<0.005', 1.05, 0.0004],
      ]);
      expect(heats[1]?.values.every(({ doubts }) => doubts.length === 0)).toBe(true);
    },
  );

  it('W-02 decimal commas beside “max.” are decimal commas', () => {
    const rows = [good, rowWith({ S: 'max. 0,005' })].map((row) => row.map((cell) => cell.replace('.', ',')));
    const heats = read(rows.map((row) => row.map((cell) => cell.replace('max,', 'max.'))));
    expect(heats[1]?.values.find(({ element }) => element === 'S')).toMatchObject({
      value: 0.005,
      doubts: [],
    });
  });

  it('W-02 a heat with several upper limits, or a high one, is listed but not preselected', () => {
    for (const cells of [{ S: 'max. 0.005', B: 'max. 0.0005' }, { Cr: 'max. 0.30' }] as const) {
      const heats = read([good, rowWith(cells)]);
      expect(heats.map(({ doubts }) => doubts)).toEqual([[], ['limits']]);
      expect(heats[1] && choicesOf(heats[1], 'en').some(({ isTaken }) => isTaken)).toBe(false);
    }
  });

  it.each([
    [['max.', '0.45', '0.40', '0.90', '0.025', '0.035', '1.20', '0.0050']],
    [['', '0.45', '0.40', '0.90', '0.025', 'max. 0.035', '1.20', '0.0050']],
    [['', '0.45 max', '0.40 max', '0.90 max', '0.025 max', '0.035 max', '1.20 max', '0.0050 max']],
    [['42CrMo4', '0.38-0.45', 'max. 0.40', '0.60-0.90', 'max. 0.025', 'max. 0.035', '0.90-1.20', '']],
    [['Grade', 'max 0.45', 'max 0.40', 'max 0.90', 'max 0.025', 'max 0.035', 'max 1.20', '']],
  ])('W-02 %j is a row of limits', (row) => {
    expect(read([good, row]).map(({ name }) => name)).toEqual(['A1001']);
  });
});

describe('W-02 values that are wider than the last column', () => {
  it.each([
    '0.0005 미만',
    '0.0005 未満',
    'kleiner 0.0005',
    'kleiner als 0.0005',
    'less than 0.0005',
    '< LOD 0.0005',
  ])('W-02 “%s” in the last column is read, and the other contents are certain', (cell) => {
    for (const width of [36, 44, 60]) {
      const [heat, other] = read([rowWith({ B: cell }), good], width);
      expect([heat?.name, heat?.doubts, other?.name]).toEqual(['A1002', [], 'A1001']);
      expect(heat?.values.find(({ element }) => element === 'B')).toMatchObject({
        value: 0.0005,
        isBelow: true,
      });
      expect(heat?.values.flatMap(({ doubts }) => doubts)).toEqual([]);
    }
  });

  it('W-02 a number of the next table is not a value of the last column', () => {
    const [heat] = readCertificate(
      asItems([[...draw([head, good], 44), ...line(400, 120, 'Rm'), ...line(400, 134, '1045')]]),
    );
    expect(heat?.values.find(({ element }) => element === 'B')?.value).toBe(0.0004);
  });
});
