/** Batch computation in small portions, so that several batches share the thread; charged by time. */
import { readNumber } from '@ferrite/calculators/core/inputs/read-number.ts';
import type { ProgramAnswer } from './program-answer.ts';

/** Target duration of a portion in milliseconds. */
const portionMs = 40;
const firstPortion = 10;

type Good = Extract<ProgramAnswer, { ok: true }>;
/** Result of a row without its inputs, which the caller already has. */
type BatchRow = Extract<ProgramAnswer, { ok: false }> | Pick<Good, 'ok' | 'values' | 'warnings' | 'unused'>;

/** Number that can be read in two ways. `row` counts from 1; `column` is the key of the input. */
export type AmbiguousCell = {
  readonly row: number;
  readonly column: string;
  readonly text: string;
  readonly readings: readonly [decimal: number, grouped: number];
};

/**
 * Returns the first ambiguous number. A single one rejects the whole batch, because the others likely use the same
 * notation.
 */
export function ambiguousCell(rows: readonly unknown[]): AmbiguousCell | null {
  for (const [at, row] of rows.entries())
    for (const [column, text] of Object.entries(row ?? {})) {
      if (typeof text !== 'string') continue;
      const reading = readNumber(text);
      if (reading.kind === 'ambiguous')
        return { row: at + 1, column, text, readings: [reading.decimal, reading.grouped] };
    }
  return null;
}

/** Result of a portion: JSON rows separated by commas, and the computing time in milliseconds. */
export type Portion = { readonly text: string; readonly failed: number; readonly ms: number };

/** Computes a portion. The rows leave the thread as one string, because passing a thousand objects costs more than computing them. */
export function rowText(rows: readonly unknown[], evaluate: (inputs: unknown) => ProgramAnswer): Portion {
  const begun = performance.now();
  let failed = 0;
  const texts = rows.map((row) => {
    const evaluated = evaluate(row);
    if (!evaluated.ok) failed += 1;
    return JSON.stringify(answerOf(evaluated));
  });
  return { text: texts.join(','), failed, ms: performance.now() - begun };
}

function answerOf(evaluated: ProgramAnswer): BatchRow {
  if (!evaluated.ok) return evaluated;
  const { ok, values, warnings, unused } = evaluated;
  return { ok, values, warnings, ...(unused && { unused }) };
}

/** Batch for one calculator. `signal` aborts it when the client disconnects. */
export type Batch = {
  readonly id: string;
  readonly rows: readonly unknown[];
  readonly signal?: AbortSignal | undefined;
};

/** Response to a batch as JSON, and the number of rows with a result. */
export type ComputedBatch = { readonly text: Buffer; readonly computed: number };

/**
 * Computes all rows in portions that are sized by the target duration.
 * @param compute computes one portion
 * @param charge receives the milliseconds of each portion; may stop the batch by throwing
 * @returns `{id, results, failed}` as JSON, and the number of rows with a result
 */
export async function computeBatch(
  { id, rows, signal }: Batch,
  compute: (rows: readonly unknown[]) => Promise<Portion>,
  charge: (ms: number) => Promise<void>,
): Promise<ComputedBatch> {
  const pieces = [`{"id":${JSON.stringify(id)},"results":[`];
  let failed = 0;
  let done = 0;
  let size = firstPortion;
  for (let at = 0; at < rows.length && !signal?.aborted; ) {
    const portion = await compute(rows.slice(at, at + size));
    pieces.push(at > 0 ? ',' : '', portion.text);
    failed += portion.failed;
    done = Math.min(rows.length, at + size);
    at += size;
    size = Math.max(1, Math.min(4 * size, Math.round((size * portionMs) / Math.max(portion.ms, 0.01))));
    await charge(portion.ms);
  }
  pieces.push(`],"failed":${failed}}`);
  return { text: Buffer.from(pieces.join('')), computed: done - failed };
}
