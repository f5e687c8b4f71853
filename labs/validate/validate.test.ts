import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { definitions } from '@ferrite/calculators/definitions.ts';
import { registry } from '@ferrite/calculators/registry.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRows } from '../fit/rows.ts';
import type { DataSet } from './data-set.ts';
import { dataSets } from './data-sets.ts';
import { compare, disputes } from './printings.ts';
import {
  accuracyPage,
  comparedFile,
  comparedOf,
  figuresFile,
  modelErrors,
  pageFile,
  type Validations,
} from './report.ts';
import { trustLines } from './trust.ts';
import { validate } from './validate.ts';

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ferrite-validate-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const martensite = dataSets[0] as DataSet;
const calculated = (output: string) => (C: number) => {
  const result = evaluate(definitions['transformation-temperatures'], { C });
  return result.ok ? Number(result.values[output]) : Number.NaN;
};
const [andrews, stevenHaynes] = [calculated('msAndrewsC'), calculated('msStevenHaynesC')];
function table(text: string): string {
  const file = path.join(folder, `${fs.readdirSync(folder).length}.csv`);
  fs.writeFileSync(file, text);
  return file;
}

describe('V-01 deviation of models from measurements', () => {
  it('V-01 bias, RMSE and 90 % quantile are computed from calculated minus measured values', () => {
    const off = [-10, -10, 0, 10, 30];
    const lines = off.map((each, at) => `s${at},0.3,${andrews(0.3) - each}`);
    const { models, rows, steels } = validate(
      readRows(table(`steel_id,C,ms_C\n${lines.join('\n')}\n`), 'ms_C'),
      martensite,
    );
    expect([rows, steels]).toEqual([5, 5]);
    expect(models['msAndrewsC']).toMatchObject({ n: 5, without: 0, bias: 4, rmse: 15.5, within90: 30 });
  });

  it('V-01 rows inside and outside the author’s range are reported separately, and rows without a value are counted', () => {
    // Range of Steven and Haynes: 0.1 to 0.55 % C.
    const lines = [0.3, 0.4, 0.9].map((C) => `${C},${stevenHaynes(C) - (C > 0.6 ? 80 : 5)}`);
    const found = validate(readRows(table(`C,ms_C\n${lines.join('\n')}\n`), 'ms_C'), martensite);
    expect(found.models['msStevenHaynesC']).toMatchObject({ n: 3, inRange: { n: 2, bias: 5 } });
    const refused = validate(readRows(table('C,ms_C\n0.3,300\n90,300\n'), 'ms_C'), martensite);
    expect(refused.models['msAndrewsC']).toMatchObject({ n: 1, without: 1 });
    expect(refused.rejected).toEqual({ C: 1 });
  });

  it('V-01 a table with a hundred thousand rows is read', { timeout: 120_000 }, () => {
    const text = `C,ms_C\n${'0.3,400\n'.repeat(100_000)}`;
    expect(readRows(table(text), 'ms_C')).toHaveLength(100_000);
  });

  it.each([
    ['no rows', 'C,ms_C\n', /has no rows/],
    ['no measured column', 'C,Mn\n0.3,1\n', /has no column ms_C/],
    ['text in a number', 'C,ms_C\n0.3,400\nlow,390\n', /row 3, column C: "low" is not a number/],
    ['ppm for wt %', 'C,N,ms_C\n0.3,120,400\n', /column N: 120 is not a content in wt %/],
    ['a row of another length', 'C,ms_C\n0.3,400,7\n', /is not a table/],
  ])(
    'V-01 a table of measurements with this fault is rejected with the fault and its place: %s',
    (_, text, problem) => {
      expect(() => readRows(table(text), 'ms_C')).toThrow(problem);
    },
  );

  it('V-01 docs/accuracy.md and calculator pages state the values of src/features/accuracy/figures.json', () => {
    const found: Validations = JSON.parse(fs.readFileSync(figuresFile, 'utf8'));
    const printings = Object.fromEntries(
      disputes.map(({ calculator, output }) => [
        output,
        definitions[calculator].models?.find((model) => model.output === output)?.printings ?? [],
      ]),
    );
    expect(accuracyPage(found, printings)).toBe(fs.readFileSync(pageFile, 'utf8'));
    expect(JSON.parse(fs.readFileSync(comparedFile, 'utf8'))).toEqual(comparedOf(found));
    const shown = Object.entries(modelErrors(found, printings));
    expect(shown.length).toBeGreaterThan(0);
    for (const [file, figures] of shown) expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual(figures);
  });

  it('V-01 every published model of a measured property has its accuracy on the page', () => {
    const { models = [] } = definitions['transformation-temperatures'];
    const without = models.filter(({ output, measured }) => /^(ms|bs)/.test(output) && !measured);
    expect(without.map(({ output }) => output)).toEqual([]);
    for (const { output, measured } of models)
      if (measured) expect(measured.rmse, output).toBeGreaterThanOrEqual(Math.abs(measured.bias));
  });
});

describe('V-08 disputed formulas', () => {
  it('V-08: of several versions of a disputed formula the one closest to measurements is used, and the page lists all', () => {
    for (const { calculator, output } of disputes) {
      const { printings = [], formula } =
        definitions[calculator].models?.find((model) => model.output === output) ?? {};
      const errors = printings.map(({ measured }) => measured?.rmse ?? Number.NaN);
      expect(errors.length, output).toBeGreaterThan(1);
      expect(errors[0], output).toBe(Math.min(...errors));
      expect(formula, output).toBeDefined();
    }
  });

  it('V-08: a version of a disputed formula is compared only with measured steels that contain the disputed element', () => {
    const file = path.join(folder, 'tungsten.csv');
    fs.writeFileSync(file, 'C,W,ms_C\n0.4,0,300\n0.4,1,310\n0.4,2,290\n');
    const dispute = disputes.find(({ output }) => output === 'msRowlandLyleC');
    const printings = dispute ? compare(dispute, readRows(file, 'ms_C')) : [];
    expect(printings.map(({ measured }) => measured?.n)).toEqual([2, 2]);
    const [without, with20] = printings.map(({ measured }) => measured?.bias ?? 0);
    expect((without ?? 0) - (with20 ?? 0)).toBeCloseTo((1.5 * 20) / 1.8, 0);
  });
});

describe('V-05 confidence in each calculator', () => {
  it('V-05 each of the 38 calculators has two lines: its comparison with measurements, and the sources of its formulas', () => {
    const lines = trustLines(Object.values(JSON.parse(fs.readFileSync(figuresFile, 'utf8')) as Validations));
    const heads = lines.filter((line) => line.startsWith('- **'));
    expect(heads).toHaveLength(registry.length);
    expect(heads.filter((line) => line.includes('Compared. ')).length).toBeGreaterThanOrEqual(16);
    for (const line of heads)
      expect(line).toMatch(/Not compared with measurements: .+\.|Compared\. .+ within /);
    expect(lines.filter((line) => line.startsWith('  Sources read'))).toHaveLength(registry.length);
  });
});
