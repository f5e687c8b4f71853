/** `npm run fit -- <folder of csv>`: refits the fitted models from measurements and prints their errors. */
import fs from 'node:fs';
import path from 'node:path';
import { bainiteStartTerms } from '@ferrite/calculators/formulas/measured/bainite-start.ts';
import {
  fittedGrowth,
  grainGrowthTerms,
  grownFrom,
  grownPart,
  isLowAlloy,
} from '@ferrite/calculators/formulas/measured/grain-growth.ts';
import { martensiteStartTerms } from '@ferrite/calculators/formulas/measured/martensite-start.ts';
import {
  temperedHardnessTerms,
  temperingParameter,
} from '@ferrite/calculators/formulas/measured/tempered-hardness.ts';
import { leftOutFile } from '../validate/report.ts';
import { figuresOfPairs } from '../validate/validate.ts';
import { type Fit, fitModel, leftOutPairs } from './fit.ts';
import { fitLine, lineLeftOut } from './line.ts';
import { type Row, readRows } from './rows.ts';

type Property<Case> = Fit<Case> & {
  readonly file: string;
  readonly measured: string;
  /** Output of the calculator that uses the fit. */
  readonly output: string;
  /** Returns whether a row is used for the fit; by default all rows are. */
  readonly only?: (row: Row) => boolean;
  /** True if the logarithm is fitted. */
  readonly isLogarithmic?: boolean;
};

/** Fit with its rows, with the type of its terms hidden. */
const ready =
  <Case>({ file, measured, output, only, isLogarithmic = false, ...fit }: Property<Case>) =>
  (folder: string) => {
    const read = readRows(path.join(folder, file), measured).filter((row) => only?.(row) ?? true);
    if (!isLogarithmic)
      return { output, model: fitModel(read, fit), leftOut: figuresOfPairs(leftOutPairs(read, fit)) };
    const rows = read.map((row) => ({ ...row, measured: Math.log(row.measured) }));
    const leftOut = leftOutPairs(rows, fit).map((pair) => ({
      measured: Math.exp(pair.measured),
      calculated: Math.exp(pair.calculated),
    }));
    return { output, model: fitModel(rows, fit), leftOut: figuresOfPairs(leftOut, isLogarithmic) };
  };

const byAnalysis = ({ steel }: Row) => steel;
const parameterOf = (row: Row) =>
  temperingParameter(row.numberIn('temperature_C'), row.numberIn('time_s') / 3600);

const heldOf = (row: Row) => ({
  steel: row.steel,
  celsius: row.numberIn('temperature_C'),
  hours: row.numberIn('time_h'),
});
const initialOf = (row: Row) => (row.has('initial_um') ? row.numberIn('initial_um') : null);

const properties = {
  'martensite-start': ready({
    file: 'ms.csv',
    measured: 'ms_C',
    output: 'msBestC',
    terms: martensiteStartTerms,
    penalty: 2,
    tolerated: 35,
    // Handbook values are rounded more and repeat each other; they scatter twice as much.
    weight: ({ set }) => (set === 'handbook' ? 0.25 : 1),
    clusters: 60,
    caseOf: byAnalysis,
  }),
  'bainite-start': ready({
    file: 'bs.csv',
    measured: 'bs_C',
    output: 'bsBestC',
    terms: bainiteStartTerms,
    penalty: 1,
    tolerated: 100,
    clusters: 8,
    caseOf: byAnalysis,
  }),
  'tempered-hardness': ready({
    file: 'tempered_hardness.csv',
    measured: 'hardness_HRC',
    output: 'bestHRC',
    terms: temperedHardnessTerms,
    penalty: 1,
    tolerated: 100,
    clusters: 5,
    narrow: 0.5,
    caseOf: (row) => ({ steel: row.steel, parameter: parameterOf(row) }),
    treatedBy: parameterOf,
  }),
  'grain-growth': ready({
    file: 'grain_growth.csv',
    measured: 'diameter_um',
    output: 'bestUm',
    only: ({ steel }) => isLowAlloy(steel),
    isLogarithmic: true,
    terms: grainGrowthTerms,
    // The target is the diameter grown from zero; time has its own fixed exponent.
    target: (row) => fittedGrowth(grownPart(Math.exp(row.measured), initialOf(row)), row.numberIn('time_h')),
    valueFrom: (row, target) => Math.log(grownFrom(target, row.numberIn('time_h'), initialOf(row))),
    penalty: 5,
    tolerated: 100,
    clusters: 4,
    caseOf: heldOf,
    treatedBy: (row) => row.numberIn('temperature_C'),
  }),
};

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder with the measurements: npm run fit -- <folder>');
const leftOutFigures: Record<string, unknown> = {};
for (const [name, fitted] of Object.entries(properties)) {
  const { output, model, leftOut } = fitted(folder);
  leftOutFigures[output] = leftOut;
  const target = path.join(
    import.meta.dirname,
    '../../packages/calculators/formulas/measured',
    `${name}.json`,
  );
  fs.writeFileSync(target, `${JSON.stringify(model, null, 2)}\n`);
  process.stdout.write(
    `${name}: ${model.rows} rows, ${model.steels} steels, ${model.clusters.length} clusters, ${JSON.stringify(model.crossValidated)}\n`,
  );
}

const bars = readRows(path.join(folder, 'quenched_tempered_strength.csv'), 'tensile_MPa');
const strength = fitLine(bars, 'hardness_HV');
leftOutFigures['RmBest'] = figuresOfPairs(lineLeftOut(bars, 'hardness_HV'));
fs.writeFileSync(leftOutFile, `${JSON.stringify(leftOutFigures, null, 2)}\n`);
fs.writeFileSync(
  path.join(import.meta.dirname, '../../packages/calculators/formulas/measured/tensile-strength.json'),
  `${JSON.stringify(strength, null, 2)}\n`,
);
process.stdout.write(`tensile-strength: ${JSON.stringify(strength)}\n`);
