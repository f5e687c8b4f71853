/**
 * `npm run validate -- <folder of csv>`: compares the calculators with measurements and writes
 * src/features/accuracy/figures.json, docs/accuracy.md and `measured-error.json` beside each calculator that shows
 * models. Tables missing in the folder are skipped. `--print` only prints, e.g. for the user's own measurements.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readRows } from '../fit/rows.ts';
import { minPerBin } from './bins.ts';
import { dataSets } from './data-sets.ts';
import { compare, disputes } from './printings.ts';
import {
  accuracyPage,
  comparedFile,
  comparedOf,
  figuresFile,
  leftOutFigures,
  modelErrors,
  pageFile,
} from './report.ts';
import { validate } from './validate.ts';

const [folder, ...options] = process.argv.slice(2).toSorted((one) => (one.startsWith('--') ? 1 : -1));
if (!folder || folder.startsWith('--'))
  throw new Error('Name the folder with the measurements: npm run validate -- <folder>');
const there = dataSets.filter(({ file, published }) => published || fs.existsSync(path.join(folder, file)));
if (there.every(({ published }) => published))
  throw new Error(
    `${folder} has none of ${dataSets.flatMap(({ file, measured, published }) => (published ? [] : [`${file} (${measured})`])).join(', ')}.`,
  );

const found = Object.fromEntries(
  there.map((set) => [
    set.title,
    validate(set.published ?? readRows(path.join(folder, set.file), set.measured), set),
  ]),
);
for (const { title, fitted } of there) {
  const figures = fitted && leftOutFigures()[fitted];
  const validation = found[title];
  if (figures && validation) validation.models[fitted] = figures;
}
const printings = Object.fromEntries(
  disputes
    .filter(({ data }) => there.some(({ file }) => file === data.file))
    .map((dispute) => [
      dispute.output,
      compare(dispute, readRows(path.join(folder, dispute.data.file), dispute.data.measured)),
    ]),
);
// Otherwise a point of the diagram would represent a single row.
if (!options.includes('--print'))
  for (const { models } of Object.values(found))
    for (const [output, { n }] of Object.entries(models)) if (n < minPerBin) delete models[output];
const page = accuracyPage(found, printings);
if (options.includes('--print')) process.stdout.write(page);
else {
  fs.writeFileSync(figuresFile, `${JSON.stringify(found, null, 2)}\n`);
  fs.writeFileSync(pageFile, page);
  fs.writeFileSync(comparedFile, `${JSON.stringify(comparedOf(found), null, 2)}\n`);
  for (const [file, figures] of Object.entries(modelErrors(found, printings)))
    fs.writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
}
