import { changesSince } from '@ferrite/calculators/core/calculator.ts';
import { parseInputs } from '@ferrite/calculators/core/evaluate.ts';
import { belowIn, fromQuery } from '@ferrite/calculators/core/inputs/address.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
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
      calculator && texts && parsed?.ok
        ? inputsOf(calculator, { texts, language, below: belowIn(calculator, parameters) }, parsed.inputs)
        : [],
    results:
      calculator && texts
        ? calculator.outputs
            .filter((output) => output.role !== 'detail')
            .flatMap((output) => formatOutput(calculator, output, { texts, language }, row.results))
        : [],
    createdAt: createdAt.toISOString(),
  };
}
