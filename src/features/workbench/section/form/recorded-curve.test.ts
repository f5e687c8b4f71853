import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curveToleranceK, readRecordedCurve } from './recorded-curve.rules.ts';

/** Temperature of the probe after a time in the medium, °C. */
const quenched = (seconds: number): number => 60 + (790 / (1 + Math.exp((seconds - 12) / 2.5))) * 1.008;
const textOf = (rows: readonly (readonly [number, number])[]) =>
  rows.map(([seconds, celsius]) => `${seconds.toFixed(2)}\t${celsius.toFixed(2)}`).join('\n');
const sampled = (count: number) =>
  Array.from({ length: count }, (_, at) => [at / 10, quenched(at / 10)] as const);

function read(text: string) {
  const found = readRecordedCurve(text, 'en');
  if ('problem' in found) throw new Error(JSON.stringify(found.problem));
  return found;
}

describe('recording of the cooling curve of the probe', () => {
  it('W-04 heading rows before the numbers are skipped and counted', () => {
    const headings = 'ISO 9950 oil A\n2026-11-28 10:15\nTime [s]\tT centre [°C]\n\n';
    const { rows, cleaned } = read(headings + textOf(sampled(200)));
    expect(cleaned).toEqual({ headings: 3, plateau: 0, noiseK: 0 });
    expect(rows).toHaveLength(200);
    expect(rows[0]?.line).toBe(5);
  });

  it('W-04 the plateau at the start is cut up to its last row, so that cooling begins there', () => {
    const plateau = [850, 850, 849.8, 850.1, 850].map((celsius, at) => [at / 10, celsius] as const);
    const cooling = [820, 760, 690, 600, 480].map((celsius, at) => [0.5 + at / 10, celsius] as const);
    const { rows, cleaned } = read(textOf([...plateau, ...cooling]));
    expect(cleaned).toMatchObject({ plateau: 4, noiseK: 0 });
    expect(rows.map(({ seconds, celsius }) => [seconds, celsius])).toEqual([[0.4, 850], ...cooling]);
  });

  it('W-04 noise of ± 0.3 K is smoothed to a strictly falling curve within the tolerance of the true temperatures', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -0.3, max: 0.3, noNaN: true }), { minLength: 300, maxLength: 300 }),
        (noise) => {
          const noisy = sampled(300).map(([s, c], at) => [s, c + (noise[at] ?? 0)] as const);
          const { rows, cleaned } = read(textOf(noisy));
          for (const [at, row] of rows.entries()) {
            const before = rows[at - 1];
            expect(!before || (row.seconds > before.seconds && row.celsius < before.celsius)).toBe(true);
            expect(Math.abs(row.celsius - quenched(row.seconds))).toBeLessThan(curveToleranceK);
          }
          expect(cleaned.noiseK).toBeLessThanOrEqual(curveToleranceK);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('W-04 a strictly falling curve stays unchanged', () => {
    const rows = sampled(150);
    const found = read(textOf(rows));
    expect(found.cleaned).toEqual({ headings: 0, plateau: 0, noiseK: 0 });
    expect(found.rows.map(({ celsius }) => celsius)).toEqual(
      rows.map(([, celsius]) => Number(celsius.toFixed(2))),
    );
  });

  it.each([
    ['a rise by more than the tolerance', '0 850\n1 800\n2 700\n3 720\n4 600\n5 500', 4],
    ['a heating before the plateau', '0 700\n1 850\n2 850\n3 800\n4 600\n5 500\n6 400', 1],
    ['a time that does not rise', '0 850\n1 800\n1 700\n3 650\n4 600', 3],
    ['a row without two numbers', 'time temp\n0 850\n1 800\n2 x\n3 650\n4 600', 4],
    ['a temperature outside the limits', '0 850\n1 8000\n2 700\n3 650\n4 600', 2],
    ['a temperature below zero', '0 850\n1 800\n2 700\n3 650\n4 -5', 5],
    ['a time above the limit', '0 850\n1 800\n2 700\n3 650\n3601 600', 5],
    ['a row with three numbers', '0 850\n1 800 20\n2 700\n3 650\n4 600', 2],
    ['the largest of two rises', '0 850\n1 800\n2 700\n3 702\n4 710\n5 600\n6 500\n7 400', 5],
    ['a fall of more than 2 K within the plateau', '0 850\n1 847.9\n2 850\n3 800\n4 600\n5 500\n6 400', 2],
    ['a date in the data', '0 850\n1 800\n2026-11-28 700\n3 650\n4 600', 3],
    ['the 51st heading', `${'x\n'.repeat(51)}0 850\n1 800\n2 700\n3 650\n4 600`, 1],
  ])('W-04 %s is refused with its line', (_, text, line) => {
    expect(readRecordedCurve(text, 'en')).toEqual({ problem: { kind: 'curveRow', line } });
  });

  it('W-04 up to 50 headings are skipped, also such that begin with a date or contain numbers', () => {
    const rows = '0 850\n1 800\n2 700\n3 650\n4 600';
    const headings = ['28.11.2026 10:15:00 oil', 'T1 in 20 s', 'probe: 12.5 mm', ...Array(47).fill('x')];
    expect(read(`${headings.join('\n')}\n${rows}`).cleaned.headings).toBe(50);
    expect(read(`1/2/26 08:00\n${rows}`).cleaned.headings).toBe(1);
  });

  it('W-04 several spaces, semicolons and spaces around a row separate its two numbers', () => {
    const { rows } = read('  0 ;  850  \n 1;800\n2\t\t700\n3  650\n 4 ; 600 ');
    expect(rows.map(({ seconds, celsius }) => [seconds, celsius])).toEqual([
      [0, 850],
      [1, 800],
      [2, 700],
      [3, 650],
      [4, 600],
    ]);
  });

  it('W-04 the limits of time and temperature themselves, numbers without leading zero and a rise of exactly 2 K are accepted', () => {
    expect(read('0 1300\n.5 800\n1 700\n2 600\n3600 0').rows).toHaveLength(5);
    const { rows, cleaned } = read('0 850\n1 800\n2 700\n3 702\n4 600\n5 500\n6 400');
    expect(rows.map(({ celsius }) => celsius)).toEqual([850, 800, 701, 600, 500, 400]);
    expect(cleaned).toEqual({ headings: 0, plateau: 0, noiseK: 1 });
  });

  it('W-04 five rows that remain after smoothing are accepted, four are refused', () => {
    expect(read('0 850\n1 800\n2 700\n3 700\n4 650\n5 600').rows).toHaveLength(5);
    expect(readRecordedCurve('0 850\n1 800\n2 700\n3 700\n4 600', 'en')).toEqual({
      problem: { kind: 'curve' },
    });
  });

  it('W-04 too few rows, also after smoothing, and headings alone are refused', () => {
    for (const text of ['', 'time temperature', '0 850\n1 800', '0 850\n1 850\n2 850\n3 850\n4 850\n5 850'])
      expect(readRecordedCurve(text, 'en')).toEqual({ problem: { kind: 'curve' } });
  });
});
