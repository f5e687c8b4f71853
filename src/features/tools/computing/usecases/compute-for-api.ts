import { findDefinition } from '@ferrite/calculators/definitions.ts';
import type { AppError } from '../../../../platform/server/errors/errors.ts';
import { refuse } from '../../refusals.ts';
import { requireEntry } from '../../uses/require-entry.ts';
import { countUses } from '../../uses/usecases/count-uses.ts';
import type { UseTerms } from '../../uses/usecases/deps.ts';
import { type AmbiguousCell, ambiguousCell, type Batch } from '../batch.ts';
import type { ComputeCaller } from '../compute-caller.ts';
import { type ProgramAnswer, withUnused } from '../program-answer.ts';
import type { Intervals } from '../spreads.ts';
import { computeIntervals } from './compute-intervals.ts';
import { computeResults } from './compute-results.ts';
import { computeRows } from './compute-rows.ts';
import type { ComputeDeps } from './deps.ts';

/**
 * Computes for the API, with the intervals of results whose inputs have a ±; counts as a use if the inputs can be
 * computed. Validation errors are part of the result.
 */
export async function computeForApi(
  { computing, uses }: ComputeDeps,
  { id, inputs }: { readonly id: string; readonly inputs: Readonly<Record<string, unknown>> },
  computer: ComputeCaller,
  terms?: UseTerms,
): Promise<ProgramAnswer & { readonly intervals?: Intervals }> {
  const compute = async () => {
    const evaluated = await computeResults(computing, { id, inputs });
    const calculator = findDefinition(id);
    if (!evaluated.ok || !calculator) return evaluated;
    const intervals = await computeIntervals(computing, { id, inputs }, computer.memberId);
    return { ...withUnused(calculator, inputs, evaluated), ...(intervals && { intervals }) };
  };
  return countUses(uses, computer, terms, (countUse) => countUse(id, compute, ({ ok }) => ok));
}

/**
 * Computes a batch; counts as one use if a row is computed. Failed rows contain their errors.
 * @returns `{id, results, failed}` as JSON
 * @throws AppError 403 `tools.premium_required` without premium; otherwise as `computeRows`
 */
export async function computeBatchForApi(
  { computing, uses }: ComputeDeps,
  { id, rows, signal }: Batch,
  computer: ComputeCaller,
  terms?: UseTerms,
): Promise<Buffer> {
  const entry = requireEntry(id);
  if (!computer.isPremium) throw refuse('tools.premium_required', { about: 'Batches require' });
  const compute = async () => {
    const ambiguous = ambiguousCell(rows);
    if (ambiguous) throw refusedNumber(ambiguous);
    return computeRows(computing, { id: entry.id, rows, signal }, computer.memberId);
  };
  const { text } = await countUses(uses, computer, terms, (countUse) =>
    countUse(entry.id, compute, ({ computed }) => computed > 0),
  );
  return text;
}

function refusedNumber(cell: AmbiguousCell): AppError {
  const { row, column, readings } = cell;
  return refuse('tools.ambiguous_number', {
    about: cell,
    fields: { row, column, readings: [...readings] },
  });
}
