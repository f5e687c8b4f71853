import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { estimate } from '@ferrite/calculators/formulas/measured/fitted-model.ts';
import { ofElement, termsOf } from '@ferrite/calculators/formulas/measured/terms.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fitModel } from './fit.ts';
import { type Row, readRows } from './rows.ts';

const terms = termsOf([ofElement('C'), ofElement('Mn')]);
const fit = { terms, penalty: 0.01, tolerated: 1000, clusters: 4, caseOf: ({ steel }: Row) => steel };

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ferrite-fit-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

function file(...lines: readonly string[]): string {
  const name = path.join(folder, `${fs.readdirSync(folder).length}.csv`);
  fs.writeFileSync(name, `\uFEFFsteel_id,C,Mn,ms_C\n${lines.join('\n')}\n`);
  return name;
}

/** Returns generated measurements: 540 − 300 C − 30 Mn with errors of up to 10 K. */
const madeUp = () =>
  file(
    ...Array.from({ length: 120 }, (_, at) => {
      const [carbon, manganese] = [0.1 + (at % 12) * 0.05, 0.4 + (at % 10) * 0.15];
      const off = ((at * 7) % 21) - 10;
      return `s${at % 60},${carbon},${manganese},${540 - 300 * carbon - 30 * manganese + off}`;
    }),
  );

describe('V-02 a model fitted to measurements', () => {
  it('V-02 the fit finds the coefficients that generated the data, within their standard errors', () => {
    const model = fitModel(readRows(madeUp(), 'ms_C'), fit);
    for (const [name, made] of [
      ['C', -300],
      ['Mn', -30],
    ] as const) {
      const { value, error } = model.coefficients[name] ?? { value: 0, error: 0 };
      expect(Math.abs(value - made)).toBeLessThan(3 * error);
      expect(error).toBeLessThan(Math.abs(made) / 5);
    }
    expect(model.rows).toBe(120);
    expect(model.steels).toBe(60);
  });

  it('V-02 the 90 % band contains nine of ten held-out steels and is no wider than their errors require', () => {
    const { crossValidated } = fitModel(readRows(madeUp(), 'ms_C'), fit);
    expect(crossValidated.covered).toBeGreaterThanOrEqual(0.9);
    expect(crossValidated.meanHalfWidth).toBeLessThan(12);
    expect(crossValidated.rmse).toBeLessThan(8);
  });

  it('V-02 V-03 the band widens continuously away from all measured steels', () => {
    const model = fitModel(readRows(madeUp(), 'ms_C'), fit);
    const half = (manganese: number) => {
      const { low, high } = estimate(model, terms, { C: 0.3, Mn: manganese });
      return (high - low) / 2;
    };
    expect(half(12)).toBeGreaterThan(3 * half(1));
    for (let manganese = 0; manganese < 12; manganese += 0.01)
      expect(Math.abs(half(manganese + 0.01) - half(manganese))).toBeLessThan(0.5);
  });

  it('V-02 the fit is identical for the same measurements in any order', () => {
    const rows = readRows(madeUp(), 'ms_C');
    expect(fitModel(rows, fit)).toEqual(fitModel(rows, fit));
    const { crossValidated } = fitModel(rows.toReversed(), fit);
    expect(crossValidated.rmse).toBeCloseTo(fitModel(rows, fit).crossValidated.rmse, 3);
  });

  it('V-02 no single measured steel is stored: every group represents five or more', () => {
    const { clusters } = fitModel(readRows(madeUp(), 'ms_C'), fit);
    expect(clusters.length).toBeGreaterThan(1);
    for (const { steels } of clusters) expect(steels).toBeGreaterThanOrEqual(5);
  });
});

describe('V-01 invalid table of measurements', () => {
  it.each([
    ['text in a number', ['s1,0.2,many,400'], /row 2, column Mn: "many" is not a number/],
    ['nothing measured', ['s1,0.2,0.5,400', 's2,0.2,0.5,'], /row 3, column ms_C/],
    ['no such column', ['s1,0.2,0.5,400'], /column bs_C/, 'bs_C'],
  ] as const)(
    'V-01 a table of measurements with this fault is rejected with row and column: %s',
    (_, lines, problem, measured: string = 'ms_C') => {
      expect(() => readRows(file(...lines), measured)).toThrow(problem);
    },
  );

  it('V-01 a table of measurements with too few rows is rejected', () => {
    expect(() => fitModel(readRows(file('s1,0.2,0.5,400'), 'ms_C'), fit)).toThrow('1 rows are too few');
  });
});
