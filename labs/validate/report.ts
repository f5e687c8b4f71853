/** Writes docs/accuracy.md: the errors of all models with measurements. */
import fs from 'node:fs';
import path from 'node:path';
import type { MeasuredError, Printing, Ranges } from '@ferrite/calculators/core/calculator.ts';
import { labelsOf } from '@ferrite/calculators/core/texts/common-texts.ts';
import { definitions, findTexts } from '@ferrite/calculators/definitions.ts';
import { bainiteStartModel } from '@ferrite/calculators/formulas/measured/bainite-start.ts';
import type { FittedModel } from '@ferrite/calculators/formulas/measured/fitted-model.ts';
import { grainGrowthModel } from '@ferrite/calculators/formulas/measured/grain-growth.ts';
import { martensiteStartModel } from '@ferrite/calculators/formulas/measured/martensite-start.ts';
import { temperedHardnessModel } from '@ferrite/calculators/formulas/measured/tempered-hardness.ts';
import { tensileStrengthLine } from '@ferrite/calculators/formulas/measured/tensile-strength.ts';
import { findEntry } from '@ferrite/calculators/registry.ts';
import type { DataSet } from './data-set.ts';
import { dataSets } from './data-sets.ts';
import { leftOutLines } from './left-out.ts';
import { trustLines } from './trust.ts';
import type { ModelFigures, Validation } from './validate.ts';

const root = path.join(import.meta.dirname, '../..');
/** Cross-validation errors of the fits, by output; written by `npm run fit`. */
export const leftOutFile = path.join(root, 'labs/fit/left-out.json');
export const leftOutFigures = (): Readonly<Record<string, ModelFigures>> =>
  JSON.parse(fs.readFileSync(leftOutFile, 'utf8'));
export const figuresFile = path.join(root, 'src/features/accuracy/figures.json');
/** File with the same figures as text. */
export const pageFile = path.join(root, 'docs/accuracy.md');

/** File with the number of compared properties of each calculator, for its page. */
export const comparedFile = path.join(root, 'packages/calculators/compared.json');
export const comparedOf = (validations: Validations): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...Map.groupBy(Object.values(validations), ({ calculator }) => calculator)].map(([id, found]) => [
      id,
      found.length,
    ]),
  );

export type Validations = Readonly<Record<string, Validation>>;
/** Reproductions of disputed formulas with their errors, by output. */
export type Printings = Readonly<Record<string, readonly Printing[]>>;

/**
 * Returns the data for the pages of calculators, by file: the figures of their published models. Parts are excluded,
 * because every page loads this data.
 */
export function modelErrors(
  validations: Validations,
  printings: Printings = {},
): Readonly<Record<string, object>> {
  const byCalculator = Map.groupBy(dataSets, (set) => set.calculator);
  const entries = [...byCalculator].flatMap(([id, sets]) => {
    const shown = new Set((definitions[id].models ?? []).map(({ output }) => output));
    const figures = sets
      .flatMap((set) =>
        Object.entries(validations[set.title]?.models ?? {}).map(([output, found]) => ({
          output,
          set,
          found,
        })),
      )
      .filter(({ output }) => shown.has(output))
      .map(({ output, set, found }) => {
        const { n, bias, rmse, within90, inRange } = found;
        const holds = rangeOf(set, found);
        return [
          output,
          {
            n,
            bias,
            rmse,
            within90,
            ...(set.unit === '%' && { isRatio: true }),
            ...(inRange && { inRange }),
            ...(holds && { holds }),
            ...(printings[output] && { printings: printings[output] }),
          },
        ];
      });
    if (figures.length === 0) return [];
    const folder = findEntry(id)?.category ?? '';
    const file = path.join(root, 'packages/calculators', folder, id, 'measured-error.json');
    return [[file, Object.fromEntries(figures)] as const];
  });
  return Object.fromEntries(entries);
}

/** Minimum number of measurements with which a part affects the range of a model. */
const enough = 20;

/** Returns the range confirmed by measurements; undefined if the model is confirmed everywhere. */
function rangeOf({ edges }: DataSet, { parts }: ModelFigures): Ranges | undefined {
  const failed = Object.entries(edges?.within ?? {}).filter(([part]) => {
    const { n = 0, bias = 0 } = parts[part] ?? {};
    return n >= enough && Math.abs(bias) > (edges?.failing ?? Number.POSITIVE_INFINITY);
  });
  return failed.length > 0 ? Object.assign({}, ...failed.map(([, range]) => range)) : undefined;
}

const hundredths = (logarithm: number) => Number((100 * logarithm).toPrecision(3));

type CrossValidated = FittedModel['crossValidated'];
const crossValidated: Readonly<Record<string, CrossValidated>> = {
  msBestC: martensiteStartModel.crossValidated,
  bsBestC: bainiteStartModel.crossValidated,
  bestHRC: temperedHardnessModel.crossValidated,
  // The value is in hundredths, like the other figures of diameters.
  bestUm: {
    ...grainGrowthModel.crossValidated,
    rmse: hundredths(grainGrowthModel.crossValidated.rmse),
    bias: hundredths(grainGrowthModel.crossValidated.bias),
    meanHalfWidth: hundredths(grainGrowthModel.crossValidated.meanHalfWidth),
  },
  RmBest: { ...tensileStrengthLine.crossValidated, meanHalfWidth: tensileStrengthLine.band },
};

const signed = (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value)}`;
const cells = ({ n, bias, rmse, within90 }: MeasuredError) =>
  `${n} | ${signed(bias)} | ${rmse} | ${within90}`;

/** Returns lines on the measurements that the calculator does not accept, by input. */
function rejectedLines({ rejected = {} }: Validation, label: (key: string) => string): readonly string[] {
  const each = Object.entries(rejected);
  if (each.length === 0) return [];
  const sum = each.reduce((total, [, number]) => total + number, 0);
  const inputs = each.map(([key, number]) => `${label(key)} (${number})`).join(', ');
  return [`${sum} of them are left out, as the calculator does not accept their value of: ${inputs}.`, ''];
}

function disputeLines(name: string, unit: string, printings: readonly Printing[] = []): readonly string[] {
  if (printings.length === 0) return [];
  const each = printings.map(({ terms, measured }) =>
    measured
      ? `${terms} (RMSE ${measured.rmse} ${unit}, mean deviation ${signed(measured.bias)}, n ${measured.n})`
      : terms,
  );
  return [`**${name}** is disputed. Reproductions, the one used first: ${each.join('; ')}.`, ''];
}

/** Returns the page as Markdown, the most accurate model first. */
export function accuracyPage(validations: Validations, printings: Printings = {}): string {
  const parts = dataSets.flatMap((set) => {
    const found = validations[set.title];
    const texts = findTexts(set.calculator)?.en;
    if (!found || !texts) return [];
    const labels = labelsOf(definitions[set.calculator], texts);
    const models = Object.entries(found.models).toSorted(([, one], [, other]) => one.rmse - other.rmse);
    const rows = models
      .filter(([output]) => output !== set.fitted)
      .flatMap(([output, figures]) => [
        `| **${labels.output(output)}** | all | ${cells(figures)} |`,
        ...(figures.inRange ? [`| | inside its range | ${cells(figures.inRange)} |`] : []),
        ...Object.entries(figures.parts).map(([name, part]) => `| | ${name} | ${cells(part)} |`),
      ]);
    const disputed = models.flatMap(([output]) =>
      disputeLines(labels.output(output), set.unit, printings[output]),
    );
    const own = set.fitted === undefined ? undefined : crossValidated[set.fitted];
    return [
      `## ${set.title}`,
      '',
      set.published
        ? `${found.rows} published values: ${set.source}. In ${set.unit}.`
        : `${found.rows} measurements of ${found.steels} steels: ${set.source}. \`${set.file}\`, in ${set.unit}.`,
      '',
      ...rejectedLines(found, labels.input),
      ...(own && set.fitted
        ? [
            `**${labels.output(set.fitted)}** is fitted to these measurements. For steels left out of the fit: RMSE ${own.rmse} ${set.unit}, mean deviation ${signed(own.bias)} ${set.unit}; ` +
              `its band, on average ± ${own.meanHalfWidth} ${set.unit}, holds ${Math.round(own.covered * 100)} %.`,
            '',
          ]
        : []),
      '| model | measurements | n | mean deviation | RMSE | 90 % lie within |',
      '|---|---|---|---|---|---|',
      ...rows,
      '',
      ...disputed,
    ];
  });
  return [
    '# Accuracy of the models: calculated and measured values',
    '',
    'Written by `npm run validate -- <folder>`; do not edit. The deviation is the calculated minus the measured value. Parts of the data are listed if they have five or more measurements.',
    'Some formulas were fitted to part of these measurements: their error on other steels is larger.',
    'If a model has fewer measurements (n) than its table states, the others are left out, or the model gives no value for them.',
    '',
    ...trustLines(Object.values(validations)),
    ...leftOutLines(),
    ...parts,
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
