/** Many rows through one calculator: in small portions, so that several batches take turns, and charged by time. */
import type { Evaluated } from '@ferrite/calculators/core/evaluate.ts';
import { readNumber } from '@ferrite/calculators/core/inputs/read-number.ts';

/** So long one portion should take; then another batch has its turn. */
const portionMs = 40;
const firstPortion = 10;

type Good = Extract<Evaluated, { ok: true }>;
/** A row's answer; the inputs as read back would only be repeated. */
type BatchRow = Extract<Evaluated, { ok: false }> | Pick<Good, 'ok' | 'values' | 'warnings'>;

/** A text that may mean two numbers, and where it stands: `row` counts from 1, `column` is the input's key. */
export type AmbiguousCell = {
  readonly row: number;
  readonly column: string;
  readonly text: string;
  readonly readings: readonly [decimal: number, grouped: number];
};

/** The first text of a batch that may mean two numbers. Whoever writes one so writes them all so: nothing is computed. */
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

/** What a portion gave: its rows' answers as JSON, separated by commas, and what it cost. */
export type Portion = { readonly text: string; readonly failed: number; readonly ms: number };

/** Computes a portion. Its answers leave as one text: a thousand of them as objects would cost more to hand over than to compute. */
export function rowText(rows: readonly unknown[], evaluate: (inputs: unknown) => Evaluated): Portion {
  const begun = performance.now();
  let failed = 0;
  const texts = rows.map((row) => {
    const evaluated = evaluate(row);
    if (!evaluated.ok) failed += 1;
    return JSON.stringify(answerOf(evaluated));
  });
  return { text: texts.join(','), failed, ms: performance.now() - begun };
}

function answerOf(evaluated: Evaluated): BatchRow {
  if (!evaluated.ok) return evaluated;
  const { ok, values, warnings } = evaluated;
  return { ok, values, warnings };
}

/** Rows for one calculator. `signal` ends the work when nobody waits for it any more. */
export type Batch = {
  readonly id: string;
  readonly rows: readonly unknown[];
  readonly signal?: AbortSignal | undefined;
};

/**
 * Computes all rows, portion by portion, each as large as its time allows.
 * @param compute does one portion
 * @param charge is told the milliseconds of each portion, and may refuse to go on by throwing
 * @returns `{id, results, failed}` as JSON
 */
export async function computeBatch(
  { id, rows, signal }: Batch,
  compute: (rows: readonly unknown[]) => Promise<Portion>,
  charge: (ms: number) => Promise<void>,
): Promise<Buffer> {
  const pieces = [`{"id":${JSON.stringify(id)},"results":[`];
  let failed = 0;
  let size = firstPortion;
  for (let at = 0; at < rows.length && !signal?.aborted; ) {
    const portion = await compute(rows.slice(at, at + size));
    pieces.push(at > 0 ? ',' : '', portion.text);
    failed += portion.failed;
    at += size;
    size = Math.max(1, Math.min(4 * size, Math.round((size * portionMs) / Math.max(portion.ms, 0.01))));
    await charge(portion.ms);
  }
  pieces.push(`],"failed":${failed}}`);
  return Buffer.from(pieces.join(''));
}
