/** Two tables of a mill certificate with different elements of the same heats, for tests. */
import { readCertificate } from '../src/features/workbench/certificates/read-certificate.rules.ts';
import { asItems, type Drawn, table } from './mill-certificates.ts';

export type Rows = readonly (readonly string[])[];

/** Draws a table with its top left corner at `x` and `y`; its first column is wider than the others. */
export const draw = (rows: Rows, x: number, y = 80, width = 40): Drawn[] =>
  table(rows, { x, y, widths: (rows[0] ?? []).map((_, at) => (at === 0 ? 60 : width)), align: 'left' });
/** Reads drawn tables. @returns for each heat its name, its contents by element and all doubts */
export const read = (...drawn: readonly (readonly Drawn[])[]) =>
  readCertificate(asItems([drawn.flat()])).map(({ name, doubts, values }) => [
    name,
    Object.fromEntries(values.map(({ element, value }) => [element, value])),
    ...doubts,
    ...values.flatMap((value) => value.doubts),
  ]);

/** Table on the left of a page. */
export const left: Rows = [
  ['Heat', 'C', 'Mn', 'P'],
  ['A101', '0.16', '1.40', '0.012'],
  ['A102', '0.17', '1.41', '0.011'],
];
/** Contents in {@link left}. */
export const [a101, a102] = [
  { C: 0.16, Mn: 1.4, P: 0.012 },
  { C: 0.17, Mn: 1.41, P: 0.011 },
];
/** Table with other elements of two heats. */
export const others = (first: string, second: string, label = 'Heat'): Rows => [
  [label, 'Cr', 'Ni', 'Mo'],
  [first, '0.50', '0.60', '0.20'],
  [second, '0.10', '0.20', '0.05'],
];
/** Contents in {@link others}. */
export const [high, low] = [
  { Cr: 0.5, Ni: 0.6, Mo: 0.2 },
  { Cr: 0.1, Ni: 0.2, Mo: 0.05 },
];
