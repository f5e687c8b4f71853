/** Tests grades and dates in the place of a heat number. */
import { describe, expect, it } from 'vitest';
import { asItems, type Drawn, line, table } from '../../../../../test/mill-certificates.ts';
import { readCertificate } from '../read-certificate.rules.ts';
import { choicesOf } from '../take-over.rules.ts';

const head = ['Heat No.', 'C', 'Si', 'Mn', 'P', 'S'];
const good = ['A71001', '0.41', '0.25', '0.75', '0.010', '0.003'];
const draw = (rows: readonly (readonly string[])[], y = 100): Drawn[] =>
  table(rows, { x: 40, y, widths: head.map(() => 60), align: 'left' });
const read = (...drawn: readonly (readonly Drawn[])[]) => readCertificate(asItems([drawn.flat()]));

describe('W-02 grades and dates are no heat numbers', () => {
  it.each(['42CrMo4', '16MnCr5', '34CrNiMo6', 'X5CrNi18-10', '100Cr6'])(
    'W-02 rows named “%s” below “Heat No.” are no heats of this name and are not preselected',
    (grade) => {
      const heats = read(
        draw([
          head,
          [grade, '0.38', '0.10', '0.60', '0.005', '0.010'],
          [grade, '0.45', '0.40', '0.90', '0.025', '0.035'],
          good,
        ]),
      );
      expect(heats.map(({ name }) => name)).not.toContain(grade);
      expect(heats.map((heat) => choicesOf(heat, 'en').some(({ isTaken }) => isTaken))).toEqual([
        false,
        false,
        true,
      ]);
    },
  );

  it.each(['2024-05-17', '17.05.2024', '42CrMo4'])('W-02 “%s” beside “Heat” is not a heat number', (text) => {
    const [heat] = read(line(40, 80, `Heat ${text}`), draw([head.slice(1), good.slice(1)]));
    expect(heat?.name).toBeUndefined();
  });

  it.each(['24Cr1001', '12NB345', '71001', '24-0517-3'])('W-02 “%s” is a heat number', (name) => {
    expect(read(draw([head, [name, ...good.slice(1)]])).map((heat) => heat.name)).toEqual([name]);
  });
});
