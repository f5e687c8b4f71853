/** Entry point of a worker thread that runs calculators for API clients. */

import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { findDefinition } from '@ferrite/calculators/definitions.ts';
import { rowText } from '../features/tools/computing/batch.ts';
import { withUnused, withUnusedSpreads } from '../features/tools/computing/program-answer.ts';
import { createSpreadsWork } from '../features/tools/computing/spreads.ts';
import { computeSection } from '../features/workbench/section/compute-section.ts';
import { findSteels } from '../features/workbench/section/requirement/find-steels.ts';
import { serveWork } from '../platform/server/work/serve-work.ts';

function calculatorOf(id: string) {
  const calculator = findDefinition(id);
  if (!calculator) throw new Error(`Unknown calculator ${id}.`);
  return calculator;
}

serveWork({
  section: computeSection,
  sectionSteels: findSteels,
  one: (id: string, inputs: unknown) => evaluate(calculatorOf(id), inputs),
  spreads: createSpreadsWork(calculatorOf),
  rows: (id: string, inputs: readonly unknown[]) => {
    const calculator = calculatorOf(id);
    return rowText(inputs, (each) =>
      withUnusedSpreads(calculator, each, withUnused(calculator, each, evaluate(calculator, each))),
    );
  },
});
