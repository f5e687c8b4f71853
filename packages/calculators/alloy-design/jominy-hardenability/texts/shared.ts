/** Texts shared by all languages. */
import { distances } from '../../../formulas/hardenability/end-quench-curve.ts';

/** One label per tabulated distance; `{d}` stands for the distance. */
export const tabulated = (sentence: string, comma = false): Readonly<Record<string, string>> =>
  Object.fromEntries(
    distances.map((each) => [
      `a255At${String(each).replace('.', '_')}MmHRC`,
      sentence.replace('{d}', comma ? String(each).replace('.', ',') : String(each)),
    ]),
  );
