import {
  type Calculator,
  changesSince,
  type InputValues,
  type Output,
  type OutputValues,
} from '@ferrite/calculators/core/calculator.ts';
import { parseInputs } from '@ferrite/calculators/core/evaluate.ts';
import { belowIn, fromQuery, unitsKey } from '@ferrite/calculators/core/inputs/address.ts';
import { headlineOf } from '@ferrite/calculators/core/models.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { readUnits } from '@ferrite/calculators/core/units/shown-units.ts';
import { findDefinition, findTexts } from '@ferrite/calculators/definitions.ts';
import { calculatorNames } from '@ferrite/calculators/names.ts';
import { pagePath, registry } from '@ferrite/calculators/registry.ts';
import { formatOutput, inputsOf } from '../describe.ts';
import type { SavedRow } from './saved.store.ts';

/** Returns a saved calculation, localized, with the changes of the formula since it was saved. */
export function viewSaved(row: SavedRow, language: Language) {
  const { id, name, calculatorId, query, version, createdAt } = row;
  const entry = registry.find((each) => each.id === calculatorId);
  const calculator = findDefinition(calculatorId);
  const texts = entry && findTexts(entry.id)?.[language];
  const parameters = new URLSearchParams(query);
  const parsed = calculator && parseInputs(calculator, fromQuery(calculator, parameters).inputs);
  const wording = texts && { texts, language, kept: readUnits(parameters.get(unitsKey) ?? '') };
  return {
    id,
    name,
    calculatorId,
    calculator: entry ? calculatorNames[entry.id][language] : calculatorId,
    address: entry ? `/calculators/${pagePath(entry)}?${query}` : null,
    version,
    currentVersion: calculator?.version ?? null,
    changes:
      calculator && texts
        ? changesSince(calculator, version).map((change) => ({
            version: change.version,
            date: change.date,
            text: texts.changes[change.key] ?? change.key,
          }))
        : [],
    inputs:
      calculator && wording && parsed?.ok
        ? inputsOf(calculator, { ...wording, below: belowIn(calculator, parameters) }, parsed.inputs)
        : [],
    results:
      calculator && wording
        ? outputsOf(calculator, parsed?.ok ? parsed.inputs : null, row.results).flatMap((output) =>
            formatOutput(calculator, output, wording, row.results),
          )
        : [],
    createdAt: createdAt.toISOString(),
  };
}

/** Returns the outputs of a saved calculation without details, beginning with the one that the page shows first. */
function outputsOf(
  calculator: Calculator,
  inputs: InputValues | null,
  values: OutputValues,
): readonly Output[] {
  const headline = inputs && headlineOf(calculator, { inputs, values, warnings: [] });
  const outputs = calculator.outputs.filter(({ role }) => role !== 'detail');
  return headline ? [headline, ...outputs.filter((each) => each !== headline)] : outputs;
}
