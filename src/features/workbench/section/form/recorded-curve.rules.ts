/** Cooling curve of the probe from a recording: headings, plateau at the start and noise. */
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { maxReadPoints, minCurvePoints, sectionLimits } from '../section.rules.ts';
import { columnUnits, readFieldQuantity } from './field-quantity.rules.ts';

/** Fluctuation in K that is smoothed; a recording that rises by more is refused. */
export const curveToleranceK = 1;

/** Maximum number of heading rows before the first row of numbers. */
const maxHeadings = 50;

/** Row of a recording: time in s, temperature in °C, line in the text. */
type Row = { readonly seconds: number; readonly celsius: number; readonly line: number };

/** Rows left out and changes; `noiseK` is the largest change of a temperature. */
export type Cleaned = { readonly headings: number; readonly plateau: number; readonly noiseK: number };

type Recorded =
  | { readonly rows: readonly Row[]; readonly cleaned: Cleaned }
  | { readonly problem: { readonly kind: 'curve' } | { readonly kind: 'curveRow'; readonly line: number } };

const isDate = (text: string): boolean => /^\d{1,4}[./:-]\d{1,2}[./:-]\d{1,4}/.test(text);
const isHeading = (text: string): boolean => !/^[+-]?[.,]?\d/.test(text) || isDate(text);

/** Returns the row of a line; null without two numbers within their limits. */
function readRow(text: string, line: number, language: Language): Row | null {
  const cells = text.trim().split(/[\s;]+/);
  const [seconds, celsius] = columnUnits.curve.map((unit, at) => {
    const reading = readFieldQuantity(cells[at] ?? '', unit, language);
    return 'kind' in reading ? Number.NaN : reading.value;
  }) as [number, number];
  const { curveS, surfaceC } = sectionLimits;
  const isWithin = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
    value >= min && value <= max;
  return cells.length === 2 && isWithin(seconds, curveS) && isWithin(celsius, surfaceC)
    ? { seconds, celsius, line }
    : null;
}

/** Returns the number of rows before the last one at the highest temperature, within the tolerance. */
function plateauOf(rows: readonly Row[]): number {
  const top = Math.max(...rows.map(({ celsius }) => celsius)) - curveToleranceK;
  return Math.max(
    0,
    rows.findLastIndex(({ celsius }) => celsius >= top),
  );
}

type Block = Row & { readonly count: number; readonly rows: readonly Row[] };

/**
 * Returns the falling curve with the least squared deviation (pool adjacent violators); rows that would have the same
 * temperature are one row at their mean time.
 */
function fallingCurve(rows: readonly Row[]): readonly Block[] {
  const blocks: Block[] = [];
  for (const row of rows) {
    let block: Block = { ...row, count: 1, rows: [row] };
    for (let last = blocks.at(-1); last && last.celsius <= block.celsius; last = blocks.at(-1)) {
      blocks.pop();
      const count = last.count + block.count;
      const mean = (key: 'seconds' | 'celsius') =>
        (last.count * last[key] + block.count * block[key]) / count;
      block = {
        ...{ seconds: mean('seconds'), celsius: mean('celsius'), line: last.line, count },
        rows: [...last.rows, ...block.rows],
      };
    }
    blocks.push(block);
  }
  return blocks;
}

const isFalling = (rows: readonly Row[]): boolean =>
  rows.every(({ celsius }, at) => celsius < (rows[at - 1]?.celsius ?? Number.POSITIVE_INFINITY));

const deviationsOf = ({ rows, celsius }: Block): readonly number[] =>
  rows.map((row) => Math.abs(row.celsius - celsius));

/** Returns the row with the largest rise over the row before it. */
function steepestRise(rows: readonly Row[]): Row | undefined {
  const rises = rows.slice(1).map(({ celsius }, at) => celsius - (rows[at]?.celsius ?? celsius));
  return rows[1 + rises.indexOf(Math.max(...rises))];
}

/** Cuts the plateau and smooths the noise of a recording; the problem names the line that rises by more. */
function smooth(rows: readonly Row[], headings: number): Recorded {
  if (isFalling(rows)) return { rows, cleaned: { headings, plateau: 0, noiseK: 0 } };
  const plateau = plateauOf(rows);
  const top = Math.max(...rows.map(({ celsius }) => celsius));
  const blocks = fallingCurve(rows.slice(plateau));
  const rising = blocks.find((block) => Math.max(...deviationsOf(block)) > curveToleranceK);
  const wrong =
    // Noise may put a row before the end of the plateau below its tolerance.
    rows.slice(0, plateau).find(({ celsius }) => top - celsius > 2 * curveToleranceK) ??
    (rising && steepestRise(rising.rows));
  if (wrong) return { problem: { kind: 'curveRow', line: wrong.line } };
  if (blocks.length < minCurvePoints) return { problem: { kind: 'curve' } };
  const noiseK = Math.max(...blocks.flatMap(deviationsOf));
  return { rows: blocks, cleaned: { headings, plateau, noiseK } };
}

/** Reads a recording: rows of time in s and temperature in °C, which may begin with headings and a plateau. */
export function readRecordedCurve(text: string, language: Language): Recorded {
  const lines = text
    .split('\n')
    .map((row, at) => ({ row: row.trim(), line: at + 1 }))
    .filter(({ row }) => row !== '');
  const first = lines
    .slice(0, maxHeadings + 1)
    .findIndex(({ row }) => !isHeading(row.split(/[\s;]+/)[0] ?? ''));
  const headings = Math.max(0, first);
  const data = lines.slice(headings);
  if (data.length < minCurvePoints || data.length > maxReadPoints) return { problem: { kind: 'curve' } };
  const rows: Row[] = [];
  for (const { row, line } of data) {
    const found = readRow(row, line, language);
    if (!found || found.seconds <= (rows.at(-1)?.seconds ?? -1))
      return { problem: { kind: 'curveRow', line } };
    rows.push(found);
  }
  return smooth(rows, headings);
}
